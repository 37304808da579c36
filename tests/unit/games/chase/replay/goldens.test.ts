import { describe, expect, test } from 'vitest';
import { readReplay } from '../../../../../src/main/games/chase/replay/chase-replay';
import { replayText } from '../../../../../src/main/games/chase/replay/chase-replay';
import { GOLDEN_NAMES, goldens, verdictOf, writeGoldens } from '../../../../fixtures/goldens';
import { plainFault } from '../../../../../src/main/replay/fault';

// A verdict that changes is a change of the rules. Whoever means it says so: LOOKOUT_GOLDENS=write npx vitest run tests/unit/games/chase/replay/goldens
if (process.env['LOOKOUT_GOLDENS'] === 'write') writeGoldens();

const all = goldens();

describe('stored replays keep their verdicts', () => {
  test('none is missing', () => {
    expect(all.map(({ name }) => name)).toEqual([...GOLDEN_NAMES].sort());
  });

  test.each(all.map((golden) => [golden.name, golden] as const))('%s', (_, { text, verdict }) => {
    expect(verdict).toBeDefined();
    expect(verdictOf(text)).toEqual(verdict);
  });

  test.each(all.map((golden) => [golden.name, golden] as const))('%s is written as it was read', (_, { text }) => {
    const read = readReplay(text);
    if (!read.ok) throw new Error(JSON.stringify(plainFault(read.error)));
    expect(replayText(read.value.replay)).toBe(text);
  });

  test('every ending and every number of players is among them', () => {
    const verdicts = all.map(({ verdict }) => verdict as { rounds: { ending: string }[]; points: number[] });
    expect(new Set(verdicts.flatMap(({ rounds }) => rounds.map(({ ending }) => ending)))).toEqual(
      new Set(['hideout', 'caught', 'trail-lost', 'given-up', 'unfinished']),
    );
    expect(new Set(verdicts.map(({ points }) => points.length))).toEqual(new Set([2, 3, 4]));
  });
});
