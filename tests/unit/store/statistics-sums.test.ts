/** Sums of answers, also where damage gave one of their rows a dimension that there is none of. */
import { expect, test } from 'vitest';
import { connect } from '../../../src/main/store/connection';
import { migrate } from '../../../src/main/store/migrate';
import { sumsReader } from '../../../src/main/store/statistics-sums';

const SPAN = { grain: 'day', from: '2026-11-01', to: '2026-11-30' } as const;

test('a row of no dimension is left out of the sums', () => {
  const db = connect(':memory:');
  migrate(db);
  // As damage does, which asks nobody whether it may.
  db.pragma('ignore_check_constraints = ON');
  db.exec(`INSERT INTO profile (id, name, created_at) VALUES ('ada', 'Ada', '')`);
  const put = db.prepare(
    `INSERT INTO tally (profile, grain, dimension, start, kind, key, attempts, b3) VALUES (1, 'day', ?, '2026-11-26', 'read', 'read', 3, 2)`,
  );
  for (const dimension of ['kind', '', 'constructor', '__proto__', 'toString', 'colour']) put.run(dimension);
  const { all, by } = sumsReader(db)(1, { span: SPAN, kinds: null });
  expect([all.attempts, all.right]).toEqual([3, 2]);
  expect([...by.kind.keys()]).toEqual(['read']);
});
