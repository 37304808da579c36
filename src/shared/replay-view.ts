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

/** So many matches are remembered: of one that was looked at longer ago nobody knows how. */
export const MOST_LOOKS = 20;

/** How a match is looked at, all its rounds alike. */
export const ReplayLookSchema = v.strictObject({
  /** Its id. */
  match: v.pipe(v.string(), v.maxLength(100)),
  view: PointOfViewSchema,
  speed: v.picklist(REPLAY_SPEEDS),
  /** What stands beside its table. */
  panel: v.pipe(v.string(), v.maxLength(40)),
});
export type ReplayLook = v.InferOutput<typeof ReplayLookSchema>;

/** How a match is looked at that nobody has looked at yet: with open hands, as fast as it was, beside its moments. */
export const FIRST_LOOK: Omit<ReplayLook, 'match'> = { view: 'all', speed: 1, panel: 'moments' };

/** What somebody set for a replay; it outlives the viewer, and what is for every replay the match. */
export interface ReplayHabits {
  readonly view: PointOfView;
  readonly speed: ReplaySpeed;
  readonly skipsIdle: boolean;
}
