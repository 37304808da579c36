/** Who sat where: a fold of swaps over those who began, and whose a round is. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { Player } from '../../../src/shared/replay';
import {
  satThrough,
  seatedAfter,
  seatedAtEnd,
  stayNow,
  stayThrough,
  swapsIn,
  swapsOfRound,
  swapsWith,
  playerOf,
  type PlacedSwap,
} from '../../../src/shared/swaps';

const person = (name: string): Player => ({ name, kind: 'human' });
const PLAYERS: readonly Player[] = [person('Ada'), { name: 'Lulu', kind: 'bot', level: 3 }];
const swap = (round: number, after: number, seat: number, name: string): PlacedSwap => ({ round, after, seat, player: person(name) });

describe('whose a round is', () => {
  const swaps = [swap(2, 0, 1, 'Cai'), swap(3, 7, 1, 'Dee')];
  test.each([
    [1, 0],
    [2, 1],
    [3, null],
    [4, 2],
  ])('round %i is that of stay %o', (round, stay) => {
    expect(stayThrough(swaps, round, 1)).toBe(stay);
    expect(stayThrough(swaps, round, 0)).toBe(0);
    expect(satThrough(swaps)(1, round)).toBe(stay === stayNow(swaps, 1));
    expect(satThrough(swaps)(0, round)).toBe(true);
  });

  test('whoever sat there in the end is told, with help where the seat had some in the round (P9)', () => {
    const helped: readonly Player[] = [{ ...person('Ada'), assist: true }, person('Bea')];
    const names = (round: number) => seatedAtEnd(helped, [swap(1, 4, 0, 'Cai')], round);
    expect(names(1)).toEqual([{ ...person('Cai'), assist: true }, person('Bea')]);
    expect(names(2)).toEqual([person('Cai'), person('Bea')]);
    // Before the first event nobody had any.
    expect(seatedAtEnd(helped, [swap(1, 0, 0, 'Cai')], 1)[0]).toEqual(person('Cai'));
  });
});

const anySwaps = fc
  .array(fc.record({ round: fc.integer({ min: 1, max: 4 }), after: fc.integer({ min: 0, max: 3 }), seat: fc.integer({ min: 0, max: 1 }) }))
  .map((places) =>
    places
      .sort((one, other) => one.round - other.round || one.after - other.after)
      .map((place, at): PlacedSwap => ({ ...place, player: person(`P${String(at + 1)}`) })),
  );

property.prop([anySwaps])('rounds hand their swaps back, and a round is nobody’s or whoever sat there before and after it', (swaps) => {
  expect(swapsIn([1, 2, 3, 4].map((round) => swapsOfRound(swaps, round)))).toEqual(swaps);
  for (const round of [1, 2, 3, 4]) {
    for (const seat of [0, 1]) {
      const stay = stayThrough(swaps, round, seat);
      const changed = swaps.some((each) => each.round === round && each.seat === seat && each.after > 0);
      expect(stay === null).toBe(changed);
      if (stay === null) continue;
      expect(stay).toBe(
        stayNow(
          swaps.filter((each) => each.round <= round),
          seat,
        ),
      );
      expect(seatedAtEnd(PLAYERS, swaps, round)[seat]?.name).toBe(stay === 0 ? PLAYERS[seat]?.name : `P${String(stay)}`);
    }
  }
  expect(seatedAfter(PLAYERS, swaps).map(({ name }) => name)).toEqual(
    [0, 1].map((seat) => (stayNow(swaps, seat) === 0 ? PLAYERS[seat]?.name : `P${String(stayNow(swaps, seat))}`)),
  );
});

const MOMENTS = [
  [1, 0],
  [1, 2],
  [2, 0],
  [2, 5],
] as const;
/** Somebody of a few takes a seat, at the same moment as the one before or at a later one. */
const anyComing = fc
  .array(fc.record({ at: fc.nat({ max: MOMENTS.length - 1 }), seat: fc.nat({ max: 1 }), who: fc.constantFrom('Ada', 'Lulu', 'Cai') }))
  .map((all) =>
    all.sort((one, other) => one.at - other.at).map(({ at, seat, who }) => ({ moment: MOMENTS[at] ?? ([1, 0] as const), seat, who })),
  );

property.prop([anyComing])('who leaves a seat and comes straight back before anything happened has never left it', (coming) => {
  const began = [person('Ada'), person('Lulu')];
  let swaps: readonly PlacedSwap[] = [];
  const take = (came: PlacedSwap): readonly PlacedSwap[] =>
    swapsWith(swaps, came, (stay) => playerOf(began, swaps, came.seat, stay)?.name === came.player.name);
  for (const { moment, seat, who } of coming) {
    const there = seatedAfter(began, swaps)[seat];
    const before = swaps;
    swaps = take(swap(moment[0], moment[1], seat, who));
    // Whatever does not stand, the seats are theirs who took them last.
    expect(seatedAfter(began, swaps)[seat]?.name).toBe(who);
    expect(seatedAfter(began, swaps)[1 - seat]).toEqual(seatedAfter(began, before)[1 - seat]);
    if (there === undefined || swaps.length <= before.length) continue;
    swaps = take(swap(moment[0], moment[1], seat, there.name));
    expect(swaps).toEqual(before);
    for (const round of [1, 2]) expect(satThrough(swaps)(seat, round)).toBe(satThrough(before)(seat, round));
    swaps = take(swap(moment[0], moment[1], seat, who));
  }
  const twice = swaps.filter((each, at) => {
    const before = swaps[at - 1];
    return before?.seat === each.seat && before.round === each.round && before.after === each.after;
  });
  expect(twice).toEqual([]);
});
