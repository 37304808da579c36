/** The table as a carried tile knows it. */
import type { Cell } from '../../../../shared/chase/replay';

export interface DragSurface {
  /** The possible cell that a tile carried to a point of the window snaps to. */
  readonly snapAt: (x: number, y: number) => Cell | null;
  /** CSS pixels a cell. */
  readonly cellSize: () => number;
}
