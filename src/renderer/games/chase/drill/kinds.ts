/** The kinds of puzzles that `PuzzleStage.svelte` has a part for, and their themes: no other is offered. */
import type { PuzzleKind, PuzzleTheme } from '../../../../shared/chase/puzzle';
import { PUZZLE_THEMES } from '../../../../shared/chase/puzzle-kinds';

export const KINDS: readonly PuzzleKind[] = ['read', 'trail', 'judge', 'place', 'pick', 'route'];

/** The themes that puzzles of a kind have. */
const THEMES: Readonly<Record<PuzzleKind, readonly PuzzleTheme[]>> = {
  read: ['direction-n', 'direction-e', 'direction-s', 'direction-w', 'rotated', 'joint-most', 'close-count', 'final-tile', 'colour-out'],
  trail: ['joint-most', 'close-count', 'final-tile', 're-read'],
  judge: [
    'direction-n',
    'direction-e',
    'direction-s',
    'direction-w',
    'joint-most',
    'close-count',
    'final-tile',
    'off-centre',
    'roadblock',
    'touching-old',
    'table-edge',
    'hideout-without-items',
  ],
  place: ['off-centre', 'roadblock', 'touching-old', 'table-edge', 'hideout-without-items', 'two-paths'],
  pick: ['off-centre', 'roadblock', 'touching-old', 'table-edge', 'hideout-without-items', 'two-paths'],
  route: ['off-centre', 'roadblock', 'hideout-without-items'],
};

/** The themes that puzzles of any of these kinds have, in the order of all themes. */
export function themesOf(kinds: readonly PuzzleKind[]): PuzzleTheme[] {
  return PUZZLE_THEMES.filter((theme) => kinds.some((kind) => THEMES[kind].includes(theme)));
}
