/** How large a drill shows what has to be read: over all puzzles that ship, in the room that each window has for it. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DRILL_ROOMS } from '../../../../../games/chase/rooms';
import { cellsOfInterest, sceneOf } from '../../../../../../src/renderer/games/chase/board/scene';
import { tileAt } from '../../../../../../src/drawing/chase/signs';
import { choiceSize } from '../../../../../../src/renderer/games/chase/drill/choice-size';
import { roundToJudge } from '../../../../../../src/renderer/games/chase/drill/judge-round';
import { cellsToGo, pathAsked, streetOf, type StreetPuzzle } from '../../../../../../src/renderer/games/chase/drill/street-view';
import { trailView } from '../../../../../../src/renderer/games/chase/drill/trail-view';
import { endOfPath } from '../../../../../../src/renderer/games/chase/lib/cells';
import { Animator } from '../../../../../../src/renderer/lib/stage/animator';
import { isInWindow, type Cell, type Size } from '../../../../../../src/renderer/lib/stage/camera';
import { Viewpoint } from '../../../../../../src/renderer/lib/stage/viewpoint';
import { shipped } from './shipped';

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', () => 1);
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

/** A viewpoint on a room, whose camera is at its goal at once. */
function still(room: Size): Viewpoint {
  const animator = new Animator(() => undefined);
  animator.motion = false;
  const view = new Viewpoint(animator, () => undefined);
  view.resize(room, 1);
  return view;
}

/** The side of a cell that is seen whole, in pixels; 0 for another. */
const sideOf = (view: Viewpoint, cell: Cell): number => (isInWindow(view.camera, view.size, cell) ? view.camera.scale : 0);

/** The least of what a walk along the paths of all rounds shows: the tile in question, the one after it and the one before it. */
function judged(room: Size): number {
  let least = Infinity;
  for (const puzzle of shipped('judge')) {
    const { view: round, steps } = roundToJudge(puzzle);
    const scene = sceneOf(round);
    const view = still(room);
    // There and back again.
    for (const [at, { path, position }] of [...steps, ...steps.toReversed()].entries()) {
      const cells = cellsOfInterest(scene, 'reading', [], [{ path, position, laid: true }]);
      view.show({ ...cells, closeUp: null, covered: 0, columns: scene.columns, rows: scene.rows }, at > 0);
      if (at === 0) view.fit(false);
      const before = position === 1 ? { cell: scene.prison } : tileAt(scene, { path, position: position - 1 });
      for (const each of [before, tileAt(scene, { path, position }), tileAt(scene, { path, position: position + 1 })])
        if (each !== undefined) least = Math.min(least, sideOf(view, each.cell));
    }
  }
  return least;
}

/** The least of what trails show while they are read: the tile in question and the one that it points to, with three unread tiles there. */
function trails(room: Size): number {
  let least = Infinity;
  for (const puzzle of shipped('trail')) {
    const { length } = puzzle.position.path;
    const view = still(room);
    for (let position = 1; position <= length; position++) {
      const scene = sceneOf(trailView(puzzle, Math.min(length, position + 2), []));
      const cells = cellsOfInterest(scene, 'reading', [], [{ path: 0, position, laid: true }]);
      view.show({ ...cells, closeUp: null, covered: 0, columns: scene.columns, rows: scene.rows }, position > 1);
      if (position === 1) view.fit(false);
      for (const each of [tileAt(scene, { path: 0, position }), tileAt(scene, { path: 0, position: position + 1 })])
        if (each !== undefined) least = Math.min(least, sideOf(view, each.cell));
    }
  }
  return least;
}

/** The least that all streets of a kind show: the end, and the cells beside it. */
function streets(puzzles: readonly StreetPuzzle[], room: Size): { readonly end: number; readonly cell: number } {
  let [least, cell] = [Infinity, Infinity];
  for (const puzzle of puzzles) {
    const street = streetOf(puzzle);
    const scene = sceneOf(street);
    const end = endOfPath(street, pathAsked(puzzle));
    const view = still(room);
    const cells = cellsOfInterest(scene, 'placing', [], [], end);
    view.show({ ...cells, closeUp: null, covered: 0, columns: scene.columns, rows: scene.rows }, false);
    least = Math.min(least, sideOf(view, end));
    for (const each of cellsToGo(street, pathAsked(puzzle))) cell = Math.min(cell, sideOf(view, each));
  }
  return { end: least, cell };
}

for (const [window, least] of [
  ['1280×800', 150],
  ['1024×640', 110],
] as const) {
  const rooms = DRILL_ROOMS[window];
  describe(`at ${window}, over all puzzles that ship`, () => {
    test('J1: a tile to judge is large, and so are the one that it lies at and the one that it leads to, wherever the walk is', () => {
      expect(judged(rooms.judge)).toBeGreaterThanOrEqual(least);
    });
    test('M1: a tile of a trail to read is large, and so is the one that it points to, with three unread ones there', () => {
      expect(trails(rooms.trail)).toBeGreaterThanOrEqual(least);
    });
    for (const kind of ['place', 'pick', 'route'] as const)
      test(`P9: the end that is joined on to is large, and every cell beside it: ${kind}`, () => {
        const { end, cell } = streets(shipped(kind), rooms[kind]);
        expect(end).toBeGreaterThanOrEqual(least);
        expect(cell).toBeGreaterThanOrEqual(least);
      });
    test('every tile to pick from is large, however many there are', () => {
      const most = Math.max(...shipped('pick').map(({ question }) => question.tiles.length));
      expect(choiceSize(most, rooms.row.width, rooms.row.most)).toBeGreaterThanOrEqual(least);
    });
  });
}
