/** The programs as a user runs them. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { runJudge } from '../../../fixtures/judge-program';
import { fixtureText } from '../../../fixtures/cases';
import { WORKED } from '../../../fixtures/fugitive';

const script = fileURLToPath(new URL('../../../../scripts/run.mjs', import.meta.url));
const run = (name: string, args: readonly string[], input = '') =>
  spawnSync(process.execPath, [script, name, ...args], { input, encoding: 'utf8' });

describe('judge', () => {
  test('takes files of each game, by what they say they are, and goes on after a bad one', () => {
    const lines = [JSON.stringify(WORKED), '{"game":"fugitive"}', fixtureText('minimal.lookout.json').trim()].join('\n');
    const { status, lines: out } = runJudge(['-'], lines);
    expect(status).toBe(1);
    const [first, second, third] = out.map((line) => JSON.parse(line) as { game?: string; error?: { path: string } });
    expect([first?.game, second?.error?.path, third?.game]).toEqual(['fugitive', 'format', 'chase']);
  });
});

describe('notepad', () => {
  test('prints a line a call', () => {
    const { status, stdout } = run('notepad', ['-'], JSON.stringify(WORKED));
    expect(status).toBe(0);
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { rows: string }).rows),
    ).toEqual(['3377', '2310', '95079']);
  });

  test('says in one sentence what is wrong with a file, or with its arguments', () => {
    const bad = run('notepad', ['-'], '[]');
    expect([bad.status, Object.keys(JSON.parse(bad.stdout) as object)]).toEqual([1, ['error']]);
    const none = run('notepad', []);
    expect([none.status, none.stdout, none.stderr.trim().split('\n').length]).toEqual([2, '', 1]);
  });
});

describe('simulate', () => {
  test('plays games of any variants, the same for the same seed', () => {
    const args = [
      '--game',
      'fugitive',
      '--rounds',
      '6',
      '--levels',
      '1,2',
      '--variants',
      'events=helpful,helps=marshal,opening=2,bestOf=3,handicap',
      '--json',
    ];
    const [one, other] = [run('simulate', args), run('simulate', args)];
    expect(one.status).toBe(0);
    expect(JSON.parse(one.stdout)).toMatchObject({ game: 'fugitive', rounds: 6, rules: { events: 'helpful', opening: 2, bestOf: 3 } });
    expect(other.stdout).toBe(one.stdout);
  });

  test.each([
    ['--variants events=chaos', 'events'],
    ['--variants helps=marshal', 'helpful'],
    ['--levels 3', 'levels'],
    ['--rounds 0', 'rounds'],
  ])('%s is refused with status 2', (args, word) => {
    const { status, stderr } = run('simulate', ['--game', 'fugitive', ...args.split(' ')]);
    expect(status).toBe(2);
    expect(stderr).toContain(word);
  });
});
