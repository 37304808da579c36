import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { chanceOf } from '../../../src/main/chance';
import { FactDeck } from '../../../src/main/learning/fact-deck';
import { recallOf, reviewed, type Card } from '../../../src/main/learning/memory';
import { mendedAfter, WeakQueue } from '../../../src/main/learning/weak-spots';

const DAY = 86_400_000;
const GOOD = { right: true, slow: false, quick: false };
const WRONG = { right: false, slow: false, quick: false };

test('what was never met is not known, and what was is forgotten slowly', () => {
  expect(recallOf(undefined, 0)).toBe(0);
  const card = reviewed(undefined, GOOD, 0);
  expect(recallOf(card, 0)).toBe(1);
  expect(recallOf(card, card.stability * DAY)).toBeCloseTo(0.9, 6);
  expect(recallOf(card, 100 * DAY)).toBeLessThan(recallOf(card, 10 * DAY));
});

property.prop([fc.array(fc.record({ right: fc.boolean(), slow: fc.boolean(), quick: fc.boolean(), wait: fc.integer({ min: -DAY, max: 30 * DAY }) }), { minLength: 1 })])(
  'a card never breaks, also where the clock is set back',
  (answers) => {
    let card: Card | undefined;
    let now = 0;
    for (const { wait, ...recalled } of answers) {
      now += wait;
      card = reviewed(card, recalled, now);
      expect(card.stability).toBeGreaterThan(0);
      expect(card.difficulty).toBeGreaterThanOrEqual(1);
      expect(card.difficulty).toBeLessThanOrEqual(10);
      expect(recallOf(card, now)).toBeLessThanOrEqual(1);
    }
    expect(card?.answers).toBe(answers.length);
  },
);

property.prop([fc.string(), fc.array(fc.boolean(), { maxLength: 200 })])('no fact is asked twice in a row', (seed, rights) => {
  const deck = new FactDeck(['a', 'b', 'c', 'd'], new Map());
  const chance = chanceOf(seed);
  let last: string | null = null;
  rights.forEach((right, at) => {
    const fact = deck.next(at * 5000, chance);
    expect(fact).not.toBeNull();
    expect(fact).not.toBe(last);
    last = fact;
    deck.answered(fact ?? '', { ...GOOD, right }, at * 5000 + 3000);
  });
});

test('what was missed comes back soon, what is known well does not', () => {
  const known = reviewed(reviewed(undefined, GOOD, 0), GOOD, DAY);
  const facts = Array.from({ length: 20 }, (_, at) => `f${at}`);
  const deck = new FactDeck(facts, new Map(facts.map((fact) => [fact, known])));
  deck.next(DAY, chanceOf('x'));
  deck.answered('f3', WRONG, DAY);
  const asked = Array.from({ length: 8 }, (_, at) => {
    const fact = deck.next(DAY + at * 5000, chanceOf('x')) ?? '';
    deck.answered(fact, GOOD, DAY + at * 5000);
    return fact;
  });
  expect(asked).toContain('f3');
});

test('a weak spot is mended by two right and fast answers in a row', () => {
  expect(mendedAfter(null, true)).toBeNull();
  expect(mendedAfter(null, false)).toBe(0);
  expect(mendedAfter(0, true)).toBe(1);
  expect(mendedAfter(1, true)).toBe('mended');
  expect(mendedAfter(1, false)).toBe(0);
});

property.prop([fc.array(fc.boolean(), { maxLength: 60 })])('the queue holds each spot until it is mended', (answers) => {
  const queue = new WeakQueue(['a', 'b', 'c'].map((id) => ({ id, mended: 0 as const })));
  const inRow = new Map<string, number>();
  for (const fast of answers) {
    const id = queue.next();
    if (id === null) break;
    queue.answered(id, fast);
    inRow.set(id, fast ? (inRow.get(id) ?? 0) + 1 : 0);
  }
  const open = ['a', 'b', 'c'].filter((id) => (inRow.get(id) ?? 0) < 2);
  const left: string[] = [];
  for (let id = queue.next(); id !== null; id = queue.next()) left.push(id);
  expect(left.sort()).toEqual(open);
});
