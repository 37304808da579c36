import type { Connection } from '../connection';

/**
 * Somebody may take a seat while a match goes on: the match tells who and when, and a player's seat from which of these swaps on it is
 * theirs, 0 for from the beginning. Matches of before have no swaps, and whoever sits there did so from the beginning.
 */
export function keepSwappedSeats(db: Connection): void {
  db.exec(`
    -- JSON: [{round, after, seat, player}], rounds from 1; null where nobody took a seat.
    ALTER TABLE match ADD COLUMN swaps TEXT;

    CREATE TABLE new_match_seat (
      match_id TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
      seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 5),
      -- The number of the swap since which it is theirs, from 1; 0: from the match's beginning.
      stay INTEGER NOT NULL DEFAULT 0 CHECK (stay >= 0),
      profile INTEGER NOT NULL REFERENCES profile (number) ON DELETE CASCADE,
      PRIMARY KEY (match_id, seat, stay)
    ) STRICT, WITHOUT ROWID;

    INSERT INTO new_match_seat (match_id, seat, profile) SELECT match_id, seat, profile FROM match_seat;
    DROP TABLE match_seat;
    ALTER TABLE new_match_seat RENAME TO match_seat;
    CREATE INDEX seat_by_profile ON match_seat (profile, match_id);
  `);
}
