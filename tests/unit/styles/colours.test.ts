/** Colours that tell people and symbols apart do so for every kind of colour vision, and page and table have the same ones. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PALETTES } from '../../../src/drawing/chase/palettes/themes';
import { contrastOf } from '../../../src/drawing/contrast';
import { THEMES, type ThemeName } from '../../../src/drawing/themes';
import { difference, labDifference, rgbOf, seenBy, SIGHTS } from '../../fixtures/colour-vision';

const tokens = readFileSync(new URL('../../../src/renderer/styles/tokens.css', import.meta.url), 'utf8');

/** Two colours this far apart (CIEDE2000) are told apart from memory, and not only side by side. */
const APART = 20;

/** The tokens that a theme sets, by name; those of night hold wherever another theme has none. */
function tokensOf(theme: ThemeName): Readonly<Record<string, string>> {
  const block = (name: ThemeName): string =>
    (name === 'night' ? /:root \{([^}]*)\}/ : new RegExp(`:root\\[data-theme='${name}'\\] \\{([^}]*)\\}`)).exec(tokens)?.[1] ?? '';
  const read = (name: ThemeName): [string, string][] =>
    [...block(name).matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, token = '', colour = '']) => [token, colour]);
  return Object.fromEntries([...read('night'), ...read(theme)]);
}

/** The least difference between any two, over every sight. */
function least(colours: readonly string[]): number {
  const pairs = colours.flatMap((one, at) => colours.slice(0, at).map((other) => [rgbOf(one), rgbOf(other)] as const));
  return Math.min(...SIGHTS.flatMap((sight) => pairs.map(([one, other]) => difference(one, other, sight))));
}

test('differences are measured as in the paper’s own table', () => {
  // G. Sharma, W. Wu, E. N. Dalal 2005, table 1: pairs 1, 7, 17, 20, 25 and 34.
  const pairs = [
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, 0, 0], [50, -1, 2], 2.3669],
    [[50, 2.5, 0], [73, 25, -18], 27.1492],
    [[50, 2.5, 0], [58, 24, 15], 19.4535],
    [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
    [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
  ] as const;
  for (const [one, other, apart] of pairs) expect(labDifference(one, other)).toBeCloseTo(apart, 3);
});

test('a missing cone takes what it takes: red and green, or blue and green, come near; greys stay as they are', () => {
  for (const sight of SIGHTS) for (const channel of seenBy(sight, [128, 128, 128])) expect(channel).toBeCloseTo(128, 0);
  const [red, green] = [rgbOf('#b04030'), rgbOf('#607020')];
  expect(difference(red, green, 'deutan')).toBeLessThan(difference(red, green) / 3);
});

describe.each(THEMES)('the %s theme', (theme) => {
  const own = tokensOf(theme);
  const palette = PALETTES[theme];
  const seats = [0, 1, 2, 3, 4, 5].map((seat) => own[`seat-${seat}`] ?? '');

  test('seats are apart for every sight, and can be read on what they stand on', () => {
    expect(least(seats)).toBeGreaterThanOrEqual(APART);
    for (const seat of seats) expect(contrastOf(seat, own['surface'] ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  test('C3: red and blue are apart for every sight, as markers and as bare symbols', () => {
    expect(least([palette.badge.red, palette.badge.blue])).toBeGreaterThanOrEqual(APART);
    expect(least([palette.symbol.red, palette.symbol.blue])).toBeGreaterThanOrEqual(APART);
  });

  test('page and table have the same', () => {
    expect(seats.slice(0, 4)).toEqual(palette.seats);
    expect([own['red'], own['blue']]).toEqual([palette.symbol.red, palette.symbol.blue]);
    expect([own['badge-red'], own['badge-blue']]).toEqual([palette.badge.red, palette.badge.blue]);
  });

  test('in grey a gaze, a symbol and a field of view stay apart from what they lie on', () => {
    // A contrast of lightness is one in grey: colours add nothing to it.
    for (const colour of ['red', 'blue'] as const) expect(contrastOf(palette.badgeInk, palette.badge[colour])).toBeGreaterThanOrEqual(4.5);
    for (const ground of Object.values(palette.ground)) expect(contrastOf(palette.cone, ground)).toBeGreaterThanOrEqual(3);
  });
});
