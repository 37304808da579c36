import { describe, expect, test } from 'vitest';
import { resolveMotion, resolveTheme } from '../../../../src/renderer/lib/theme';

const none = { light: false, moreContrast: false, lessMotion: false, forced: null };

describe('theme and motion', () => {
  test('night is where nothing else is wished', () => {
    expect(resolveTheme('system', none)).toBe('night');
    expect(resolveTheme('system', { ...none, light: true })).toBe('day');
  });

  test('a wish for contrast comes before light', () => {
    expect(resolveTheme('system', { ...none, light: true, moreContrast: true })).toBe('contrast');
  });

  test('where the system forces its own colours, pictures stand on its ground, whatever was chosen', () => {
    expect(resolveTheme('night', { ...none, forced: 'light' })).toBe('day');
    expect(resolveTheme('day', { ...none, forced: 'dark' })).toBe('contrast');
  });

  test("a choice of one's own comes before the system's", () => {
    expect(resolveTheme('night', { ...none, light: true, moreContrast: true })).toBe('night');
    expect(resolveMotion('full', { ...none, lessMotion: true })).toBe(true);
    expect(resolveMotion('none', none)).toBe(false);
    expect(resolveMotion('system', { ...none, lessMotion: true })).toBe(false);
  });
});
