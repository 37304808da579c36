import { describe, expect, test } from 'vitest';
import { readReplay } from '../../../src/main/replay/parse';
import { replayFileName, replayText, withUsedTiles } from '../../../src/main/replay/write';
import type { Replay } from '../../../src/shared/replay';
import { DEALT, header, OPENING } from '../../fixtures/stored-match';

const replay: Replay = {
  format: 'lookout-replay',
  version: 1,
  ...header(),
  rounds: [
    { ...DEALT, events: [...OPENING] },
    { roles: ['chaser', 'runner'], prison: { x: 10, y: 6 }, events: [] },
  ],
};

test('the text of a replay is read back as the same replay', () => {
  const read = readReplay(replayText(replay));
  expect(read).toMatchObject({ ok: true });
  if (read.ok) expect(read.value.replay).toEqual(withUsedTiles(replay));
});

test('it has every tile that piles, starts and events name, and no other', () => {
  expect(Object.keys(withUsedTiles(replay).tiles)).toEqual(['a', 'b', 'c', 'h1', 'map', 's1', 's2']);
  const [round] = replay.rounds;
  const { piles: _piles, starts: _starts, ...bare } = round ?? DEALT;
  const unnamed: Replay = { ...replay, rounds: [{ ...bare, events: [...OPENING] }] };
  expect(Object.keys(withUsedTiles(unnamed).tiles)).toEqual(['s1', 's2']);
});

describe('a file name', () => {
  const named = (...names: string[]): string =>
    replayFileName({ ...replay, players: names.map((name) => ({ name, kind: 'human' })) });

  test.each([
    [['Ada', 'Bot 3'], 'chase-20261127-2026-ada-bot-3.lookout.json'],
    [['José Müller', '李'], 'chase-20261127-2026-jose-muller.lookout.json'],
    [['../../etc', 'CON:'], 'chase-20261127-2026-etc-con.lookout.json'],
    [['', '   '], 'chase-20261127-2026.lookout.json'],
  ])('of %j is %s', (names, expected) => {
    expect(named(...names)).toBe(expected);
  });

  test('is no longer than file systems take', () => {
    expect(named('a'.repeat(200), 'b'.repeat(200)).length).toBeLessThan(120);
  });
});
