/** The table's free cells, for looking ahead (P1, P2, P9). Directions are numbers: 0 north, clockwise. */
import type { Cell } from '../../../../rules/chase/compass';
import type { RoundView } from '../../../../rules/chase/view';

export const STEP_X: readonly number[] = [0, 1, 0, -1];
export const STEP_Y: readonly number[] = [-1, 0, 1, 0];

/** Cells kept around the table, so that the neighbours of a cell just past its edge have a place too (P9). */
const MARGIN = 2;

/** What lies where. Tiles may be put and taken up again while thinking. */
export class Ground {
  readonly #columns: number;
  readonly #rows: number;
  readonly #width: number;
  readonly #taken: Uint8Array;

  constructor(table: { readonly columns: number; readonly rows: number }, prison: Cell) {
    this.#columns = table.columns;
    this.#rows = table.rows;
    this.#width = table.columns + 2 * MARGIN;
    this.#taken = new Uint8Array(this.#width * (table.rows + 2 * MARGIN));
    this.put(prison.x, prison.y);
  }

  /** The ground of a view: the Prison and every tile on the table. One of the same round may be taken for it, since making one takes time. */
  static of(view: RoundView, used?: Ground): Ground {
    const ground = used ?? new Ground(view.rules.table, view.prison);
    if (used !== undefined) {
      ground.#taken.fill(0);
      ground.put(view.prison.x, view.prison.y);
    }
    for (const path of view.paths) for (const { cell } of path.tiles) ground.put(cell.x, cell.y);
    return ground;
  }

  #at(x: number, y: number): number {
    return (y + MARGIN) * this.#width + x + MARGIN;
  }

  put(x: number, y: number): void {
    this.#taken[this.#at(x, y)] = 1;
  }

  takeUp(x: number, y: number): void {
    this.#taken[this.#at(x, y)] = 0;
  }

  /** Whether something lies there; `x` and `y` at most two cells past the table's edge. */
  isTaken(x: number, y: number): boolean {
    return this.#taken[this.#at(x, y)] === 1;
  }

  /** P1. */
  isOnTable(x: number, y: number): boolean {
    return x >= 0 && y >= 0 && x < this.#columns && y < this.#rows;
  }

  /** P2: nothing lies beside the cell, save in direction `back`, where one comes from. */
  isAlone(x: number, y: number, back: number): boolean {
    const at = this.#at(x, y);
    const taken = this.#taken;
    const width = this.#width;
    return (
      (back === 0 || taken[at - width] !== 1) &&
      (back === 1 || taken[at + 1] !== 1) &&
      (back === 2 || taken[at + width] !== 1) &&
      (back === 3 || taken[at - 1] !== 1)
    );
  }

  /** P1, P2: a tile may be put here by one who comes from direction `back`. */
  isClear(x: number, y: number, back: number): boolean {
    return this.isOnTable(x, y) && !this.isTaken(x, y) && this.isAlone(x, y, back);
  }

  /** How many cells onward would be clear after a tile on this one, which is clear itself: 0 to 3. */
  room(x: number, y: number, back: number): number {
    // Of the cells around it each is looked at from this one, so it need not be put there meanwhile.
    let room = 0;
    for (let side = 0; side < 4; side++) {
      if (side === back) continue;
      if (this.isClear(x + (STEP_X[side] ?? 0), y + (STEP_Y[side] ?? 0), side ^ 2)) room++;
    }
    return room;
  }
}
