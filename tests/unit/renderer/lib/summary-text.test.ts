import { afterEach, describe, expect, test } from 'vitest';
import { called } from '../../../../src/renderer/lib/players.svelte';
import { levelsText, playersText } from '../../../../src/renderer/lib/summary-text';
import { speak } from '../../../../src/renderer/lib/words.svelte';
import type { Player } from '../../../../src/shared/chase/replay';

const person = (name: string): Player => ({ name, kind: 'human' });
const bot = (name: string, level: number): Player => ({ name, kind: 'bot', level });

afterEach(() => {
  speak('en');
});

describe('how good the bots of a match are is said apart from their names', () => {
  test.each<readonly [string, readonly Player[]]>([
    ['level 3', [person('Ada'), bot('Lulu', 3)]],
    ['bots of level 10', [bot('Pico', 10), bot('Lulu', 10), bot('Bibo', 10)]],
    ['Pico level 3, Lulu level 5', [bot('Pico', 3), bot('Lulu', 5)]],
    ['', [person('Ada'), person('Ben')]],
  ])('%s', (text, players) => {
    expect(levelsText(players)).toBe(text);
  });

  test('and not twice where an old replay calls them by it', () => {
    expect(levelsText([person('Ada'), bot('Bot 3', 3)])).toBe('');
    expect(levelsText([bot('Bot 3', 3), bot('Bot 3 (2)', 3)])).toBe('');
    expect(playersText({ players: [person('Ada'), bot('Bot 3', 3)], points: [2, 1] })).toBe('Ada 2 : 1 Bot 3');
  });
});

test('who played without a name is called so in the language of the moment, whatever a match was kept in', () => {
  const players = [person('Guest'), person('Ospite (2)'), person('Guestina'), bot('Bibo', 1)];
  expect(called(players).map(({ name }) => name)).toEqual(['Guest', 'Guest (2)', 'Guestina', 'Bibo']);
  speak('it');
  expect(called(players).map(({ name }) => name)).toEqual(['Ospite', 'Ospite (2)', 'Guestina', 'Bibo']);
  expect(playersText({ players: players.slice(0, 2), points: [0, 1] })).toBe('Ospite 0 : 1 Ospite (2)');
});
