/** Which keys lead from one cell to another, as the game goes through them. */
import type { Cell } from '../../../src/rules/chase/compass';
import { sameCell } from '../../../src/rules/chase/compass';
import { steppedCell } from '../../../src/renderer/games/chase/lib/cells';

/** The fewest presses up (1) and down (-1) from a cell, or from none, to another; throws where none lead there. */
export function keysTo(cells: readonly Cell[], from: Cell | null, to: Cell): readonly (1 | -1)[] {
  let reached: readonly { readonly at: Cell | null; readonly keys: readonly (1 | -1)[] }[] = [{ at: from, keys: [] }];
  for (let presses = 0; presses <= cells.length + 1; presses++) {
    const there = reached.find(({ at }) => at !== null && sameCell(at, to));
    if (there !== undefined) return there.keys;
    reached = reached.flatMap(({ at, keys }) => ([1, -1] as const).map((by) => ({ at: steppedCell(cells, at, by), keys: [...keys, by] })));
  }
  throw new Error(`No keys lead to ${JSON.stringify(to)}.`);
}
