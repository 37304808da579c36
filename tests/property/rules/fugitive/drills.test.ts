import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { playGame } from '../../../../src/main/games/fugitive/bots/simulate-game';
import { chanceOf } from '../../../../src/main/chance';
import { hideoutsIn, seatOf } from '../../../../src/rules/fugitive/row';
import { fugitive } from '../../../../src/rules/fugitive/fugitive';
import { countedAt, countedFrom } from '../../../../src/rules/fugitive/notepad/count';
import { fillingsOf, having, weightOf } from '../../../../src/rules/fugitive/drills/fillings';
import { cheaper, cheapestByTrying, cheapestFor, mayStep, stepsByTrying, stepsOf } from '../../../../src/rules/fugitive/drills/hand';
import { huntByTable, huntOf } from '../../../../src/rules/fugitive/drills/hunt';
import { hiddenPlaces, knowledgeOfRow, positionOf } from '../../../../src/rules/fugitive/drills/position';
import type { HandPosition, RowPosition } from '../../../../src/rules/fugitive/drills/types';
import { faultIn, furthestFrom, shortestLength, shortestWay } from '../../../../src/rules/fugitive/drills/way';
import type { State } from '../../../../src/rules/fugitive/types';
import { mixOf } from '../../../fixtures/fugitive-games';

const handArbitrary = fc
  .record({ last: fc.integer({ min: 0, max: 40 }), cards: fc.uniqueArray(fc.integer({ min: 1, max: 41 }), { minLength: 1, maxLength: 7 }) })
  .map(({ last, cards }): HandPosition => ({ last, hand: [...cards.filter((card) => card !== last), 42].sort((one, two) => one - two) }));

describe('his hand (D7 to D9)', () => {
  test.prop([handArbitrary], { numRuns: 300 })(
    'what can be placed: by the formula as by every set of sprint cards (D7, F3)',
    (position) => {
      expect(stepsOf(position)).toEqual(stepsByTrying(position));
    },
  );

  test.prop([handArbitrary], { numRuns: 300 })('the cheapest sprint cards: by the formula none cheaper than by trying (D8)', (position) => {
    for (const card of position.hand.filter((each) => each > position.last)) {
      const [formula, tried] = [cheapestFor(position, card), cheapestByTrying(position, card)];
      expect(formula === null).toBe(tried === null);
      if (formula === null || tried === null) continue;
      expect(mayStep(position, { card, sprints: formula })).toBe(true);
      expect(cheaper(tried, formula) || cheaper(formula, tried)).toBe(false);
    }
  });

  test.prop([handArbitrary], { numRuns: 300 })('the shortest way: step by step as by whole chains (D9)', (position) => {
    const way = shortestWay(position);
    expect(way?.length ?? null).toBe(shortestLength(position));
    if (way === null) expect(furthestFrom(position)).toBeLessThan(42);
    else expect([faultIn(position, way), way[way.length - 1]?.card]).toEqual([null, 42]);
  });
});

/** The same row with other cards wherever she sees none. */
function otherwise(state: State): State {
  const { row, hands } = state;
  return {
    ...state,
    hands: { ...hands, fugitive: hands.fugitive.map(() => 5) },
    row: row.map((place) =>
      place.turnedUp === null || place.number === 42
        ? { ...place, number: place.number === 42 && place.turnedUp !== null ? 42 : 40, sprints: place.sprints.map(() => 6) }
        : place,
    ),
  };
}

describe('the row (D1 to D6, D10)', () => {
  test.prop([fc.nat(500), fc.integer({ min: 1, max: 4 })], { numRuns: 8 })(
    'a position is hers alone, and the notepad says of it what it says of the game; laying out every filling says the same',
    (game, level) => {
      const setup = fugitive.deal(
        { rules: mixOf(0), tiles: null, seats: 2, seating: { roles: ['fugitive', 'marshal'], loser: null } },
        chanceOf(`drills ${String(game)}`),
      );
      playGame(fugitive.begin(setup), { fugitive: level, marshal: level }, `drills ${String(game)}`, (state) => {
        if (state.outcome !== null || state.row.length === 0 || state.tasks[0]?.do === 'draw') return;
        const position = positionOf(state) as RowPosition;
        expect(positionOf(otherwise(state))).toEqual(position);
        expect(positionOf(fugitive.view(state, seatOf(setup, 'marshal')).state)).toEqual(position);
        const [whole, own] = [countedAt(state, 20_000), countedFrom(knowledgeOfRow(position), 20_000)];
        expect(own?.rows).toBe(whole?.rows);
        expect(own?.possible).toEqual(whole?.possible);
        expect(own?.odds).toEqual(whole?.odds);
        if (own === null || own.rows > 400n) return;
        const fillings = fillingsOf(position) ?? [];
        expect(BigInt(fillings.length)).toBe(own.rows);
        const all = weightOf(fillings);
        for (const [number, odds] of own.odds) {
          expect(Number(weightOf(having(position, fillings, [number]))) / Number(all)).toBeCloseTo(odds, 9);
        }
        // What truly lies there is one of the fillings.
        const truth = state.row.map(({ number }) => number).join();
        expect(fillings.some(({ numbers }) => numbers.join() === truth)).toBe(true);
        if (hiddenPlaces(position).length > 3) return;
        const table = huntByTable(position, fillings);
        const calls = huntOf(position, fillings);
        expect(new Map(calls.map(({ number, all: worth }) => [number, worth]))).toEqual(
          new Map([...table].filter(([number]) => number > 0)),
        );
      });
    },
  );

  test.prop([fc.nat(200)], { numRuns: 3 })('a game with events is no drill', (seed) => {
    const setup = fugitive.deal(
      { rules: mixOf(1), tiles: null, seats: 2, seating: { roles: ['fugitive', 'marshal'], loser: null } },
      chanceOf(String(seed)),
    );
    expect(positionOf(fugitive.begin(setup))).toBeNull();
    expect(hideoutsIn(setup.deal)).toHaveLength(5);
  });
});
