/** The open store: its repositories, and what keeps it tidy. */
import { join } from 'node:path';
import type { Result } from '../../rules/result';
import { activityReader, type ActivityReader } from './activity-reader';
import { analysisRepository, type AnalysisRepository } from './analysis-repository';
import { backUp } from './backup';
import { DATABASE_NAME, waitForLocks, type Connection } from './connection';
import { copies, type Copies } from './copies';
import { stored, type Stored, type StoreFault } from './fault';
import { chainReader, type ChainBreak } from './event-chain';
import { forgetInBackups } from './forget';
import { lessonRepository, type LessonRepository } from './lesson-repository';
import { learnedRepository, type LearnedRepository } from './learned-repository';
import { highWater, markIn } from './high-water';
import { inspectOpen, type Inspection } from './inspect';
import { keeper, type Keep } from './counted-writes';
import { MIGRATIONS } from './migrations';
import { mistakeRepository, type MistakeRepository } from './mistake-repository';
import { matchRepository, type MatchRepository } from './match-repository';
import { rewritten } from './rewrite';
import { profileRepository, type ProfileRepository } from './profile-repository';
import { puzzleRepository, type PuzzleRepository } from './puzzle-repository';
import { runRepository, type RunRepository } from './run-repository';
import { settingRepository, type SettingRepository } from './setting-repository';
import { statisticsReader, type StatisticsReader } from './statistics-reader';

/** Pages of the log, of 4 kB each, after which it is written into the database here, too. */
const LONGEST_LOG = 25_000;

/** Matches whose events are looked over at a start, the newest. */
export const CHAINS = 300;

/** What had to be done to get the store open. */
export interface Recovery {
  /** The damaged database's new name, in the same folder; null where there was none any more. */
  readonly setAside: string | null;
  readonly reason: string;
  /** ISO time of the backup that took its place; what came after it is lost. Null where there was none. */
  readonly restoredFrom: string | null;
}

/** How a store was come by. */
export interface Before {
  /** Whether this is a copy that took the database's place as somebody wished. */
  readonly replaced: boolean;
  /** All of it was looked over before it was opened; otherwise its header alone. */
  readonly whole: boolean;
  /** Null where all was well. */
  readonly recovery: Recovery | null;
}

export interface Store extends Before {
  readonly matches: MatchRepository;
  readonly settings: SettingRepository;
  readonly profiles: ProfileRepository;
  readonly runs: RunRepository;
  readonly learned: LearnedRepository;
  readonly lessons: LessonRepository;
  readonly analyses: AnalysisRepository;
  readonly puzzles: PuzzleRepository;
  readonly mistakes: MistakeRepository;
  readonly statistics: StatisticsReader;
  readonly activity: ActivityReader;
  readonly copies: Copies;
  /** Steps of matches, answers and other changes that were kept once and are missing, as when the log was lost; 0 where all was well. */
  readonly lost: number;
  /** Where events of the newest matches were changed or lost since they were kept. Reads all of their events. */
  readonly broken: () => Stored<readonly ChainBreak[]>;
  /** Looks over all of the database. Reads all of it. */
  readonly look: () => Stored<Inspection>;
  /** Whether something was written since the last backup, or the start. */
  readonly changed: boolean;
  /** How many rows were written so far. */
  readonly writes: number;
  /** Makes a backup; the oldest goes. Reads the whole database, so not while a round is played. */
  readonly backUp: (now: Date) => Stored<null>;
  /** Does many writes in one transaction, all or none; for large amounts, where the disk is waited for once. */
  readonly together: (writes: () => void) => Stored<null>;
  /** Does several writes of one deed: where the deed is refused in the end, or cannot be kept, nothing of it was done. */
  readonly atOnce: <Value, Refusal>(deed: () => Result<Value, Refusal>) => Result<Value, Refusal | StoreFault>;
  /** Called before a backup is made beside this thread; what it answers is called when the backup is there. */
  readonly backingUp: () => () => void;
  /** From now on the log is written into the database beside this thread, and here only where it gets out of hand. */
  readonly leaveCheckpoints: () => void;
  /** How long a write holds its thread up where another program has locked the database; long until this is called. */
  readonly waitForLocks: (how: 'briefly' | 'long') => void;
  /** Takes deleted profiles out of all backups, with `placeholder` for their names. Takes as long as there are backups. */
  readonly forget: (profiles: readonly string[], placeholder: string) => Stored<null>;
  /** Writes all of the database anew, so that its bytes hold nothing that was deleted. Takes as long as a backup, and nobody else can write. */
  readonly rewrite: () => Stored<null>;
  readonly close: () => void;
}

/** Thrown to take back what a refused deed has written so far. */
class TakenBack extends Error {}

function atOnce<Value, Refusal>(deed: () => Result<Value, Refusal>, keep: Keep): Result<Value, Refusal | StoreFault> {
  let answer: Result<Value, Refusal> | undefined;
  try {
    const kept = stored(() =>
      keep(() => {
        answer = deed();
        if (!answer.ok) throw new TakenBack();
      }),
    );
    return kept.ok && answer !== undefined ? answer : (kept as Result<never, StoreFault>);
  } catch (error) {
    if (!(error instanceof TakenBack) || answer === undefined) throw error;
    return answer;
  }
}

/** The store over an open database at the newest schema. Throws the driver's errors where that is not as it should be. */
export function storeOver(db: Connection, folder: string, { replaced, whole, recovery }: Before): Store {
  const changes = db.prepare<[], number>('SELECT total_changes()').pluck();
  let backedUp = changes.get();
  const water = highWater(folder);
  const level = db.prepare<[], number>('SELECT level FROM high_water').pluck().get() ?? 0;
  const marked = markIn(folder);
  // A backup in the database's place lacks what came after it, which is told as such.
  const lost = recovery === null && !replaced ? Math.max(0, marked - level) : 0;
  if (marked !== level) water.mark(level);
  const keep = keeper(db, water.mark);
  return {
    matches: matchRepository(db, keep),
    settings: settingRepository(db, keep),
    profiles: profileRepository(db, keep),
    runs: runRepository(db, keep),
    learned: learnedRepository(db),
    lessons: lessonRepository(db, keep),
    analyses: analysisRepository(db),
    puzzles: puzzleRepository(db, keep),
    mistakes: mistakeRepository(db, keep),
    statistics: statisticsReader(db),
    activity: activityReader(db),
    copies: copies(db, folder),
    broken: () => stored(() => chainReader(db)(CHAINS)),
    replaced,
    whole,
    look: () => stored(() => inspectOpen(join(folder, DATABASE_NAME), MIGRATIONS)),
    lost,
    recovery,
    get writes() {
      return changes.get() ?? 0;
    },
    get changed() {
      return changes.get() !== backedUp;
    },
    backUp: (now) =>
      stored(() => {
        backUp(db, folder, now);
        backedUp = changes.get();
        return null;
      }),
    backingUp: () => {
      const before = changes.get();
      return () => {
        backedUp = before;
      };
    },
    leaveCheckpoints: () => {
      db.pragma(`wal_autocheckpoint = ${LONGEST_LOG}`);
    },
    waitForLocks: (how) => {
      waitForLocks(db, how);
    },
    together: (writes) =>
      stored(() => {
        db.transaction(writes).immediate();
        return null;
      }),
    atOnce: (deed) => atOnce(deed, keep),
    forget: (profiles, placeholder) => stored(() => forgetInBackups(db, folder, profiles, placeholder)),
    rewrite: () => rewritten(db),
    close: () => {
      if (!db.open) return;
      stored(() => db.pragma('optimize')); // a disk that takes nothing any more must not keep the app from ending
      water.close();
      db.close();
    },
  };
}
