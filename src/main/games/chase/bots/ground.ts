/** The table's free cells, for looking ahead (P1, P2, P9). Directions are numbers: 0 north, clockwise. */
import type { RoundView } from '../../../../rules/chase/view';

export const STEP_X: readonly number[] = [0, 1, 0, -1];
export const STEP_Y: readonly number[] = [-1, 0, 1, 0];

/** Cells kept around the table, so that the neighbours of a cell just past its edge have a place too (P9). */
const MARGIN = 2;

/** What is known of a cell, in one number: how many of its four neighbours are taken, whether it is itself, and whether it lies past the table's edge. */
const BESIDE = 7;
const TAKEN = 8;
const PAST = 16;

/** Tables with nothing on them, made once each: a simulation plays on the same one again and again. */
const bare = new WeakMap<RoundView['rules']['table'], Uint8Array>();

function bareTable(table: RoundView['rules']['table']): Uint8Array {
  const before = bare.get(table);
  if (before !== undefined) return before;
  const width = table.columns + 2 * MARGIN;
  const cells = new Uint8Array(width * (table.rows + 2 * MARGIN)).fill(PAST);
  for (let y = 0; y < table.rows; y++) {
    const row = (y + MARGIN) * width + MARGIN;
    cells.fill(0, row, row + table.columns);
  }
  bare.set(table, cells);
  return cells;
}

/**
 * What lies where. Tiles may be put and taken up again while thinking; none on a cell that is taken. Cells stand row after row in one list, so that a
 * neighbour is a step in it, and each counts what lies beside it: whether a cell is clear, the question asked most, takes two looks and not nine.
 */
export class Ground {
  readonly #table: RoundView['rules']['table'];
  readonly #width: number;
  readonly #cells: Uint8Array;
  /** By side, how far away in the list the neighbour there is. */
  readonly #steps: readonly number[];

  private constructor(table: RoundView['rules']['table']) {
    this.#table = table;
    this.#width = table.columns + 2 * MARGIN;
    this.#cells = bareTable(table).slice();
    this.#steps = [-this.#width, 1, this.#width, -1];
  }

  /** The ground of a view: the Prison and every tile on the table. One of the same round may be taken for it, since making one takes time. */
  static of(view: RoundView, used?: Ground): Ground {
    const ground = used ?? new Ground(view.rules.table);
    if (used !== undefined) used.#cells.set(bareTable(used.#table));
    ground.put(view.prison.x, view.prison.y);
    for (const path of view.paths) for (const { cell } of path.tiles) ground.put(cell.x, cell.y);
    return ground;
  }

  #at(x: number, y: number): number {
    return (y + MARGIN) * this.#width + x + MARGIN;
  }

  put(x: number, y: number): void {
    const at = this.#at(x, y);
    this.#cells[at] = (this.#cells[at] ?? 0) | TAKEN;
    this.#tellBeside(at, 1);
  }

  takeUp(x: number, y: number): void {
    const at = this.#at(x, y);
    this.#cells[at] = (this.#cells[at] ?? 0) & ~TAKEN;
    this.#tellBeside(at, -1);
  }

  #tellBeside(at: number, change: 1 | -1): void {
    const cells = this.#cells;
    const width = this.#width;
    cells[at - width] = (cells[at - width] ?? 0) + change;
    cells[at + 1] = (cells[at + 1] ?? 0) + change;
    cells[at + width] = (cells[at + width] ?? 0) + change;
    cells[at - 1] = (cells[at - 1] ?? 0) + change;
  }

  /** Whether something lies there; `x` and `y` at most two cells past the table's edge. */
  isTaken(x: number, y: number): boolean {
    return ((this.#cells[this.#at(x, y)] ?? PAST) & TAKEN) !== 0;
  }

  /** P1, P9: on the table, and nothing lies there. */
  isFree(x: number, y: number): boolean {
    return (this.#cells[this.#at(x, y)] ?? PAST) <= BESIDE;
  }

  /** P2: nothing lies beside the cell, save in direction `back`, where one comes from. */
  isAlone(x: number, y: number, back: number): boolean {
    const at = this.#at(x, y);
    return ((this.#cells[at] ?? 0) & BESIDE) === ((this.#cells[at + (this.#steps[back] ?? 0)] ?? 0) & TAKEN) / TAKEN;
  }

  /** P1, P2: a tile may be put here by one who comes from direction `back`. */
  isClear(x: number, y: number, back: number): boolean {
    const at = this.#at(x, y);
    return this.#isClearFrom(at + (this.#steps[back] ?? 0), at);
  }

  /** The same for a cell and the one beside it that one comes from. */
  #isClearFrom(from: number, at: number): boolean {
    // Neither taken nor past the edge, so that the number is how many lie beside it: none but where one comes from.
    return this.#cells[at] === ((this.#cells[from] ?? 0) & TAKEN) / TAKEN;
  }

  /**
   * Notes in `ways`, for each side of a clear cell that one comes to from direction `back`, whether a path could go on there once something lies on it:
   * 0 if not, else one more than how many cells onward would be clear from there, 1 to 4.
   */
  waysAround(x: number, y: number, back: number, ways: number[]): void {
    const at = this.#at(x, y);
    this.put(x, y);
    for (let side = 0; side < 4; side++) {
      const next = at + (this.#steps[side] ?? 0);
      ways[side] = side !== back && this.#isClearFrom(at, next) ? 1 + this.#room(next, side ^ 2) : 0;
    }
    this.takeUp(x, y);
  }

  /** How many cells onward would be clear after a tile on this one, which is clear itself: 0 to 3. */
  #room(at: number, back: number): number {
    // Of the cells around it each is looked at from this one, so it need not be put there meanwhile.
    let room = 0;
    for (let side = 0; side < 4; side++) if (side !== back && this.#isClearFrom(at, at + (this.#steps[side] ?? 0))) room++;
    return room;
  }
}
