import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultsOf } from '../../../../../src/main/games/chase/commands/tiles/faults';
import { share } from '../../../../../src/main/games/chase/tiles/target';

const script = fileURLToPath(new URL('../../../../../scripts/run.mjs', import.meta.url));
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lookout-tiles-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Runs a program of the command line as a user does, standing in the scratch folder. */
function run(name: string, ...args: string[]): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, [script, name, ...args], { encoding: 'utf8', env: { ...process.env, INIT_CWD: folder } });
}

describe('tiles-make', () => {
  test('writes the stored file again, where the user stands', () => {
    expect(run('tiles-make', '--out', 'again.json').status).toBe(0);
    expect(readFileSync(join(folder, 'again.json'), 'utf8')).toBe(readFileSync('resources/chase/tiles.json', 'utf8'));
  });

  test('says in one sentence that it cannot write, and ends with 1', () => {
    const { status, stderr } = run('tiles-make', '--out', 'no/such/folder.json');
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Cannot write .*\n$/);
  });

  test('ends with 2 for an option that it does not know', () => {
    expect(run('tiles-make', '--sed', 'x').status).toBe(2);
  });
});

describe('tiles-check', () => {
  test('prints the report on standard output alone and ends with 0 when every target is met', () => {
    const { status, stdout } = run('tiles-check', '--deals', '100', '--seed', 'command line');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Seed `command line`, 100 deals/);
    expect(stdout).not.toContain('**no**');
  });

  test('ends with 2 for a number of deals that is none', () => {
    for (const deals of ['0', 'many', '1.5']) expect(run('tiles-check', '--deals', deals).status).toBe(2);
  });

  test('names each missed target with its figure, and a file that its seed does not give', () => {
    const targets = [share('deals with a way', 0.5, 0.98, 1), share('deals that are long', 0.9, 0.8, 1)];
    expect(faultsOf(targets, 'stored', 'made')).toEqual([
      'Missed: deals with a way: 50.0 %, wanted 98.0 % to 100.0 %.',
      expect.stringContaining('tiles.json is not what the seed'),
    ]);
    expect(faultsOf(targets.slice(1), 'same', 'same')).toEqual([]);
  });
});
