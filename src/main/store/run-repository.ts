/** Runs and their attempts. An attempt, what it changes and its sums are kept together or not at all. */
import { lightly, type Connection } from './connection';
import type { Attempt, Learned, RunClose, RunEnd, RunProgress, RunStart } from '../../shared/drill-record';
import { stored, type Stored } from './fault';
import { keepUncounted, type Keep } from './counted-writes';
import { learnedWriter } from './learned-writer';
import { tallyWriter } from './tally-writer';

export interface RunRepository {
  begin(run: RunStart): Stored<null>;
  /** Keeps an answer with everything that it changes, and the run's end where it ends by it: all of it or nothing. */
  record(run: string, attempt: Attempt, learned: Learned, progress: RunProgress, close?: RunClose | null): Stored<null>;
  /** Keeps the end; a run that was left alone is taken out of the sums, and its ratings are taken back. */
  finish(run: string, close: RunClose, progress: RunProgress): Stored<null>;
  /** Takes whole runs of one profile in, one after the other: as if they were played, but with every sum touched once. */
  add(profile: string, runs: readonly WholeRun[]): Stored<null>;
  /** Ends what an end of the app left open; its attempts count. */
  closeOpen(): Stored<null>;
  /** The best counted score in a class up to `today` (the player's date); null without a run. */
  best(profile: string, bestClass: string, today: string): Stored<number | null>;
  /** The score of the date's rated daily try; null as long as nothing was answered in one. */
  dailyScore(profile: string, date: string): Stored<{ readonly score: number; readonly answered: number } | null>;
  /** Puzzles of the profile's last runs, the newest first, at most `limit`. */
  recentPuzzles(profile: string, limit: number): Stored<readonly string[]>;
  /** What was answered of late and when (milliseconds since 1970), the newest first. */
  lastMet(profile: string): Stored<readonly { readonly puzzle: string; readonly at: number }[]>;
  /** What is stamped later than `now` (milliseconds since 1970), by a clock that was ahead, counts as of now. */
  settle(now: number): Stored<null>;
}

/** A run from its beginning to its end. */
export interface WholeRun extends Omit<RunStart, 'profile'>, RunEnd {
  readonly attempts: readonly { readonly attempt: Attempt; readonly learned: Learned }[];
  readonly progress: RunProgress;
}

/** Runs that are looked through for puzzles met of late. */
const RECENT_RUNS = 3;
/** Runs and answers that are looked through for when a puzzle was answered last: more than anybody remembers. */
const MET_RUNS = 200;
const MET_ANSWERS = 3000;

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
export function runRepository(db: Connection, keep: Keep = keepUncounted): RunRepository {
  const tally = tallyWriter(db);
  const { learn, takeBack } = learnedWriter(db);
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
  const rateNone = db.prepare<[number]>('UPDATE attempt SET rated = 0 WHERE run = ?');
  const closeOpen = db.prepare<[]>(`UPDATE run SET ending = 'left' WHERE ending IS NULL`);
  const best = db
    .prepare<[string, string, string], number | null>(
      `SELECT max(score) FROM run
       WHERE profile = (SELECT number FROM profile WHERE id = ?) AND class = ? AND day <= ? AND counted = 1
         AND ending IS NOT NULL AND ending NOT IN ('left', 'idle')`,
    )
    .pluck();
  const dailyScore = db.prepare<[string, string], { score: number; answered: number }>(
    'SELECT score, right + wrong AS answered FROM run WHERE profile = (SELECT number FROM profile WHERE id = ?) AND daily = ? AND right + wrong > 0',
  );
  const recent = db
    .prepare<[string, number, number], string>(
      `SELECT puzzle FROM attempt WHERE run IN (
         SELECT number FROM run WHERE profile = (SELECT number FROM profile WHERE id = ?) ORDER BY number DESC LIMIT ?
       ) ORDER BY number DESC LIMIT ?`,
    )
    .pluck();

  const lastMet = db.prepare<[string, number, number], { puzzle: string; at: number }>(
    `SELECT puzzle, at FROM attempt WHERE run IN (
       SELECT number FROM run WHERE profile = (SELECT number FROM profile WHERE id = ?) ORDER BY number DESC LIMIT ?
     ) ORDER BY number DESC LIMIT ?`,
  );
  const settleCards = db.prepare<[number, number]>('UPDATE fact_card SET at = ? WHERE at > ?');
  const settleSpots = db.prepare<[number, number]>('UPDATE weak_spot SET at = ? WHERE at > ?');
  const settle = db.transaction((now: number) => {
    settleCards.run(now, now);
    settleSpots.run(now, now);
  });

  const releaseDaily = db.prepare<[string, string]>(
    'UPDATE run SET daily = NULL WHERE profile = (SELECT number FROM profile WHERE id = ?) AND daily = ? AND right + wrong = 0',
  );
  const begin = ({ id, profile, mode, options, bestClass, daily, day, startedAt }: RunStart): void => {
    // A date has one rated try; one that nothing was answered in was none.
    if (daily !== null) releaseDaily.run(profile, daily);
    addRun.run(id, profile, mode, JSON.stringify(options), bestClass, daily, day, startedAt);
  };
  const beginAll = db.transaction(begin);
  const key = (run: string): { number: number; profile: number } => {
    const found = keyOf.get(run);
    if (found === undefined) throw new Error(`There is no run ${run}.`);
    return found;
  };
  const progressed = (number: number, { score, right, wrong, bestCombo, spent, pauses }: RunProgress): void => {
    setProgress.run(score, right, wrong, bestCombo, Math.round(spent), pauses, number);
  };
  const putAttempt = (number: number, attempt: Attempt): void => {
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
  };
  const close = ({ number, profile }: { number: number; profile: number }, { ending, counted, before }: RunClose): void => {
    setEnd.run(ending, counted ? 1 : 0, number);
    if (counted) return;
    const attempts = attemptsOf.all(number).map(attemptOf);
    tally(profile, attempts, -1);
    takeBack(profile, attempts, before);
    rateNone.run(number);
  };
  const record = db.transaction((run: string, attempt: Attempt, learned: Learned, progress: RunProgress, end: RunClose | null) => {
    const { number, profile } = key(run);
    putAttempt(number, attempt);
    tally(profile, [attempt], 1);
    learn(profile, attempt, learned);
    progressed(number, progress);
    if (end !== null) close({ number, profile }, end);
  });
  const finish = db.transaction((run: string, end: RunClose, progress: RunProgress) => {
    const found = key(run);
    progressed(found.number, progress);
    close(found, end);
  });

  const add = db.transaction((profile: string, runs: readonly WholeRun[]) => {
    let owner: number | undefined;
    for (const { attempts, progress, ...run } of runs) {
      begin({ ...run, profile });
      const { number, profile: of } = key(run.id);
      owner = of;
      for (const { attempt, learned } of attempts) {
        putAttempt(number, attempt);
        learn(of, attempt, learned);
      }
      progressed(number, progress);
      setEnd.run(run.ending, run.counted ? 1 : 0, number);
    }
    const counted = runs.filter((run) => run.counted).flatMap(({ attempts }) => attempts.map(({ attempt }) => attempt));
    if (owner !== undefined) tally(owner, counted, 1);
  });

  // Answers come one a second and are worth less than a match.
  const answered = (write: () => unknown): Stored<null> =>
    stored(() => {
      lightly(db, write);
      return null;
    });
  return {
    begin: (run) => answered(() => beginAll.immediate(run)),
    add: (profile, runs) => answered(() => add.immediate(profile, runs)),
    record: (run, attempt, learned, progress, end = null) =>
      answered(() => keep(() => record.immediate(run, attempt, learned, progress, end))),
    finish: (run, end, progress) => answered(() => keep(() => finish.immediate(run, end, progress))),
    closeOpen: () => answered(() => closeOpen.run()),
    best: (profile, bestClass, today) => stored(() => best.get(profile, bestClass, today) ?? null),
    dailyScore: (profile, date) => stored(() => dailyScore.get(profile, date) ?? null),
    recentPuzzles: (profile, limit) => stored(() => recent.all(profile, RECENT_RUNS, limit)),
    lastMet: (profile) => stored(() => lastMet.all(profile, MET_RUNS, MET_ANSWERS)),
    settle: (now) => answered(() => settle.immediate(now)),
  };
}
