import type { Connection } from '../connection';

/**
 * Profiles, runs of puzzles with every attempt, and what was learned from them. Rows that come by the million have whole
 * numbers for keys. `tally` repeats the attempts, summed by day, month and year, so that the dashboard need not read them;
 * it is written in the same transaction. Days are those of the player's calendar.
 */
export function createDrills(db: Connection): void {
  db.exec(`
    CREATE TABLE profile (
      number INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      -- Empty for the profile of a first start that nobody has named.
      name TEXT NOT NULL,
      created_at TEXT NOT NULL
    ) STRICT;

    CREATE TABLE run (
      number INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      profile INTEGER NOT NULL REFERENCES profile (number) ON DELETE CASCADE,
      mode TEXT NOT NULL,
      options TEXT NOT NULL,
      -- What bests are compared within, such as 'rush 3'; null for a run without a best.
      class TEXT,
      -- The date of a daily run that is the date's rated try.
      daily TEXT,
      day TEXT NOT NULL,
      started_at TEXT NOT NULL,
      -- Null while it goes on.
      ending TEXT,
      -- 0 for a run that was left alone: its attempts are in no tally.
      counted INTEGER NOT NULL DEFAULT 1 CHECK (counted IN (0, 1)),
      score INTEGER NOT NULL DEFAULT 0,
      right INTEGER NOT NULL DEFAULT 0,
      wrong INTEGER NOT NULL DEFAULT 0,
      best_combo INTEGER NOT NULL DEFAULT 0,
      spent INTEGER NOT NULL DEFAULT 0 CHECK (spent >= 0),
      pauses INTEGER NOT NULL DEFAULT 0
    ) STRICT;

    CREATE INDEX run_by_profile ON run (profile, number);
    CREATE INDEX run_by_score ON run (profile, class, score) WHERE class IS NOT NULL;
    CREATE INDEX run_left_out ON run (profile, day) WHERE counted = 0;
    CREATE INDEX run_open ON run (number) WHERE ending IS NULL;
    CREATE UNIQUE INDEX run_daily ON run (profile, daily) WHERE daily IS NOT NULL;

    CREATE TABLE attempt (
      number INTEGER PRIMARY KEY,
      run INTEGER NOT NULL REFERENCES run (number) ON DELETE CASCADE,
      puzzle TEXT NOT NULL,
      kind TEXT NOT NULL,
      -- Parted by blanks.
      themes TEXT NOT NULL,
      day TEXT NOT NULL,
      -- Milliseconds since 1970.
      at INTEGER NOT NULL,
      millis INTEGER NOT NULL CHECK (millis >= 0),
      right INTEGER NOT NULL CHECK (right IN (0, 1)),
      slow INTEGER NOT NULL CHECK (slow IN (0, 1)),
      helped INTEGER NOT NULL CHECK (helped IN (0, 1)),
      rated INTEGER NOT NULL CHECK (rated IN (0, 1)),
      -- Puzzles of one tile: how it lay and was read, and its built-in fact, such as 'r07/e'.
      direction TEXT,
      rotation INTEGER,
      fact TEXT,
      -- The symbol that was chosen and, where only one was right, that one.
      chosen TEXT,
      expected TEXT
    ) STRICT;

    CREATE INDEX attempt_by_run ON attempt (run);

    -- How many attempts of a day, month or year fell into a bucket of time; wrong answers are in bucket -1.
    CREATE TABLE tally (
      profile INTEGER NOT NULL REFERENCES profile (number) ON DELETE CASCADE,
      grain TEXT NOT NULL CHECK (grain IN ('day', 'month', 'year')),
      dimension TEXT NOT NULL,
      start TEXT NOT NULL,
      kind TEXT NOT NULL,
      key TEXT NOT NULL,
      bucket INTEGER NOT NULL CHECK (bucket >= -1),
      count INTEGER NOT NULL,
      PRIMARY KEY (profile, grain, dimension, start, kind, key, bucket)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE rating (
      profile INTEGER NOT NULL REFERENCES profile (number) ON DELETE CASCADE,
      kind TEXT NOT NULL,
      rating REAL NOT NULL,
      deviation REAL NOT NULL,
      volatility REAL NOT NULL,
      PRIMARY KEY (profile, kind)
    ) STRICT, WITHOUT ROWID;

    -- The rating as a day left it.
    CREATE TABLE rating_day (
      profile INTEGER NOT NULL REFERENCES profile (number) ON DELETE CASCADE,
      day TEXT NOT NULL,
      kind TEXT NOT NULL,
      rating REAL NOT NULL,
      deviation REAL NOT NULL,
      PRIMARY KEY (profile, day, kind)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE fact_card (
      profile INTEGER NOT NULL REFERENCES profile (number) ON DELETE CASCADE,
      fact TEXT NOT NULL,
      stability REAL NOT NULL,
      difficulty REAL NOT NULL,
      at INTEGER NOT NULL,
      answers INTEGER NOT NULL,
      lapses INTEGER NOT NULL,
      PRIMARY KEY (profile, fact)
    ) STRICT, WITHOUT ROWID;

    -- Puzzles that were missed or slow and not yet twice right and fast since.
    CREATE TABLE weak_spot (
      profile INTEGER NOT NULL REFERENCES profile (number) ON DELETE CASCADE,
      puzzle TEXT NOT NULL,
      kind TEXT NOT NULL,
      mended INTEGER NOT NULL CHECK (mended BETWEEN 0 AND 1),
      at INTEGER NOT NULL,
      PRIMARY KEY (profile, puzzle)
    ) STRICT, WITHOUT ROWID;
  `);
}
