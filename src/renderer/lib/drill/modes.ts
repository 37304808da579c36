/** The options of a run in a mode with what the person has chosen. */
import type { Mode } from '../../../shared/drill';
import type { RunOptions } from '../../../shared/run-options';
import type { Settings } from '../../../shared/settings';
import { firstGame, type PuzzleKind, type PuzzleTheme } from '../games';

type Chosen = Pick<Settings, 'calmNoClock' | 'calmNoPenalty' | 'plainWitnesses' | 'lastMinutes' | 'lastKind' | 'lastCustom'>;

/** What has been chosen of the kinds that there are; never nothing. */
function offeredOf(kinds: readonly PuzzleKind[]): PuzzleKind[] {
  const offered = firstGame().kinds;
  const chosen = offered.filter((kind) => kinds.includes(kind));
  return chosen.length === 0 ? offered.slice(0, 1) : chosen;
}

/** A custom run's kinds and themes as they can be had together. */
export function customChoice({ kinds, themes }: Pick<Settings['lastCustom'], 'kinds' | 'themes'>): {
  readonly kinds: PuzzleKind[];
  readonly themes: PuzzleTheme[];
} {
  const chosen = offeredOf(kinds);
  return {
    kinds: chosen,
    themes: firstGame()
      .themesOf(chosen)
      .filter((theme) => themes.includes(theme)),
  };
}

/** What a mode asks for beside the calm options. */
function ownOptions(mode: Mode, chosen: Chosen): RunOptions {
  switch (mode) {
    case 'practice':
      return { kinds: offeredOf([chosen.lastKind]) };
    case 'rush':
      return { kinds: firstGame().kinds.slice(0, 1), minutes: chosen.lastMinutes };
    case 'trail-run':
      return {};
    case 'daily':
    case 'weak-spots':
      return { kinds: [...firstGame().kinds] };
    case 'custom': {
      const { kinds, themes } = customChoice(chosen.lastCustom);
      const { length, rated } = chosen.lastCustom;
      return { kinds, ...(themes.length > 0 && { themes }), length, rated };
    }
    default:
      return { kinds: firstGame().kinds.slice(0, 1) };
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
