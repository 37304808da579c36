import { expect, test } from 'vitest';
import { readReplay } from '../../../../../src/main/games/chase/replay/chase-replay';
import { replayText } from '../../../../../src/main/games/chase/replay/chase-replay';
import { withUsedTiles } from '../../../../../src/main/games/chase/replay/used-tiles';
import type { Replay } from '../../../../../src/shared/chase/replay';
import { DEALT, header, OPENING } from '../../../../fixtures/stored-match';

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
