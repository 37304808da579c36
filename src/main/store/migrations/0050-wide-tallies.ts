import type { Connection } from '../connection';

/** Buckets of time, b0 to b27. */
const BUCKETS = Array.from({ length: 28 }, (_, at) => `b${at}`);

/**
 * The sums anew, a row for a whole histogram instead of a row for each of its bars: an eighth of the rows, so that the
 * dashboard reads and an answer writes less. What lies together is read together: all sums of a day are side by side.
 * Totals by day have a table of their own, which the calendar, the learning curve and the streaks go through.
 */
export function widenTallies(db: Connection): void {
  const columns = BUCKETS.map((bucket) => `${bucket} INTEGER NOT NULL DEFAULT 0`).join(', ');
  const bars = BUCKETS.map((_, at) => `sum(CASE bucket WHEN ${at} THEN count ELSE 0 END)`).join(', ');
  db.exec(`
    ALTER TABLE tally RENAME TO old_tally;

    -- Right answers by their time in b0 to b27; the other attempts were wrong. The kind is '' for all kinds together.
    CREATE TABLE day_total (
      profile INTEGER NOT NULL REFERENCES profile (number) ON DELETE CASCADE,
      kind TEXT NOT NULL,
      day TEXT NOT NULL,
      attempts INTEGER NOT NULL,
      ${columns},
      PRIMARY KEY (profile, kind, day)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE tally (
      profile INTEGER NOT NULL REFERENCES profile (number) ON DELETE CASCADE,
      grain TEXT NOT NULL CHECK (grain IN ('day', 'month', 'year')),
      start TEXT NOT NULL,
      dimension TEXT NOT NULL,
      key TEXT NOT NULL,
      kind TEXT NOT NULL,
      attempts INTEGER NOT NULL,
      ${columns},
      PRIMARY KEY (profile, grain, start, dimension, key, kind)
    ) STRICT, WITHOUT ROWID;

    INSERT INTO day_total
      SELECT profile, kind, start, sum(count), ${bars} FROM old_tally
      WHERE grain = 'day' AND dimension = 'total' GROUP BY profile, kind, start;

    INSERT INTO day_total
      SELECT profile, '', start, sum(count), ${bars} FROM old_tally
      WHERE grain = 'day' AND dimension = 'total' GROUP BY profile, start;

    -- What were totals are the sums by kind.
    INSERT INTO tally
      SELECT profile, grain, start, iif(dimension = 'total', 'kind', dimension), iif(dimension = 'total', kind, key), kind, sum(count), ${bars}
      FROM old_tally GROUP BY profile, grain, start, dimension, key, kind;

    DROP TABLE old_tally;
  `);
}
