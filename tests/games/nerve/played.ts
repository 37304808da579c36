/** Matches of Nerve, played by six who draw until they have 15. */
import { chanceOf } from '../../../src/main/chance';
import { nerve, totalOf, type NerveEvent } from './rules';
import type { NerveReplay } from './schemas';

/** Who draws below this. */
const ENOUGH = 15;
/** Milliseconds from one act to the next. */
const BETWEEN = 500;

/** A match of one round; the same seed gives the same. */
export function playedMatch(seed: string): NerveReplay {
  const deal = nerve.deal({ rules: { pointsToWin: 1 }, tiles: null, seats: 6, seating: null }, chanceOf(`${seed}/deal`));
  const chance = chanceOf(`${seed}/cards`);
  const events: NerveEvent[] = [];
  let state = nerve.begin(deal);
  for (let seat = nerve.actors(state)[0]; seat !== undefined; seat = nerve.actors(state)[0]) {
    const total = totalOf(nerve.view(state, seat).hand ?? []);
    const event = nerve.answer(state, seat, { type: total < ENOUGH ? 'draw' : 'stop' }, events.length * BETWEEN, chance);
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
    players: Array.from({ length: 6 }, (_, seat) => ({ name: `Bot ${String(seat)}`, kind: 'bot', level: 1 })),
    rules: { pointsToWin: 1 },
    rounds: [{ cards: [...deal.cards], events }],
  };
}
