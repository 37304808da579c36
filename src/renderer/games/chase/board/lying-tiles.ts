/** The tiles that lie on the table with their markers, each a shape of its own: they come down, turn over, and are taken away. */
import { Group } from 'konva/lib/Group';
import type { Shape } from 'konva/lib/Shape';
import type { Cell } from '../../../../shared/chase/replay';
import { easedBack, easedOut, type AtShare } from '../../../lib/stage/animator';
import { drawLying, drawMark, type LyingTile } from './lying';
import type { SceneTile } from './scene';
import type { Piece } from './sprites';
import type { StageState } from './stage-state';

const PLACE_MS = 180;
const MARK_MS = 170;
const FLIP_MS = 240;

type Move = (name: string, duration: number, step: AtShare) => void;

/** The stage that they lie on. */
interface Ground {
  readonly drawn: (draw: (ctx: CanvasRenderingContext2D) => void) => Shape;
  /** What the stage shows, if the cell is in the window; null where it need not be drawn. */
  readonly stateAt: (cell: Cell) => StageState | null;
  readonly spriteOf: (piece: Piece, state: StageState) => HTMLCanvasElement | undefined;
  /** Other tiles lie there from now on, perhaps with other faces under the same names. */
  readonly others: () => void;
  /** Begins a movement among the tiles, and one of a tile that is seen from above them as well. */
  readonly move: Move;
  readonly turnOver: Move;
  /** Begins the movement of a marker, which is over the table until it lies there. */
  readonly comeDown: Move;
}

export class LyingTiles {
  readonly tiles = new Group({ listening: false });
  readonly marks = new Group({ listening: false });
  readonly #ground: Ground;
  readonly #lying = new Map<string, LyingTile>();

  constructor(ground: Ground) {
    this.#ground = ground;
  }

  /** How far a tile is turned over, from its face (0) to its back (1). */
  turnedOver(id: string): number {
    return this.#lying.get(id)?.over ?? 0;
  }

  /** Whether the marker of a tile is still coming down. */
  comesDown(id: string): boolean {
    return this.#lying.get(id)?.comes === true;
  }

  /** Whether any does. */
  get busy(): boolean {
    return [...this.#lying.values()].some(({ comes }) => comes);
  }

  /** Draws the markers that are still coming down, over the table. */
  drawComing(ctx: CanvasRenderingContext2D): void {
    for (const lying of this.#lying.values()) {
      const { cell } = lying.tile;
      const state = lying.comes ? this.#ground.stateAt(cell) : null;
      if (state === null) continue;
      ctx.save();
      ctx.translate(cell.x + 0.5, cell.y + 0.5);
      drawMark(ctx, lying, state.palette);
      ctx.restore();
    }
  }

  /** Shows these tiles and no others: new ones among those that lie there come down, unless they have to be there at once. */
  show(tiles: readonly SceneTile[], atOnce: boolean): void {
    const fresh = atOnce || !tiles.some((tile) => this.#lying.has(tile.id));
    // Another round may come from a file with faces of its own under the same names.
    const changed = tiles.some((tile) => {
      const known = this.#lying.get(tile.id);
      return known !== undefined && known.tile.face !== tile.face && JSON.stringify(known.tile.face) !== JSON.stringify(tile.face);
    });
    if (fresh || changed) this.#ground.others();
    this.#takeAway(tiles);
    for (const tile of tiles) this.#put(tile, fresh);
  }

  #takeAway(staying: readonly SceneTile[]): void {
    const ids = new Set(staying.map(({ id }) => id));
    for (const [id, lying] of this.#lying) {
      if (ids.has(id)) continue;
      lying.shape.destroy();
      lying.mark.destroy();
      this.#lying.delete(id);
    }
  }

  #put(tile: SceneTile, fresh: boolean): void {
    const { move, turnOver, comeDown, stateAt } = this.#ground;
    // Where nobody sees it, it moves without a frame.
    const moves = !fresh && stateAt(tile.cell) !== null;
    const known = this.#lying.get(tile.id);
    const lying = known ?? this.#made(tile);
    const turns = (tile.turned === null) !== (lying.tile.turned === null);
    const newMark = tile.mark !== null && lying.tile.mark === null;
    lying.tile = tile;
    lying.shape.position(tile.cell);
    lying.mark.position({ x: tile.cell.x + 0.5, y: tile.cell.y + 0.5 });
    if (known === undefined && moves) move(`place ${tile.id}`, PLACE_MS, (share) => (lying.height = 1 - easedOut(share)));
    if (turns) {
      const from = lying.over;
      const to = tile.turned === null ? 0 : 1;
      turnOver(`turn over ${tile.id}`, FLIP_MS, (share) => (lying.over = from + (to - from) * easedOut(share)));
    }
    if (newMark && known !== undefined && moves) {
      comeDown(`mark ${tile.id}`, MARK_MS, (share) => {
        lying.marked = easedBack(share);
        lying.comes = share < 1;
      });
    }
  }

  #made(tile: SceneTile): LyingTile {
    const { drawn, stateAt, spriteOf } = this.#ground;
    const lying: LyingTile = {
      tile,
      shape: drawn((ctx) => {
        const state = stateAt(lying.tile.cell);
        if (state !== null) drawLying(ctx, lying, state.palette, (piece) => spriteOf(piece, state));
      }),
      mark: drawn((ctx) => {
        const state = stateAt(lying.tile.cell);
        if (state !== null && !lying.comes) drawMark(ctx, lying, state.palette);
      }),
      height: 0,
      marked: 1,
      comes: false,
      over: tile.turned === null ? 0 : 1,
    };
    this.tiles.add(lying.shape);
    this.marks.add(lying.mark);
    this.#lying.set(tile.id, lying);
    return lying;
  }
}
