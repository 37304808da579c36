/** Tiles being picked out of a row. Each can be turned and held over the street first, as at the table. */
import type { PickPuzzle } from '../../../../shared/chase/puzzle';
import type { Cell, TileId } from '../../../../shared/chase/replay';
import { endOfPath } from '../lib/cells';
import { stepped } from '../lib/hand';
import { oneForEach } from '../../../lib/drill/one-for-each';
import { cellsToGo, streetOf } from './street-view';
import { TileInHand } from './tile-in-hand.svelte';

class PickChoice extends TileInHand {
  /** The row, in the question's order. */
  readonly tiles: readonly TileId[];
  readonly cells: readonly Cell[];
  readonly end: Cell;
  #inHand = $state.raw<TileId>('');
  /** Picked tiles, the last picked one last. */
  #order: readonly TileId[] = [];
  #picked = $state.raw<readonly TileId[]>([]);

  constructor(puzzle: PickPuzzle) {
    super();
    this.tiles = puzzle.question.tiles;
    const { path } = puzzle.question;
    this.cells = cellsToGo(streetOf(puzzle), path);
    this.end = endOfPath(streetOf(puzzle), path);
    this.#inHand = this.tiles[0] ?? '';
  }

  get inHand(): TileId {
    return this.#inHand;
  }
  /** What was picked so far, in the row's order. */
  get picked(): readonly TileId[] {
    return this.#picked;
  }

  /** The tile that was picked last; null where none is picked. */
  get last(): TileId | null {
    return this.#order.at(-1) ?? null;
  }

  /** Takes a tile of the row in hand. */
  hold(tile: TileId): void {
    if (this.tiles.includes(tile)) this.#inHand = tile;
  }
  /** On to the next tile of the row, or back; around at the ends. */
  step(by: 1 | -1): void {
    this.#inHand = this.tiles[stepped(this.tiles, this.tiles.indexOf(this.#inHand), by)] ?? this.#inHand;
  }

  /** Picks a tile of the row, or puts it back, and holds it. Answers whether it is picked now. */
  toggle(tile: TileId): boolean {
    this.hold(tile);
    const picked = !this.#picked.includes(tile);
    this.#order = picked ? [...this.#order, tile] : this.#order.filter((each) => each !== tile);
    this.#picked = this.tiles.filter((each) => (each === tile ? picked : this.#picked.includes(each)));
    return picked;
  }
}

/** The one choice of a puzzle. */
export const pickChoice = oneForEach((puzzle: PickPuzzle) => new PickChoice(puzzle));
