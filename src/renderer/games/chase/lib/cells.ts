/** Where a tile can be put at all (P9). Whether it is legal there is the rules' business, and is judged afterwards. */
import type { Cell } from '../../../../shared/chase/replay';
import type { PathIndex, RoundView } from '../../../../shared/chase/table';
import { neighbours, sameCell } from '../../../../rules/chase/compass';
import { isReachable } from '../../../../rules/chase/placing';
import { stepped } from './hand';

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
 * The cell `by` steps clockwise of the `current` one among `cells`, which go clockwise from north. From none on, the first step
 * goes the way its arrow points: up to the cell north of `end`, down to the one south of it, where those are free.
 */
export function steppedCell(cells: readonly Cell[], current: Cell | null, end: Cell, by: 1 | -1): Cell | null {
  const at = current === null ? -1 : cells.findIndex((cell) => sameCell(cell, current));
  if (at !== -1) return cells[stepped(cells, at, by)] ?? null;
  const ahead = cells.find((cell) => sameCell(cell, { x: end.x, y: end.y - by }));
  return ahead ?? cells[by === 1 ? 0 : cells.length - 1] ?? null;
}

/** P9: the cells on which the next tile of the path can be put, clockwise from north. */
export function offeredCells(view: RoundView, path: PathIndex = ownPath(view)): Cell[] {
  return freeBeside(view, endOfPath(view, path), takenCells(view));
}
