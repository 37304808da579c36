/** A way to a Hideout being laid tile after tile out of a hand. Tiles lie in the mind only, so the last can be taken back. */
import type { LyingTile, Puzzle, RoutePuzzle } from '../../../../shared/chase/puzzle';
import type { Cell, Tile, TileId } from '../../../../shared/chase/replay';
import type { RoundView } from '../../../../shared/chase/table';
import { endOfPath } from '../lib/cells';
import { sameCell } from '../../../../rules/chase/compass';
import { choiceAfter, stepped } from '../lib/hand';
import { oneForEach } from '../../../lib/drill/one-for-each';
import { cellsToGo, streetOf } from './street-view';
import { TileInHand } from './tile-in-hand.svelte';

class RouteWay extends TileInHand {
  readonly #view: RoundView;
  readonly #hand: readonly TileId[];
  readonly #faces: Readonly<Record<TileId, Tile>>;
  #inHand = $state.raw<TileId | null>(null);
  #way = $state.raw<readonly LyingTile[]>([]);

  constructor(puzzle: RoutePuzzle) {
    super();
    this.#view = streetOf(puzzle);
    this.#hand = puzzle.question.hand;
    this.#faces = puzzle.tiles;
    // Not a Hideout, which would end it with a slip.
    this.#inHand = this.#hand.find((tile) => puzzle.tiles[tile]?.kind !== 'hideout') ?? this.#hand[0] ?? null;
  }

  get inHand(): TileId | null {
    return this.#inHand;
  }
  /** The tiles laid so far, the first first. */
  get way(): readonly LyingTile[] {
    return this.#way;
  }
  /** What is still in the hand, in its order. */
  get left(): readonly TileId[] {
    return this.#hand.filter((tile) => !this.#way.some((each) => each.tile === tile));
  }
  /** P10: a Hideout lies, so nothing goes on from here. */
  get arrived(): boolean {
    const last = this.#way.at(-1);
    return last !== undefined && this.#faces[last.tile]?.kind === 'hideout';
  }
  get cells(): readonly Cell[] {
    return this.arrived ? [] : cellsToGo(this.#view, 0, this.#way);
  }
  get end(): Cell {
    return this.#way.at(-1)?.cell ?? endOfPath(this.#view, 0);
  }

  /** Takes a tile in hand, if it is still there. */
  hold(tile: TileId): void {
    if (this.left.includes(tile)) this.#inHand = tile;
  }
  /** Takes a tile in hand, turned and held over its cell as it is to lie. */
  holdAs({ tile, cell, rotation }: LyingTile): void {
    if (!this.left.includes(tile)) return;
    this.#inHand = tile;
    this.layAs(tile, rotation);
    this.aimAt(cell);
  }
  /** On to the next tile of the hand, or back; around at the ends. */
  step(by: 1 | -1): void {
    const { left } = this;
    const at = this.#inHand === null ? -1 : left.indexOf(this.#inHand);
    this.#inHand = left[stepped(left, at, by)] ?? null;
  }

  /** Lays the chosen tile. The tile laid, or null where there was nothing to lay or no such cell. */
  put(cell: Cell | null = this.cell): LyingTile | null {
    const tile = this.#inHand;
    if (tile === null || cell === null || !this.cells.some((each) => sameCell(each, cell))) return null;
    const before = this.left;
    const lying = { tile, cell, rotation: this.rotationOf(tile) };
    this.#way = [...this.#way, lying];
    this.aimAt(null);
    this.#inHand = choiceAfter(before, this.left, tile);
    return lying;
  }

  /** Takes the last tile back to the hand, where it is chosen as it was turned. The tile, or null where none lies. */
  takeBack(): LyingTile | null {
    const last = this.#way.at(-1);
    if (last === undefined) return null;
    this.#way = this.#way.slice(0, -1);
    this.#inHand = last.tile;
    this.aimAt(null);
    return last;
  }
}

/** The one way of a puzzle. */
export const routeWay = oneForEach((puzzle: RoutePuzzle) => new RouteWay(puzzle));

/** The way that is laid of a route; to other kinds nothing is laid. */
export function laidOf(puzzle: Puzzle): LyingTile[] {
  if (puzzle.kind !== 'route') return [];
  return routeWay(puzzle).way.map(({ tile, cell, rotation }) => ({ tile, cell: { ...cell }, rotation }));
}
