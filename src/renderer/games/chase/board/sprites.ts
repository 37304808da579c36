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
/** So many bitmaps are kept, also of pieces that are out of the window just now; more where moments are gone to in any order. */
const PLENTY = 96;
const PLENTY_OF_ALL = 320;

export class Sprites {
  readonly #sprites = new Map<string, Sprite>();
  /** The latest bitmap of each piece, whatever its size or style: better than a hole while the right one is made. */
  readonly #latest = new Map<string, Sprite>();
  #budget = BUDGET;
  #spent = 0;
  #drawn = 0;
  #missed = false;

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

  /** Forgets what nobody asked for since the last sweep, once there is much of it; `all` keeps more. */
  sweep(all = false): void {
    if (this.#sprites.size <= (all ? PLENTY_OF_ALL : PLENTY)) return;
    for (const [key, sprite] of this.#sprites) {
      if (!sprite.used) this.#sprites.delete(key);
      sprite.used = false;
    }
    for (const [id, sprite] of this.#latest) if (!this.#sprites.has(sprite.key)) this.#latest.delete(id);
  }

  clear(): void {
    this.#sprites.clear();
    this.#latest.clear();
  }

  /** Draws the bitmap of `piece` if there is none yet; answers whether it had to. */
  ahead(piece: Piece, style: SpriteStyle): boolean {
    const before = this.#drawn;
    this.#spent = 0;
    this.get(piece, style);
    return this.#drawn > before;
  }

  /**
   * The bitmap of `piece`. A new one is drawn at once as long as the frame has time left; until then one of another size
   * serves. Undefined: nothing to show yet.
   */
  get(piece: Piece, style: SpriteStyle): HTMLCanvasElement | undefined {
    const pixels = Math.min(MOST_PIXELS, style.pixels);
    const look = `${piece.id}/${piece.face === null ? `back ${piece.back ?? ''}` : ''}/${piece.rotation}/${style.palette.name}/${style.plain}/${litKey(piece.lit)}`;
    const key = `${look}/${pixels}`;
    const known = this.#sprites.get(key);
    if (known !== undefined) {
      known.used = true;
      return known.canvas;
    }
    const stopgap = this.#latest.get(look);
    if (this.#drawn > 0 && this.#spent >= this.#budget) {
      this.#missed = true;
      if (stopgap !== undefined) stopgap.used = true;
      return stopgap?.canvas;
    }
    const start = performance.now();
    const canvas = draw(piece, { ...style, pixels });
    this.#spent += performance.now() - start;
    this.#drawn++;
    const sprite = { canvas, key, used: true };
    this.#sprites.set(key, sprite);
    this.#latest.set(look, sprite);
    return canvas;
  }
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
