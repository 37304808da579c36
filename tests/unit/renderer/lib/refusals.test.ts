import { afterEach, expect, test } from 'vitest';
import { faultText, refusalText } from '../../../../src/renderer/lib/refusals';
import { speak } from '../../../../src/renderer/lib/words.svelte';
import { phrase, sentence } from '../../../../src/shared/phrase';

afterEach(() => {
  speak('en');
});

const OFF = phrase('fault.event.cell-off-table', { clause: 'P9' });

test('what is wrong with a file is a plain sentence, without the number of a rule', () => {
  expect(faultText(OFF)).toBe('A tile can lie on the table or just past its edge, not further.');
  expect(faultText(phrase('fault.symbols-once'))).toBe('Every symbol stands once on a tile.');
  expect(refusalText({ code: 'not-written', what: OFF })).toBe(faultText(OFF));
  speak('it');
  expect(faultText(OFF)).toBe('Una tessera può stare sul tavolo o appena oltre il bordo, non più in là.');
});

test('log and command line name the clause', () => {
  expect(sentence(OFF, 'en')).toMatch(/\(P9\)\.$/);
});
