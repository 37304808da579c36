import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readReplay } from '../../../../../src/main/games/chase/replay/chase-replay';
import { replayText } from '../../../../../src/main/games/chase/replay/chase-replay';
import { REPLAY_VERSION } from '../../../../../src/shared/replay-frame';
import { GOLDEN_NAMES, goldens, verdictOf, writeGoldens } from '../../../../fixtures/goldens';
import { plainFault } from '../../../../../src/main/replay/fault';

// A verdict that changes is a change of the rules. Whoever means it says so: LOOKOUT_GOLDENS=write npx vitest run tests/unit/games/chase/replay/goldens
if (process.env['LOOKOUT_GOLDENS'] === 'write') writeGoldens();

const all = goldens();

/**
 * The files of each version of the format that there was, each with the beginning of its SHA-256. Whoever has a file of that version opens it for
 * ever, so none goes and none changes: to this list is only ever added, and a new version begins with files of its own.
 */
const BY_VERSION: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  1: {
    'four-alone-after-a-wrong-marker': '400c840f465fae63',
    'four-alone': '303929483751f7fb',
    'four-both-caught': '62061c29f867617d',
    'four-together': 'af813ec16cd0136f',
    'four-trail-lost-after-a-catch': '6a6986b6f2850a33',
    'four-unfinished': '1ef23b778a064a51',
    'three-hideout-perfect-plan': '57f098a35a66b267',
    'three-match': '3b6f8c8819bc3120',
    'two-caught': '7fadb5f9799cea9d',
    'two-given-up': 'a93890ad6c89bebc',
    'two-head-start-nobody': '5eff982bd0c4b45f',
    'two-hideout': '8e4f634998537332',
    'two-marathon-match': '2312838923849285',
    'two-trail-lost-late': '75111dbcdef7cd7d',
    'two-trail-lost': '47ca826417bcc472',
  },
};
/** So many there were when the version was left or looked at last; a number here may only grow. */
const AT_LEAST: Readonly<Record<number, number>> = { 1: 15 };

describe('golden files', () => {
  const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
  const found: Record<number, Record<string, string>> = {};
  for (const { name, text } of all) {
    const { version } = JSON.parse(text) as { readonly version: number };
    (found[version] ??= {})[name] = digest(text);
  }

  test('there are some of every version from the first to the one that is written now', () => {
    const versions = Array.from({ length: REPLAY_VERSION }, (_, n) => n + 1);
    expect(Object.keys(BY_VERSION).map(Number)).toEqual(versions);
    for (const version of versions) {
      const count = Object.keys(found[version] ?? {}).length;
      expect(count, `files of version ${version}`).toBeGreaterThanOrEqual(Math.max(1, AT_LEAST[version] ?? 1));
    }
  });

  test('none has gone, none has changed, and none is missing from the list', () => {
    expect(found).toEqual(BY_VERSION);
  });
});

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
