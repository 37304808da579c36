/** Nerve's rules, as those of any game: the state is the fold of events, refusals are values, a view hides what it has to. */
import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { chanceOf } from '../../../src/main/chance';
import { nerve, totalOf, type Act, type NerveEvent, type State } from './rules';

const RULES = { pointsToWin: 2 };
const begun = (seats: number, seed: string): State =>
  nerve.begin(nerve.deal({ rules: RULES, tiles: null, seats, seating: null }, chanceOf(seed)));

/** Whoever's turn it is does what comes next; the round so far. */
function played(seats: number, seed: string, draws: readonly boolean[]): { readonly state: State; readonly events: readonly NerveEvent[] } {
  let state = begun(seats, seed);
  const events: NerveEvent[] = [];
  const chance = chanceOf(`${seed}/cards`);
  for (const [at, draw] of draws.entries()) {
    const [seat] = nerve.actors(state);
    if (seat === undefined) break;
    const act: Act = { type: draw ? 'draw' : 'stop' };
    const event = nerve.answer(state, seat, act, at * 1000, chance);
    if (!event.ok) throw new Error(event.error.code);
    const next = nerve.apply(state, event.value);
    if (!next.ok) throw new Error(next.error.code);
    events.push(event.value);
    state = next.value;
  }
  return { state, events };
}

const draws = fc.array(fc.boolean(), { maxLength: 80 });
const seats = fc.constantFrom(5, 6);

property.prop([seats, fc.string(), draws])('N1, N3: a view tells no card of another hand while the round goes on', (count, seed, deeds) => {
  const { state } = played(count, seed, deeds);
  for (let seat = 0; seat < count; seat++) {
    const view = nerve.view(state, seat);
    expect(view.hand).toEqual(state.hands[seat]);
    if (!nerve.isOver(state)) expect(JSON.stringify({ ...view, hand: null })).not.toContain('"totals":[');
  }
  expect(nerve.view(state, null).hand).toBeNull();
});

property.prop([seats, fc.string(), draws])('the same events give the same state, and chance stands in them', (count, seed, deeds) => {
  const { state, events } = played(count, seed, deeds);
  let again = begun(count, seed);
  for (const event of events) {
    const next = nerve.apply(again, event);
    if (!next.ok) throw new Error(next.error.code);
    again = next.value;
  }
  expect(again).toEqual(state);
});

property.prop([seats, fc.string()])('N4, N5: all who draw on have lost in the end, and nobody wins', (count, seed) => {
  const { state } = played(
    count,
    seed,
    Array.from({ length: 200 }, () => true),
  );
  expect(nerve.isOver(state)).toBe(true);
  expect(nerve.judge(state).winners).toEqual([]);
  expect(state.hands.every((hand) => totalOf(hand) > 21)).toBe(true);
});

test('N5: of those who stop at once the highest card wins, several together', () => {
  const { state } = played(5, 'stop', [false, false, false, false, false]);
  const cards = state.hands.map(totalOf);
  const best = Math.max(...cards);
  expect(nerve.judge(state)).toEqual({ totals: cards, winners: cards.flatMap((card, seat) => (card === best ? [seat] : [])) });
});

test('N2: nobody acts out of turn, nor after the end', () => {
  const state = begun(5, 'turns');
  expect(nerve.answer(state, 3, { type: 'stop' }, 0, chanceOf('x'))).toMatchObject({ error: { code: 'not-your-turn', clause: 'N2' } });
  const { state: over } = played(5, 'turns', [false, false, false, false, false]);
  expect(nerve.actors(over)).toEqual([]);
  expect(nerve.answer(over, 0, { type: 'draw' }, 9000, chanceOf('x'))).toMatchObject({ error: { code: 'round-over' } });
});

test('N6: as many points as agreed win the match', () => {
  const deal = { cards: [1, 2, 3, 4, 5] };
  const rounds = [[4], [0, 4], []].map((winners) => ({ deal, outcome: { winners } }));
  expect(nerve.score(RULES, 5, rounds)).toEqual({ points: [1, 0, 0, 0, 2], winners: [4] });
});
