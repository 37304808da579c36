import type { Connection } from '../connection';

/** Puzzles of the shipped pack and of imported ones, with what choosing needs beside the text; ratings move as they are played. */
export function createPuzzles(db: Connection): void {
  db.exec(`
    CREATE TABLE puzzle_pack (
      number INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      name TEXT NOT NULL,
      -- Tells one edition of the shipped pack from the next; null for imported packs.
      edition TEXT,
      added_at TEXT NOT NULL
    ) STRICT;

    CREATE TABLE puzzle (
      id TEXT NOT NULL PRIMARY KEY,
      kind TEXT NOT NULL,
      -- Where the puzzle's rating starts.
      rating INTEGER NOT NULL,
      -- Parted by blanks.
      themes TEXT NOT NULL,
      -- The built-in fact that a read puzzle asks for, such as 'r07/e'.
      fact TEXT,
      body TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;

    -- A puzzle goes when the last pack that has it goes.
    CREATE TABLE pack_puzzle (
      pack INTEGER NOT NULL REFERENCES puzzle_pack (number) ON DELETE CASCADE,
      puzzle TEXT NOT NULL REFERENCES puzzle (id),
      PRIMARY KEY (pack, puzzle)
    ) STRICT, WITHOUT ROWID;

    CREATE INDEX pack_by_puzzle ON pack_puzzle (puzzle);

    -- Kept when the puzzle goes, in case that it comes back.
    CREATE TABLE puzzle_rating (
      puzzle TEXT NOT NULL PRIMARY KEY,
      rating REAL NOT NULL,
      deviation REAL NOT NULL,
      volatility REAL NOT NULL
    ) STRICT, WITHOUT ROWID;
  `);
}
