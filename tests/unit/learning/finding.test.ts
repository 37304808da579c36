/** What stands out as missed: told when it is clear, and when it is more than chance. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { chanceOf } from '../../../src/main/chance';
import { chanceOfSoFew, findingOf, type Group } from '../../../src/main/learning/finding';

const group = (theme: Group['theme'], right: number, attempts: number, kind: Group['kind'] = 'read'): Group => ({
  kind,
  theme,
  right,
  attempts,
});
const kinds = (right: number, attempts: number, kind: Group['kind'] = 'read') =>
  new Map<string, { right: number; attempts: number }>([[kind, { right, attempts }]]);

describe('a pattern', () => {
  test('always wrong on west is told with its numbers', () => {
    const groups = [
      group('direction-n', 20, 22),
      group('direction-e', 21, 22),
      group('direction-s', 19, 22),
      group('direction-w', 0, 22),
      group('rotated', 45, 66),
    ];
    expect(findingOf(groups, kinds(60, 88))).toEqual({ kind: 'read', theme: 'direction-w', right: 0, attempts: 22, elsewhere: 60 / 66 });
  });

  test('is nothing after a few answers, nor without others to hold it against', () => {
    expect(findingOf([group('direction-w', 0, 11)], kinds(60, 71))).toBeNull();
    expect(findingOf([group('direction-w', 0, 60)], kinds(10, 70))).toBeNull();
  });

  test('is nothing where chance does as much', () => {
    // 8 of 14 where others have 75 in 100: that happens every few days.
    expect(findingOf([group('direction-w', 8, 14)], kinds(53, 74))).toBeNull();
  });

  test('is nothing where it is sure but small', () => {
    expect(findingOf([group('direction-w', 8_600, 10_000)], kinds(35_600, 40_000))).toBeNull();
  });

  test('is held against its own kind only', () => {
    const groups = [group('roadblock', 10, 20, 'place'), group('direction-w', 18, 20)];
    expect(
      findingOf(
        groups,
        new Map([
          ['place', { right: 20, attempts: 40 }],
          ['read', { right: 72, attempts: 80 }],
        ]),
      ),
    ).toBeNull();
    expect(
      findingOf(
        groups,
        new Map([
          ['place', { right: 48, attempts: 60 }],
          ['read', { right: 72, attempts: 80 }],
        ]),
      )?.theme,
    ).toBe('roadblock');
  });

  test('is told of nobody who reads all alike in 99 of 100 looks', () => {
    const chance = chanceOf('alike');
    let told = 0;
    for (let look = 0; look < 1000; look++) {
      const groups = (['direction-n', 'direction-e', 'direction-s', 'direction-w'] as const).map((theme) => {
        const right = Array.from({ length: 25 }, () => chance.fraction() < 0.7).filter(Boolean).length;
        return group(theme, right, 25);
      });
      if (
        findingOf(
          groups,
          kinds(
            groups.reduce((sum, each) => sum + each.right, 0),
            100,
          ),
        ) !== null
      )
        told++;
    }
    expect(told).toBeLessThanOrEqual(15);
  });
});

describe("Fisher's exact test", () => {
  test('knows the lady who tastes tea', () => {
    // Of 8 cups 4 have milk first; 1 or fewer of 4 by chance: (1 + 16) / 70.
    expect(chanceOfSoFew({ attempts: 4, right: 1 }, { attempts: 8, right: 4 })).toBeCloseTo(17 / 70, 12);
    expect(chanceOfSoFew({ attempts: 4, right: 4 }, { attempts: 8, right: 4 })).toBeCloseTo(1, 12);
  });

  property.prop([
    fc.integer({ min: 0, max: 400 }),
    fc.integer({ min: 0, max: 400 }),
    fc.integer({ min: 0, max: 400 }),
    fc.integer({ min: 0, max: 400 }),
  ])('is a chance, and the smaller the fewer are right', (right, wrong, othersRight, othersWrong) => {
    const all = { attempts: right + wrong + othersRight + othersWrong, right: right + othersRight };
    const chance = chanceOfSoFew({ attempts: right + wrong, right }, all);
    expect(chance).toBeGreaterThanOrEqual(0);
    expect(chance).toBeLessThanOrEqual(1);
    if (right > 0 && othersWrong > 0)
      expect(chanceOfSoFew({ attempts: right + wrong, right: right - 1 }, all)).toBeLessThanOrEqual(chance + 1e-9);
  });
});
