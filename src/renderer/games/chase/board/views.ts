/**
 * Which paths share a view of the table, and which have one of their own: two that run far apart, side by side, so that neither is
 * seen small for the other's sake. Pure sums, of what lies there and of the room that there is.
 */
import type { PathIndex, RoundView } from '../../../../shared/chase/table';
import type { Seat } from '../../../../shared/table';
import type { Size } from '../../../lib/stage/camera';
import { following } from '../../../lib/stage/following';
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

/** CSS pixels a tile that has to be read now, in a table's room of so much at least (the side of a square as large). */
const LARGE = [
  { room: 660, side: 150 },
  { room: 0, side: 110 },
] as const;
/** Views of one's own end where the tiles of a shared one are larger by this factor: a table that changes is hard to read. */
const BETTER = 1.2;

/** How large a tile is at least that has to be read now, in a table's whole room: views that part it are held to no less. */
export function largeIn({ width, height }: Size): number {
  return LARGE.find(({ room }) => Math.sqrt(width * height) >= room)?.side ?? 0;
}

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
function scaleOf({ scene, attention, nextMarks }: Looked, follows: Follows, room: Size, large: number): number {
  const cells = cellsOfInterest(scene, attention, [], nextMarks, null, follows);
  return following({ ...cells, wished: [], spare: [], large }, room).scale;
}

/** The views of the table from the left, by what they follow; `parted` says whether there were two before. */
export function viewsOf(looked: Looked, parted: boolean): readonly Follows[] {
  const { scene, attention, live, size } = looked;
  const [first, second] = live;
  if (attention === 'over' || size.width === 0 || first === undefined) return [null];
  if (second === undefined) return [first];
  // F1: both begin at the Prison, which whoever plans has to see.
  if (isPlanned(scene)) return [null];
  const large = largeIn(size);
  const shared = scaleOf(looked, null, size, large);
  const own = Math.min(...live.map((path) => scaleOf(looked, path, halfRoom(size), large)));
  const parts = parted ? shared < own * BETTER : shared < large && own > shared;
  return parts ? [first, second] : [null];
}
