/** What a mode asks for, with what a person has chosen. */
import { afterEach, describe, expect, test } from 'vitest';
import { GAMES } from '../../../../../src/renderer/games/game-list';
import { CHASE } from '../../../../../src/renderer/games/chase';
import { KINDS } from '../../../../../src/renderer/games/chase/drill/kinds';
import { customChoice, runOptions } from '../../../../../src/renderer/lib/drill/modes';
import { drilledGame, offerGames } from '../../../../../src/renderer/lib/games';
import { DEFAULT_SETTINGS } from '../../../../../src/shared/settings';

offerGames(GAMES);

const chosen = DEFAULT_SETTINGS;

describe('the game that drills are about', () => {
  const without = { ...CHASE, id: 'without', kinds: [] };
  const second = { ...CHASE, id: 'second', kinds: CHASE.kinds.slice(2) };
  const first = { ...CHASE, kinds: CHASE.kinds.slice(0, 2) };
  afterEach(() => {
    offerGames(GAMES);
  });

  test('is that of the kind that was chosen last, whichever is first in the list', () => {
    offerGames([without, first, second]);
    const [lastKind = 'read'] = second.kinds;
    expect(drilledGame(chosen).id).toBe('chase');
    expect(drilledGame({ lastKind }).id).toBe('second');
    expect(runOptions('weak-spots', { ...chosen, lastKind })).toEqual({ game: 'second', kinds: second.kinds, plain: false });
    expect(runOptions('rush', { ...chosen, lastKind }).kinds).toEqual([lastKind]);
  });

  test('a game whose puzzles look one way only adds nothing of that to its runs', () => {
    offerGames([{ ...second, puzzleLooks: null }, first]);
    const [lastKind = 'read'] = second.kinds;
    expect(runOptions('weak-spots', { ...chosen, lastKind, plainWitnesses: true })).toEqual({ game: 'second', kinds: second.kinds });
    expect(runOptions('practice', { ...chosen, plainWitnesses: true })).toEqual({ game: 'chase', kinds: ['read'], plain: true });
  });

  test('a kind that no game has any more gives the first game that has puzzles', () => {
    offerGames([without, second]);
    expect(drilledGame(chosen).id).toBe('second');
  });
});

describe('options of a run', () => {
  test('practice is on the kind that was chosen last, a rush as long as the last one', () => {
    expect(runOptions('practice', chosen)).toEqual({ game: 'chase', kinds: ['read'], plain: false });
    expect(runOptions('practice', { ...chosen, lastKind: 'trail' }).kinds).toEqual(['trail']);
    expect(runOptions('rush', { ...chosen, lastMinutes: 5 })).toMatchObject({ kinds: ['read'], minutes: 5 });
  });

  test("the trail run keeps the mode's own kinds, so that its bests count; daily and weak spots have all kinds", () => {
    expect(runOptions('trail-run', chosen)).toEqual({ game: 'chase', plain: false });
    expect(runOptions('daily', chosen).kinds).toEqual(KINDS);
    expect(runOptions('weak-spots', chosen).kinds).toEqual(KINDS);
  });

  test('calm wishes hold for every mode', () => {
    for (const mode of ['practice', 'rush', 'trail-run', 'custom'] as const) {
      const options = runOptions(mode, { ...chosen, calmNoClock: true, calmNoPenalty: true, plainWitnesses: true });
      expect(options).toMatchObject({ noClock: true, noPenalty: true, plain: true });
    }
  });

  test('a custom run has its kinds, its length, its rating, and themes only where some were chosen', () => {
    const lastCustom = { kinds: ['trail' as const], themes: ['re-read' as const], length: 50, rated: false };
    expect(runOptions('custom', { ...chosen, lastCustom })).toEqual({
      game: 'chase',
      kinds: ['trail'],
      themes: ['re-read'],
      length: 50,
      rated: false,
      plain: false,
    });
    expect(runOptions('custom', chosen)).not.toHaveProperty('themes');
  });

  test('themes that no chosen kind has are left out', () => {
    expect(customChoice(CHASE, { kinds: ['trail'], themes: ['rotated', 're-read'] })).toEqual({ kinds: ['trail'], themes: ['re-read'] });
  });
});
