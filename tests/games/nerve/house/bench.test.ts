/** The house is measured on a game that has no puzzles: by the list of what games bring to be measured, in which Nerve stands alone here. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BENCH_PROFILE } from '../../../../src/main/bench/given';
import { fillStore } from '../../../../src/main/cli/bench/big-store';
import { attemptMillis } from '../../../../src/main/cli/bench/store-speed';
import { EVER } from '../../../../src/main/statistics/attempt-pages';
import { done } from '../../../fixtures/live-table';
import { scratchFolder } from '../../../fixtures/scratch';

interface Answer {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

function run(...args: readonly string[]): Answer {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', ...args], {
    encoding: 'utf8',
    env: { ...process.env, LOOKOUT_GAMES: 'tests/games/nerve/lists' },
  });
  return { status, out: stdout, err: stderr };
}

test('a large store has its rounds, and no answers', () => {
  const store = fillStore(scratchFolder(), 'nerve', { attempts: 100, replays: 7 });
  const listed = done(store.matches.list(0, 10));
  expect([listed.length, new Set(listed.map(({ header }) => header.game))]).toEqual([7, new Set(['nerve'])]);
  expect(done(store.statistics.attempts({ profile: BENCH_PROFILE, ...EVER, kinds: null }, 0, 10))).toEqual([]);
  store.close();
});

test('what is about answers is left out', async () => {
  expect(await attemptMillis()).toBeNull();
});

test('bench measures its figure, and knows no other game’s', () => {
  const { status, out } = run('bench', '--json', '--only', 'nerve_events_per_s');
  expect([status, JSON.parse(out)]).toEqual([0, { nerve_events_per_s: expect.any(Number) as unknown }]);
  const unknown = run('bench', '--only', 'learning_gain');
  expect([unknown.status, unknown.err]).toEqual([2, expect.stringContaining('nerve_events_per_s, attempt_insert_p99_ms')]);
});

test('bench:store fills a folder with rounds alone, and refuses answers that nobody could give', () => {
  const folder = join(scratchFolder(), 'store');
  expect(run('bench-store', folder, '--replays', '7', '--attempts', '1')).toMatchObject({
    status: 2,
    err: expect.stringContaining('puzzles') as unknown,
  });
  expect(run('bench-store', folder, '--replays', '7')).toMatchObject({
    status: 0,
    out: expect.stringMatching(/^0 attempts and 7 replays/) as unknown,
  });
});
