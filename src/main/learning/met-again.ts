/** When puzzles were answered last, and what an answer to one that is met again says of its player. */

/** In milliseconds: within a day an answer is remembered, within a week some of it is. */
const DAY = 86_400_000;
const WEEK = 7 * DAY;

/**
 * When each puzzle was answered last, from answers with the newest first. An answer that is stamped later than one after it,
 * or than `now`, was stamped by a clock that was ahead, and counts as of then.
 */
export function lastMet(answers: readonly { readonly puzzle: string; readonly at: number }[], now: number): Map<string, number> {
  const met = new Map<string, number>();
  let latest = now;
  for (const { puzzle, at } of answers) {
    latest = Math.min(latest, at);
    if (!met.has(puzzle)) met.set(puzzle, latest);
  }
  return met;
}

/** How much an answer counts for ratings, from 0 to 1, when the puzzle was answered at `met` before; both in milliseconds. */
export function weightWhenMet(met: number | undefined, now: number): 0 | 0.5 | 1 {
  if (met === undefined) return 1;
  const since = Math.max(0, now - met);
  if (since < DAY) return 0;
  return since < WEEK ? 0.5 : 1;
}
