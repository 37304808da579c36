/** Runs and their attempts. An attempt, what it changes and its sums are kept together or not at all. */
import type { Connection } from './connection';
import type { Attempt, Learned, RunEnd, RunProgress, RunStart } from './drill-rows';
import { stored, type Stored } from './fault';
import { learnedWriter } from './learned-writer';
import { tallyWriter } from './tally-writer';

export interface RunRepository {
  begin(run: RunStart): Stored<null>;
  /** Keeps an answer with everything that it changes. */
  record(run: string, attempt: Attempt, learned: Learned, progress: RunProgress): Stored<null>;
  /** Keeps the end; a run that was left alone is taken out of the sums. */
  finish(run: string, end: RunEnd, progress: RunProgress): Stored<null>;
  /** Ends what an end of the app left open; its attempts count. */
  closeOpen(): Stored<null>;
  /** The best counted score in a class; null without a run. */
  best(profile: string, bestClass: string): Stored<number | null>;
  /** Whether the date's rated daily try was begun. */
  dailyBegun(profile: string, date: string): Stored<boolean>;
  /** Puzzles of the profile's last runs, the newest first, at most `limit`. */
  recentPuzzles(profile: string, limit: number): Stored<readonly string[]>;
}

/** Runs that are looked through for puzzles met of late. */
const RECENT_RUNS = 3;

interface AttemptRow {
  readonly puzzle: string;
  readonly kind: Attempt['kind'];
  readonly themes: string;
  readonly day: string;
  readonly at: number;
  readonly millis: number;
  readonly right: number;
  readonly slow: number;
  readonly helped: number;
  readonly rated: number;
  readonly direction: Attempt['direction'];
  readonly rotation: Attempt['rotation'];
  readonly fact: string | null;
  readonly chosen: Attempt['chosen'];
  readonly expected: Attempt['expected'];
}

function attemptOf(row: AttemptRow): Attempt {
  return {
    ...row,
    themes: row.themes === '' ? [] : (row.themes.split(' ') as Attempt['themes'][number][]),
    right: row.right === 1,
    slow: row.slow === 1,
    helped: row.helped === 1,
    rated: row.rated === 1,
  };
}

/** The repository over `db`; its statements are prepared once. */
export function runRepository(db: Connection): RunRepository {
  const tally = tallyWriter(db);
  const learn = learnedWriter(db);
  const addRun = db.prepare<(string | null)[]>(
    `INSERT INTO run (id, profile, mode, options, class, daily, day, started_at)
     VALUES (?, (SELECT number FROM profile WHERE id = ?), ?, ?, ?, ?, ?, ?)`,
  );
  const keyOf = db.prepare<[string], { number: number; profile: number }>('SELECT number, profile FROM run WHERE id = ?');
  const addAttempt = db.prepare<(string | number | null)[]>(
    `INSERT INTO attempt (run, puzzle, kind, themes, day, at, millis, right, slow, helped, rated, direction, rotation, fact,
       chosen, expected) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const setProgress = db.prepare<number[]>(
    'UPDATE run SET score = ?, right = ?, wrong = ?, best_combo = ?, spent = ?, pauses = ? WHERE number = ?',
  );
  const setEnd = db.prepare<[string, number, number]>('UPDATE run SET ending = ?, counted = ? WHERE number = ?');
  const attemptsOf = db.prepare<[number], AttemptRow>('SELECT * FROM attempt WHERE run = ?');
  const closeOpen = db.prepare<[]>(`UPDATE run SET ending = 'left' WHERE ending IS NULL`);
  const best = db
    .prepare<[string, string], number | null>(
      `SELECT max(score) FROM run
       WHERE profile = (SELECT number FROM profile WHERE id = ?) AND class = ? AND counted = 1
         AND ending IS NOT NULL AND ending <> 'left'`,
    )
    .pluck();
  const dailyBegun = db
    .prepare<[string, string], number>(
      'SELECT count(*) FROM run WHERE profile = (SELECT number FROM profile WHERE id = ?) AND daily = ?',
    )
    .pluck();
  const recent = db
    .prepare<[string, number, number], string>(
      `SELECT puzzle FROM attempt WHERE run IN (
         SELECT number FROM run WHERE profile = (SELECT number FROM profile WHERE id = ?) ORDER BY number DESC LIMIT ?
       ) ORDER BY number DESC LIMIT ?`,
    )
    .pluck();

  const key = (run: string): { number: number; profile: number } => {
    const found = keyOf.get(run);
    if (found === undefined) throw new Error(`There is no run ${run}.`);
    return found;
  };
  const progressed = (number: number, { score, right, wrong, bestCombo, spent, pauses }: RunProgress): void => {
    setProgress.run(score, right, wrong, bestCombo, Math.round(spent), pauses, number);
  };
  const record = db.transaction((run: string, attempt: Attempt, learned: Learned, progress: RunProgress) => {
    const { number, profile } = key(run);
    addAttempt.run(
      number,
      attempt.puzzle,
      attempt.kind,
      attempt.themes.join(' '),
      attempt.day,
      attempt.at,
      Math.round(attempt.millis),
      attempt.right ? 1 : 0,
      attempt.slow ? 1 : 0,
      attempt.helped ? 1 : 0,
      attempt.rated ? 1 : 0,
      attempt.direction,
      attempt.rotation,
      attempt.fact,
      attempt.chosen,
      attempt.expected,
    );
    tally(profile, attempt, 1);
    learn(profile, attempt, learned);
    progressed(number, progress);
  });
  const finish = db.transaction((run: string, { ending, counted }: RunEnd, progress: RunProgress) => {
    const { number, profile } = key(run);
    progressed(number, progress);
    setEnd.run(ending, counted ? 1 : 0, number);
    if (!counted) for (const row of attemptsOf.all(number)) tally(profile, attemptOf(row), -1);
  });

  /**
   * Answers come one a second and are worth less than a match, so they are not waited for until the disk has them: the end
   * of the program loses nothing, a power cut the last few.
   */
  const lightly = (write: () => unknown): Stored<null> =>
    stored(() => {
      if (db.inTransaction) {
        write();
        return null;
      }
      db.pragma('synchronous = NORMAL');
      try {
        write();
      } finally {
        db.pragma('synchronous = FULL');
      }
      return null;
    });
  return {
    begin: ({ id, profile, mode, options, bestClass, daily, day, startedAt }) =>
      lightly(() => addRun.run(id, profile, mode, JSON.stringify(options), bestClass, daily, day, startedAt)),
    record: (run, attempt, learned, progress) => lightly(() => record.immediate(run, attempt, learned, progress)),
    finish: (run, end, progress) => lightly(() => finish.immediate(run, end, progress)),
    closeOpen: () => lightly(() => closeOpen.run()),
    best: (profile, bestClass) => stored(() => best.get(profile, bestClass) ?? null),
    dailyBegun: (profile, date) => stored(() => (dailyBegun.get(profile, date) ?? 0) > 0),
    recentPuzzles: (profile, limit) => stored(() => recent.all(profile, RECENT_RUNS, limit)),
  };
}
