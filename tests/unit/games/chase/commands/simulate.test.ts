import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const script = fileURLToPath(new URL('../../../../../scripts/run.mjs', import.meta.url));

/** Runs simulate as a user does, through the script behind `npm run simulate`. */
function run(...args: readonly string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, [script, 'simulate', ...args], { encoding: 'utf8' });
}

describe('npm run simulate', () => {
  test('--json prints one object on one line and nothing else, the same for the same seed', () => {
    const args = ['--players', '3', '--rounds', '20', '--levels', '4,5', '--seed', 's', '--variants', 'perfect-plan', '--json'];
    const { status, stdout, stderr } = run(...args);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^[^\n]+\n$/);
    const told = JSON.parse(stdout) as { rows: { runnerWins: number; chaserWins: number; draws: number }[] };
    expect(told).toMatchObject({
      players: 3,
      seed: 's',
      rounds: 20,
      variants: ['perfect-plan'],
      rows: [{ runners: 4, chasers: 5, rounds: 20 }],
    });
    const [row] = told.rows;
    expect((row?.runnerWins ?? 0) + (row?.chaserWins ?? 0) + (row?.draws ?? 0)).toBe(20);
    expect(run(...args).stdout).toBe(stdout);
  });
  test('without --json: a table of the ten equal levels', () => {
    const { status, stdout } = run('--rounds', '2');
    expect(status).toBe(0);
    expect(stdout.split('\n').filter((line) => /^ +(\d+) +\1 +2 /.test(line))).toHaveLength(10);
  });
  test('wrong arguments: one sentence on standard error and status 2', () => {
    const { status, stdout, stderr } = run('--levels', '0,5');
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^--levels [^\n]+\.\n$/);
  });
});
