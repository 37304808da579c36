import { describe, expect, test } from 'vitest';
import { contrastOf } from '../../../../src/drawing/contrast';
import { PALETTES } from '../../../../src/drawing/chase/palettes/themes';
import { THEMES, isThemeName } from '../../../../src/drawing/themes';

test('contrast is measured as WCAG does', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrastOf('#0072b2', '#0072b2')).toBe(1);
  expect(contrastOf('red', '#ffffff')).toBeNaN();
});

describe.each(THEMES)('the %s theme', (name) => {
  const palette = PALETTES[name];

  test.each(['red', 'blue'] as const)('C3: %s symbols stand out at 4.5:1 on their badge and on the surface', (colour) => {
    expect(contrastOf(palette.badgeInk, palette.badge[colour])).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(palette.symbol[colour], palette.surface)).toBeGreaterThanOrEqual(4.5);
  });

  test('words, focus, right and wrong stand out at 4.5:1 on the surface', () => {
    for (const colour of [palette.ink, palette.focus, palette.good, palette.bad, palette.neutral]) {
      expect(contrastOf(colour, palette.surface)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('a gaze, a street and a barrier stand out from every ground at 3:1 or have an edge that does', () => {
    for (const ground of Object.values(palette.ground)) {
      expect(contrastOf(palette.cone, ground)).toBeGreaterThanOrEqual(3);
      const edges = Math.max(contrastOf(palette.street, ground), contrastOf(palette.pavement, ground));
      expect(edges).toBeGreaterThanOrEqual(2.5);
    }
    expect(contrastOf(palette.barrier, palette.barrierStripe)).toBeGreaterThanOrEqual(3);
  });

  test('red is what anybody calls red, and blue keeps to its family', () => {
    // Orange begins at about 15°; #0072B2 has 202°, give or take.
    const hue = (colour: string): number => {
      const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
      const most = Math.max(r, g, b);
      const span = most - Math.min(r, g, b);
      const sixth = most === r ? ((g - b) / span + 6) % 6 : most === g ? (b - r) / span + 2 : (r - g) / span + 4;
      return sixth * 60;
    };
    for (const colour of [palette.badge.red, palette.symbol.red]) expect((hue(colour) + 15) % 360).toBeLessThan(30);
    for (const colour of [palette.badge.blue, palette.symbol.blue]) expect(Math.abs(hue(colour) - 202)).toBeLessThan(8);
  });
});

test('only the three themes are themes', () => {
  expect(isThemeName('night')).toBe(true);
  expect(isThemeName('system')).toBe(false);
  expect(isThemeName(undefined)).toBe(false);
});
