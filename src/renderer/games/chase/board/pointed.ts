/** What of the table lies under a point of the window, and what is in it at all. */
import { sameCell } from '../../../../rules/chase/compass';
import type { Cell } from '../../../../shared/chase/replay';
import { cellAt, snapped, toTable, type Camera, type Point, type Size } from '../../../lib/stage/camera';
import type { StageState } from './stage-state';
import type { PathPosition } from './types';

/** Where the window looks. */
interface Looks {
  readonly camera: Camera;
  readonly size: Size;
}

/** The possible cell there, if there is one. */
export function possibleUnder({ camera, size }: Looks, state: StageState | null, point: Point): Cell | null {
  const cell = cellAt(camera, size, point);
  return state?.aim?.cells.find((each) => sameCell(each, cell)) ?? null;
}

/** The possible cell that a carried tile snaps to there, if one is near enough. */
export function snapUnder({ camera, size }: Looks, state: StageState | null, point: Point): Cell | null {
  return snapped(toTable(camera, size, point), state?.aim?.cells ?? []);
}

/** The tile of a path, if one lies there. */
export function positionUnder({ camera, size }: Looks, state: StageState | null, point: Point): PathPosition | null {
  const cell = cellAt(camera, size, point);
  for (const { path, position, cell: lies } of state?.scene.tiles ?? []) {
    if (position !== null && sameCell(lies, cell)) return { path, position };
  }
  return null;
}

/** Whether any of a cell, with what is drawn a little beyond its sides, is in the window. */
export function isInSight({ camera, size }: Looks, cell: Cell): boolean {
  const across = size.width / 2 / camera.scale + 1.2;
  const down = size.height / 2 / camera.scale + 1.2;
  return Math.abs(cell.x + 0.5 - camera.x) < across && Math.abs(cell.y + 0.5 - camera.y) < down;
}
