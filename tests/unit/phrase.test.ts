import { describe, expect, test } from 'vitest';
import { readReplay } from '../../src/main/games/chase/replay/chase-replay';
import { isFaultKey, phrase, sentence } from '../../src/shared/phrase';

describe('a phrase', () => {
  test('is spoken in either language, with the phrases and choices that fill it', () => {
    const what = phrase('fault.expected-got', {
      expected: { oneOf: ['"n"', '"e"', '"s"'] },
      got: phrase('fault.list-exactly', { count: 2 }),
    });
    expect(sentence(what, 'en')).toBe('Expected "n", "e" or "s", got a list of 2.');
    expect(sentence(what, 'it')).toBe('Qui serve "n", "e" o "s", ma c\'è un elenco di 2.');
  });

  test('takes a text as it is: what a file holds fills no further place', () => {
    expect(sentence(phrase('fault.expected-got', { expected: '{got}', got: '{expected}' }), 'en')).toBe('Expected {got}, got {expected}.');
  });

  test('a choice of one or none', () => {
    expect(sentence(phrase('fault.expected-missing', { expected: { oneOf: ['1'] } }), 'en')).toBe('Expected 1, but it is missing.');
    expect(sentence(phrase('fault.expected-missing', { expected: { oneOf: [] } }), 'en')).toBe('Expected , but it is missing.');
  });

  test('its keys are those of faults', () => {
    expect(isFaultKey('fault.empty')).toBe(true);
    expect(isFaultKey('refused.paused')).toBe(false);
    expect(isFaultKey('fault.no-such-thing')).toBe(false);
    expect(isFaultKey(5)).toBe(false);
  });
});

test('the first fault of a file is told in Italian without an English word left', () => {
  const read = readReplay('{"format":"lookout-replay","version":2}');
  expect(read.ok ? '' : sentence(read.error.what, 'it')).toBe("Di questo formato si conosce solo la versione 1, qui c'è 2.");
});
