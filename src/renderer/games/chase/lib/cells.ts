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
export function ownPath({ seat, role, paths }: Pick<RoundView, 'seat' | 'role' | 'paths'>): PathIndex {
  const second = paths[1];
  return second !== undefined && seat !== null && (role === 'chaser' ? second.chaser : second.runner) === seat ? 1 : 0;
}

/** Whether the seat of a view may put a tile now: it is its turn (T2), and it is not caught (F4). */
export function mayPlace(view: RoundView): boolean {
  if (view.turn !== null && view.turn !== view.seat) return false;
  return view.paths[ownPath(view)]?.caught !== true;
}

/**
 * The next of `cells` up (1) or down (-1) from the `current` one, by where they lie: the nearest that lies farther that way. Of two that lie as
 * far, up takes the one in the west and down the one in the east, so that both keys together lead around the end of a path and come to each
 * of its cells. Where nothing lies farther that way it is the other one beside, if there is one; else it stays. From none it begins at the
 * farthest that way. Null without cells.
 */
export function steppedCell(cells: readonly Cell[], current: Cell | null, by: 1 | -1): Cell | null {
  const down = [...cells].sort((a, b) => a.y - b.y || a.x - b.x);
  if (current === null || !down.some((cell) => sameCell(cell, current))) return (by === 1 ? down[0] : down.at(-1)) ?? null;
  const row = by === 1 ? down.findLast(({ y }) => y < current.y)?.y : down.find(({ y }) => y > current.y)?.y;
  const beside = down.filter(({ y }) => y === (row ?? current.y));
  if (row !== undefined) return (by === 1 ? beside[0] : beside.at(-1)) ?? null;
  return beside[(beside.findIndex((cell) => sameCell(cell, current)) + 1) % beside.length] ?? current;
}

/** P9: the cells on which the next tile of the path can be put, clockwise from north. */
export function offeredCells(view: RoundView, path: PathIndex = ownPath(view)): Cell[] {
  return freeBeside(view, endOfPath(view, path), takenCells(view));
}
