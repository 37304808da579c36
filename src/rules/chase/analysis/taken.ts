/** Which cells have a tile, for a search that puts tiles and takes them up again (P1, P2). */
import type { RoundState } from '../round';

/** Cells kept around the table: a tile may lie just past its edge (P9), and has neighbours there. */
const MARGIN = 2;

export class Taken {
  readonly #columns: number;
  readonly #rows: number;
  readonly #width: number;
  readonly #cells: Uint8Array;
  readonly #steps: readonly number[];

  constructor({ setup, paths }: Pick<RoundState, 'setup' | 'paths'>) {
    const { columns, rows } = setup.rules.table;
    this.#columns = columns;
    this.#rows = rows;
    this.#width = columns + 2 * MARGIN;
    this.#cells = new Uint8Array(this.#width * (rows + 2 * MARGIN));
    this.#steps = [-this.#width, 1, this.#width, -1];
    this.put(setup.prison.x, setup.prison.y);
    for (const { tiles } of paths) for (const { cell } of tiles) this.put(cell.x, cell.y);
  }

  #at(x: number, y: number): number {
    return (y + MARGIN) * this.#width + x + MARGIN;
  }

  put(x: number, y: number): void {
    this.#cells[this.#at(x, y)] = 1;
  }

  takeUp(x: number, y: number): void {
    this.#cells[this.#at(x, y)] = 0;
  }

  /** P1, P9: on the table, and nothing lies there. */
  isFree(x: number, y: number): boolean {
    return x >= 0 && y >= 0 && x < this.#columns && y < this.#rows && this.#cells[this.#at(x, y)] === 0;
  }

  /** P2: nothing lies beside the cell but where one comes from, the side `back` clockwise from north. */
  isAlone(x: number, y: number, back: number): boolean {
    const at = this.#at(x, y);
    return this.#steps.every((step, side) => side === back || this.#cells[at + step] === 0);
  }
}
