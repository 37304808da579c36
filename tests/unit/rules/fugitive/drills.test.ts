import { describe, expect, it } from 'vitest';
import { explain } from '../../../../src/rules/fugitive/drills/explain';
import { judgeAnswer } from '../../../../src/rules/fugitive/drills/judge';
import { drillText, made } from '../../../../src/rules/fugitive/drills/make';
import { hiddenPlaces } from '../../../../src/rules/fugitive/drills/position';
import { DRILL_KINDS, type Drill, type DrillAnswer, type RowPosition } from '../../../../src/rules/fugitive/drills/types';
import { rowsOf, someDrills } from '../../../fixtures/fugitive-drills';

const rows = rowsOf(['one', 'two', 'three', 'four']);
const drills = someDrills(rows, 'drills', 6);

/** Everything that is right, as somebody would answer it. */
function rightAnswers(drill: Drill): DrillAnswer[] {
  switch (drill.kind) {
    case 'where':
    case 'back':
    case 'sure':
    case 'steps':
      return [{ kind: drill.kind, numbers: drill.answer.numbers }];
    case 'pair':
      return [{ kind: 'pair', numbers: drill.answer.numbers.length < 2 ? [] : drill.answer.numbers.slice(-2) }];
    case 'call':
    case 'hunt':
      return drill.answer.best.map((number) => ({ kind: drill.kind, number }));
    case 'gamble':
      return drill.answer.best.map((set) => ({ kind: 'gamble', set }));
    case 'cheap':
      return [{ kind: 'cheap', sprints: drill.answer.sprints }];
    case 'way':
      return [{ kind: 'way', way: drill.answer.way }];
  }
}

const FIRST: RowPosition = {
  places: [
    { number: null, sprints: 0, draws: [3, 2, 0] },
    { number: null, sprints: 0, draws: [3, 2, 0] },
  ],
  hand: [4, 25],
  wrong: [{ numbers: [3], before: 2 }],
};

describe('drills (D)', () => {
  it('are there of every kind, each once', () => {
    const kinds = new Set(drills.map(({ drill }) => drill.kind));
    for (const kind of DRILL_KINDS) if (kind !== 'hunt') expect(kinds).toContain(kind);
    const texts = drills.map(({ drill }) => drillText(drill));
    for (const text of texts) expect(typeof text).toBe('string');
  });

  it('have right answers, and no answer to another kind is any', () => {
    for (const { drill } of drills) {
      for (const answer of rightAnswers(drill)) expect(judgeAnswer(drill, answer)?.right).toBe(true);
      expect(judgeAnswer(drill, drill.kind === 'call' ? { kind: 'gamble', set: 0 } : { kind: 'call', number: 1 })).toBeNull();
    }
  });

  it('tell what of an answer is missed and what is wrong (D1)', () => {
    const where = made({ kind: 'where', position: FIRST, question: { place: 1 } })?.drill;
    // F3: 1 to 3 from 0; 3 was called wrongly (N2d), and 4 is hers.
    expect(where?.answer).toEqual({ numbers: [1, 2] });
    if (where === undefined) return;
    expect(judgeAnswer(where, { kind: 'where', numbers: [2, 3] })).toEqual({
      right: false,
      judged: { kind: 'where', missed: [1], wrong: [3] },
    });
    const told = explain(where);
    expect(told).toMatchObject({ kind: 'where', bounds: { from: 0, steps: 1, lowest: 1, highest: 3, next: null } });
    if (told?.kind !== 'where') return;
    expect(told.out).toContainEqual({ number: 3, why: 'called', clause: 'N2', alone: true });
    expect(told.out).toContainEqual({ number: 4, why: 'high', clause: 'F3' });
    expect(told.routes).toMatchObject({ places: [1, 2], count: 2, rows: 2 });
    // N4: 5 is one of ten that she has not seen, of which he had drawn three: 3 x 9! orders to 10!.
    expect(told.routes.shown.map(({ numbers, part }) => [numbers, part.of, part.all])).toEqual([
      [[1, 2], '10', '13'],
      [[2, 5], '3', '13'],
    ]);
  });

  it('have none that is certain, and say so (D4)', () => {
    const pair = made({ kind: 'pair', position: FIRST, question: {} })?.drill;
    // 2 is certain, and nothing beside it.
    expect(pair?.answer).toEqual({ numbers: [2] });
    if (pair === undefined) return;
    expect(judgeAnswer(pair, { kind: 'pair', numbers: [] })?.right).toBe(true);
    expect(judgeAnswer(pair, { kind: 'pair', numbers: [1, 2] })?.right).toBe(false);
  });

  it('take any choice that costs as little (D8) and any way as short (D9)', () => {
    const cheap = made({ kind: 'cheap', position: { last: 5, hand: [1, 2, 4, 11, 42] }, question: { card: 11 } })?.drill as Drill;
    expect(cheap.answer).toEqual({ sprints: [1, 2] });
    expect(judgeAnswer(cheap, { kind: 'cheap', sprints: [4, 1] })?.right).toBe(true);
    // Legal, as few, and worth more.
    expect(judgeAnswer(cheap, { kind: 'cheap', sprints: [2, 4] })).toEqual({
      right: false,
      judged: { kind: 'cheap', legal: true, cheapest: false },
    });
    expect(judgeAnswer(cheap, { kind: 'cheap', sprints: [1] })?.judged).toEqual({ kind: 'cheap', legal: false, cheapest: false });
    const way = made({ kind: 'way', position: { last: 33, hand: [4, 6, 36, 37, 38, 42] }, question: {} })?.drill as Drill;
    expect(way.kind === 'way' && way.answer.way.length).toBe(1);
    expect(judgeAnswer(way, { kind: 'way', way: [{ card: 42, sprints: [4, 6, 36] }] })?.right).toBe(true);
    expect(
      judgeAnswer(way, {
        kind: 'way',
        way: [
          { card: 36, sprints: [] },
          { card: 42, sprints: [4, 6] },
        ],
      })?.judged,
    ).toMatchObject({ arrived: true, length: 2, shortest: 1 });
    expect(judgeAnswer(way, { kind: 'way', way: [{ card: 42, sprints: [4] }] })?.judged).toMatchObject({ fault: 0, arrived: false });
  });

  it('are explained whole: each number is possible, ruled out or out of reach, and parts add up (N2, F3)', () => {
    for (const { drill } of drills) {
      const told = explain(drill);
      expect(told?.kind).toBe(drill.kind);
      if (told === null) continue;
      if ((told.kind === 'where' || told.kind === 'back') && (drill.kind === 'where' || drill.kind === 'back')) {
        const { lowest, highest } = told.bounds;
        const known = [...drill.answer.numbers, ...told.out.map(({ number }) => number)];
        expect(new Set(known).size).toBe(known.length);
        for (let number = lowest; number <= highest; number++) expect(known).toContain(number);
        for (const number of drill.answer.numbers) expect(number >= lowest && number <= highest).toBe(true);
      }
      if ('routes' in told) {
        const { shown, count, places } = told.routes;
        expect(shown).toHaveLength(Math.min(6, count));
        const parts = shown.reduce((sum, { part }) => sum + part.ratio, 0);
        if (count <= 6) expect(parts).toBeCloseTo(1, 9);
        else expect(parts).toBeLessThan(1);
        expect('places' in drill.position && hiddenPlaces(drill.position).map((at) => at + 1)).toEqual(places);
      }
      if ('odds' in told && drill.kind === 'call') expect(drill.answer.best).toContain(told.odds[0]?.numbers[0]);
      if (told.kind === 'gamble' && drill.kind === 'gamble') {
        const most = Math.max(...told.sets.map(({ part }) => part.ratio));
        for (const at of drill.answer.best) expect(told.sets[at]?.part.ratio).toBe(most);
      }
      if (told.kind === 'way') for (const { needed, value } of told.way) expect(value).toBeGreaterThanOrEqual(needed);
    }
  });

  it('are rated on the scale, harder ones higher', () => {
    for (const { rating } of drills) expect(rating >= 700 && rating <= 2600).toBe(true);
    const [near, far] = [
      made({ kind: 'way', position: { last: 38, hand: [4, 42] }, question: {} }),
      made({ kind: 'way', position: { last: 25, hand: [4, 6, 28, 31, 34, 36, 39, 42] }, question: {} }),
    ];
    expect(far?.rating).toBeGreaterThan(near?.rating ?? 9999);
  });
});
