/** What the camera goes to by itself, and when it stays where it is. */
import { boxOf, centredOn, isInWindow, toWindow, type Box, type Camera, type Cell, type Size } from './camera';

/**
 * Following, in CSS pixels a cell: never nearer than `most`; what is wished for must leave tiles readable, what is shown to spare
 * must leave them comfortable. `both` is enough to tell what was gone to from what is read then.
 */
const FOLLOW = { most: 190, comfortable: 150, readable: 112, both: 72 } as const;
/** The sides of squares as large as a window on which `readable` has to do, and as one that has room for `comfortable` all the time. */
const ROOM = { tight: 648, wide: 718 } as const;
/** Free room at the edges of the window, in cells: little where every pixel goes to the tiles, on squares of these sides. */
const MARGIN = { least: 0.08, most: 0.28 } as const;
const MARGIN_ROOM = { tight: 480, wide: ROOM.wide } as const;

/** How large a window is between two, by the sides of squares as large as they are: 0 for the tight one or less, 1 for the wide one or more. */
function shareOf({ width, height }: Size, { tight, wide }: { readonly tight: number; readonly wide: number }): number {
  return Math.min(1, Math.max(0, (Math.sqrt(width * height) - tight) / (wide - tight)));
}

/** The least at which tiles can be read well in a window of this size. */
function readable(size: Size): number {
  return FOLLOW.readable + (FOLLOW.comfortable - FOLLOW.readable) * shareOf(size, ROOM);
}

function marginOf(size: Size): number {
  return MARGIN.least + (MARGIN.most - MARGIN.least) * shareOf(size, MARGIN_ROOM);
}

/** The nearest that following comes: a large screen has room for larger tiles. */
function nearest(size: Size): number {
  return Math.max(FOLLOW.most, size.height / 5);
}

/** The greatest scale at which `box` fits into the window. */
function scaleFor(box: Box, size: Size): number {
  const margin = 2 * marginOf(size);
  return Math.min(size.width / (box.right - box.left + margin), size.height / (box.bottom - box.top + margin));
}

/** Shows the whole of `box`, not nearer than following goes. */
export function fitted(box: Box, size: Size): Camera {
  return centredOn(box, Math.min(nearest(size), scaleFor(box, size)));
}

/** So much of a cell at the edge may lie outside, at most: what is left shows it, and takes a click. */
const EDGE_OUTSIDE = 0.16;

/** Cells to be shown: all `needed` ones; of the others, in their order, as many as fit at their least scale. */
export interface Followed {
  readonly needed: readonly Cell[];
  /** Empty cells that are needed as well: where all would be too small otherwise, a little of them may lie outside. */
  readonly edge?: readonly Cell[];
  /** Of those the ones that somebody holds a tile over: they are seen whole. */
  readonly held?: readonly Cell[];
  /** CSS pixels a cell that are enough to read; else the window's size says it. */
  readonly large?: number;
  /** Nothing moves here while it is looked at: room that is left over goes to where more of the others can be seen. */
  readonly leans?: boolean;
  readonly wished: readonly Cell[];
  readonly spare: readonly Cell[];
  /** Of those that are needed, one that was gone to: it comes into sight, and nothing moves where it is. */
  readonly sought?: Cell;
}

/** Shows what is followed. `chosen` is a scale that the person asked for; the needed cells then stay in the middle. */
export function following(followed: Followed, size: Size, chosen?: number): Camera {
  const first = neededBox(followed, size);
  if (chosen !== undefined) return centredOn(first, chosen);
  let box = first;
  const widen = (cells: readonly Cell[], least: number): void => {
    for (const cell of cells) {
      const wider = {
        left: Math.min(box.left, cell.x),
        top: Math.min(box.top, cell.y),
        right: Math.max(box.right, cell.x + 1),
        bottom: Math.max(box.bottom, cell.y + 1),
      };
      if (scaleFor(wider, size) >= least) box = wider;
    }
  };
  // Between what was gone to and what is read then eyes go to and fro: both are seen, though smaller.
  widen(followed.wished, followed.sought === undefined ? (followed.large ?? readable(size)) : FOLLOW.both);
  widen(followed.spare, FOLLOW.comfortable);
  const best = fitted(box, size);
  const camera = followed.leans === true ? leaning(best, box, followed, size) : best;
  return (followed.held ?? []).reduce<Camera>((moved, cell) => seenWhole(moved, size, cell), camera);
}

/** The camera moved towards all there is, as far as `box` keeps its margin in the window. */
function leaning(camera: Camera, box: Box, { needed, edge = [], wished, spare }: Followed, size: Size): Camera {
  const all = boxOf([...needed, ...edge, ...wished, ...spare]) ?? box;
  const moved = (middle: number, span: number, from: number, to: number, most: number): number => {
    const half = span / 2 / camera.scale - marginOf(size);
    return to - from > 2 * half ? middle : Math.min(from + half, Math.max(to - half, most));
  };
  return {
    ...camera,
    x: moved(camera.x, size.width, box.left, box.right, (all.left + all.right) / 2),
    y: moved(camera.y, size.height, box.top, box.bottom, (all.top + all.bottom) / 2),
  };
}

/** Whether all that is needed would be small in a window of this size. */
function isTight({ needed, edge = [], large = 0 }: Followed, size: Size): boolean {
  const whole = boxOf([...needed, ...edge]);
  return edge.length > 0 && whole !== undefined && scaleFor(whole, size) < large;
}

/** All that is needed; where that would be small, without the outer part of the cells at the edge. */
function neededBox(followed: Followed, size: Size): Box {
  const { needed, edge = [] } = followed;
  const whole = boxOf([...needed, ...edge]) ?? { left: 0, top: 0, right: 1, bottom: 1 };
  if (!isTight(followed, size)) return whole;
  const inner = boxOf(needed);
  // The margin is for what is seen whole.
  const cut = EDGE_OUTSIDE + marginOf(size);
  const outer = { left: whole.left + cut, top: whole.top + cut, right: whole.right - cut, bottom: whole.bottom - cut };
  return inner === undefined
    ? outer
    : {
        left: Math.min(inner.left, outer.left),
        top: Math.min(inner.top, outer.top),
        right: Math.max(inner.right, outer.right),
        bottom: Math.max(inner.bottom, outer.bottom),
      };
}

/** So far from the window's edge stands what is seen whole, in cells: a camera on whole pixels keeps it there. */
const WHOLE_MARGIN = 0.04;

/** The camera moved by as little as it takes for the whole of `cell` to be in the window. */
function seenWhole(camera: Camera, size: Size, cell: Cell): Camera {
  const moved = (middle: number, from: number, span: number): number => {
    const half = span / 2 / camera.scale - WHOLE_MARGIN;
    return half < 0.5 ? middle : Math.min(from + half, Math.max(from + 1 - half, middle));
  };
  return { ...camera, x: moved(camera.x, cell.x, size.width), y: moved(camera.y, cell.y, size.height) };
}

/** Whether a cell at the edge can be seen, but for so much of it. */
function isAtEdge(camera: Camera, size: Size, { x, y }: Cell, out: number): boolean {
  const from = toWindow(camera, size, { x: x + out, y: y + out });
  const to = toWindow(camera, size, { x: x + 1 - out, y: y + 1 - out });
  return from.x >= 0 && from.y >= 0 && to.x <= size.width && to.y <= size.height;
}

/** A view is worth leaving when the better one shows tiles larger by this factor; sooner where they can hardly be read. */
const WORTHWHILE = { usual: 1.3, small: 1.1 } as const;

/**
 * Whether the camera can stay where it is: a table that moves under the eyes is hard to read. It must show all that is needed
 * and all that `goal` would show of the wished cells, not much smaller than there.
 */
export function canStay(camera: Camera, goal: Camera, followed: Followed, size: Size): boolean {
  const worthwhile = camera.scale < readable(size) * 0.9 ? WORTHWHILE.small : WORTHWHILE.usual;
  if (goal.scale > camera.scale * worthwhile || camera.scale > nearest(size) * 1.01) return false;
  if (camera.scale < Math.min(followed.large ?? 0, Math.floor(goal.scale))) return false;
  const { needed, edge = [], held = [] } = followed;
  if (![...needed, ...held].every((cell) => isInWindow(camera, size, cell))) return false;
  // One that is held on the other side moves a cell out by as much again; a whole number of pixels a cell, a little.
  const out = isTight(followed, size) ? EDGE_OUTSIDE + (held.length > 0 ? EDGE_OUTSIDE + WHOLE_MARGIN : 0) + 0.01 : 0;
  if (!edge.every((cell) => isAtEdge(camera, size, cell, out))) return false;
  return followed.wished.every((cell) => isInWindow(camera, size, cell) || !isInWindow(goal, size, cell));
}

/** Whether what was gone to is in sight, large enough, with as much of what is wished for as `goal` would show: then nothing has to move. */
export function seesSought(camera: Camera, goal: Camera, { needed, wished }: Followed, size: Size): boolean {
  if (camera.scale < Math.min(goal.scale, readable(size) * 0.9)) return false;
  return (
    needed.every((cell) => isInWindow(camera, size, cell)) &&
    wished.every((cell) => isInWindow(camera, size, cell) || !isInWindow(goal, size, cell))
  );
}
