import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { STANDARD_RULES } from '../../../../src/rules/fugitive/deal';
import { evening, MEASURED, shareOf, type Measured } from '../../../../src/rules/fugitive/evening';

const even: Measured = {
  events: { none: 50, random: 50, discovery: 50, 'catch-up': 50 },
  helpful: { fugitive: 70, marshal: 30 },
  secondWind: 62,
  opening2: 50,
};

const all = (share: number): Measured['events'] => ({ none: share, random: share, discovery: share, 'catch-up': share });

describe('evening', () => {
  test('proposes nothing where the sides are even', () => {
    expect(evening(STANDARD_RULES, even)).toEqual({ share: 50, leans: null, propose: null, then: 50 });
  });

  test('proposes the option that brings the weaker side nearest to even, and says how near', () => {
    const leaning = { ...even, events: all(38), secondWind: 49, helpful: { fugitive: 58, marshal: 20 } };
    const { leans, propose, then } = evening(STANDARD_RULES, leaning);
    expect([leans, propose]).toEqual(['marshal', { secondWind: true }]);
    expect(then).toBeCloseTo(49, 6);
    const other = evening({ ...STANDARD_RULES, secondWind: true }, { ...even, secondWind: 75 });
    expect([other.leans, other.propose]).toEqual(['fugitive', { secondWind: false }]);
    const events = evening(STANDARD_RULES, { ...leaning, events: { ...all(38), discovery: 50.5 } });
    expect(events.propose).toEqual({ events: 'discovery' });
  });

  test('proposes the handicap of a series where no other option helps', () => {
    const stubborn = { ...even, events: all(30), helpful: { fugitive: 30, marshal: 20 }, secondWind: 30 };
    expect(evening({ ...STANDARD_RULES, bestOf: 3 }, stubborn).propose).toEqual({ handicap: true });
    expect(evening(STANDARD_RULES, stubborn).propose).toBeNull();
  });

  test('a mix of options is put together of its parts', () => {
    const share = shareOf({ ...STANDARD_RULES, events: 'random', secondWind: true }, { ...even, events: { ...all(50), random: 40 } });
    expect(share).toBeGreaterThan(40);
    expect(share).toBeLessThan(62);
  });
});

test('what it goes by is what was measured (docs/balance.md)', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/balance.md'), 'utf8');
  const shareIn = (variant: string): number => {
    const row = page.split('\n').find((line) => line.startsWith(`| ${variant} |`));
    return Number.parseFloat(row?.split('|').at(-2) ?? '');
  };
  expect(MEASURED).toEqual({
    events: { none: shareIn('no events'), random: shareIn('random'), discovery: shareIn('discovery'), 'catch-up': shareIn('catch-up') },
    helpful: { fugitive: shareIn('helpful to the Fugitive'), marshal: shareIn('helpful to the Marshal') },
    secondWind: shareIn('second wind'),
    opening2: shareIn('two at the opening'),
  });
});
