import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { GIVEN } from '../../../../src/rules/fugitive/cards';
import { countedFrom } from '../../../../src/rules/fugitive/notepad/count';
import type { Knowledge, Limit, Told, Use } from '../../../../src/rules/fugitive/notepad/knowledge';
import { plainCount } from '../../../fixtures/plain-notepad';

const DECK = [4, 5, 6, 7, 8, 15, 16, 17];

/** A use as it is drawn by chance: what of it is known is laid by cards of no deck, so that nothing lies twice. */
const useArbitrary = fc.record({
  known: fc.boolean(),
  step: fc.integer({ min: 1, max: 4 }),
  more: fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 2 })),
  count: fc.integer({ min: 0, max: 2 }),
  lift: fc.boolean(),
});

const knowledgeArbitrary = fc
  .record({
    deck: fc.subarray(DECK, { minLength: 2, maxLength: 6 }),
    given: fc.subarray([...GIVEN], { minLength: 1 }),
    uses: fc.array(useArbitrary, { minLength: 1, maxLength: 3 }),
    sure: fc.array(fc.tuple(fc.nat(7), fc.integer({ min: 0, max: 4 })), { maxLength: 1 }),
    calls: fc.array(fc.subarray([2, 3, 4, 5, 6, 7, 8, 15], { minLength: 1, maxLength: 3 }), { maxLength: 3 }),
    before: fc.integer({ min: 1, max: 3 }),
    dragnet: fc.option(fc.integer({ min: 0, max: 2 })),
    told: fc.option(fc.tuple(fc.nat(2), fc.constantFrom('odd', 'even'), fc.constantFrom(0, 1, 2), fc.nat(3))),
  })
  .map(({ deck, given, uses: drawn, sure: surely, calls, before, dragnet, told: telling }): Knowledge => {
    const secret = deck.filter((card) => !surely.some(([at]) => DECK[at] === card));
    // He has drawn no more of a pile than lay in it.
    const most = [secret.filter((card) => card < 15).length, secret.filter((card) => card >= 15).length] as const;
    let [number, draws] = [0, [Math.min(1, most[0]), Math.min(1, most[1]), 0]];
    const uses = drawn.map(({ known, step, more, count, lift }, place): Use => {
      draws = [Math.min(most[0], (draws[0] ?? 0) + more[0]), Math.min(most[1], (draws[1] ?? 0) + more[1]), 0];
      number += step;
      const hideout = known ? 9 + number : null;
      return {
        place,
        draws,
        moment: place,
        hideout,
        sprints: known || count === 0 ? [] : null,
        count: known ? 0 : count,
        reach: lift ? 5 : 3,
      };
    });
    const sure = new Map(given.map((card) => [card, -1]));
    const usable = new Map<number, number>();
    for (const [at, moment] of surely) {
      const card = DECK[at];
      if (card === undefined || !deck.includes(card)) continue;
      sure.set(card, moment);
      usable.set(card, moment);
    }
    const limits: Limit[] = calls.map((numbers) => ({ numbers, before, exactly: null }));
    if (dragnet !== null) limits.push({ numbers: [4, 5, 6], before, exactly: dragnet });
    const told: Told[] = [];
    if (telling !== null) {
      const [place, parity, kind, value] = telling;
      const each: readonly Told[] = [
        { place, event: 'tip', answer: parity },
        { place, event: 'witness', answer: value % 3 },
        { place, event: 'cast', answer: value },
      ];
      // V6: a cast is asked of a hideout that has sprint cards.
      if (each[kind] !== undefined && (kind < 2 || (uses[place]?.count ?? 0) > 0)) told.push(each[kind]);
    }
    return { uses, limits, told, sure, usable, free: [...given, ...deck] };
  });

test.prop([knowledgeArbitrary], { numRuns: 400 })(
  'the notepad says what counting out every filling and every order says (N2 to N4)',
  (knowledge) => {
    const plain = plainCount(knowledge);
    const counted = countedFrom(knowledge);
    expect(counted?.rows).toBe(BigInt(plain.rows));
    if (counted === null || plain.rows === 0) return;
    for (const [at, { place, hideout }] of knowledge.uses.entries()) {
      const numbers = [...(plain.possible.get(place ?? 0) ?? [])].sort((one, two) => one - two);
      expect(counted.possible[at]).toEqual(hideout === null ? numbers : [hideout]);
    }
    for (const number of DECK) {
      expect(counted.oddsOf([number])).toBeCloseTo(plain.weightOf([number]) / plain.weight, 9);
      for (const other of [1, 2, 3, 5]) {
        if (other >= number) continue;
        expect(counted.oddsOf([number, other])).toBeCloseTo(plain.weightOf([number, other]) / plain.weight, 9);
      }
    }
  },
);
