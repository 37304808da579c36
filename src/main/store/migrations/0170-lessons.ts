import type { Connection } from '../connection';

/** How far each player has come in each lesson of a game: nobody has begun any so far. */
export function keepLessons(db: Connection): void {
  db.exec(`
    CREATE TABLE lesson (
      profile INTEGER NOT NULL REFERENCES profile (number) ON DELETE CASCADE,
      game TEXT NOT NULL,
      course TEXT NOT NULL,
      lesson TEXT NOT NULL,
      -- To go on with, from 0.
      step INTEGER NOT NULL CHECK (step >= 0),
      -- Once done it stays so, also while it is gone through again.
      done INTEGER NOT NULL CHECK (done IN (0, 1)),
      -- When the player was there last.
      reached_at TEXT NOT NULL,
      PRIMARY KEY (profile, game, course, lesson)
    ) STRICT, WITHOUT ROWID;
  `);
}
