import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { FactDeck } from '../../../src/main/learning/fact-deck';
import { chanceOf } from '../../../src/main/chance';
import { recallOf, reviewed } from '../../../src/main/learning/memory';
import { lastMet, weightWhenMet } from '../../../src/main/learning/met-again';
import type { Card } from '../../../src/shared/drill-record';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('a puzzle that is met again', () => {
  test('does not rate within a day, half within a week, and whole afterwards or the first time', () => {
    expect(
      [undefined, 0, 23 * HOUR, 25 * HOUR, 6 * DAY, 8 * DAY].map((since) =>
        weightWhenMet(since === undefined ? undefined : 10 * DAY - since, 10 * DAY),
      ),
    ).toEqual([1, 0, 0, 0.5, 0.5, 1]);
  });

  test('counts as met when an answer after it was stamped, where the clock was ahead then', () => {
    const met = lastMet(
      [
        { puzzle: 'after', at: 5 * DAY },
        { puzzle: 'ahead', at: 900 * DAY },
        { puzzle: 'before', at: 4 * DAY },
        { puzzle: 'ahead', at: DAY },
      ],
      6 * DAY,
    );
    expect(Object.fromEntries(met)).toEqual({ after: 5 * DAY, ahead: 5 * DAY, before: 4 * DAY });
  });
});

const jumps = fc.array(fc.record({ jump: fc.integer({ min: -2000 * DAY, max: 2000 * DAY }), right: fc.boolean(), slow: fc.boolean() }), {
  minLength: 1,
  maxLength: 30,
});

property.prop([jumps])('however the clock jumps, no card is in days to come, and none is known for sure for long', (answers) => {
  let card: Card | undefined;
  let now = 5000 * DAY;
  for (const { jump, right, slow } of answers) {
    now = Math.max(0, now + jump);
    card = reviewed(card, { right, slow, quick: false }, now);
    expect(card.at).toBe(now);
  }
  expect(recallOf(card, now)).toBe(1);
  expect(recallOf(card, now + 40_000 * DAY)).toBeLessThan(1);
});

property.prop([jumps, fc.integer({ min: 0, max: 99 })])(
  'however the clock jumps, what was missed in a run comes again',
  (answers, seed) => {
    const deck = new FactDeck(['a', 'b', 'c', 'd'], new Map());
    const chance = chanceOf(`jumps ${seed}`);
    let now = 5000 * DAY;
    for (const { jump, right, slow } of answers) {
      now = Math.max(0, now + jump);
      deck.answered(deck.next(now, chance) ?? '', { right, slow, quick: false }, now);
    }
    const missed = deck.next(now, chance) ?? '';
    deck.answered(missed, { right: false, slow: false, quick: false }, now);
    now = Math.max(0, now - 1000 * DAY);
    const seen: (string | null)[] = [];
    for (let at = 0; at < 12; at++) {
      now += 10_000;
      const fact = deck.next(now, chance);
      seen.push(fact);
      deck.answered(fact ?? '', { right: true, slow: false, quick: true }, now);
    }
    expect(seen).toContain(missed);
  },
);
