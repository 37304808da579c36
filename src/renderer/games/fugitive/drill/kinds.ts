/** The kinds of Fugitive's puzzles, the easiest to begin with first, and their themes. */
import { DRILL_THEMES, type DrillKind, type DrillTheme } from '../../../../rules/fugitive/drills/types';
import type { PuzzleKind, PuzzleTheme } from '../../../lib/games';

/** The themes that puzzles of a kind have. */
const THEMES: Readonly<Record<DrillKind, readonly DrillTheme[]>> = {
  steps: [],
  cheap: ['odd-values'],
  where: ['under-sprints', 'wrong-calls', 'piles-drawn', 'her-cards', 'both-ends'],
  back: ['under-sprints', 'wrong-calls', 'piles-drawn', 'her-cards', 'both-ends'],
  sure: ['under-sprints', 'wrong-calls', 'piles-drawn', 'her-cards'],
  call: ['under-sprints', 'wrong-calls', 'piles-drawn', 'her-cards', 'close-odds'],
  pair: ['under-sprints', 'wrong-calls', 'piles-drawn', 'her-cards'],
  gamble: ['under-sprints', 'wrong-calls', 'piles-drawn', 'her-cards', 'close-odds'],
  way: ['many-steps'],
  hunt: ['under-sprints', 'wrong-calls', 'piles-drawn', 'her-cards', 'close-odds', 'many-steps'],
};

export const KINDS = Object.keys(THEMES) as readonly DrillKind[];

const isOurs = (kind: PuzzleKind): kind is DrillKind => kind in THEMES;

/** The themes that puzzles of any of these kinds have, in the order of all themes. */
export function themesOf(kinds: readonly PuzzleKind[]): PuzzleTheme[] {
  return DRILL_THEMES.filter((theme) => kinds.some((kind) => isOurs(kind) && THEMES[kind].includes(theme)));
}
