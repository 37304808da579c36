/** Tiles being picked out of a row. Each can be turned and held over the street first, as at the table. */
import type { PickPuzzle } from '../../../../shared/chase/puzzle';
import type { Cell, Rotation, TileId } from '../../../../shared/chase/replay';
import { endOfPath, steppedCell } from '../lib/cells';
import { quarterTurn } from '../../../../rules/chase/compass';
import { stepped } from '../lib/hand';
import { keptBy } from '../../../lib/drill/kept';
import { cellsToGo, streetOf } from './street-view';

export class PickChoice {
  /** The row, in the question's order. */
  readonly tiles: readonly TileId[];
  /** Where a hand can put any of them (P9), clockwise from north. */
  readonly cells: readonly Cell[];
  readonly #end: Cell;
  #held = $state.raw<TileId>('');
  #turns = $state.raw<Readonly<Record<TileId, Rotation>>>({});
  #cell = $state.raw<Cell | null>(null);
  /** Picked tiles, the last picked one last. */
  #order: readonly TileId[] = [];
  #picked = $state.raw<readonly TileId[]>([]);

  constructor(puzzle: PickPuzzle) {
    this.tiles = puzzle.question.tiles;
    const { path } = puzzle.question;
    this.cells = cellsToGo(streetOf(puzzle), path);
    this.#end = endOfPath(streetOf(puzzle), path);
    this.#held = this.tiles[0] ?? '';
  }

  /** The tile that is turned and held over the street. */
  get held(): TileId {
    return this.#held;
  }
  get cell(): Cell | null {
    return this.#cell;
  }
  /** What was picked so far, in the row's order. */
  get picked(): readonly TileId[] {
    return this.#picked;
  }

  /** The tile that was picked last; null where none is picked. */
  get last(): TileId | null {
    return this.#order.at(-1) ?? null;
  }

  rotationOf(tile: TileId): Rotation {
    return this.#turns[tile] ?? 0;
  }

  hold(tile: TileId): void {
    if (this.tiles.includes(tile)) this.#held = tile;
  }
  step(by: 1 | -1): void {
    this.#held = this.tiles[stepped(this.tiles, this.tiles.indexOf(this.#held), by)] ?? this.#held;
  }
  turn(by: 1 | -1): void {
    this.#turns = { ...this.#turns, [this.#held]: quarterTurn(this.rotationOf(this.#held), by) };
  }
  aimAt(cell: Cell | null): void {
    this.#cell = cell;
  }
  stepCell(by: 1 | -1): void {
    this.#cell = steppedCell(this.cells, this.#cell, this.#end, by);
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
export const pickChoice = keptBy((puzzle: PickPuzzle) => new PickChoice(puzzle));
