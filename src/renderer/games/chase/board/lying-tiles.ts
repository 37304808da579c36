/** The tiles that lie on the table with their markers, each a shape of its own: they come down, turn over, and are taken away. */
import { Group } from 'konva/lib/Group';
import type { Shape } from 'konva/lib/Shape';
import type { Cell } from '../../../../shared/chase/replay';
import { neighbour, sameCell, DIRECTIONS } from '../../../../rules/chase/compass';
import { easedBack, easedOut, type AtShare } from '../../../lib/stage/animator';
import { drawBelow, drawLying, drawMark, type LyingTile } from './lying';
import type { SceneTile } from './scene';
import type { Piece } from './sprites';
import type { StageState } from './stage-state';

/** A tile has come down after the first of these, and its dust settles until the second; so do a marker and the wave around it. */
const PLACE_MS = { down: 160, settled: 320 } as const;
const MARK_MS = { down: 130, settled: 280 } as const;
const FLIP_MS = 240;
/** Of the way down, where it touches the table for the first time: then the dust rises. */
const TOUCHES = 0.6;

/** A movement of two parts: how far the first has come, and how far the second that begins where it touches. */
function inTwo({ down, settled }: typeof PLACE_MS | typeof MARK_MS, share: number): { readonly fall: number; readonly after: number } {
  const millis = share * settled;
  const from = down * TOUCHES;
  return { fall: Math.min(1, millis / down), after: Math.min(1, Math.max(0, (millis - from) / (settled - from))) };
}

type Move = (name: string, duration: number, step: AtShare) => void;

/** The stage that they lie on. */
interface Ground {
  readonly drawn: (draw: (ctx: CanvasRenderingContext2D) => void) => Shape;
  /** What the stage shows, if the cell is in the window; null where it need not be drawn. */
  readonly stateAt: (cell: Cell) => StageState | null;
  readonly spriteOf: (piece: Piece, state: StageState) => HTMLCanvasElement | undefined;
  /** Other tiles lie there from now on, perhaps with other faces under the same names. */
  readonly others: () => void;
  /** Begins the movement of a tile that is seen from above the others as well. */
  readonly turnOver: Move;
  /** Begins the movement of a tile or a marker that is over the table until it lies there. */
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

  /** What of a tile is still coming down: all of it, its marker, or nothing. */
  comesDown(id: string): 'tile' | 'mark' | null {
    const lying = this.#lying.get(id);
    return lying?.lands === true ? 'tile' : lying?.comes === true ? 'mark' : null;
  }

  /** Whether anything does. */
  get busy(): boolean {
    return [...this.#lying.values()].some(({ comes, lands }) => comes || lands);
  }

  /** Draws the tiles and markers that are still coming down, over the table. */
  drawComing(ctx: CanvasRenderingContext2D): void {
    for (const lying of this.#lying.values()) {
      const { cell } = lying.tile;
      const state = lying.comes || lying.lands ? this.#ground.stateAt(cell) : null;
      if (state === null) continue;
      if (lying.lands) {
        drawBelow(ctx, lying, state.palette);
        ctx.save();
        ctx.translate(cell.x, cell.y);
        drawLying(ctx, lying, state.palette, (piece) => this.#ground.spriteOf(piece, state));
        ctx.restore();
      }
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
    const { turnOver, comeDown, stateAt } = this.#ground;
    // Where nobody sees it, it moves without a frame.
    const seen = fresh ? null : stateAt(tile.cell);
    const known = this.#lying.get(tile.id);
    const lying = known ?? this.#made(tile);
    const turns = (tile.turned === null) !== (lying.tile.turned === null);
    const newMark = tile.mark !== null && lying.tile.mark === null;
    lying.tile = tile;
    lying.shape.position(tile.cell);
    lying.mark.position({ x: tile.cell.x + 0.5, y: tile.cell.y + 0.5 });
    if (known === undefined && seen !== null) {
      lying.free = this.#freeAround(tile, seen);
      comeDown(`place ${tile.id}`, PLACE_MS.settled, (share) => {
        const { fall, after } = inTwo(PLACE_MS, share);
        lying.height = fall === 1 ? 0 : 1 - easedBack(fall);
        lying.dust = after;
        lying.lands = share < 1;
      });
    }
    if (turns) {
      const from = lying.over;
      const to = tile.turned === null ? 0 : 1;
      turnOver(`turn over ${tile.id}`, FLIP_MS, (share) => (lying.over = from + (to - from) * easedOut(share)));
    }
    if (newMark && known !== undefined && seen !== null) {
      comeDown(`mark ${tile.id}`, MARK_MS.settled, (share) => {
        const { fall, after } = inTwo(MARK_MS, share);
        lying.marked = easedBack(fall);
        lying.snap = after;
        lying.comes = share < 1;
      });
    }
  }

  /** The sides of a tile on which nothing else lies. */
  #freeAround({ cell, id }: SceneTile, { scene }: StageState): LyingTile['free'] {
    const others = [...this.#lying.values()].flatMap(({ tile }) => (tile.id === id ? [] : [tile.cell]));
    return DIRECTIONS.filter((side) => ![scene.prison, ...others].some((other) => sameCell(other, neighbour(cell, side))));
  }

  #made(tile: SceneTile): LyingTile {
    const { drawn, stateAt, spriteOf } = this.#ground;
    const lying: LyingTile = {
      tile,
      shape: drawn((ctx) => {
        const state = stateAt(lying.tile.cell);
        if (state !== null && !lying.lands) drawLying(ctx, lying, state.palette, (piece) => spriteOf(piece, state));
      }),
      mark: drawn((ctx) => {
        const state = stateAt(lying.tile.cell);
        if (state !== null && !lying.comes && !lying.lands) drawMark(ctx, lying, state.palette);
      }),
      height: 0,
      dust: 1,
      free: [],
      lands: false,
      marked: 1,
      snap: 1,
      comes: false,
      over: tile.turned === null ? 0 : 1,
    };
    this.tiles.add(lying.shape);
    this.marks.add(lying.mark);
    this.#lying.set(tile.id, lying);
    return lying;
  }
}
