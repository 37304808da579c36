import { expect, test } from 'vitest';
import { themesOf } from '../../../../../../src/renderer/games/chase/drill/kinds';
import { PUZZLE_KINDS } from '../../../../../../src/shared/chase/puzzle';
import { shippedThemes } from './shipped';

test('the themes of a kind are those of its puzzles that ship', () => {
  for (const kind of PUZZLE_KINDS) expect(new Set(themesOf([kind])), kind).toEqual(shippedThemes(kind));
});
