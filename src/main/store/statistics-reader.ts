/** The dashboard's figures, from the sums alone: their number grows with days, not with attempts. */
import type { Mode, RunEnding } from '../../shared/drill';
import type { Tally } from '../../shared/statistics';
import type { Direction, PuzzleKind } from '../../shared/puzzles';
import type { Connection } from './connection';
import { stored, type Stored } from './fault';
import type { Filter, Span } from './statistics-filter';
import { COUNTS, kindsText, OF_KINDS, sumsReader, tallyOf, type SumsOfSpan } from './statistics-sums';
import { ALL_KINDS } from './tallying';

/** Answers of late to a fact that was read towards a direction of the table. */
export interface FactTowards {
  readonly fact: string;
  readonly direction: Direction;
  readonly attempts: number;
  readonly right: number;
}

interface DayRating {
  readonly date: string;
  readonly kind: PuzzleKind;
  readonly rating: number;
  readonly deviation: number;
}

interface BestRow {
  readonly bestClass: string;
  readonly score: number;
  readonly date: string;
}

/** One attempt as it goes into files. */
export interface AttemptLine {
  readonly at: number;
  readonly mode: Mode;
  readonly ending: RunEnding | null;
  readonly counted: number;
  readonly kind: PuzzleKind;
  readonly puzzle: string;
  readonly themes: string;
  readonly right: number;
  readonly millis: number;
  readonly slow: number;
  readonly helped: number;
  readonly rated: number;
  readonly direction: string | null;
  readonly rotation: number | null;
  readonly fact: string | null;
  readonly chosen: string | null;
  /** Every right symbol, parted by blanks; null where the puzzle is no reading, or had several and is gone with its pack. */
  readonly expected: string | null;
}

export interface StatisticsReader {
  sums(filter: Filter): Stored<SumsOfSpan>;
  /** How facts lay in the profile's last runs, as far as these are in the span. */
  towards(filter: Filter): Stored<readonly FactTowards[]>;
  /** Oldest first; days without attempts are left out. */
  days(filter: Filter): Stored<readonly ({ readonly date: string } & Tally)[]>;
  ratings(filter: Filter): Stored<readonly DayRating[]>;
  /** The best counted run of each class up to `today`. */
  bests(profile: string, today: string): Stored<readonly BestRow[]>;
  /** Every day with attempts up to `today`, oldest first. */
  activeDays(profile: string, today: string): Stored<readonly string[]>;
  /** Whether a clock that was ahead has left attempts on days after `today`. */
  wasAhead(profile: string, today: string): Stored<boolean>;
  /** Runs that were left alone, in which something of these kinds was answered. */
  leftOut(filter: Filter): Stored<{ readonly runs: number; readonly attempts: number }>;
  /** A page of attempts in the order made, those after `number`; helped ones and runs left alone included. */
  attempts(filter: Filter, after: number, limit: number): Stored<readonly (AttemptLine & { readonly number: number })[]>;
}

/** The parameters of a look at days. */
interface InDays extends Pick<Span, 'from' | 'to'> {
  readonly profile: number;
}
interface OfKinds extends InDays {
  readonly kinds: string | null;
}

/** Runs that tell how a face lay of late. */
const LATE_RUNS = 100;

/** The reader over `db`; its statements are prepared once. */
export function statisticsReader(db: Connection): StatisticsReader {
  const number = db.prepare<[string], number>('SELECT number FROM profile WHERE id = ?').pluck();
  const sums = sumsReader(db);
  // By the runs' index: there is none of attempts by fact, and how a face lay long ago tells little of now.
  const towards = db.prepare<[InDays & { runs: number }], FactTowards>(
    `SELECT fact, direction, count(*) AS attempts, sum(attempt.right) AS right
     FROM (SELECT number, counted FROM run WHERE profile = @profile ORDER BY number DESC LIMIT @runs) AS late
     JOIN attempt ON attempt.run = late.number
     WHERE counted = 1 AND day BETWEEN @from AND @to AND fact IS NOT NULL AND direction IS NOT NULL AND helped = 0
     GROUP BY fact, direction ORDER BY fact, direction`,
  );
  const days = db
    .prepare<[InDays & { kinds: string }], [string, ...number[]]>(
      `SELECT day, ${COUNTS.map((column) => `sum(${column})`).join(', ')} FROM day_total
       WHERE profile = @profile AND kind IN (SELECT value FROM json_each(@kinds)) AND day BETWEEN @from AND @to AND attempts > 0
       GROUP BY day ORDER BY day`,
    )
    .raw();
  const ratings = db.prepare<[OfKinds], DayRating>(
    `SELECT day AS date, kind, rating, deviation FROM rating_day
     WHERE profile = @profile AND day BETWEEN @from AND @to AND ${OF_KINDS} ORDER BY day, kind`,
  );
  // One look at the index for each class.
  const classes = db
    .prepare<[{ profile: number }], string>(
      `WITH RECURSIVE seen (class) AS (
         SELECT min(class) FROM run WHERE profile = @profile AND class IS NOT NULL
         UNION ALL
         SELECT (SELECT min(class) FROM run WHERE profile = @profile AND class > seen.class) FROM seen WHERE seen.class IS NOT NULL
       ) SELECT class FROM seen WHERE class IS NOT NULL`,
    )
    .pluck();
  const best = db.prepare<[number, string, string], BestRow>(
    `SELECT class AS bestClass, score, day AS date FROM run
     WHERE profile = ? AND class = ? AND day <= ? AND counted = 1
       AND ending IS NOT NULL AND ending NOT IN ('left', 'idle') AND score > 0
     ORDER BY score DESC LIMIT 1`,
  );
  const active = db
    .prepare<[number, string], string>(
      `SELECT day FROM day_total WHERE profile = ? AND kind = '${ALL_KINDS}' AND day <= ? AND attempts > 0 ORDER BY day`,
    )
    .pluck();
  const ahead = db
    .prepare<[number, string], number>(`SELECT EXISTS (SELECT 1 FROM day_total WHERE profile = ? AND kind = '${ALL_KINDS}' AND day > ?)`)
    .pluck();
  const leftOut = db.prepare<[OfKinds], { runs: number; attempts: number }>(
    `SELECT count(*) AS runs, coalesce(sum(right + wrong), 0) AS attempts FROM run
     WHERE profile = @profile AND counted = 0 AND day BETWEEN @from AND @to AND (
       @kinds IS NULL OR EXISTS (SELECT 1 FROM attempt WHERE attempt.run = run.number AND ${OF_KINDS})
     )`,
  );
  const attempts = db.prepare<[OfKinds & { after: number; limit: number }], AttemptLine & { number: number }>(
    `SELECT attempt.number, at, mode, ending, counted, attempt.kind, puzzle, themes, attempt.right, millis, slow, helped, rated,
       direction, rotation, fact, chosen, coalesce(expected, CASE attempt.kind WHEN 'read' THEN (
         SELECT group_concat(value, ' ') FROM puzzle, json_each(body, '$.answer.symbols') WHERE puzzle.id = attempt.puzzle
       ) END) AS expected
     FROM attempt JOIN run ON run.number = attempt.run
     WHERE run.profile = @profile AND attempt.number > @after
       AND attempt.day BETWEEN @from AND @to AND ${OF_KINDS}
     ORDER BY attempt.number LIMIT @limit`,
  );
  const numberOf = (profile: string): number => number.get(profile) ?? 0;

  return {
    sums: ({ profile, ...asked }) => stored(() => sums(numberOf(profile), asked)),
    towards: ({ profile, days: { from, to } }) => stored(() => towards.all({ profile: numberOf(profile), from, to, runs: LATE_RUNS })),
    days: ({ profile, days: { from, to }, kinds }) =>
      stored(() =>
        days
          .all({ profile: numberOf(profile), from, to, kinds: JSON.stringify(kinds ?? [ALL_KINDS]) })
          .map(([date, ...counts]) => ({ date, ...tallyOf(counts) })),
      ),
    ratings: ({ profile, days: { from, to }, kinds }) =>
      stored(() => ratings.all({ profile: numberOf(profile), from, to, kinds: kindsText(kinds) })),
    bests: (profile, today) =>
      stored(() => {
        const of = numberOf(profile);
        return classes.all({ profile: of }).flatMap((bestClass) => best.get(of, bestClass, today) ?? []);
      }),
    activeDays: (profile, today) => stored(() => active.all(numberOf(profile), today)),
    wasAhead: (profile, today) => stored(() => ahead.get(numberOf(profile), today) === 1),
    leftOut: ({ profile, days: { from, to }, kinds }) =>
      stored(() => leftOut.get({ profile: numberOf(profile), from, to, kinds: kindsText(kinds) }) ?? { runs: 0, attempts: 0 }),
    attempts: ({ profile, days: { from, to }, kinds }, after, limit) =>
      stored(() => attempts.all({ profile: numberOf(profile), after, from, to, kinds: kindsText(kinds), limit })),
  };
}
