/** Every code of a refusal has its words in every language, or says why nobody ever gets it. */
import { describe, expect, test } from 'vitest';
import { CATALOGUES, LANGUAGES, type Language } from '../../../src/shared/catalogue';
import { GAMES } from '../../../src/shared/game-list';
import { REFUSALS, type HowTold } from '../../../src/shared/refusal-codes';

const owners: readonly (readonly [string, Readonly<Record<string, HowTold>>])[] = [
  ['the app', REFUSALS],
  ...GAMES.map(({ id, refusals }) => [id, refusals] as const),
];
const codes = owners.flatMap(([owner, refusals]) => Object.entries(refusals).map(([code, told]) => [owner, code, told] as const));

/** The words of a code; undefined where it has none. */
function words(language: Language, code: string): unknown {
  return (CATALOGUES[language] as Readonly<Record<string, unknown>>)[`refused.${code}`];
}

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(codes.filter(([, , told]) => told === 'words'))('%s says "%s" in words', (_owner, code) => {
    expect(words(language, code)).toEqual(expect.stringMatching(/[.?!}]$/));
  });

  test('no words are there for what nobody is told by them', () => {
    const spoken = new Set(['other', ...codes.flatMap(([, code, told]) => (told === 'words' ? [code] : []))]);
    const there = Object.keys(CATALOGUES[language]).filter((key) => key.startsWith('refused.'));
    expect(there.filter((key) => !spoken.has(key.slice('refused.'.length)))).toEqual([]);
  });
});

test('what never reaches anybody says why', () => {
  const silent = codes.flatMap(([, , told]) => (typeof told === 'object' ? [told.never] : []));
  expect(silent.length).toBeGreaterThan(0);
  for (const why of silent) expect(why).toMatch(/^[A-Z].{20,}\.$/);
});

test('a code that the app and a game have is told alike by both, or kept from people by both', () => {
  for (const [owner, code, told] of codes) {
    const other = codes.find(([whose, same]) => whose !== owner && same === code);
    if (other !== undefined) expect(typeof other[2], `${owner}: ${code}`).toBe(typeof told);
  }
});
