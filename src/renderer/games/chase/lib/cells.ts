/** Where a tile can be put at all (P9). Whether it is legal there is the rules' business, and is judged afterwards. */
import type { Cell } from '../../../../shared/chase/replay';
import type { PathIndex, RoundView } from '../../../../shared/chase/table';
import { neighbours, sameCell } from '../../../../rules/chase/compass';
import { isReachable } from '../../../../rules/chase/placing';

/** The cell from which a path goes on: its last tile's, or the Prison's before the first. */
export function endOfPath(view: RoundView, path: PathIndex): Cell {
  return view.paths[path]?.tiles.at(-1)?.cell ?? view.prison;
}

/** Every cell that is taken: the Prison's and those of all tiles on the table. */
export function takenCells(view: RoundView): Cell[] {
  return [view.prison, ...view.paths.flatMap((path) => path.tiles.map((tile) => tile.cell))];
}

/**
 * The empty cells beside `end`, clockwise from north; `taken` names the cells that are not empty.
 */
export function freeBeside(view: RoundView, end: Cell, taken: readonly Cell[]): Cell[] {
  return neighbours(end).filter((cell) => isReachable(view, cell) && !taken.some((each) => sameCell(each, cell)));
}

/** The path that the seat of a view builds or marks: of two its own (F1, F2). */
export function ownPath({ seat, role, paths }: RoundView): PathIndex {
  const second = paths[1];
  return second !== undefined && seat !== null && (role === 'chaser' ? second.chaser : second.runner) === seat ? 1 : 0;
}

/** Whether the seat of a view may put a tile now: it is its turn (T2), and it is not caught (F4). */
export function mayPlace(view: RoundView): boolean {
  if (view.turn !== null && view.turn !== view.seat) return false;
  return view.paths[ownPath(view)]?.caught !== true;
}

/**
 * The next of `cells` up (1) or down (-1) from the `current` one: never against the way of the key, and those of one row from the west
 * on. At the last one it stays; from none on it begins at the farthest that way. Null without cells.
 */
export function steppedCell(cells: readonly Cell[], current: Cell | null, by: 1 | -1): Cell | null {
  const down = [...cells].sort((a, b) => a.y - b.y || a.x - b.x);
  const at = current === null ? -1 : down.findIndex((cell) => sameCell(cell, current));
  if (at === -1) return (by === 1 ? down[0] : down.at(-1)) ?? null;
  return down[at - by] ?? current;
}

/** P9: the cells on which the next tile of the path can be put, clockwise from north. */
export function offeredCells(view: RoundView, path: PathIndex = ownPath(view)): Cell[] {
  return freeBeside(view, endOfPath(view, path), takenCells(view));
}
