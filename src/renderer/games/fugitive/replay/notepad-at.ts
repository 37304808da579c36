/** N3, N4 of a moment of a replay: counted from what the Marshal saw then and nothing else, and kept as long as that is. */
import { countedAt } from '../../../../rules/fugitive/notepad/count';
import type { State } from '../../../../rules/fugitive/types';

export interface NotedMoment {
  /** In digits. */
  readonly rows: string;
  readonly possible: readonly (readonly number[])[];
  readonly odds: ReadonlyMap<number, number>;
}

/** So many steps at most with more than five sprint cards face down: some hundredths of a second. */
const MOST_STEPS = 200_000;

const moments = new WeakMap<State, NotedMoment | null>();

/** What was counted of it already; undefined: nothing yet. Null where the count is given up (N). */
export const notedBefore = (hers: State): NotedMoment | null | undefined => moments.get(hers);

export function notepadAt(hers: State): NotedMoment | null {
  const known = moments.get(hers);
  if (known !== undefined) return known;
  const counted = countedAt(hers, MOST_STEPS);
  const noted = counted === null ? null : { rows: counted.rows.toString(), possible: counted.possible, odds: counted.odds };
  moments.set(hers, noted);
  return noted;
}
