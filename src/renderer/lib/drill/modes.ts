/** The options of a run in a mode with what the person has chosen. */
import type { Mode } from '../../../shared/drill';
import type { RunOptions } from '../../../shared/run-options';
import type { Settings } from '../../../shared/settings';
import { drilledGame, type GameInWindow, type PuzzleKind, type PuzzleTheme } from '../games';

/** What of a game its choices ask for. */
type Drilled = Pick<GameInWindow, 'kinds' | 'themesOf'>;

/** What has been chosen of the kinds that a game has; never nothing. */
function offeredOf({ kinds: offered }: Drilled, kinds: readonly PuzzleKind[]): PuzzleKind[] {
  const chosen = offered.filter((kind) => kinds.includes(kind));
  return chosen.length === 0 ? offered.slice(0, 1) : chosen;
}

/** A custom run's kinds and themes as they can be had together in a game. */
export function customChoice(
  game: Drilled,
  { kinds, themes }: Pick<Settings['lastCustom'], 'kinds' | 'themes'>,
): { readonly kinds: PuzzleKind[]; readonly themes: PuzzleTheme[] } {
  const chosen = offeredOf(game, kinds);
  return { kinds: chosen, themes: game.themesOf(chosen).filter((theme) => themes.includes(theme)) };
}

/** What a mode asks for beside the calm options. */
function ownOptions(mode: Mode, game: Drilled, chosen: Settings): RunOptions {
  switch (mode) {
    case 'practice':
      return { kinds: offeredOf(game, [chosen.lastKind]) };
    case 'rush':
      return { kinds: game.kinds.slice(0, 1), minutes: chosen.lastMinutes };
    case 'trail-run':
      return {};
    case 'daily':
    case 'weak-spots':
    case 'mistakes':
      return { kinds: [...game.kinds] };
    case 'custom': {
      const { kinds, themes } = customChoice(game, chosen.lastCustom);
      const { length, rated } = chosen.lastCustom;
      return { kinds, ...(themes.length > 0 && { themes }), length, rated };
    }
    default:
      return { kinds: game.kinds.slice(0, 1) };
  }
}

/** What every run of a game's puzzles says: whose they are, and how they look. */
export function gameOptions({ id, puzzleLooks }: Pick<GameInWindow, 'id' | 'puzzleLooks'>, chosen: Settings): RunOptions {
  return { game: id, ...puzzleLooks?.of(chosen) };
}

/** How calm a player wants runs to be. */
function calmOptions({ calmNoClock, calmNoPenalty }: Settings): RunOptions {
  return { ...(calmNoClock && { noClock: true }), ...(calmNoPenalty && { noPenalty: true }) };
}

/** A few of the puzzles that are asked when one thing is to be practised. */
const FEW = 10;

/** A short run over one kind, and of it the puzzles with any of these themes; without them all. */
export function drilledRun(
  game: Pick<GameInWindow, 'id' | 'puzzleLooks'>,
  chosen: Settings,
  kind: PuzzleKind,
  themes: readonly PuzzleTheme[],
): RunOptions {
  return {
    ...gameOptions(game, chosen),
    kinds: [kind],
    ...(themes.length > 0 && { themes: [...themes] }),
    length: FEW,
    ...calmOptions(chosen),
  };
}

/** A run against the clock over one kind, for what is about speed; null where the player wants no clock. */
export function timedRun(game: Pick<GameInWindow, 'id' | 'puzzleLooks'>, chosen: Settings, kind: PuzzleKind): RunOptions | null {
  const calm = calmOptions(chosen);
  return calm.noClock === true ? null : { ...gameOptions(game, chosen), kinds: [kind], minutes: chosen.lastMinutes, ...calm };
}

/** Of the game that drills are about. */
export function runOptions(mode: Mode, chosen: Settings): RunOptions {
  const game = drilledGame(chosen);
  return {
    ...gameOptions(game, chosen),
    ...ownOptions(mode, game, chosen),
    ...calmOptions(chosen),
  };
}
