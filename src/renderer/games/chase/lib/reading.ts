/** What a Chaser has to read now (M1, M2, M4): a matter of where tiles lie, which everybody sees. */
import type { Direction } from '../../../../rules/chase/compass';
import { leadOf, readingOf } from '../../../../rules/chase/marking';
import { onlookedPath, toGuess } from '../../../../rules/chase/onlooking';
import type { ChaseSymbol } from '../../../../rules/chase/tile';
import type { PathIndex, RoundView } from '../../../../shared/chase/table';
import type { Seat } from '../../../../shared/table';

/** The symbols in the order in which pads and lists have them: those of a colour together. */
export const PAD_SYMBOLS = ['triangle', 'star', 'square', 'diamond'] as const satisfies readonly ChaseSymbol[];

export interface NextReading {
  /** Place in the path, from 0. */
  readonly index: number;
  readonly direction: Direction;
  /** M4: the path's last tile, which is read towards the one before it. */
  readonly final: boolean;
}

/** The next tile to mark and the direction in which it is read as the table stands; null where every tile is marked. */
export function nextReading(view: RoundView, path: PathIndex = 0): NextReading | null {
  const own = view.paths[path];
  const index = own?.marks.length ?? 0;
  const tile = own?.tiles[index];
  if (own === undefined || tile === undefined || own.caught || view.tiles[tile.tile]?.kind === 'hideout') return null;
  return { index, ...readingOf(view, own, index) };
}

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

/** What there is to read on each path while the round goes on, and whose it is. */
export function readingsOf(view: RoundView): (NextReading & { readonly path: PathIndex; readonly chaser: Seat | null })[] {
  if (view.phase !== 'running') return [];
  return view.paths.flatMap(({ chaser }, at) => {
    const path: PathIndex = at === 1 ? 1 : 0;
    const reading = nextReading(view, path);
    return reading === null ? [] : [{ ...reading, path, chaser }];
  });
}

/** How far a Runner is ahead of the markers on their path (M1), which two Runners may share; null where nothing runs, or they are caught. */
export function leadOfRunner({ phase, paths, tiles }: RoundView, seat: Seat): number | null {
  const path = paths.find(({ runner }) => runner === seat) ?? (paths.length === 1 ? paths[0] : undefined);
  return phase !== 'running' || path === undefined || path.caught ? null : leadOf(path, tiles);
}
