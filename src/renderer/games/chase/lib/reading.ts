/** What a Chaser has read, what may be guessed of it, and how far a Runner is ahead: beside what there is to read now (`tableSigns`). */
import { leadOf, readingOf } from '../../../../rules/chase/marking';
import { onlookedPath, toGuess } from '../../../../rules/chase/onlooking';
import type { ChaseSymbol } from '../../../../rules/chase/tile';
import type { PathIndex, RoundView } from '../../../../shared/chase/table';
import type { NextReading } from '../../../../shared/chase/table-signs';
import type { Seat } from '../../../../shared/table';

/** The symbols in the order in which pads and lists have them: those of a colour together. */
export const PAD_SYMBOLS = ['triangle', 'star', 'square', 'diamond'] as const satisfies readonly ChaseSymbol[];

/** F4: whether somebody else still runs now that the Runner of `seat` is caught: not once the round is over, nor with one path only. */
export function goesOn({ ending, paths }: Pick<RoundView, 'ending' | 'paths'>, seat: Seat): boolean {
  return ending === null && paths.some(({ caught, runner }) => !caught && runner !== seat);
}

/** The tile that was marked last, as it was read; null where no marker lies. */
export function lastReading(view: RoundView, path: PathIndex = 0): NextReading | null {
  const { marks = [] } = view.paths[path] ?? {};
  const last = marks.at(-1);
  return last === undefined ? null : { index: marks.length - 1, direction: last.direction, final: last.final };
}

/** A tile of the other path that a seat may guess on the side. */
export interface OpenGuess extends NextReading {
  readonly path: PathIndex;
}

/** F4: what a seat whose path is over may guess, in the order of the path, beside the positions that it has `guessed`; null for whoever plays. */
export function guessesOf(view: RoundView, seat: Seat, guessed: readonly number[]): readonly OpenGuess[] | null {
  const at = onlookedPath(view, seat);
  const path = at === null ? undefined : view.paths[at];
  if (at === null || path === undefined) return null;
  return toGuess(path, guessed).map((index) => ({ path: at, index, ...readingOf(view, path, index) }));
}

/** How far a Runner is ahead of the markers on their path (M1), which two Runners may share; null where nothing runs, or they are caught. */
export function leadOfRunner({ phase, paths, tiles }: RoundView, seat: Seat): number | null {
  const path = paths.find(({ runner }) => runner === seat) ?? (paths.length === 1 ? paths[0] : undefined);
  return phase !== 'running' || path === undefined || path.caught ? null : leadOf(path, tiles);
}
