/** The table's free cells, for looking ahead (P1, P2, P9). Directions are numbers: 0 north, clockwise. */
import type { Cell } from '../engine/chase/compass';
import type { RoundView } from '../engine/chase/view';

export const STEP_X = [0, 1, 0, -1] as const;
export const STEP_Y = [-1, 0, 1, 0] as const;

/** One number for a cell; tables have at most 1000 cells a side, and cells reach from -1 to just past them. */
function keyOf(x: number, y: number): number {
  return (x + 4) * 4096 + (y + 4);
}

/** What lies where. Tiles may be put and taken up again while thinking. */
export class Ground {
  readonly columns: number;
  readonly rows: number;
  readonly #taken = new Set<number>();

  constructor(columns: number, rows: number, prison: Cell) {
    this.columns = columns;
    this.rows = rows;
    this.#taken.add(keyOf(prison.x, prison.y));
  }

  /** The ground of a view: the Prison and every tile on the table. */
  static of(view: RoundView): Ground {
    const ground = new Ground(view.rules.table.columns, view.rules.table.rows, view.prison);
    for (const path of view.paths) for (const { cell } of path.tiles) ground.put(cell.x, cell.y);
    return ground;
  }

  put(x: number, y: number): void {
    this.#taken.add(keyOf(x, y));
  }

  takeUp(x: number, y: number): void {
    this.#taken.delete(keyOf(x, y));
  }

  isTaken(x: number, y: number): boolean {
    return this.#taken.has(keyOf(x, y));
  }

  /** P1. */
  isOnTable(x: number, y: number): boolean {
    return x >= 0 && y >= 0 && x < this.columns && y < this.rows;
  }

  /** P9: also just past the edge. */
  isReachable(x: number, y: number): boolean {
    return x >= -1 && y >= -1 && x <= this.columns && y <= this.rows && !this.isTaken(x, y);
  }

  /** P2: nothing lies beside the cell, save in direction `back`, where one comes from. */
  isAlone(x: number, y: number, back: number): boolean {
    for (let side = 0; side < 4; side++) {
      if (side !== back && this.#taken.has(keyOf(x + (STEP_X[side] ?? 0), y + (STEP_Y[side] ?? 0)))) return false;
    }
    return true;
  }

  /** P1, P2: a tile may be put here by one who comes from direction `back`. */
  isClear(x: number, y: number, back: number): boolean {
    return this.isOnTable(x, y) && !this.isTaken(x, y) && this.isAlone(x, y, back);
  }

  /** How many cells onward would be clear after a tile on this one, which is clear itself: 0 to 3. */
  room(x: number, y: number, back: number): number {
    this.put(x, y);
    let room = 0;
    for (let side = 0; side < 4; side++) {
      if (side === back) continue;
      if (this.isClear(x + (STEP_X[side] ?? 0), y + (STEP_Y[side] ?? 0), side ^ 2)) room++;
    }
    this.takeUp(x, y);
    return room;
  }
}
