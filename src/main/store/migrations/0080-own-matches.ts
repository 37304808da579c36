import type { Connection } from '../connection';

/**
 * Whose a match is, in the order in which they were kept: of everybody who sits at it, and of the player whose turn at
 * this computer it was when it began. The order is counted, since a clock may have been wrong. Of matches before this step
 * only the stamps are known; one that is later than now can be no order, so those come first.
 */
export function keepOwnMatches(db: Connection): void {
  db.exec(`
    CREATE TABLE own_match (
      profile INTEGER NOT NULL REFERENCES profile (number) ON DELETE CASCADE,
      -- Counts up with every match that is begun or taken up again.
      number INTEGER NOT NULL,
      match_id TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
      -- How many play in it.
      seats INTEGER NOT NULL,
      PRIMARY KEY (profile, number)
    ) STRICT, WITHOUT ROWID;

    CREATE INDEX own_match_by_number ON own_match (number);
    CREATE INDEX own_match_by_match ON own_match (match_id);

    INSERT INTO own_match
    SELECT profile, place, match_id, seats FROM (SELECT DISTINCT profile, match_id FROM match_seat)
    JOIN (
      SELECT id, json_array_length(players) AS seats,
        row_number() OVER (ORDER BY started_at <= strftime('%Y-%m-%dT%H:%M:%fZ'), started_at, id) AS place
      FROM match WHERE imported = 0
    ) ON id = match_id;
  `);
}
