import { expect, test } from 'vitest';
import { CRASH_WORDS } from '../../src/main/shell/crash-page';
import { MENU_WORDS } from '../../src/main/shell/menu-template';
import { wordIn } from '../../src/main/words';
import { LANGUAGES } from '../../src/shared/catalogue';

const SPOKEN = [...MENU_WORDS, ...CRASH_WORDS];

test.each(LANGUAGES)('every word that the main process speaks is there in %s', (language) => {
  for (const key of SPOKEN) expect(wordIn(language, key), key).not.toBe(key);
});

test('a word that is nowhere shows itself, and a key of the object is none', () => {
  expect(wordIn('it', 'no.such-word')).toBe('no.such-word');
  expect(wordIn('it', 'toString')).toBe('toString');
});
