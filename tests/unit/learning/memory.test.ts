import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { Card } from '../../../src/shared/drill-record';
import { chanceOf } from '../../../src/main/chance';
import { FactDeck } from '../../../src/main/learning/fact-deck';
import { recallOf, reviewed } from '../../../src/main/learning/memory';
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

property.prop([
  fc.array(fc.record({ right: fc.boolean(), slow: fc.boolean(), quick: fc.boolean(), wait: fc.integer({ min: -DAY, max: 30 * DAY }) }), {
    minLength: 1,
  }),
])('a card never breaks, also where the clock is set back', (answers) => {
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
});

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

describe('within a run', () => {
  const deckOf = (count: number) =>
    new FactDeck(
      Array.from({ length: count }, (_, at) => `f${at}`),
      new Map(),
    );

  /** At which seconds the first fact is asked, of `count` new ones with an answer every five seconds. */
  function asked(count: number, seconds: number, slow = false): number[] {
    const deck = deckOf(count);
    const at: number[] = [];
    let first: string | null = null;
    for (let now = 0; now < seconds; now += 5) {
      const next = deck.next(now * 1000, chanceOf('x'));
      first ??= next;
      if (next === first) at.push(now);
      deck.answered(next ?? '', { ...GOOD, slow }, now * 1000);
    }
    return at;
  }

  test('what is known comes back after twice as long each time', () => {
    const gaps = asked(124, 1000)
      .slice(0, 4)
      .map((time, at, all) => time - (all[at - 1] ?? time));
    expect(gaps[1]).toBeGreaterThanOrEqual(30);
    expect(gaps[2]).toBeGreaterThanOrEqual(60);
    expect(gaps[3]).toBeGreaterThanOrEqual(120);
    expect(gaps[3]).toBeLessThan(240);
  });

  test('what is slow keeps coming after half a minute, before anything new', () => {
    const gaps = asked(124, 300, true)
      .map((time, at, all) => time - (all[at - 1] ?? time))
      .slice(1);
    expect(gaps.length).toBeGreaterThan(4);
    for (const gap of gaps) expect(gap).toBeLessThanOrEqual(45);
  });

  test('with nothing left to wait for, what is nearest to its time comes early; never the same twice running', () => {
    const deck = deckOf(3);
    const order: (string | null)[] = [];
    for (let now = 0; now < 60; now += 5) {
      const next = deck.next(now * 1000, chanceOf('x'));
      expect(next).not.toBe(order[order.length - 1]);
      order.push(next);
      deck.answered(next ?? '', GOOD, now * 1000);
    }
    expect(new Set(order)).toEqual(new Set(['f0', 'f1', 'f2']));
  });

  test('what is still known from another day is asked once and then left alone for a quarter of an hour', () => {
    const known = reviewed(undefined, GOOD, 0);
    const deck = new FactDeck(['old', 'new', 'newer'], new Map([['old', known]]));
    expect(deck.next(DAY, chanceOf('x'))).toBe('old');
    deck.answered('old', GOOD, DAY);
    const later = Array.from({ length: 20 }, (_, at) => {
      const next = deck.next(DAY + at * 5000, chanceOf('x')) ?? '';
      deck.answered(next, { ...GOOD, slow: true }, DAY + at * 5000);
      return next;
    });
    expect(later).not.toContain('old');
  });

  test('a clock that is set back stops nothing', () => {
    const deck = deckOf(2);
    const first = deck.next(DAY, chanceOf('x')) ?? '';
    deck.answered(first, GOOD, DAY);
    const second = deck.next(0, chanceOf('x')) ?? '';
    expect(second).not.toBe(first);
    deck.answered(second, GOOD, 0);
    expect(deck.next(0, chanceOf('x'))).toBe(first);
  });
});
