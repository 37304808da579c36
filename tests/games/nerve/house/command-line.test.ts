/** Nerve on the command line: the programs that know no game judge its files and play its rounds as they do those of others. */
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const FILE = {
  format: 'lookout-replay',
  version: 1,
  game: 'nerve',
  startedAt: '2026-11-29T10:00:00Z',
  players: Array.from({ length: 5 }, (_, seat) => ({ name: `Bot ${String(seat)}`, kind: 'bot' })),
  rules: { pointsToWin: 1 },
  rounds: [{ cards: [9, 10, 3, 10, 1], events: Array.from({ length: 5 }, (_, seat) => ({ t: seat * 100, seat, type: 'stop' })) }],
};

interface Answer {
  readonly status: number | null;
  readonly out: readonly string[];
}

function run(args: readonly string[], input = ''): Answer {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/run.mjs', ...args], {
    input,
    encoding: 'utf8',
    env: { ...process.env, LOOKOUT_GAMES: 'tests/games/nerve/lists' },
  });
  return { status, out: stdout.trim().split('\n') };
}

const judge = (lines: readonly object[]): Answer => run(['judge', '-'], lines.map((line) => JSON.stringify(line)).join('\n'));

test('N5, N6: judge tells who has won, and of a bad file where it is bad', () => {
  const bad = { ...FILE, rounds: [{ ...FILE.rounds[0], events: [{ t: 0, seat: 2, type: 'stop' }] }] };
  const { status, out } = judge([FILE, bad]);
  expect(JSON.parse(out[0] ?? '')).toEqual({
    rounds: [{ totals: [9, 10, 3, 10, 1], winners: [1, 3] }],
    points: [0, 1, 0, 1, 0],
    winners: [1, 3],
  });
  expect(out[1]).toContain('rounds[0].events[0].seat');
  expect(status).toBe(1);
});

test('N2, N5: simulate plays its rounds to their end between bots, and counts who won, the same for the same seed', () => {
  const args = ['simulate', '--game', 'nerve', '--players', '6', '--rounds', '60', '--levels', '1,1,1,9,9,9', '--json'];
  const { status, out } = run(args);
  expect([status, out]).toEqual([0, [expect.any(String)]]);
  const told = JSON.parse(out[0] ?? '') as { readonly seats: readonly { readonly won: number }[]; readonly roles: object };
  expect(told).toMatchObject({ game: 'nerve', players: 6, rounds: 60, unfinished: 0, roles: { player: { rounds: 6 * 60 } } });
  // Who stops at 12 is beaten by who dares more.
  const won = told.seats.map((seat) => seat.won);
  expect(Math.max(...won.slice(0, 3))).toBeLessThan(Math.min(...won.slice(3)));
  expect(run(args).out).toEqual(out);
});

test('simulate of Chase beside it stays the program of its own', () => {
  const { status, out } = run(['simulate', '--game', 'chase', '--rounds', '2', '--levels', '4,5', '--json']);
  expect(status).toBe(0);
  expect(JSON.parse(out[0] ?? '')).toMatchObject({ rounds: 2, rows: [{ runners: 4, chasers: 5, rounds: 2 }] });
});
