/** Nerve's replay files among those of other games: read, judged, written, and refused with the place. */
import { expect, test } from 'vitest';
import { chanceOf } from '../../../src/main/chance';
import { GAMES } from '../../../src/main/games';
import { plainFault } from '../../../src/main/replay/fault';
import { replayReader } from '../../../src/main/replay/reader';
import { textOfReplay } from '../../../src/main/replay/write';
import { nerveReplay } from './replay';
import { nerve, type NerveEvent } from './rules';
import type { NerveReplay } from './schemas';

const reader = replayReader([...GAMES.map(({ replay }) => replay), nerveReplay]);

/** Six bots who draw until they have 15. */
function file(): NerveReplay {
  const deal = nerve.deal({ rules: { pointsToWin: 1 }, tiles: null, seats: 6, seating: null }, chanceOf('file'));
  const chance = chanceOf('cards');
  const events: NerveEvent[] = [];
  let state = nerve.begin(deal);
  for (let seat = nerve.actors(state)[0]; seat !== undefined; seat = nerve.actors(state)[0]) {
    const total = nerve.view(state, seat).hand?.reduce((sum, card) => sum + card, 0) ?? 0;
    const event = nerve.answer(state, seat, { type: total < 15 ? 'draw' : 'stop' }, events.length * 500, chance);
    if (!event.ok) throw new Error(event.error.code);
    const next = nerve.apply(state, event.value);
    if (!next.ok) throw new Error(next.error.code);
    events.push(event.value);
    state = next.value;
  }
  return {
    format: 'lookout-replay',
    version: 1,
    game: 'nerve',
    startedAt: '2026-11-29T10:00:00Z',
    players: Array.from({ length: 6 }, (_, seat) => ({ name: `Bot ${seat}`, kind: 'bot', level: 1 })),
    rules: { pointsToWin: 1 },
    rounds: [{ cards: [...deal.cards], events }],
  };
}

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
