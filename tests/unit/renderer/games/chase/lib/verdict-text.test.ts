import { beforeEach, describe, expect, test } from 'vitest';
import {
  clauseText,
  closeCallText,
  closeOnes,
  guessedText,
  marginText,
  markerLine,
  rightText,
  tileLine,
} from '../../../../../../src/renderer/games/chase/lib/verdict-text';
import { speak } from '../../../../../../src/renderer/lib/words.svelte';
import type { WalkStep } from '../../../../../../src/shared/chase/table';
import { placed } from '../views';

const marker = { path: 0, position: 3, direction: 'n', final: true, symbol: 'star', legal: ['square', 'triangle'], ok: false } as const;
const step: WalkStep = {
  path: 0,
  position: 3,
  placed: placed('a', 10, 5),
  fault: null,
  evidence: null,
  direction: 'n',
  counts: [{ corner: 'nw', faceCorner: 'nw', symbol: 'square', witnesses: 2 }],
  legal: ['square', 'triangle'],
  marker,
  overtaken: false,
};

beforeEach(() => {
  speak('en');
});

describe('a step of the verdict in words', () => {
  test('M4, J9: a wrong marker on the final tile says what would have been right', () => {
    const line = markerLine(step);
    expect(line.ok).toBe(false);
    expect(line.text).toContain('look back');
    expect(line.text).toContain('Right would have been square or triangle.');
    expect(markerLine({ ...step, marker: { ...marker, final: false } }).text).toContain('the way the Runner went. Right would');
  });

  test('M1: a Hideout takes no marker, another tile may be left without', () => {
    expect(markerLine({ ...step, marker: null, counts: [] }).text).toBe('A Hideout takes no marker.');
    expect(markerLine({ ...step, marker: null }).text).toBe('Not marked.');
  });

  test('J1: tiles after the first mistake are not looked at', () => {
    expect(tileLine(step, null)).toEqual({ ok: true, text: 'The tile fits.' });
    expect(tileLine(step, 2).ok).toBeNull();
    expect(tileLine({ ...step, fault: 'P2' }, 3).ok).toBe(false);
  });

  test('J9: what was right is a plain sentence, for one sector, several level ones, and where nobody looks that way', () => {
    expect(rightText({ ...step, legal: ['square'] })).toBe('Right is square: there most witnesses look north.');
    expect(rightText(step)).toBe('Right is square or triangle: there the most witnesses look north, equally many.');
    const nobody = { ...step, counts: step.counts.map((count) => ({ ...count, witnesses: 0 })) };
    expect(rightText(nobody)).toBe('No witness looks north, so every symbol is right.');
    expect(rightText({ ...step, counts: [] })).toBe('');
  });

  test('J9: a broken rule is a sentence that needs no rulebook', () => {
    expect(clauseText('P6')).toBe('A Hideout needs a map, money and keys on the table first.');
    expect(clauseText('P6', 'And more.')).toBe('A Hideout needs a map, money and keys on the table first. And more.');
  });

  test('close calls in tenths of a second, closer ones as such', () => {
    expect(closeCallText({ path: 0, position: 8, first: 'tile', margin: 320 })).toBe('Tile 9 beat the marker on tile 8 by 0.3\u00a0s.');
    expect(closeCallText({ path: 0, position: 8, first: 'marker', margin: 1250 })).toBe(
      'The marker on tile 8 beat the next tile by 1.3\u00a0s.',
    );
    expect(closeCallText({ path: 1, position: 8, first: 'hideout', margin: 90 }, 'Bea')).toBe(
      "Bea's path: The Hideout beat the marker on tile 8 by less than 0.1\u00a0s.",
    );
    speak('it');
    expect(marginText(2500)).toBe('2,5\u00a0s');
  });
});

test('races that were not close are not told, the last one neither', () => {
  const call = (position: number, margin: number) => ({ path: 0, position, first: 'tile', margin }) as const;
  expect(closeOnes([call(2, 10_000), call(3, 200), call(4, 9_000)]).map(({ position }) => position)).toEqual([3]);
  expect(closeOnes([])).toEqual([]);
});

test('of many close races the three closest are told, in the order in which they were', () => {
  const call = (position: number, margin: number) => ({ path: 0, position, first: 'tile', margin }) as const;
  const calls = [400, 4, 300, 4, 2000, 100, 9000].map((margin, at) => call(at + 1, margin));
  expect(closeOnes(calls).map(({ position }) => position)).toEqual([2, 4, 6]);
});

test('F4: whoever guessed along is told how many of the guesses were right, also where none was', () => {
  expect(guessedText('Fox', { guesses: 3, right: 1 })).toBe('Fox guessed 1 of 3 right while looking on.');
  expect(guessedText('Fox', { guesses: 3, right: 0 })).toBe('Fox guessed along while looking on: 0 of 3 right this time.');
  speak('it');
  expect(guessedText('Volpe', { guesses: 3, right: 1 })).toBe('Volpe ha indovinato 1 segnalino su 3 guardando.');
  expect(guessedText('Volpe', { guesses: 3, right: 2 })).toBe('Volpe ha indovinato 2 segnalini su 3 guardando.');
  expect(guessedText('Volpe', { guesses: 3, right: 0 })).toContain('0 su 3');
});
