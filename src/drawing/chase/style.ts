/** What the drawing functions are told besides the tile itself. */
import type { Direction, Rotation } from '../../shared/chase/replay';
import type { Corner } from '../../shared/chase/table';
import type { Palette } from './palette';

export type { Target } from '../target';

/** Witnesses to show up: those that look to `direction`, in the sectors at `corners`, both as the tile lies. */
export interface Lit {
  readonly direction: Direction;
  readonly corners: readonly Corner[];
}

export interface TileStyle {
  readonly palette: Palette;
  /** Arrows in place of heads. */
  readonly plain: boolean;
  /** How the tile lies; it turns as a whole, the light stays in the north-west of the table (C6). */
  readonly rotation: Rotation;
  readonly lit?: Lit | undefined;
  /** How much decoration: `full` from about 80 px a tile, `low` below. Reading matter is the same in both. */
  readonly detail: 'full' | 'low';
}
