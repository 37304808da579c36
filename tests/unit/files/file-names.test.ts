/** Names of files that go out: whatever people, packs and matches are called, every file system takes them. */
import fc from 'fast-check';
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fileName, freePath, withEnding } from '../../../src/main/files/file-names';
import { rowsFileName } from '../../../src/main/files/match-rows-file';
import { packFileName } from '../../../src/main/files/pack-files';
import { replayFileName, sharedFileName } from '../../../src/main/files/replay-files';
import { minimalReplay } from '../../fixtures/replays';
import { scratchFolder } from '../../fixtures/scratch';

/** What Windows refuses, and more: signs, devices with any ending, a dot or a blank at the end; and any system a long name. */
const UNFIT = /[^a-z0-9.-]|^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)|^[.-]|[. -]$|-\.|.{101}/i;

/** By the clock of here, as the list tells it. */
const startedAt = new Date(2026, 10, 27, 20, 26).toISOString();
const match = (names: readonly string[]) => ({
  ...minimalReplay(),
  startedAt,
  players: names.map((name) => ({ name, kind: 'human' as const })),
});
const named = (...names: string[]): string => replayFileName(match(names));
const shared = (round: number, at: number, ...names: string[]): string => sharedFileName({ match: match(names), round, at, ending: 'png' });

describe('a file name', () => {
  test.each([
    [['Ada', 'Bot 3'], 'chase-2026-11-27-20h26-ada-bot-3.lookout.json'],
    [['José Müller', '李'], 'chase-2026-11-27-20h26-jose-muller.lookout.json'],
    [['../../etc', 'CON:'], 'chase-2026-11-27-20h26-etc-con.lookout.json'],
    [['', '   '], 'chase-2026-11-27-20h26.lookout.json'],
  ])('of a match of %j is %s', (names, expected) => {
    expect(named(...names)).toBe(expected);
  });

  test('of a picture says when it was, which moment of which round, and who played; never by an id', () => {
    expect(shared(1, 17, 'Ada', 'Bot 3')).toBe('chase-2026-11-27-20h26-round-2-event-17-ada-bot-3.png');
    expect(sharedFileName({ match: match(['Ada', 'Lulu']), round: 0, ending: 'webm' })).toBe(
      'chase-2026-11-27-20h26-round-1-ada-lulu.webm',
    );
    expect(sharedFileName({ match: undefined, round: 0, ending: 'pdf' })).toBe('lookout-round-1.pdf');
    expect(sharedFileName({ match: { ...match(['Ada']), startedAt: 'never' }, round: 0, ending: 'pdf' })).toBe('chase-round-1-ada.pdf');
    // However long the names are, two moments have two names.
    expect(shared(0, 1, 'a'.repeat(300))).not.toBe(shared(0, 2, 'a'.repeat(300)));
  });

  test.each([
    ['CON', 'puzzles-con.puzzles.json'],
    ['nul', 'puzzles-nul.puzzles.json'],
    ['Lpt9.', 'puzzles-lpt9.puzzles.json'],
    ['a:b', 'a-b.puzzles.json'],
    ['Mornings...', 'mornings.puzzles.json'],
    ['Console', 'console.puzzles.json'],
    ['谜题', 'puzzles.puzzles.json'],
  ])('of a pack called %j is %s', (name, expected) => {
    expect(packFileName(name)).toBe(expected);
  });

  const PEOPLES = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc.constantFrom('CON', 'con ', 'prn', 'COM1', 'lpt0', 'a:b', 'x. . .', '-', '...', 'ＣＯＮ', 'ß'.repeat(300)),
  );

  test('is one that any system takes, whatever the words in it', () => {
    fc.assert(
      fc.property(PEOPLES, PEOPLES, (one, other) => {
        for (const file of [
          named(one, other),
          shared(0, 3, one, other),
          packFileName(one),
          rowsFileName(one),
          fileName([one, other], '.json', 'player'),
        ])
          expect(file).not.toMatch(UNFIT);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a path', () => {
  test("takes no other file's place, whatever the ending", () => {
    const folder = scratchFolder();
    for (const [name, second, third] of [
      ['round.lookout.json', 'round (2).lookout.json', 'round (3).lookout.json'],
      ['mine.puzzles.json', 'mine (2).puzzles.json', 'mine (3).puzzles.json'],
      ['all.db', 'all (2).db', 'all (3).db'],
      ['table.csv', 'table (2).csv', 'table (3).csv'],
    ] as const) {
      for (const expected of [name, second, third]) {
        expect(basename(freePath(folder, name))).toBe(expected);
        writeFileSync(join(folder, expected), '');
      }
    }
  });

  test("that was chosen without an ending gets the one of its kind, and asks for nobody's place", () => {
    const folder = scratchFolder();
    expect(withEnding(join(folder, 'mine'), 'round.lookout.json')).toBe(join(folder, 'mine.lookout.json'));
    expect(withEnding(join(folder, 'mine. '), 'all.db')).toBe(join(folder, 'mine.db'));
    expect(withEnding(join(folder, 'mine.txt'), 'table.csv')).toBe(join(folder, 'mine.txt'));
    writeFileSync(join(folder, 'mine.csv'), '');
    expect(withEnding(join(folder, 'mine'), 'table.csv')).toBe(join(folder, 'mine (2).csv'));
  });
});
