import type { Connection } from '../connection';

/**
 * What is learned from saved rounds: mistakes that somebody made puzzles of, each with where it comes from, and matches that began in the
 * midst of another one. Whence they come is kept here and in no replay file: a file holds by itself.
 */
export function learnFromRounds(db: Connection): void {
  db.exec(`
    CREATE TABLE mistake (
      profile INTEGER NOT NULL REFERENCES profile (number) ON DELETE CASCADE,
      puzzle TEXT NOT NULL REFERENCES puzzle (id),
      -- Where it was made; the match may be gone by now. Rounds from 1, events from 0.
      match_id TEXT NOT NULL,
      round INTEGER NOT NULL CHECK (round >= 1),
      event INTEGER NOT NULL CHECK (event >= 0),
      -- When it was made a puzzle of, in milliseconds since 1970.
      at INTEGER NOT NULL,
      PRIMARY KEY (profile, puzzle, match_id, round, event)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX mistake_by_puzzle ON mistake (puzzle);
    CREATE INDEX mistake_by_time ON mistake (profile, at);

    -- A puzzle that nobody's mistake is any more, and no pack's, goes with the last of them.
    CREATE TRIGGER mistake_gone AFTER DELETE ON mistake BEGIN
      DELETE FROM puzzle WHERE id = old.puzzle
        AND NOT EXISTS (SELECT 1 FROM mistake WHERE puzzle = old.puzzle)
        AND NOT EXISTS (SELECT 1 FROM pack_puzzle WHERE puzzle = old.puzzle);
    END;

    -- JSON: {match, round, event}, rounds from 1: the match was begun after so many events of that round. Null for one that was dealt.
    ALTER TABLE match ADD COLUMN origin TEXT;
  `);
}
