import type { Connection } from '../connection';

/**
 * Each event carries a hash of itself and the one before, and the match that of its last: what was changed or lost later is
 * found by name. Events from before this step have none. `high_water` counts what was kept, so that a number beside the
 * database tells when the database went back.
 */
export function chainEvents(db: Connection): void {
  db.exec(`
    ALTER TABLE event ADD COLUMN link TEXT;
    ALTER TABLE match ADD COLUMN head TEXT;

    CREATE TABLE high_water (
      one INTEGER PRIMARY KEY CHECK (one = 1),
      level INTEGER NOT NULL CHECK (level >= 0)
    ) STRICT;

    INSERT INTO high_water VALUES (1, 0);
  `);
}
