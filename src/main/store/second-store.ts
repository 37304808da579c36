/** A second connection to the store, for a thread of its own: it reads, copies and tidies, and never writes rows. */
import { join } from 'node:path';
import { alikeReader, type AlikeReader } from './alike-reader';
import { activityReader, type ActivityReader } from './activity-reader';
import { mistakeRepository, type MistakeRepository } from './mistake-repository';
import { backUp } from './backup';
import { connect, DATABASE_NAME, type Connection } from './connection';
import { copies, type Copies } from './copies';
import { stored, type Stored } from './fault';
import { chainReader } from './event-chain';
import { forgetInBackups } from './forget';
import { inspectOpen } from './inspect';
import { learnedRepository, type LearnedRepository } from './learned-repository';
import { MIGRATIONS } from './migrations';
import { lineFinder, type LineFinder } from './line-finder';
import { linesReader, type LinesReader } from './match-lines';
import { matchReader, type MatchReader } from './match-reader';
import { matchRemoval, type MatchRemoval } from './match-removal';
import { rewritten } from './rewrite';
import { CHAINS, type Store } from './store';
import { puzzleRepository, type PuzzleRepository } from './puzzle-repository';
import { statisticsReader, type StatisticsReader } from './statistics-reader';

export interface SecondStore {
  readonly matches: Pick<MatchReader, 'read' | 'head' | 'outline' | 'ofPeople'> &
    Pick<MatchRemoval, 'rowsOf'> &
    LinesReader &
    AlikeReader &
    LineFinder;
  readonly statistics: StatisticsReader;
  readonly activity: ActivityReader;
  readonly mistakes: Pick<MistakeRepository, 'due'>;
  readonly learned: LearnedRepository;
  readonly puzzles: Pick<PuzzleRepository, 'puzzlesOf'>;
  /** Writes the log into the database as far as nobody reads or writes it; waits for nobody. */
  readonly checkpoint: () => Stored<null>;
  /** Makes a backup; those that make room go. */
  readonly backUp: Store['backUp'];
  readonly forget: Store['forget'];
  readonly rewrite: Store['rewrite'];
  readonly copies: Copies;
  readonly broken: Store['broken'];
  readonly look: Store['look'];
  readonly close: () => void;
}

/** Opens the database in `folder`, which is open elsewhere already. */
export function openSecond(folder: string): Stored<SecondStore> {
  return stored(() => {
    const db = connect(join(folder, DATABASE_NAME));
    db.pragma('query_only = ON');
    return secondOver(db, folder);
  });
}

function secondOver(db: Connection, folder: string): SecondStore {
  const removal = matchRemoval(db);
  return {
    matches: { ...matchReader(db), ...linesReader(db), ...alikeReader(db), ...lineFinder(db), rowsOf: (match) => removal.rowsOf(match) },
    statistics: statisticsReader(db),
    activity: activityReader(db),
    mistakes: mistakeRepository(db),
    learned: learnedRepository(db),
    puzzles: puzzleRepository(db),
    checkpoint: () =>
      stored(() => {
        db.pragma('wal_checkpoint(PASSIVE)');
        return null;
      }),
    backUp: (now) =>
      stored(() => {
        // A copy is written, if to another file.
        db.pragma('query_only = OFF');
        try {
          backUp(db, folder, now);
        } finally {
          db.pragma('query_only = ON');
        }
        return null;
      }),
    broken: () => stored(() => chainReader(db)(CHAINS)),
    look: () => stored(() => inspectOpen(join(folder, DATABASE_NAME), MIGRATIONS)),
    copies: {
      ...copies(db, folder),
      // To another file, as above.
      save: (file) => {
        db.pragma('query_only = OFF');
        try {
          return copies(db, folder).save(file);
        } finally {
          db.pragma('query_only = ON');
        }
      },
    },
    forget: (profiles, placeholder) => stored(() => forgetInBackups(db, folder, profiles, placeholder)),
    rewrite: () => {
      // All rows are written, each as it was.
      db.pragma('query_only = OFF');
      try {
        return rewritten(db);
      } finally {
        db.pragma('query_only = ON');
      }
    },
    close: () => {
      db.close();
    },
  };
}
