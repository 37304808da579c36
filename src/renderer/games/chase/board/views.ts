/**
 * Which paths share a view of the table, and which have one of their own: two that run far apart, side by side, so that neither is
 * seen small for the other's sake. Pure sums, of what lies there and of the room that there is.
 */
import type { PathIndex, RoundView } from '../../../../shared/chase/table';
import type { Seat } from '../../../../shared/table';
import { following, type Size } from '../../../lib/stage/camera';
import { cellsOfInterest, isPlanned, type Attention, type Scene } from './scene';
import type { NextMark } from './types';

/** What is looked at, and in what room. */
interface Looked {
  readonly scene: Scene;
  readonly attention: Attention;
  readonly nextMarks: readonly NextMark[];
  /** The paths that go on; of others nobody needs anything (F4). */
  readonly live: readonly PathIndex[];
  /** The table's room, in CSS pixels. */
  readonly size: Size;
}

/** Whose path a view follows; null follows all that go on. */
export type Follows = PathIndex | null;

/** A shared view whose tiles are this large, in CSS pixels, is comfortable: it stays as it is. */
const COMFORTABLE = 150;
/**
 * Views of one's own begin where their tiles are larger by the first of these factors than in a shared one, and end where those are by the second:
 * a table that changes is hard to read.
 */
const BETTER = { own: 1.05, shared: 1.2 } as const;

/**
 * Whether one of these Runners still builds what a view follows: who only reads there needs what is read, and not the cells beside an end
 * that bots join on to. A path without a Runner of its own is everybody's (F1).
 */
export function isBuiltBy(runners: readonly Seat[], { paths }: RoundView, follows: Follows = null): boolean {
  return paths.some(
    ({ caught, runner }, at) =>
      !caught && (follows === null || follows === at) && (runner === null ? runners.length > 0 : runners.includes(runner)),
  );
}

/** The room of one of two views side by side. */
export function halfRoom({ width, height }: Size): Size {
  return { width: Math.floor(width / 2), height };
}

/** CSS pixels a cell, where a view shows no more than is needed in its room. */
function scaleOf({ scene, attention, nextMarks }: Looked, follows: Follows, room: Size): number {
  const { needed } = cellsOfInterest(scene, attention, [], nextMarks, null, follows);
  return following({ needed, wished: [], spare: [] }, room).scale;
}

/** The views of the table from the left, by what they follow; `parted` says whether there were two before. */
export function viewsOf(looked: Looked, parted: boolean): readonly Follows[] {
  const { scene, attention, live, size } = looked;
  const [first, second] = live;
  if (attention === 'over' || size.width === 0 || first === undefined) return [null];
  if (second === undefined) return [first];
  // F1: both begin at the Prison, which whoever plans has to see.
  if (isPlanned(scene)) return [null];
  const shared = scaleOf(looked, null, size);
  const own = Math.min(...live.map((path) => scaleOf(looked, path, halfRoom(size))));
  const parts = parted ? shared < own * BETTER.shared : shared < COMFORTABLE && own > shared * BETTER.own;
  return parts ? [first, second] : [null];
}
