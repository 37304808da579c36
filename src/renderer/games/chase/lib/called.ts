/** How a round ended, as it is called out on the table before the verdict: in one word, where it happened. */
import { pointsWon } from '../../../../rules/chase/match';
import type { ChaseTable, PathIndex, RoundView } from '../../../../shared/chase/table';
import { t } from '../../../lib/words.svelte';
import type { Called } from '../board';
import { nextReading } from '../../../../shared/chase/table-signs';

/** The paths with what is asked for of each, as far as there is something. */
function onPaths<Found>(
  view: RoundView,
  find: (path: PathIndex) => Found | undefined,
): { readonly path: PathIndex; readonly found: Found }[] {
  return view.paths.flatMap((_, at) => {
    const path: PathIndex = at === 1 ? 1 : 0;
    const found = find(path);
    return found === undefined ? [] : [{ path, found }];
  });
}

/**
 * What is called out; null while the round goes on, and where nothing happened on the table (J8). It says what was done: a marker on the last
 * tile (M4), a Hideout (P10), a colour that is out (M6). Only what wins is cheered (J2 to J5, F6): whatever made a catch or a homecoming worth nothing,
 * a wrong marker or an earlier tile, the verdict tells.
 */
export function calledOf({ table, verdict }: Pick<ChaseTable, 'table'> & Partial<Pick<ChaseTable, 'verdict'>>): Called | null {
  const { paths, ending, tiles } = table;
  const won = verdict?.verdict.winner ?? null;
  if (ending === 'caught') {
    const catches = onPaths(table, (path) => paths[path]?.marks.find(({ final }) => final));
    const last = catches.toSorted((one, other) => other.found.t - one.found.t)[0];
    const cell = last && paths[last.path]?.tiles.at(-1)?.cell;
    if (last === undefined || cell === undefined) return null;
    const called =
      won === 'chasers'
        ? ({ word: t('called.caught'), tone: 'caught' } as const)
        : ({ word: t('called.caught-open'), tone: 'open' } as const);
    return { path: last.path, cell, ...called };
  }
  if (ending === 'hideout') {
    const [reached] = onPaths(table, (path) => paths[path]?.tiles.find(({ tile }) => tiles[tile]?.kind === 'hideout'));
    if (reached === undefined) return null;
    const called =
      won === 'runners'
        ? ({ word: t('called.hideout'), tone: 'home' } as const)
        : ({ word: t('called.hideout-open'), tone: 'open' } as const);
    return { path: reached.path, cell: reached.found.cell, ...called };
  }
  if (ending === 'trail-lost') {
    const by = verdict?.reasons.find((reason) => reason.why === 'trail-lost');
    const stood = onPaths(table, (path) => paths[path]?.tiles[nextReading(table, path)?.index ?? Infinity]);
    const lost = stood.find(({ path }) => path === by?.path) ?? stood[0];
    return lost === undefined ? null : { path: lost.path, cell: lost.found.cell, word: t('called.trail-lost'), tone: 'lost' };
  }
  return null;
}

/** The table as its last deed left it, for those who still sit at it: nothing around it changes before the verdict, nor gives it away. */
export function asItStood(snapshot: ChaseTable): ChaseTable {
  const stands = (view: RoundView): RoundView => ({ ...view, phase: 'running' });
  const { score, verdict, table } = snapshot;
  const won = (seat: number): number => (verdict === null ? 0 : pointsWon(table.roles[seat], verdict.verdict));
  return {
    ...snapshot,
    score: { ...score, points: score.points.map((points, seat) => points - won(seat)), winners: [] },
    table: stands(table),
    seats: snapshot.seats.map((seat) => ({ ...seat, view: stands(seat.view) })),
  };
}
