/** Keeps the sums of attempts as they come and go. */
import type { Statement } from 'better-sqlite3';
import type { Connection } from './connection';
import { bucketOf } from '../../shared/answer-times';
import type { Attempt } from '../../shared/drill-record';
import { ALL_KINDS, BUCKETS, GRAINS, startOf, sumsOf } from './tallying';

/**
 * Adds attempts of a profile to their sums (`by` 1) or takes them out again (-1); within a transaction of the caller's.
 * Those with a hint are in no sum. Many at once touch every sum once.
 */
type TallyWriter = (profile: number, attempts: readonly Attempt[], by: 1 | -1) => void;

type Values = readonly (string | number)[];

/** What a sum is found by, in its table. */
const KEYS = {
  day_total: ['profile', 'kind', 'day'],
  tally: ['profile', 'grain', 'start', 'dimension', 'key', 'kind'],
} as const;
type Table = keyof typeof KEYS;

/** The sums that an attempt is in. */
function* placesOf(profile: number, attempt: Attempt): Generator<readonly [Table, Values]> {
  const { day, kind } = attempt;
  yield ['day_total', [profile, kind, day]];
  yield ['day_total', [profile, ALL_KINDS, day]];
  const sums = sumsOf(attempt);
  for (const grain of GRAINS) {
    const start = startOf(grain, day);
    for (const [dimension, key] of sums) yield ['tally', [profile, grain, start, dimension, key, kind]];
  }
}

/** The columns that an attempt is counted in: right answers by their time, wrong ones as attempts alone. */
function columnsOf({ right, millis }: Attempt): readonly string[] {
  return right ? ['attempts', BUCKETS[bucketOf(millis)] ?? ''] : ['attempts'];
}

export function tallyWriter(db: Connection): TallyWriter {
  const prepared = new Map<string, Statement<Values[]>>();
  /** A statement that adds to `columns`; there are as many as buckets, and one for all of them. */
  const adding = (table: Table, columns: readonly string[]): Statement<Values[]> => {
    const name = `${table} ${columns.join(' ')}`;
    let statement = prepared.get(name);
    if (statement === undefined) {
      const all = [...KEYS[table], ...columns];
      statement = db.prepare(
        `INSERT INTO ${table} (${all.join(', ')}) VALUES (${all.map(() => '?').join(', ')})
         ON CONFLICT DO UPDATE SET ${columns.map((column) => `${column} = ${column} + excluded.${column}`).join(', ')}`,
      );
      prepared.set(name, statement);
    }
    return statement;
  };
  const addOne = (profile: number, attempt: Attempt, by: 1 | -1): void => {
    const columns = columnsOf(attempt);
    const counts = columns.map(() => by);
    const statements = { day_total: adding('day_total', columns), tally: adding('tally', columns) };
    for (const [table, place] of placesOf(profile, attempt)) statements[table].run([...place, ...counts]);
  };

  const every = ['attempts', ...BUCKETS];
  const addMany = (profile: number, attempts: readonly Attempt[], by: 1 | -1): void => {
    const sums = new Map<string, { readonly table: Table; readonly place: Values; readonly counts: number[] }>();
    for (const attempt of attempts) {
      const columns = columnsOf(attempt).map((column) => every.indexOf(column));
      for (const [table, place] of placesOf(profile, attempt)) {
        const name = place.join('\n');
        let sum = sums.get(name);
        if (sum === undefined) sums.set(name, (sum = { table, place, counts: every.map(() => 0) }));
        for (const at of columns) sum.counts[at] = (sum.counts[at] ?? 0) + by;
      }
    }
    const statements = { day_total: adding('day_total', every), tally: adding('tally', every) };
    for (const { table, place, counts } of sums.values()) statements[table].run([...place, ...counts]);
  };

  return (profile, attempts, by) => {
    const counted = attempts.filter(({ helped }) => !helped);
    const [only] = counted;
    if (only !== undefined && counted.length === 1) addOne(profile, only, by);
    else addMany(profile, counted, by);
  };
}
