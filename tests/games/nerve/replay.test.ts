/** Nerve's replay files among those of other games: read, judged, written, and refused with the place. */
import { expect, test } from 'vitest';
import { GAMES } from '../../../src/main/games';
import { plainFault } from '../../../src/main/replay/fault';
import { replayReader } from '../../../src/main/replay/reader';
import { textOfReplay } from '../../../src/main/replay/write';
import { playedMatch } from './played';
import { nerveReplay } from './replay';
import type { NerveReplay } from './schemas';

const reader = replayReader([...GAMES.map(({ replay }) => replay), nerveReplay]);

const file = (): NerveReplay => playedMatch('file');

test('a file goes out and comes in the same, and is judged by its own game', () => {
  const text = textOfReplay(file(), nerveReplay);
  const read = reader.read(text);
  if (!read.ok) throw new Error(plainFault(read.error).message);
  const { replay, rounds, game } = read.value;
  expect(textOfReplay(replay, game)).toBe(text);
  const verdict = game.verdict(replay, rounds) as { readonly winners: readonly number[]; readonly points: readonly number[] };
  expect(verdict.points.reduce((sum, points) => sum + points, 0)).toBe(verdict.winners.length);
});

test.each<readonly [string, (replay: NerveReplay) => unknown, string]>([
  [
    'a seat that Chase would not have',
    (replay) => ({ ...replay, rounds: [{ ...replay.rounds[0], cards: [1, 2, 3, 4, 5] }] }),
    'rounds[0].cards',
  ],
  ['a card that is none', (replay) => ({ ...replay, rounds: [{ ...replay.rounds[0], cards: [1, 2, 3, 4, 5, 11] }] }), 'rounds[0].cards[5]'],
  [
    'out of turn',
    (replay) => ({ ...replay, rounds: [{ cards: replay.rounds[0]!.cards, events: [{ t: 0, seat: 3, type: 'stop' }] }] }),
    'rounds[0].events[0].seat',
  ],
  ['tiles', (replay) => ({ ...replay, tiles: {} }), 'tiles'],
  ['a game that nobody knows', (replay) => ({ ...replay, game: 'bluff' }), 'game'],
])('%s: refused with its place', (_, spoil, path) => {
  const read = reader.parse(spoil(file()));
  expect(read.ok ? 'taken' : read.error.path).toBe(path);
});
