import { describe, expect, test } from 'vitest';
import { readArguments } from '../../../../../src/main/games/chase/commands/simulate/arguments';

const read = (line: string): ReturnType<typeof readArguments> => readArguments(line === '' ? [] : line.split(' '));

describe('what simulate is asked for', () => {
  test('nothing said: two players, a thousand rounds of each of the ten equal levels', () => {
    const args = read('');
    expect(args).toMatchObject({ ok: true, value: { players: 2, rounds: 1000, variants: [], output: 'table' } });
    if (args.ok)
      expect(args.value.pairings.map(({ runners, chasers }) => runners * 100 + chasers)).toEqual([
        101, 202, 303, 404, 505, 606, 707, 808, 909, 1010,
      ]);
  });
  test('everything said', () => {
    expect(read('--players 3 --rounds 20 --seed abc --levels 3,7 --variants perfect-plan,head-start --json')).toEqual({
      ok: true,
      value: {
        players: 3,
        rounds: 20,
        matches: null,
        points: 3,
        seed: 'abc',
        pairings: [{ runners: 3, chasers: 7 }],
        variants: ['head-start', 'perfect-plan'],
        output: 'json',
      },
    });
  });
  test('whole matches to another number of points (V3)', () => {
    expect(read('--matches 7 --variants points=5,head-start --players 4')).toMatchObject({
      ok: true,
      value: { matches: 7, points: 5, variants: ['head-start'], players: 4, output: 'table' },
    });
  });
  test('the stored table takes ten thousand rounds', () => {
    expect(read('--write-balance')).toMatchObject({ ok: true, value: { rounds: 10_000, output: 'balance' } });
  });
});

describe('the sentence says what is wrong', () => {
  test.each([
    ['--rounds -3', '--rounds takes a whole number from 1 to 10000000.'],
    ['--matches -1 --players 4', '--matches takes a whole number from 1 to 999999999.'],
    ['--levels -1,5', '--levels takes two levels from 1 to 10 with a comma, Runners first, such as 3,7.'],
    ['--variants points=5 --rounds 10', 'points=N goes with --matches only: a single round is played to no number of points.'],
    ['--variants head-start,points=5', 'points=N goes with --matches only: a single round is played to no number of points.'],
    ['--variants points=5 --write-balance', 'points=N goes with --matches only: a single round is played to no number of points.'],
  ])('%s', (line, error) => {
    expect(read(line)).toEqual({ ok: false, error });
  });
  test('a text may begin with a dash', () => {
    expect(read('--seed -x')).toMatchObject({ ok: true, value: { seed: '-x' } });
  });
});

describe('wrong arguments are answered with one sentence', () => {
  test.each([
    '--players 5',
    '--players two',
    '--players',
    '--rounds 0',
    '--rounds 1.5',
    '--rounds -3',
    '--rounds 99999999999',
    '--seed=',
    '--levels 5',
    '--levels 0,5',
    '--levels 5,11',
    '--levels 1,2,3',
    '--levels a,b',
    '--variants fast',
    '--variants points=0',
    '--variants points=5,points=6',
    '--variants points=x',
    '--variants points=1001',
    '--matches 0',
    '--matches x',
    '--matches 5 --rounds 5',
    '--matches 5 --tune',
    '--variants head-start,head-start',
    '--variants=',
    '--json --tune',
    '--what',
    'rounds',
    '--json=yes',
  ])('%s', (line) => {
    const args = read(line);
    expect(args.ok).toBe(false);
    if (!args.ok) {
      expect(args.error).toMatch(/^[^\n]+\.$/);
      expect(args.error).not.toMatch(/\. /);
    }
  });
});
