import type { Connection } from '../connection';

/**
 * How many matches began on a day, kept by the database itself: their number, and where a page of the list begins, are
 * found without counting off all the matches before it.
 */
export function countMatchDays(db: Connection): void {
  db.exec(`
    -- Days without matches may stay with 0.
    CREATE TABLE match_day (
      day TEXT NOT NULL PRIMARY KEY,
      matches INTEGER NOT NULL CHECK (matches >= 0)
    ) STRICT, WITHOUT ROWID;

    INSERT INTO match_day SELECT substr(started_at, 1, 10), count(*) FROM match GROUP BY 1;

    CREATE TRIGGER match_counted AFTER INSERT ON match BEGIN
      INSERT INTO match_day VALUES (substr(new.started_at, 1, 10), 1) ON CONFLICT DO UPDATE SET matches = matches + 1;
    END;

    CREATE TRIGGER match_discounted AFTER DELETE ON match BEGIN
      UPDATE match_day SET matches = matches - 1 WHERE day = substr(old.started_at, 1, 10);
    END;
  `);
}
