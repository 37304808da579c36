/** What a coach has to say to one seat after a round, as facts: what decided it, and the one habit to change. The words are the window's. */
import type { Millis, Seat } from '../game';
import type { Cell, Direction } from './compass';
import type { WalkStep } from './explain';
import type { PlacementClause } from './legality';
import type { Reason } from './reason';
import type { Path, PathIndex, Role, Rules } from './round';
import type { TileSet } from './tile';
import type { RoundVerdict } from './verdict';

/** A round as it lay when it was over. */
export interface PlayedRound {
  readonly roles: readonly Role[];
  readonly rules: Pick<Rules, 'startingTiles'>;
  readonly prison: Cell;
  readonly tiles: TileSet;
  readonly paths: readonly Path[];
}

/** What the judge made of it. */
export interface JudgedRound {
  readonly verdict: RoundVerdict;
  readonly reasons: readonly Reason[];
  readonly walk: readonly WalkStep[];
}

/** What decided a round, as one seat sees it. */
export type Decided =
  /** J5, J6, F5, F6: a side's first mistake; `seat` is who made it. */
  | {
      readonly by: 'mistake';
      readonly what: 'tile' | 'marker';
      readonly seat: Seat;
      readonly path: PathIndex;
      readonly position: number;
    }
  /** J5: both sides' first mistakes stand at the same position. */
  | { readonly by: 'level'; readonly position: number }
  /** J4: the catch; with two paths the last of the two. */
  | { readonly by: 'catch'; readonly path: PathIndex; readonly position: number }
  /** J2, F5: the Hideout. */
  | { readonly by: 'hideout' }
  /** J6: nobody went wrong with a tile, and the trail was lost. */
  | { readonly by: 'trail-lost' };

/** A tile of a path by its place. */
export interface Spot {
  readonly path: PathIndex;
  readonly position: number;
}

/** How markers were read wrong, and where: the same way each time. */
export type Misreading =
  /** M5: the symbol was right until a moment before: the next tile came first. */
  | 'overtaken'
  /** M2: the symbol is right for the way back, on tiles that had a next one. */
  | 'looks-back'
  /** M4: the symbol is right for the way on, on a last tile. */
  | 'last-forwards'
  /** M3: the symbol would be right, did the tile not lie turned. */
  | 'not-turned'
  /** M3: the symbol's sector had one witness fewer than the most. */
  | 'one-short'
  /** Whatever was put there. */
  | 'misread';

export type Habit =
  /** `directions`: those that these tiles are read towards, each once. */
  | {
      readonly kind: Misreading;
      readonly spots: readonly Spot[];
      readonly directions: readonly Direction[];
    }
  /** M4, M5: the tile lay as the last for `waited` with the one before marked; a right marker of the seat's took `usual`. */
  | { readonly kind: 'slow-last'; readonly spot: Spot; readonly waited: Millis; readonly usual: Millis }
  /** P10: so many tiles awaited a marker when the Hideout lay there. A right marker took `usual`, a tile `pace`. */
  | { readonly kind: 'behind'; readonly tiles: number; readonly usual: Millis; readonly pace: Millis }
  /** J1: the seat's tile that was the first to break a clause. */
  | { readonly kind: 'lays'; readonly spot: Spot; readonly clause: PlacementClause }
  /** M4: the seat's tile was caught after it had lain there as the last for `lay`; the tiles before came after `usual`. */
  | { readonly kind: 'lingers'; readonly spot: Spot; readonly lay: Millis; readonly usual: Millis };

export interface Coaching {
  readonly decided: Decided;
  /** Null where nothing stands out. */
  readonly habit: Habit | null;
  /** All that the seat put or laid was right: how many; null where something was not, and where it did nothing. */
  readonly clean: { readonly what: 'tiles' | 'markers'; readonly count: number } | null;
}

/** The middle one of `values`, the lower of two; null of fewer than `least`: too few tell nothing. */
export function middleOf(values: readonly Millis[], least: number): Millis | null {
  if (values.length < least) return null;
  return [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? null;
}

/** Whether `value` is clearly longer than `usual`: by more than how steady a hand is. */
export function clearlyLonger(value: Millis, usual: Millis): boolean {
  return value >= 1.25 * usual + 300;
}
