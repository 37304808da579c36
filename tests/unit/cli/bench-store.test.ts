/** The large store that figures are measured on: the same seed makes the same one, and its sums are those of its attempts. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fillStore } from '../../../src/main/cli/bench/big-store';
import { BENCH_PROFILE } from '../../../src/main/bench/given';
import { connect } from '../../../src/main/store/connection';
import { DATABASE_NAME } from '../../../src/main/store/connection';
import type { Store } from '../../../src/main/store/store';
import { GAMES, puzzlesOf } from '../../../src/main/games';
import { filterOf } from '../../../src/main/statistics/summary';
import { done } from '../../fixtures/live-table';
import { scratchFolder } from '../../fixtures/scratch';

const SIZE = { attempts: 2400, replays: 30 };
const AT = Date.UTC(2026, 10, 27, 12);

function filled(seed: string): { readonly folder: string; readonly store: Store } {
  const folder = scratchFolder();
  return { folder, store: fillStore(folder, seed, SIZE) };
}

const BOOK = puzzlesOf(GAMES);

/** Everything that the dashboard and the list of replays begin with. */
function seen(store: Store): unknown {
  const filter = filterOf({ profile: BENCH_PROFILE, period: 'all', kind: null, at: AT }, BOOK);
  const { all, by } = done(store.statistics.sums(filter));
  return { all, facts: [...by.fact], days: done(store.statistics.days(filter)), replays: done(store.matches.list(0, 100)) };
}

test('the same seed makes the same store, another seed another one', () => {
  const [first, same, other] = [filled('a'), filled('a'), filled('b')];
  expect(seen(first.store)).toEqual(seen(same.store));
  expect(seen(other.store)).not.toEqual(seen(first.store));
  for (const { store } of [first, same, other]) store.close();
});

test('it holds what was asked for, counted as if it had been played', () => {
  const { folder, store } = filled('a');
  const { all } = done(store.statistics.sums(filterOf({ profile: BENCH_PROFILE, period: 'all', kind: null, at: AT }, BOOK)));
  expect(done(store.matches.count())).toBe(SIZE.replays);
  store.close();
  const db = connect(join(folder, DATABASE_NAME));
  const count = (sql: string): unknown => db.prepare(sql).pluck().get();
  expect(count('SELECT count(*) FROM attempt')).toBe(SIZE.attempts);
  expect(count('SELECT count(*) FROM attempt JOIN run ON run.number = run WHERE counted = 1 AND helped = 0')).toBe(all.attempts);
  expect(count('SELECT sum(attempt.right) FROM attempt JOIN run ON run.number = run WHERE counted = 1 AND helped = 0')).toBe(all.right);
  db.close();
});
