/** The colours of words on their grounds, in every theme: at least 4.5 to 1. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('../../../src/renderer/styles/tokens.css', import.meta.url), 'utf8');

function tokensOf(block: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((match) => [match[1] ?? '', match[2] ?? '']));
}

function block(selector: string): string {
  const from = css.indexOf(`${selector} {`);
  return css.slice(from, css.indexOf('\n}', from));
}

const night = tokensOf(block(':root'));
const THEMES = {
  night,
  day: { ...night, ...tokensOf(block(":root[data-theme='day']")) },
  contrast: { ...night, ...tokensOf(block(":root[data-theme='contrast']")) },
};

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const share = parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

const GROUNDS = ['ground', 'ground-glow', 'surface', 'surface-raised', 'surface-sunken'];
const WORDS = ['ink', 'ink-soft', 'ink-faint', 'lamp', 'good', 'bad', 'seat-0', 'seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5'];

describe.each(Object.entries(THEMES))('contrast, %s', (_, tokens) => {
  test.each(WORDS.flatMap((word) => GROUNDS.map((ground) => [word, ground] as const)))('%s on %s', (word, ground) => {
    expect(contrast(tokens[word] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ['lamp-ink', 'lamp'],
    ['lamp-ink', 'lamp-hover'],
    ['badge-ink', 'badge-red'],
    ['badge-ink', 'badge-blue'],
  ])('%s on %s', (word, ground) => {
    expect(contrast(tokens[word] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  test.each(GROUNDS)('the ring of the focus and the lines of controls stand out from %s', (ground) => {
    expect(contrast(tokens['focus'] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(3);
    expect(contrast(tokens['line-strong'] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(3);
  });
});
