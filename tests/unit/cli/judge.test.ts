import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { MOST_ROUND_EVENTS } from '../../../src/shared/replay-frame';
import { judgeCases } from '../../fixtures/cases';
import { runJudge } from '../../fixtures/judge-program';
import { changed, minimalReplay } from '../../fixtures/replays';

const good = JSON.stringify(minimalReplay());
const bad = JSON.stringify(changed(['version'], 2));
const FAULT = {
  error: {
    path: 'version',
    message: 'This file is of version 2 of the replay format, and this Lookout reads version 1: a newer Lookout opens it.',
  },
};
const parsed = (lines: readonly string[]): unknown[] => lines.map((line): unknown => JSON.parse(line));

const folder = mkdtempSync(join(tmpdir(), 'lookout-judge-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fileOf(name: string, content: string | Uint8Array): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

test('--help says how it is used, on standard output and with status 0', () => {
  const run = runJudge(['--help']);
  expect(run.status).toBe(0);
  expect(run.stdout).toMatch(/^Usage: /);
  expect(run.stderr).toBe('');
});

describe('judge -', () => {
  test('prints the right verdict of every known case, one a line, and nothing else', () => {
    const cases = judgeCases();
    const run = runJudge(['-'], cases.map(({ replay }) => `${JSON.stringify(replay)}\n`).join(''));
    expect(run.status).toBe(0);
    expect(run.stderr).toBe('');
    expect(parsed(run.lines)).toStrictEqual(cases.map(({ verdict }) => verdict));
    expect(run.stdout.endsWith('}\n')).toBe(true);
  });

  test('bad lines have their error in their place, the others still run, and the exit status is 1', () => {
    const run = runJudge(['-'], [good, bad, 'hello', good].join('\n'));
    expect(run.status).toBe(1);
    expect(run.stderr).toBe('');
    const [first, second, third, fourth, ...more] = parsed(run.lines);
    expect(first).toMatchObject({ game: 'chase', points: [0, 1] });
    expect(second).toEqual(FAULT);
    expect(third).toMatchObject({ error: { path: '' } });
    expect(fourth).toEqual(first);
    expect(more).toEqual([]);
  });

  test('CRLF, blank lines, a byte-order mark and a missing last newline are no fault', () => {
    const run = runJudge(['-'], `\uFEFF${good}\r\n\r\n  \t\r\n\n${good}`);
    expect(run.status).toBe(0);
    expect(run.lines).toHaveLength(2);
  });

  test.runIf(process.platform !== 'win32')('a folder for input is named so, and not taken for nothing', () => {
    const input = openSync(folder, 'r');
    const run = runJudge(['-', fileOf('after.json', good)], input);
    closeSync(input);
    expect(run.status).toBe(1);
    expect(parsed(run.lines)[0]).toEqual({ error: { path: '', message: 'Cannot read standard input: it is a folder.' } });
    expect(parsed(run.lines)[1]).toMatchObject({ game: 'chase' });
  });

  test('nothing in, nothing out', () => {
    expect(runJudge(['-'], '')).toMatchObject({ status: 0, stdout: '', stderr: '' });
    expect(runJudge(['-'], '\n\n')).toMatchObject({ status: 0, stdout: '', stderr: '' });
  });

  test('a line that is not UTF-8', () => {
    const run = runJudge(['-'], Buffer.concat([Buffer.from('{"format":"'), Buffer.from([0xff, 0xc0]), Buffer.from(`"}\n${good}\n`)]));
    expect(run.status).toBe(1);
    expect(parsed(run.lines)[0]).toEqual({ error: { path: '', message: 'This is not UTF-8 text.' } });
    expect(parsed(run.lines)[1]).toMatchObject({ game: 'chase' });
  });

  test(
    'lines of 10 MB: one long list, one long text, one that nests without end, rounds as long as may be and longer',
    { timeout: 60_000 },
    () => {
      const million = 10_000_000;
      const pauses = Array.from({ length: 100_000 }, (_, n) => ({ t: 0, seat: 0, type: n % 2 === 0 ? 'pause' : 'resume' }));
      const replay = minimalReplay();
      const round = replay.rounds[0];
      const long = { ...replay, rounds: [{ ...round, events: [...(round?.events.slice(0, 2) ?? []), ...pauses] }] };
      const most = { ...long, rounds: [{ ...round, events: long.rounds[0]?.events.slice(0, MOST_ROUND_EVENTS) }] };
      const run = runJudge(
        ['-'],
        [
          `[${'1,'.repeat(million / 2)}1]`,
          `"${'x'.repeat(million)}"`,
          '['.repeat(million),
          JSON.stringify(long),
          JSON.stringify(most),
          good,
        ].join('\n'),
      );
      expect(run.status).toBe(1);
      expect(run.stderr).toBe('');
      const [list, text, nest, longer, pausing, last] = parsed(run.lines);
      expect(list).toEqual({ error: { path: '', message: 'Expected an object, got a list of 5000001.' } });
      expect(text).toMatchObject({ error: { path: '' } });
      expect(nest).toMatchObject({ error: { path: '' } });
      expect(longer).toEqual({ error: { path: 'rounds[0].events', message: 'Expected a list of at most 10000, got a list of 100002.' } });
      expect(pausing).toMatchObject({ rounds: [{ ending: 'unfinished' }] });
      expect(last).toMatchObject({ game: 'chase' });
      for (const line of run.lines) expect(line.length).toBeLessThan(2000);
    },
  );
});

describe('judge FILE…', () => {
  test('prints one line a file in the order given', () => {
    const files = [
      fileOf('good.lookout.json', good),
      fileOf('bad.lookout.json', bad),
      fileOf('pretty.lookout.json', JSON.stringify(minimalReplay(), null, 2)),
    ];
    const run = runJudge(files);
    expect(run.status).toBe(1);
    const [first, second, third] = parsed(run.lines);
    expect(first).toMatchObject({ game: 'chase' });
    expect(second).toEqual(FAULT);
    expect(third).toEqual(first);
    expect(run.lines).toHaveLength(3);
  });

  test('files are found from where the user stands', () => {
    mkdirSync(join(folder, 'deeper'), { recursive: true });
    fileOf('deeper/here.lookout.json', good);
    const run = runJudge(['here.lookout.json', './here.lookout.json'], '', join(folder, 'deeper'));
    expect(run.status).toBe(0);
    expect(run.lines).toHaveLength(2);
  });

  test('a file that is missing, empty, a folder or not UTF-8 has one clear sentence', () => {
    const empty = fileOf('empty.lookout.json', '');
    const bytes = fileOf('bytes.lookout.json', new Uint8Array([0x7b, 0xff]));
    const run = runJudge([join(folder, 'nowhere.json'), empty, folder, bytes, fileOf('good2.lookout.json', good)]);
    expect(run.status).toBe(1);
    expect(run.stderr).toBe('');
    expect(parsed(run.lines.slice(0, 4))).toEqual([
      { error: { path: '', message: `Cannot read ${join(folder, 'nowhere.json')}: there is no such file.` } },
      { error: { path: '', message: 'This is empty.' } },
      { error: { path: '', message: `Cannot read ${folder}: it is a folder.` } },
      { error: { path: '', message: 'This is not UTF-8 text.' } },
    ]);
    expect(parsed(run.lines.slice(4))).toMatchObject([{ game: 'chase' }]);
  });

  test.runIf(existsSync('/dev/zero'))('a file without end is too large, and the others still run', { timeout: 60_000 }, () => {
    const run = runJudge(['/dev/zero', fileOf('after.lookout.json', good)]);
    expect(run.status).toBe(1);
    expect(parsed(run.lines)).toMatchObject([{ error: { path: '', message: 'This is larger than 256 MB.' } }, { game: 'chase' }]);
  });

  test('files and standard input may be mixed', () => {
    const run = runJudge([fileOf('one.lookout.json', bad), '-', fileOf('two.lookout.json', bad)], good);
    expect(parsed(run.lines).map((line) => 'error' in (line as object))).toEqual([true, false, true]);
  });

  test('without any file the way to use it is told on standard error', () => {
    const run = runJudge([]);
    expect(run.status).toBe(2);
    expect(run.stdout).toBe('');
    expect(run.stderr).toMatch(/^Name one or more replay files.*\n$/);
  });
});
