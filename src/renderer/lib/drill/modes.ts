/** The options of a run in a mode with what the person has chosen. */
import type { Mode } from '../../../shared/drill';
import type { RunOptions } from '../../../shared/run-options';
import { PUZZLE_THEMES, type PuzzleKind, type PuzzleTheme } from '../../../shared/chase/puzzle';
import type { Settings } from '../../../shared/settings';
import { SHOWN_KINDS } from '../../games/chase/drill/stage';

type Chosen = Pick<Settings, 'calmNoClock' | 'calmNoPenalty' | 'plainWitnesses' | 'lastMinutes' | 'lastKind' | 'lastCustom'>;

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

/** What has been chosen, as far as the window can show it; never nothing. */
function shownOf(kinds: readonly PuzzleKind[]): PuzzleKind[] {
  const shown = SHOWN_KINDS.filter((kind) => kinds.includes(kind));
  return shown.length === 0 ? ['read'] : shown;
}

/** A custom run's kinds and themes as they can be had together. */
export function customChoice({ kinds, themes }: Pick<Settings['lastCustom'], 'kinds' | 'themes'>): {
  readonly kinds: PuzzleKind[];
  readonly themes: PuzzleTheme[];
} {
  const shown = shownOf(kinds);
  return { kinds: shown, themes: themesOf(shown).filter((theme) => themes.includes(theme)) };
}

/** What a mode asks for beside the calm options. */
function ownOptions(mode: Mode, chosen: Chosen): RunOptions {
  switch (mode) {
    case 'practice':
      return { kinds: shownOf([chosen.lastKind]) };
    case 'rush':
      return { kinds: ['read'], minutes: chosen.lastMinutes };
    case 'trail-run':
      return {};
    case 'daily':
    case 'weak-spots':
      return { kinds: [...SHOWN_KINDS] };
    case 'custom': {
      const { kinds, themes } = customChoice(chosen.lastCustom);
      const { length, rated } = chosen.lastCustom;
      return { kinds, ...(themes.length > 0 && { themes }), length, rated };
    }
    default:
      return { kinds: ['read'] };
  }
}

export function runOptions(mode: Mode, chosen: Chosen): RunOptions {
  return {
    ...ownOptions(mode, chosen),
    plain: chosen.plainWitnesses,
    ...(chosen.calmNoClock && { noClock: true }),
    ...(chosen.calmNoPenalty && { noPenalty: true }),
  };
}
