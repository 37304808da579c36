import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { loadImage } from '@napi-rs/canvas';
import { readArguments } from '../../../src/main/cli/replay/arguments';
import { changed } from '../../fixtures/replays';

const FILE = 'tests/fixtures/replays/three-match.lookout.json';
const folder = mkdtempSync(join(tmpdir(), 'lookout-replay-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'replay', ...args], {
    encoding: 'utf8',
    env: { ...process.env, INIT_CWD: process.cwd() },
  });
  return { status, stdout, stderr };
}

test('--help says it all, on standard output and with status 0', () => {
  const { status, stdout, stderr } = run('--help');
  expect([status, stderr]).toEqual([0, '']);
  for (const option of [
    '--png',
    '--svg',
    '--pdf',
    '--text',
    '--analysis',
    '--json',
    '--round',
    '--at',
    '--seat',
    '--judge',
    '--theme',
    '--language',
    '--width',
    '--plain',
  ])
    expect(stdout).toContain(option);
});

describe('wrong arguments: one sentence', () => {
  test.each([
    [[], 'Name a replay file.'],
    [[FILE], 'Say what is wanted of it: --png OUT, --svg OUT, --pdf OUT, --text or --analysis.'],
    [[FILE, FILE, '--text'], `One replay file at a time; what is "${FILE}" for?`],
    [[FILE, '--text', '--at', 'soon'], '--at takes milliseconds of the round, a whole number from 0.'],
    [[FILE, '--png', 'out.png', '--at', '-5'], '--at takes milliseconds of the round, a whole number from 0.'],
    [[FILE, '--text', '--round', '-1'], '--round takes a whole number from 1.'],
    [[FILE, '--png', '--text'], '--png takes something after it that does not begin with "-".'],
    [[FILE, '--text', '--seat', '1', '--judge'], '--seat and --judge are two points of view; choose one.'],
    [[FILE, '--text', '--theme', 'pink'], '--theme takes night, day, contrast.'],
    [[FILE, '--text', '--width', '3'], '--width takes pixels from 320 to 8000.'],
    [[FILE, '--text', '--what'], "Unknown option '--what'."],
    [[FILE, '--analysis', '--seat', '1'], '--analysis tells what no seat knew then, so it does not go with --seat; leave one of them out.'],
    [[FILE, '--analysis', '--at', '900'], '--at does not go with --analysis, which is of the whole round.'],
  ])('%j', (args, sentence) => {
    expect(readArguments(args)).toEqual({ ok: false, error: sentence });
  });

  test('it goes to standard error alone, with status 2', () => {
    expect(run()).toEqual({ status: 2, stdout: '', stderr: 'Name a replay file.\n' });
  });
});

describe('what there is not: one sentence that names what and where, status 1', () => {
  const bad = join(folder, 'bad.lookout.json');
  writeFileSync(bad, JSON.stringify(changed(['rounds', 0, 'events', 0, 'cell'], { x: 0, y: 0 })));
  test.each([
    [[FILE, '--text', '--round', '9'], `${FILE} has 8 rounds and no round 9.`],
    [[FILE, '--text', '--seat', '3'], `${FILE} has seats 0 to 2 and no seat 3.`],
    [[FILE, '--png', join(folder, 'none', 'x.png')], `${join(folder, 'none', 'x.png')}: The folder ${join(folder, 'none')} is not there.`],
    [[FILE, '--png', FILE], `${FILE} is the replay itself, which is never written.`],
  ])('%j', (args, sentence) => {
    expect(run(...args)).toEqual({ status: 1, stdout: '', stderr: `${sentence}\n` });
  });

  test('a bad file of which nothing holds is named with the place of its first fault', () => {
    const { status, stdout, stderr } = run(bad, '--text');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/bad\.lookout\.json, at rounds\[0\]\.events\[0\]\.cell: .+\.\n$/);
  });

  test('a damaged file is shown as far as it holds, with a warning that names every place', () => {
    const torn = join(folder, 'torn.lookout.json');
    const text = readFileSync(FILE, 'utf8');
    writeFileSync(torn, text.slice(0, text.lastIndexOf('"type"')));
    const { status, stdout, stderr } = run(torn, '--text', '--round', '8');
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^\S+torn\.lookout\.json is damaged; it is opened as far as it holds: rounds 8, events 165\.\n\S+torn\.lookout\.json, at rounds\[7\]\.events\[47\]: .+\.\n$/,
    );
    const lines = (text: string): string[] => text.trimEnd().split('\n\n')[1]?.split('\n') ?? [];
    expect(lines(stdout)).toEqual(lines(run(FILE, '--text', '--round', '8').stdout).slice(0, 47));
  });

  test('a file of a newer version names both, and nothing is shown', () => {
    const newer = join(folder, 'newer.lookout.json');
    writeFileSync(newer, JSON.stringify(changed(['version'], 2)));
    const { status, stdout, stderr } = run(newer, '--text');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/, at version: This file is of version 2 of the replay format, and this Lookout reads version 1: .+\.\n$/);
  });
});

test('--analysis: what decided the round in a sentence, then tables', () => {
  const { status, stdout, stderr } = run('tests/fixtures/minimal.lookout.json', '--analysis');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^[A-Z].*\.\n[A-Z].*\.\n\nPlayer +Right/);
});

describe('--text', () => {
  test('a line an event, with its clock, who and what, up to a time', () => {
    const { status, stdout } = run(FILE, '--text', '--round', '2', '--at', '4199');
    expect(status).toBe(0);
    expect(stdout.split('\n').slice(4, -1)).toEqual([
      '',
      ' 0:00.0  Bruno placed tile 1 to the west.',
      ' 0:00.0  Bruno placed tile 2 to the north.',
      ' 0:01.1  Paused.',
      ' 0:01.1  Going on.',
      ' 0:01.5  Chiara placed tile 3 to the west.',
      ' 0:03.0  Bruno and Chiara exchanged their piles.',
      ' 0:04.1  Ada marked tile 1 with star.',
    ]);
  });

  test('a heading tells when it was, who sat there as what, by which rules, and how it came out, in words', () => {
    const heading = (...args: readonly string[]): string[] =>
      run(FILE, '--text', ...args)
        .stdout.split('\n\n')[0]
        ?.split('\n') ?? [];
    const [title, ...rest] = heading('--round', '8');
    expect(title).toMatch(/^Chase, round 8 of the match of Nov 27, 2026, .+/);
    expect(rest).toEqual([
      'Players: Ada (Chaser), Bruno (Runner, level 3), Chiara (Runner)',
      'Rules: The usual game',
      'Result: Hideout reached, Bruno and Chiara won',
      'Score after the round: Ada 4, Bruno 3, Chiara 7',
    ]);
    // Neither what is still to come nor what a seat does not know.
    const untold = [rest[0], rest[1], 'Up to this moment; how it came out is not told.'];
    expect(heading('--round', '8', '--at', '4000').slice(1)).toEqual(untold);
    expect(heading('--round', '8', '--at', '4000', '--seat', '0').slice(1)).toEqual(untold);
    expect(heading('--round', '8', '--seat', '0').slice(1)).toEqual(rest);
    for (const line of heading('--language', 'it')) expect(line).not.toMatch(/undefined|\{|chase\.|trail-lost|given-up/);
  });

  test('in Italian, too', () => {
    expect(run(FILE, '--text', '--at', '0', '--language', 'it').stdout).toMatch(
      /^Chase, round 1 della partita .+\nGiocatori: .+\n(?:.+\n)+\n 0:00\.0 {2}\S.*\.\n/,
    );
  });
});

test('pictures of the size that was asked for, whole; what another seat knew looks otherwise', async () => {
  const picture = async (name: string, ...args: readonly string[]) => {
    const out = join(folder, name);
    expect(run(FILE, `--${name.endsWith('svg') ? 'svg' : 'png'}`, out, '--width', '640', ...args)).toEqual({
      status: 0,
      stdout: '',
      stderr: '',
    });
    const { width, height } = await loadImage(out);
    expect([width, height]).toEqual([640, 400]);
    return readFileSync(out);
  };
  const all = await picture('all.png', '--at', '5000');
  const seat = await picture('seat.png', '--at', '5000', '--seat', '2');
  expect(all.equals(seat)).toBe(false);
  // The same is drawn alike.
  expect((await picture('again.png', '--at', '5000')).equals(all)).toBe(true);
  const svg = (await picture('all.svg', '--at', '5000')).toString('utf8');
  expect(svg).toMatch(/^<\?xml/);
  expect(svg).not.toContain('<text');
  expect(svg.length).toBeLessThan(3_000_000);
  expect(existsSync(join(folder, 'seat.png'))).toBe(true);
});
