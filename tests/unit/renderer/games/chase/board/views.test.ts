/** How large tiles are on the table, and that what has to be clicked is in sight: bots play whole rounds, and each moment of them is looked at. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TABLE_ROOMS } from '../../../../../games/chase/rooms';
import {
  attentionOf,
  cellsOfInterest,
  heldAtEdge,
  sceneOf,
  type Attention,
  type Scene,
} from '../../../../../../src/renderer/games/chase/board/scene';
import { halfRoom, isBuiltBy, largeIn, viewsOf, type Follows } from '../../../../../../src/renderer/games/chase/board/views';
import { freeBeside, offeredCells, ownPath } from '../../../../../../src/renderer/games/chase/lib/cells';
import { readingsOf } from '../../../../../../src/shared/chase/table-signs';
import { Animator } from '../../../../../../src/renderer/lib/stage/animator';
import { isInWindow, toWindow, type Camera, type Cell, type Size } from '../../../../../../src/renderer/lib/stage/camera';
import { Viewpoint } from '../../../../../../src/renderer/lib/stage/viewpoint';
import type { NextMark, PlannedTile } from '../../../../../../src/renderer/games/chase/board/types';
import type { PathIndex, RoundView } from '../../../../../../src/shared/chase/table';

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', () => 1);
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

const ROUNDS = 1000;
const PATHS = [0, 1] as const satisfies readonly PathIndex[];

interface Moment {
  readonly phase: string;
  readonly viewOf: (seat: number | null) => RoundView;
}
/** Bots need Node, which nothing here may know: so the compiler is not to follow. */
const ROUNDS_SEEN = '../../../../../fixtures/seen-rounds.ts' as string;
const { seenRound, unseenRound } = (await import(ROUNDS_SEEN)) as {
  readonly seenRound: (at: number) => Iterable<Moment>;
  readonly unseenRound: (at: number) => Moment;
};

const seatsOf = ({ roles }: RoundView, role: 'runner' | 'chaser'): number[] => roles.flatMap((each, seat) => (each === role ? [seat] : []));

/** A viewpoint whose camera is at its goal at once. */
function still(): Viewpoint {
  const animator = new Animator(() => undefined);
  animator.motion = false;
  return new Viewpoint(animator, () => undefined);
}

/** The table as a window shows it, over a whole round: its views stay where the round before this moment has left them. */
class Shown {
  readonly #room: Size;
  readonly #points = new Map<number, { readonly width: number; readonly view: Viewpoint }>();
  #parted = false;
  /** So much of the upper edge lies under words. */
  #covered = 0;
  views: readonly Follows[] = [null];
  /** Cells that somebody holds a tile over. */
  held: readonly Cell[] = [];

  constructor(room: Size) {
    this.#room = room;
  }

  /** Four people, of whom one plans behind the curtain. */
  plan(view: RoundView, planned: readonly PlannedTile[], aimed: readonly Cell[], covered = 0): void {
    this.#covered = covered;
    this.#show(sceneOf(view, planned), () => 'shared', [], [0, 1], aimed);
  }

  /** `builders` are the Runners among several who are here. */
  look(view: RoundView, builders: readonly number[], own: PathIndex | null): void {
    const scene = sceneOf(view);
    const attention = (follows: Follows): Attention => attentionOf(view, isBuiltBy(builders, view, follows));
    const nextMarks = readingsOf(view).map(({ path, index }) => ({ path, position: index + 1 }));
    const going = view.paths.flatMap(({ caught }, at): PathIndex[] => (caught ? [] : [at === 1 ? 1 : 0]));
    const live = own !== null && going.includes(own) ? [own] : going;
    this.#show(scene, attention, nextMarks, live, [], own === null && view.paths.length > 1);
  }

  /** The same moment, with a tile held over a cell: by a hand of its own, which leaves this table as it is. */
  hold(view: RoundView, builders: readonly number[], held: Cell): Shown {
    const other = new Shown(this.#room);
    other.#parted = this.#parted;
    other.held = [held];
    other.look(view, builders, null);
    return other;
  }

  #show(
    scene: Scene,
    attentionIn: (follows: Follows) => Attention,
    nextMarks: readonly NextMark[],
    live: readonly PathIndex[],
    aimed: readonly Cell[],
    both = false,
  ): void {
    this.views = viewsOf({ scene, attention: attentionIn(null), nextMarks, live, size: this.#room }, this.#parted);
    this.#parted = this.views.length > 1;
    const size = this.sizeOf();
    const { columns, rows } = scene;
    this.views.forEach((follows, at) => {
      const view = this.#points.get(at)?.view ?? still();
      const resized = this.#points.get(at)?.width !== size.width;
      if (resized) view.resize(size, 1);
      this.#points.set(at, { width: size.width, view });
      const cells = cellsOfInterest(scene, attentionIn(follows), aimed, nextMarks, null, follows);
      const large = both ? { large: largeIn(this.#room) } : {};
      view.show(
        {
          ...cells,
          ...large,
          held: heldAtEdge(
            cells,
            this.held.map((cell) => ({ cell })),
          ),
          closeUp: null,
          covered: this.#covered,
          columns,
          rows,
        },
        !resized,
      );
    });
  }

  sizeOf(): Size {
    return this.#parted ? halfRoom(this.#room) : this.#room;
  }

  /** The side of a cell where it is seen whole and largest, in pixels; 0 where it is nowhere. */
  sideOf(cell: Cell): number {
    const isSeen = (camera: Camera): boolean =>
      isInWindow(camera, this.sizeOf(), cell) && toWindow(camera, this.sizeOf(), cell).y >= this.#covered;
    return Math.max(...this.#cameras().map((camera) => (isSeen(camera) ? camera.scale : 0)));
  }

  /** How much of a cell is seen where most of it is, in pixels: its narrower side. */
  seenOf({ x, y }: Cell): number {
    const { width, height } = this.sizeOf();
    return Math.max(
      ...this.#cameras().map((camera) => {
        const from = toWindow(camera, this.sizeOf(), { x, y });
        const to = toWindow(camera, this.sizeOf(), { x: x + 1, y: y + 1 });
        const side = Math.min(Math.min(to.x, width) - Math.max(from.x, 0), Math.min(to.y, height) - Math.max(from.y, this.#covered));
        return Math.max(0, side);
      }),
    );
  }

  #cameras(): Camera[] {
    return this.views.flatMap((_, at) => this.#points.get(at)?.view.camera ?? []);
  }
}

interface Least {
  /** A tile that is read on the table, and the end that is joined on to, in pixels. */
  read: number;
  end: number;
  /** The least that is seen of a cell that somebody may click, and the smallest one that a tile is held over. */
  cell: number;
  held: number;
  /** The tiles as long as several look at nothing but the Starting tiles of one path: one of them is read at once. */
  opening: number;
  /** A tile that is read, where the table shows the whole of it. */
  shown: number;
}

type Rooms = (typeof TABLE_ROOMS)[keyof typeof TABLE_ROOMS];

/** The least that is seen in many rounds of so many players, by what eyes are busy with; by one person here, or by all of them. */
function leastOf(players: 2 | 3 | 4, rooms: Rooms, who: 'one' | 'several'): Record<Attention, Least> {
  const none = (): Least => ({ read: Infinity, end: Infinity, cell: Infinity, held: Infinity, opening: Infinity, shown: Infinity });
  const least: Record<Attention, Least> = { placing: none(), reading: none(), shared: none(), watching: none(), over: none() };
  for (let at = players - 2; at < ROUNDS; at += 3) {
    const shown = new Map<number | null, Shown>();
    for (const { phase, viewOf } of seenRound(at)) {
      if (phase !== 'running') continue;
      const seats = who === 'several' ? [null] : [...Array(players).keys()];
      for (const seat of seats) {
        const view = viewOf(seat);
        const room = who === 'several' ? rooms[players === 4 ? 'four' : 'several'] : rooms[view.role === 'runner' ? 'runner' : 'chaser'];
        const own = seat === null || view.paths.length === 1 ? null : ownPath(view);
        const table = shown.get(seat) ?? new Shown(room);
        shown.set(seat, table);
        table.look(view, who === 'several' ? seatsOf(view, 'runner') : [], own);
        const found = least[attentionOf(view, who === 'several')];
        const lying = view.paths.flatMap(({ tiles }) => tiles.map(({ cell }) => cell));
        if (who === 'several' && players < 4 && lying.length <= 2)
          found.opening = Math.min(found.opening, ...lying.map((cell) => table.sideOf(cell)));
        note(found, view, own, table);
        if (who === 'several') noteHeld(found, view, (held) => table.hold(view, seatsOf(view, 'runner'), held));
      }
    }
  }
  return least;
}

/** Notes what is seen at one moment, of the paths that whoever is here has to do with. */
function note(found: Least, view: RoundView, own: PathIndex | null, table: Shown): void {
  for (const path of PATHS) {
    const { caught = true, tiles = [] } = view.paths[path] ?? {};
    const end = tiles.at(-1);
    if (caught || end === undefined || (own !== null && own !== path)) continue;
    const reading = readingsOf(view).find((each) => each.path === path);
    const read = reading === undefined ? undefined : tiles[reading.index];
    const side = read === undefined ? 0 : table.sideOf(read.cell);
    if (read !== undefined) found.read = Math.min(found.read, side);
    if (side > 0) found.shown = Math.min(found.shown, side);
    found.end = Math.min(found.end, table.sideOf(end.cell));
    for (const cell of offeredCells(view, path)) found.cell = Math.min(found.cell, table.seenOf(cell));
  }
}

/** Notes how a cell is seen that somebody holds a tile over, and how much meanwhile of the others. */
function noteHeld(found: Least, view: RoundView, hold: (held: Cell) => Shown): void {
  for (const path of PATHS) {
    const cells = view.paths[path]?.caught === false ? offeredCells(view, path) : [];
    for (const held of cells) {
      const table = hold(held);
      found.held = Math.min(found.held, table.sideOf(held), ...cells.map((cell) => table.seenOf(cell) * 2));
    }
  }
}

for (const [window, least] of [
  // Of two views side by side each has room for an end between two cells: where those would be small, a sixth of them may lie outside.
  ['1280×800', { read: 150, seen: 125 }],
  ['1024×640', { read: 110, seen: 92 }],
] as const) {
  const rooms = TABLE_ROOMS[window];
  describe(`over ${String(ROUNDS)} rounds at ${window}`, () => {
    for (const players of [2, 3, 4] as const) {
      test(`one person at a table of ${String(players)}: what is read, or joined on to, is large, and every cell to click is in sight (M1, P9)`, () => {
        const { reading, placing } = leastOf(players, rooms, 'one');
        expect(reading.read).toBeGreaterThanOrEqual(least.read);
        expect(placing.end).toBeGreaterThanOrEqual(least.read);
        expect(placing.cell).toBeGreaterThanOrEqual(least.read);
      }, 120_000);

      // What is read stands large in the readers' panels then: tests in the real window hold its size.
      test(`${String(players)} people: the ends are large, and every cell to click is in sight (P9, F1)`, () => {
        const { shared } = leastOf(players, rooms, 'several');
        expect(shared.end).toBeGreaterThanOrEqual(least.read);
        expect(shared.cell).toBeGreaterThanOrEqual(players === 4 ? least.seen : least.read);
        // What a tile is held over is seen whole, and most of every other cell.
        expect(shared.held).toBeGreaterThanOrEqual(least.read);
        // From the first picture of a round on what is read is as large.
        expect(shared.opening).toBeGreaterThanOrEqual(least.read);
        expect(shared.shown).toBeGreaterThanOrEqual(least.read);
      }, 120_000);
    }
  });
}

describe('who only reads, among several', () => {
  /** The least side of what is read, over many rounds of four with these Runners at the screen, from when none of them builds any more. */
  function leastRead(room: Size, here: (view: RoundView) => readonly number[]): number {
    let least = Infinity;
    for (let at = 2; at < ROUNDS; at += 3) {
      const table = new Shown(room);
      for (const { phase, viewOf } of seenRound(at)) {
        if (phase !== 'running') continue;
        const view = viewOf(null);
        const runners = here(view);
        table.look(view, runners, null);
        if (view.paths.some(({ runner, caught }) => !caught && runner !== null && runners.includes(runner))) continue;
        for (const { path, index } of readingsOf(view)) {
          const read = view.paths[path]?.tiles[index];
          if (read !== undefined) least = Math.min(least, table.sideOf(read.cell));
        }
      }
    }
    return least;
  }

  for (const [window, least] of [
    ['1280×800', { chasers: 150, guessing: 150 }],
    ['1024×640', { chasers: 110, guessing: 110 }],
  ] as const) {
    const rooms = TABLE_ROOMS[window];
    test(`two Chasers of two bots see all of each tile that is read, at ${window} (M1)`, () => {
      expect(leastRead(rooms.chasers, () => [])).toBeGreaterThanOrEqual(least.chasers);
    }, 120_000);

    test(`so do a caught Runner and whoever chased them, at ${window} (F4)`, () => {
      const first = ({ paths }: RoundView): number[] => paths.slice(0, 1).flatMap(({ runner }) => runner ?? []);
      expect(leastRead(rooms.guessing, first)).toBeGreaterThanOrEqual(least.guessing);
    }, 120_000);
  }
});

describe('M1: three unread tiles in a row, or more', () => {
  for (const [window, least] of [
    ['1280×800', 150],
    ['1024×640', 110],
  ] as const)
    test(`the one to read now is large, and so is the one that it points to, for each Chaser at ${window}`, () => {
      const room = TABLE_ROOMS[window].chaser;
      const seen = { moments: 0, read: Infinity, next: Infinity };
      for (let at = 0; at < ROUNDS; at++) {
        const tables = new Map<number, Shown>();
        for (const { phase, viewOf } of seenRound(at)) {
          if (phase !== 'running') continue;
          for (const chaser of seatsOf(viewOf(null), 'chaser')) {
            const view = viewOf(chaser);
            const own = view.paths.length === 1 ? null : ownPath(view);
            const table = tables.get(chaser) ?? new Shown(room);
            tables.set(chaser, table);
            table.look(view, [], own);
            const reading = readingsOf(view).find(({ path }) => path === (own ?? 0));
            const { tiles = [], marks = [] } = view.paths[own ?? 0] ?? {};
            if (reading === undefined || tiles.length - marks.length < 3) continue;
            seen.moments++;
            const [read, next] = tiles.slice(reading.index);
            if (read !== undefined) seen.read = Math.min(seen.read, table.sideOf(read.cell));
            if (next !== undefined) seen.next = Math.min(seen.next, table.sideOf(next.cell));
          }
        }
      }
      expect(seen.moments).toBeGreaterThan(ROUNDS);
      expect(seen.read).toBeGreaterThanOrEqual(least);
      expect(seen.next).toBeGreaterThanOrEqual(least);
    }, 120_000);
});

describe('F1, S5: whoever plans', () => {
  const STARTS = ['a', 'b'] as const;
  test('sees the Prison and every cell that is offered, the second Runner as well, whatever the first has planned', () => {
    const view = unseenRound(2).viewOf(0);
    const { x, y } = view.prison;
    for (const window of ['1280×800', '1024×640'] as const)
      for (const [out, aside] of [
        [
          [0, -1],
          [1, 0],
        ],
        [
          [1, 0],
          [0, 1],
        ],
        [
          [0, 1],
          [-1, 0],
        ],
        [
          [-1, 0],
          [0, -1],
        ],
      ] as const)
        for (const turns of [true, false]) {
          const first = { x: x + out[0], y: y + out[1] };
          const second = turns ? { x: first.x + aside[0], y: first.y + aside[1] } : { x: first.x + out[0], y: first.y + out[1] };
          const partner = [first, second].map((cell, at) => ({ tile: STARTS[at] ?? 'a', cell, rotation: 0 as const }));
          const opposite = { x: x - out[0], y: y - out[1] };
          const beside = freeBeside(view, opposite, [view.prison, first, second]);
          for (const [plan, aimed] of [
            [partner, [opposite]],
            [[...partner, { tile: 'c', cell: opposite, rotation: 0 as const }], beside],
          ] as const) {
            const table = new Shown(TABLE_ROOMS[window].four);
            table.plan(view, plan, aimed);
            for (const cell of [view.prison, ...aimed]) expect(table.sideOf(cell)).toBeGreaterThan(60);
          }
        }
  });
});

describe('S5: a tile that is planned', () => {
  const STARTS = ['a', 'b'] as const;
  const BANNER = 60;
  const WAYS = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ] as const;
  const planOf = (cells: readonly Cell[]): PlannedTile[] =>
    cells.map((cell, at) => ({ tile: STARTS[at] ?? 'a', cell, rotation: 0 as const }));

  test('stays in sight and under no words, whichever is taken up again, in all four directions', () => {
    const view = unseenRound(2).viewOf(2);
    const { x, y } = view.prison;
    for (const [window, least] of [
      ['1280×800', 80],
      ['1024×640', 60],
    ] as const)
      for (const [dx, dy] of WAYS) {
        const own = [
          { x: x + dx, y: y + dy },
          { x: x + 2 * dx, y: y + 2 * dy },
        ];
        const table = new Shown(TABLE_ROOMS[window].four);
        table.plan(view, [], freeBeside(view, view.prison, [view.prison]), BANNER);
        table.plan(view, planOf(own.slice(0, 1)), freeBeside(view, own[0] ?? view.prison, [view.prison]), BANNER);
        table.plan(view, planOf(own), [], BANNER);
        // The first is chosen again: it could go to any side of the Prison.
        const beside = freeBeside(view, view.prison, [view.prison]);
        table.plan(view, planOf(own), beside, BANNER);
        for (const cell of [view.prison, ...own, ...beside]) expect(table.sideOf(cell), window).toBeGreaterThan(least);
      }
  });
});

describe('views of their own', () => {
  test('F1, F4: two paths that run far apart have one each until one of them is caught or the round is over', () => {
    const table = new Shown(TABLE_ROOMS['1280×800'].four);
    const parted: boolean[] = [];
    for (let at = 2; at < 60; at += 3) {
      for (const { phase, viewOf } of seenRound(at)) {
        const view = viewOf(null);
        table.look(view, seatsOf(view, 'runner'), null);
        parted.push(table.views.length > 1);
        if (view.paths.some(({ caught }) => caught) || phase === 'over') expect(table.views).toHaveLength(1);
      }
    }
    expect(parted).toContain(true);
  });
});
