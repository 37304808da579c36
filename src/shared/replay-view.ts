/** With whose eyes a saved round is looked at. By itself, since the window's first script needs this and no more. */
import * as v from 'valibot';

/** More sit at no game's table. */
const MOST = 9;

/** A seat sees what it saw then; `all` sees every hand, and `judge` besides what was right. */
export const PointOfViewSchema = v.union([v.picklist(['all', 'judge']), v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST))]);
export type PointOfView = v.InferOutput<typeof PointOfViewSchema>;

/** How fast it can go. */
export const REPLAY_SPEEDS = [0.25, 0.5, 1, 2, 4, 8] as const;
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number];

/** What somebody set for every replay; it outlives this one. */
export interface ReplayHabits {
  readonly view: PointOfView;
  readonly speed: ReplaySpeed;
  readonly skipsIdle: boolean;
}
