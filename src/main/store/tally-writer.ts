/** Keeps the sums of attempts as they come and go. */
import type { Connection } from './connection';
import type { Attempt } from './drill-rows';
import { bucketOf, GRAINS, startOf, sumsOf, WRONG } from './tallying';

/** Adds an attempt to its sums (`by` 1) or takes it out again (-1); within a transaction of the caller's. */
export type TallyWriter = (profile: number, attempt: Attempt, by: 1 | -1) => void;

export function tallyWriter(db: Connection): TallyWriter {
  const add = db.prepare<(string | number)[]>(
    `INSERT INTO tally (profile, grain, dimension, start, kind, key, bucket, count) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET count = count + excluded.count`,
  );
  return (profile, attempt, by) => {
    const bucket = attempt.right ? bucketOf(attempt.millis) : WRONG;
    for (const [dimension, key] of sumsOf(attempt)) {
      for (const grain of GRAINS) {
        add.run(profile, grain, dimension, startOf(grain, attempt.day), attempt.kind, key, bucket, by);
      }
    }
  };
}
