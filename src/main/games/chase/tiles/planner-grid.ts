/** The table of a round as a flat grid with a rim, for planners. */
import type { Cell } from '../../../../rules/chase/compass';
import type { RoundSetup } from '../../../../rules/chase/round';

const FREE = 0;
const TAKEN = 1;
const OUTSIDE = 2;

/** Cells are numbers; headings are 0 to 3, clockwise from north. */
export class PlannerGrid {
  /** The Prison's cell. */
  readonly prison: number;
  private readonly width: number;
  private readonly cells: Uint8Array;
  private readonly steps: readonly [number, number, number, number];

  constructor(setup: RoundSetup) {
    const { columns, rows } = setup.rules.table;
    this.width = columns + 2;
    this.cells = new Uint8Array(this.width * (rows + 2)).fill(OUTSIDE);
    for (let y = 0; y < rows; y++) this.cells.fill(FREE, this.numberOf({ x: 0, y }), this.numberOf({ x: columns, y }));
    this.steps = [-this.width, 1, this.width, -1];
    this.prison = this.numberOf(setup.prison);
    this.take(this.prison);
  }

  /** The cell next to `cell` towards `heading`. */
  beside(cell: number, heading: number): number {
    return cell + (this.steps[heading] ?? 0);
  }

  /** P1, P2: the cell lies on the table, is free and touches nothing but the cell that the path comes from. */
  isClear(cell: number, heading: number): boolean {
    if (this.cells[cell] !== FREE) return false;
    const back = heading ^ 2;
    for (let side = 0; side < 4; side++) {
      if (side !== back && this.cells[this.beside(cell, side)] === TAKEN) return false;
    }
    return true;
  }

  take(cell: number): void {
    this.cells[cell] = TAKEN;
  }

  free(cell: number): void {
    this.cells[cell] = FREE;
  }

  cellOf(number: number): Cell {
    return { x: (number % this.width) - 1, y: Math.floor(number / this.width) - 1 };
  }

  numberOf(cell: Cell): number {
    return (cell.y + 1) * this.width + cell.x + 1;
  }
}
