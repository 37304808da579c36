/** Nerve on the command line: the programs that know no game judge its files as they do those of others. */
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

function judge(lines: readonly object[]): { readonly status: number | null; readonly out: readonly string[] } {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/run.mjs', 'judge', '-'], {
    input: lines.map((line) => JSON.stringify(line)).join('\n'),
    encoding: 'utf8',
    env: { ...process.env, LOOKOUT_GAMES: 'tests/games/nerve/lists' },
  });
  return { status, out: stdout.trim().split('\n') };
}

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
