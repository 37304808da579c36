/** Pieces drawn once and shown many times: one bitmap for each face, turn, style and size in device pixels. */
import type { Rotation, Tile } from '../../../../shared/chase/replay';
import { drawTileBack } from '../../../../drawing/chase/back';
import type { Palette } from '../../../../drawing/chase/palette';
import { drawPrison } from '../../../../drawing/chase/prison';
import type { Lit, TileStyle } from '../../../../drawing/chase/style';
import { drawTile } from '../../../../drawing/chase/tile';

export interface Piece {
  /** Names the piece: a tile's id, or `prison`. */
  readonly id: string;
  readonly face: Tile | 'prison' | null;
  readonly rotation: Rotation;
  readonly lit?: Lit | undefined;
  /** The colour of its back (C1), which is drawn where there is no face; the Route tiles' if left out. */
  readonly back?: 'route' | 'start';
}

/** How pieces are drawn now. */
export interface SpriteStyle {
  readonly palette: Palette;
  readonly plain: boolean;
  /** The side of a tile in device pixels, whole. */
  readonly pixels: number;
}

interface Sprite {
  readonly canvas: HTMLCanvasElement;
  readonly key: string;
  used: boolean;
}

/** Below this side decoration is only noise. */
const FULL_DETAIL = 72;
/** Greater bitmaps cost memory without showing more. */
const MOST_PIXELS = 640;
/** Milliseconds of a frame that drawing may take; at least one piece is drawn. */
const BUDGET = 7;
/** The same where a picture has to be whole at once and nothing moves. */
const WHOLE_BUDGET = 60;
/** So many bitmaps are kept, also of pieces that are out of the window just now. */
const PLENTY = 96;
/** So many device pixels of bitmaps are kept where moments are gone to in any order, 4 bytes each: all tiles of a round in a dozen usual sizes. */
const PLENTY_OF_ALL = 12_000_000;

export class Sprites {
  readonly #sprites = new Map<string, Sprite>();
  /** The latest bitmap of each piece, whatever its size or style: better than a hole while the right one is made. */
  readonly #latest = new Map<string, Sprite>();
  #budget = BUDGET;
  #spent = 0;
  #drawn = 0;
  #missed = false;
  /** The device pixels of all that is kept. */
  #area = 0;

  /** Begins a frame; `whole`: one that should lack nothing. */
  begin(whole = false): void {
    this.#budget = whole ? WHOLE_BUDGET : BUDGET;
    this.#spent = 0;
    this.#drawn = 0;
    this.#missed = false;
  }

  /** Whether the frame left pieces to be drawn in a later one. */
  get missed(): boolean {
    return this.#missed;
  }

  /** Forgets what nobody asked for since the last sweep, once there is much of it; `all` keeps more, and forgets what was asked for longest ago. */
  sweep(all = false): void {
    if (all ? !this.full : this.#sprites.size <= PLENTY) return;
    for (const [key, sprite] of this.#sprites) {
      if (all ? this.full : !sprite.used) {
        this.#sprites.delete(key);
        this.#area -= sprite.canvas.width * sprite.canvas.height;
      }
      sprite.used = false;
    }
    for (const [id, sprite] of this.#latest) if (!this.#sprites.has(sprite.key)) this.#latest.delete(id);
  }

  /** As much is kept as may be where moments are gone to in any order: nothing more is drawn ahead. */
  get full(): boolean {
    return this.#area > PLENTY_OF_ALL;
  }

  clear(): void {
    this.#sprites.clear();
    this.#latest.clear();
    this.#area = 0;
  }

  /** Draws the bitmap of `piece` if there is none yet; answers whether it had to. */
  ahead(piece: Piece, style: SpriteStyle): boolean {
    const look = lookOf(piece, style);
    const pixels = Math.min(MOST_PIXELS, style.pixels);
    if (this.#sprites.has(`${look}/${pixels}`)) return false;
    this.#made(piece, { ...style, pixels }, look);
    return true;
  }

  /**
   * The bitmap of `piece`. A new one is drawn at once as long as the frame has time left; until then one of another size
   * serves. Undefined: nothing to show yet.
   */
  get(piece: Piece, style: SpriteStyle): HTMLCanvasElement | undefined {
    const pixels = Math.min(MOST_PIXELS, style.pixels);
    const look = lookOf(piece, style);
    const key = `${look}/${pixels}`;
    const known = this.#sprites.get(key);
    if (known !== undefined) {
      known.used = true;
      // What was asked for last stands last.
      this.#sprites.delete(key);
      this.#sprites.set(key, known);
      return known.canvas;
    }
    const stopgap = this.#latest.get(look);
    if (this.#drawn > 0 && this.#spent >= this.#budget) {
      this.#missed = true;
      if (stopgap !== undefined) stopgap.used = true;
      return stopgap?.canvas;
    }
    const start = performance.now();
    const canvas = this.#made(piece, { ...style, pixels }, look);
    this.#spent += performance.now() - start;
    this.#drawn++;
    return canvas;
  }

  #made(piece: Piece, style: SpriteStyle, look: string): HTMLCanvasElement {
    const canvas = draw(piece, style);
    const sprite = { canvas, key: `${look}/${style.pixels}`, used: true };
    this.#sprites.set(sprite.key, sprite);
    this.#latest.set(look, sprite);
    this.#area += style.pixels * style.pixels;
    return canvas;
  }
}

/** What tells the bitmaps of pieces apart, their size aside. */
function lookOf(piece: Piece, { palette, plain }: SpriteStyle): string {
  const back = piece.face === null ? `back ${piece.back ?? ''}` : '';
  return `${piece.id}/${back}/${piece.rotation}/${palette.name}/${plain}/${litKey(piece.lit)}`;
}

function litKey(lit: Lit | undefined): string {
  return lit === undefined ? '' : `${lit.direction}:${lit.corners.join('+')}`;
}

function draw(piece: Piece, style: SpriteStyle): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = style.pixels;
  canvas.height = style.pixels;
  const ctx = canvas.getContext('2d');
  if (ctx === null) return canvas;
  const tileStyle: TileStyle = {
    palette: style.palette,
    plain: style.plain,
    rotation: piece.rotation,
    lit: piece.lit,
    detail: style.pixels < FULL_DETAIL ? 'low' : 'full',
  };
  if (piece.face === 'prison') drawPrison(ctx, style.pixels, tileStyle);
  else if (piece.face === null) drawTileBack(ctx, piece.back ?? 'route', style.pixels, tileStyle);
  else drawTile(ctx, piece.face, style.pixels, tileStyle);
  return canvas;
}
