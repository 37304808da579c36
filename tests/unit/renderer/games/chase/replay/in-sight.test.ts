/**
 * What one goes to in a replay is in sight there, settled, with anybody's eyes, in one view or in two: whatever was looked at before, and
 * wherever a hand has left the camera. Where it is in sight already nothing moves.
 */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { interestOf } from '../../../../../../src/renderer/games/chase/board/interest';
import { Jumps } from '../../../../../../src/renderer/games/chase/board/jumps';
import { attentionOf, sceneOf } from '../../../../../../src/renderer/games/chase/board/scene';
import { halfRoom, largeIn, viewsOf, type Follows } from '../../../../../../src/renderer/games/chase/board/views';
import { ownPath } from '../../../../../../src/renderer/games/chase/lib/cells';
import { tileOf } from '../../../../../../src/renderer/games/chase/replay/tile-of';
import type { Viewer } from '../../../../../../src/renderer/lib/replay/viewer.svelte';
import { Animator } from '../../../../../../src/renderer/lib/stage/animator';
import { isInWindow, isSame, type Camera, type Size } from '../../../../../../src/renderer/lib/stage/camera';
import { Viewpoint } from '../../../../../../src/renderer/lib/stage/viewpoint';
import { tileAt } from '../../../../../../src/drawing/chase/signs';
import type { PathIndex, RoundView } from '../../../../../../src/shared/chase/table';
import { tableSigns } from '../../../../../../src/shared/chase/table-signs';
import alone from '../../../../../fixtures/replays/four-alone.lookout.json';
import both from '../../../../../fixtures/replays/four-both-caught.lookout.json';
import together from '../../../../../fixtures/replays/four-together.lookout.json';
import three from '../../../../../fixtures/replays/three-match.lookout.json';
import caught from '../../../../../fixtures/replays/two-caught.lookout.json';
import marathon from '../../../../../fixtures/replays/two-marathon-match.lookout.json';
import { savedOf, viewerOf, type ReplayFile } from './saved-round';

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', () => 1);
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

/** Of a round of which any moment is gone to. */
const JUMPS = new Jumps(() => []);

const ROUNDS: readonly ReplayFile[] = ([alone, both, together, three, caught, marathon] as readonly ReplayFile[]).flatMap((file) =>
  file.rounds.map((round) => ({ ...file, rounds: [round] })),
);
/** Of the table beside the panels, in windows of 1024×640, 1280×800 and 1920×1080. */
const ROOMS: readonly Size[] = [
  { width: 660, height: 330 },
  { width: 900, height: 460 },
  { width: 1480, height: 740 },
];

/** The cameras of a replay's table. */
class Table {
  readonly #viewer: Viewer;
  readonly #room: Size;
  readonly #points: { size: Size; readonly point: Viewpoint }[] = [];
  views: readonly Follows[] = [null];

  constructor(viewer: Viewer, room: Size) {
    this.#viewer = viewer;
    this.#room = room;
  }

  get view(): RoundView {
    return this.#viewer.viewOf(this.#viewer.seat) as RoundView;
  }

  /** `gone`: what the viewer is at was gone to, and did not happen before one's eyes. */
  show(gone = true): void {
    const { view } = this;
    const scene = sceneOf(view);
    const nextMarks = tableSigns(view).reads;
    const attention = attentionOf(view, false, true);
    const own = view.role === null || view.paths.length === 1 ? null : ownPath(view);
    const going = ([0, 1] as const).filter((path) => view.paths[path]?.caught === false);
    const live: readonly PathIndex[] = own !== null && going.includes(own) ? [own] : going;
    this.views = viewsOf({ scene, attention, nextMarks, live, size: this.#room }, this.views.length > 1);
    const size = this.views.length > 1 ? halfRoom(this.#room) : this.#room;
    const { event } = this.#viewer;
    const sought = event === null || !gone ? null : tileOf(this.#viewer, event);
    for (const [at, follows] of this.views.entries()) {
      const there = (this.#points[at] ??= { size: { width: 0, height: 0 }, point: still() });
      const resized = there.size.width !== size.width;
      if (resized) there.point.resize(size, 1);
      there.size = size;
      there.point.show(
        interestOf({
          ...{ scene, attention, nextMarks, follows, aim: null, otherAims: [], end: null, spotlight: null, covered: 0, jumps: JUMPS },
          sought: sought !== null && (this.views.length === 1 || follows === sought.path) ? sought : null,
          ...(own === null && view.paths.length > 1 && { large: largeIn(this.#room) }),
        }),
        !resized,
      );
    }
  }

  /** Whether a tile is whole in the window of a view. */
  sees(at: { readonly path: PathIndex; readonly position: number }): boolean {
    const tile = tileAt(sceneOf(this.view), at);
    return tile !== undefined && this.cameras().some(({ camera, size }) => isInWindow(camera, size, tile.cell));
  }

  cameras(): { readonly camera: Camera; readonly size: Size }[] {
    return this.views.flatMap((_, at) => {
      const there = this.#points[at];
      return there === undefined ? [] : [{ camera: there.point.camera, size: there.size }];
    });
  }

  /** A hand draws the table away. */
  drawAway(dx: number, dy: number): void {
    for (const { point } of this.#points) point.pan(dx, dy);
  }
}

function still(): Viewpoint {
  const animator = new Animator(() => undefined);
  animator.motion = false;
  return new Viewpoint(animator, () => undefined);
}

const watched = fc.record({
  round: fc.nat(ROUNDS.length - 1),
  room: fc.constantFrom(...ROOMS),
  eyes: fc.nat(4),
  seeks: fc.array(fc.nat(10_000), { minLength: 2, maxLength: 12 }),
  hand: fc.option(fc.tuple(fc.integer({ min: -900, max: 900 }), fc.integer({ min: -900, max: 900 })), { freq: 3 }),
});

describe('what was gone to', () => {
  test('is in sight, whoever looks and wherever the camera was', () => {
    fc.assert(
      fc.property(watched, ({ round, room, eyes, seeks, hand }) => {
        const file = ROUNDS[round] as ReplayFile;
        const viewer = viewerOf(savedOf(file), { view: eyes < file.players.length ? eyes : 'all' });
        const table = new Table(viewer, room);
        table.show();
        for (const seek of seeks) {
          if (hand !== null) table.drawAway(...hand);
          viewer.seek(seek % (viewer.length + 1));
          table.show();
          const sought = viewer.event === null ? null : tileOf(viewer, viewer.event);
          if (sought !== null) expect(table.sees(sought)).toBe(true);
          // Once more the same: nothing moves.
          const cameras = table.cameras();
          table.show();
          expect(table.cameras()).toEqual(cameras);
        }
      }),
      { numRuns: 150 },
    );
  });

  test('moves nothing where it is in sight already with what is read then, unless tiles were too small to be read', () => {
    let stood = 0;
    for (const file of ROUNDS) {
      const viewer = viewerOf(savedOf(file), { view: 'all' });
      const table = new Table(viewer, { width: 900, height: 460 });
      viewer.seek(3);
      table.show();
      for (let at = 4; at < viewer.length; at++) {
        const [before] = table.cameras();
        viewer.seek(at);
        const sought = viewer.event === null ? null : tileOf(viewer, viewer.event);
        const reads = tableSigns(table.view).reads.flatMap(({ path, position }) => [
          { path, position },
          { path, position: Math.min(position + 1, table.view.paths[path]?.tiles.length ?? 0) },
        ]);
        const inSight = sought !== null && [sought, ...reads].every((tile) => table.sees(tile));
        const parted = table.views.length;
        table.show();
        const [after] = table.cameras();
        // Of two views the other one goes on to what is read there.
        if (!inSight || before === undefined || after === undefined || parted > 1 || table.views.length > 1) continue;
        if (isSame(before.camera, after.camera)) stood += 1;
        else expect(after.camera.scale, `event ${String(at)}`).toBeGreaterThan(before.camera.scale);
      }
    }
    expect(stood).toBeGreaterThan(100);
  });

  test('leaves the tile that is read whole in each of two views, where nothing was gone to', () => {
    for (const file of [alone, both, together] as readonly ReplayFile[])
      for (const room of ROOMS) {
        const viewer = viewerOf(savedOf(file), { view: 'all' });
        const table = new Table(viewer, room);
        for (let at = 0; at < viewer.length; at++) {
          viewer.seek(at);
          table.show(false);
          if (table.views.length < 2) continue;
          for (const read of tableSigns(table.view).reads) expect(table.sees(read), `event ${String(at)}`).toBe(true);
        }
      }
  });
});
