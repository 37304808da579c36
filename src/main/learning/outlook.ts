/** What awaits a player in drills, told before a run. */
import type { Outlook } from '../../shared/drill';
import type { WeakSpot, Doing } from '../../shared/drill-record';
import { Doings } from './doings';
import type { Entry } from './entry';
import type { PuzzleBook } from './game';
import { rampOf } from './ramp';

/** The steps of each kind's ramp, and how many weak spots there are puzzles of. */
export function outlookOf(book: PuzzleBook, entries: readonly Entry[], done: readonly Doing[], spots: readonly WeakSpot[]): Outlook {
  const doings = new Doings(done);
  const there = new Set(entries.flatMap(({ id, kind }) => (book.kinds.includes(kind) ? [id] : [])));
  const steps = book.kinds.flatMap((kind) => {
    const step = rampOf(
      book.rulesOf(kind),
      entries.filter((entry) => entry.kind === kind),
    ).step(doings);
    return step === null ? [] : [[kind, step] as const];
  });
  return { steps: Object.fromEntries(steps), weakSpots: spots.filter(({ puzzle }) => there.has(puzzle)).length };
}
