/** What awaits a player in drills, told before a run. */
import { accepted } from '../../rules/result';
import type { Daily, Outlook } from '../../shared/drill';
import type { WeakSpot, Doing } from '../../shared/drill-record';
import type { Answer } from '../../shared/refusal';
import { dayOf } from './day';
import { Doings } from './doings';
import type { Entry } from './entry';
import type { PuzzleBook } from './game';
import { A_WEEK, MODE_RULES } from './modes';
import type { NewRunPorts } from './new-run';
import { rampOf } from './ramp';
import { inPacks } from './source';

/** What awaits somebody, by what is kept of them. */
export interface Ahead {
  /** Whether the profile has had today's rated daily try in a game, and its score. */
  daily(profile: string, game?: string): Answer<Daily>;
  /** What awaits the profile in a game. */
  outlook(profile: string, game?: string): Answer<Outlook>;
}

/** The steps of each kind's ramp, and how many weak spots there are puzzles of: all, and those that are `mistakes` of late. */
export function outlookOf(
  book: PuzzleBook,
  entries: readonly Entry[],
  done: readonly Doing[],
  spots: readonly WeakSpot[],
  mistakes: ReadonlySet<string> = new Set(),
): Outlook {
  const doings = new Doings(done);
  const there = new Set(entries.flatMap(({ id, kind }) => (book.kinds.includes(kind) ? [id] : [])));
  const steps = book.kinds.flatMap((kind) => {
    const step = rampOf(
      book.rulesOf(kind),
      inPacks(entries).filter((entry) => entry.kind === kind),
    ).step(doings);
    return step === null ? [] : [[kind, step] as const];
  });
  const due = spots.filter(({ puzzle }) => there.has(puzzle));
  return { steps: Object.fromEntries(steps), weakSpots: due.length, mistakes: due.filter(({ puzzle }) => mistakes.has(puzzle)).length };
}

/** Looks before a run begins; the same ports as the runs themselves have. */
export function lookAhead({ ledger, library, book, now }: Pick<NewRunPorts, 'ledger' | 'library' | 'book' | 'now'>): Ahead {
  return {
    daily: (profile, game) => {
      const had = ledger.dailyScore(profile, `${book.of(game).mark}${dayOf(now())}`);
      if (!had.ok) return had;
      const { length } = MODE_RULES.daily;
      return accepted({ done: had.value !== null, score: had.value?.score ?? null, answered: had.value?.answered ?? 0, of: length ?? 0 });
    },
    outlook: (profile, game) => {
      const puzzles = library();
      if (!puzzles.ok) return puzzles;
      const known = ledger.knowledge(profile);
      if (!known.ok) return known;
      const doings = ledger.doings(profile);
      if (!doings.ok) return doings;
      const mistakes = ledger.mistakesSince(profile, now().getTime() - A_WEEK);
      if (!mistakes.ok) return mistakes;
      return accepted(outlookOf(book.of(game), puzzles.value.entries, doings.value, known.value.spots, new Set(mistakes.value)));
    },
  };
}
