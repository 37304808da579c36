import { describe, expect, test } from 'vitest';
import type { Answer, Refusal } from '../../../../../../src/shared/refusal';
import type { Tile } from '../../../../../../src/shared/chase/replay';
import type { ChaseSeat } from '../../../../../../src/shared/chase/table';
import type { Plan, Planned } from '../../../../../../src/renderer/games/chase/lib/planning';
import { RunnerHand } from '../../../../../../src/renderer/games/chase/lib/runner-hand.svelte';
import { HIDEOUT, placed, TILE, viewOf } from '../views';

const done: Answer<null> = { ok: true, value: null };

/** Hands over a table that writes down what reaches it and answers as it is told. */
function handsOver(answer: Answer<null> = done) {
  const opened: Plan[] = [];
  const put: Planned[] = [];
  const refusals: Refusal[] = [];
  const hand = new RunnerHand({
    open: (plan) => (opened.push(plan), Promise.resolve(answer)),
    place: (placement) => (put.push(placement), Promise.resolve(answer)),
    switchPile: () => Promise.resolve(answer),
    refused: (refusal) => refusals.push(refusal),
  });
  return { hand, opened, put, refusals };
}

const seat = (view: ChaseSeat['view']): ChaseSeat => ({
  seat: 0,
  view,
  secret: false,
  aside: { busyUntil: null, warning: null, guessed: [] },
});
const planning = seat(viewOf([], [], { phase: 'planning', hand: { starts: ['s1', 's2'], pile: [] } }));
const running = (pile: readonly string[]): ChaseSeat =>
  seat(viewOf([placed('s1', 10, 5), placed('s2', 10, 4)], [], { hand: { starts: [], pile } }));
const north = { x: 10, y: 5 };

describe('S5: planning', () => {
  test('both tiles go down at once, in the order of the path, and not before both are planned', async () => {
    const { hand, opened } = handsOver();
    hand.follow(planning);
    hand.turn(1);
    expect(hand.put(north)).toBe(true);
    expect(hand.chosen).toBe('s2');
    await hand.go();
    expect(opened).toEqual([]);
    hand.put({ x: 10, y: 4 });
    expect(hand.ready).toBe(true);
    await hand.go();
    expect(opened).toEqual([
      [
        { tile: 's1', cell: north, rotation: 90 },
        { tile: 's2', cell: { x: 10, y: 4 }, rotation: 0 },
      ],
    ]);
  });

  test('a tile that nobody has turned lies as it meets the Prison (P7), and as it was turned once somebody has', () => {
    const { hand } = handsOver();
    hand.follow({ ...planning, view: { ...planning.view, tiles: { s1: TILE, s2: TILE } } });
    hand.aimAt(north);
    expect(hand.next).toEqual({ tile: 's1', cell: north, rotation: 180 });
    hand.aimAt({ x: 10, y: 7 });
    expect(hand.rotationOf('s1')).toBe(0);
    hand.turn(1);
    hand.aimAt(north);
    expect(hand.rotationOf('s1')).toBe(90);
  });

  test('a double click on Go opens the round once', async () => {
    const { hand, opened } = handsOver();
    hand.follow(planning);
    hand.put(north);
    hand.put({ x: 10, y: 4 });
    await Promise.all([hand.go(), hand.go()]);
    expect(opened).toHaveLength(1);
  });

  test('after a refusal Go can be tried again', async () => {
    const { hand, opened, refusals } = handsOver({ ok: false, error: { code: 'assist', clause: 'P3' } });
    hand.follow(planning);
    hand.put(north);
    hand.put({ x: 10, y: 4 });
    await hand.go();
    await hand.go();
    expect([opened.length, refusals.length]).toEqual([2, 2]);
  });

  test('a planned tile can still be turned, and taken back', () => {
    const { hand } = handsOver();
    hand.follow(planning);
    hand.put(north);
    hand.choose('s1');
    hand.turn(-1);
    expect(hand.plan[0]?.rotation).toBe(270);
    hand.takeBackLast();
    expect(hand.plan).toEqual([]);
    expect(hand.rotationOf('s1')).toBe(270);
  });

  test('only a cell that is offered can be planned', () => {
    const { hand } = handsOver();
    hand.follow(planning);
    expect(hand.put({ x: 10, y: 4 })).toBe(false);
    expect(hand.put(null)).toBe(false);
  });
});

describe('P8, P9: playing', () => {
  test('a tile lies on the table at once for the eye, and is sent as it is turned', async () => {
    const { hand, put } = handsOver();
    hand.follow(running(['a', 'b']));
    hand.choose('b');
    hand.turn(1);
    hand.stepCell(1);
    expect(hand.put()).toBe(true);
    const placement = { tile: 'b', cell: { x: 10, y: 3 }, rotation: 90 };
    expect(hand.drawnAhead).toEqual([placement]);
    expect(hand.cells).toEqual([]);
    await Promise.resolve();
    expect(put).toEqual([placement]);
    hand.follow(running(['a']));
    expect(hand.drawnAhead).toEqual([]);
    expect(hand.chosen).toBe('a');
  });

  test('a refused tile comes back, and the refusal is told', async () => {
    const { hand, refusals } = handsOver({ ok: false, error: { code: 'assist', clause: 'P4' } });
    hand.follow(running(['a']));
    hand.put({ x: 10, y: 3 });
    await new Promise((later) => setTimeout(later));
    expect(hand.drawnAhead).toEqual([]);
    expect(refusals).toEqual([{ code: 'assist', clause: 'P4' }]);
  });

  test('P10: a Hideout is never chosen by where it lies', () => {
    const { hand } = handsOver();
    const { item: _, ...street } = TILE as Tile & { kind: 'route' };
    const tiles = { h1: HIDEOUT, a: street, b: street };
    const holding = (pile: readonly string[]): ChaseSeat => {
      const held = running(pile);
      return { ...held, view: { ...held.view, tiles: { ...held.view.tiles, ...tiles } } };
    };
    hand.follow(holding(['h1', 'a', 'b']));
    expect([hand.tiles, hand.chosen]).toEqual([['h1', 'a', 'b'], 'a']);
    hand.choose('h1');
    hand.follow(holding(['h1', 'a']));
    expect(hand.chosen).toBe('h1');
    hand.follow(holding(['h1']));
    expect(hand.chosen).toBe('h1');
  });

  test('a tile keeps its turn while another one is looked at', () => {
    const { hand } = handsOver();
    hand.follow(running(['a', 'b']));
    hand.turn(1);
    hand.step(1);
    hand.step(1);
    expect(hand.chosen).toBe('a');
    expect(hand.rotationOf('a')).toBe(90);
  });

  test('cells are gone through one after the other', () => {
    const { hand } = handsOver();
    hand.follow(running(['a']));
    const seen = ([1, -1, -1, -1, 1] as const).map((by) => {
      hand.stepCell(by);
      return hand.cell;
    });
    expect(seen).toEqual([
      { x: 10, y: 3 },
      { x: 11, y: 4 },
      { x: 9, y: 4 },
      { x: 11, y: 4 },
      { x: 10, y: 3 },
    ]);
  });

  test('a new round keeps nothing of the last one', () => {
    const { hand } = handsOver();
    hand.follow(running(['a', 's1']));
    hand.choose('s1');
    hand.turn(1);
    hand.aimAt({ x: 10, y: 3 });
    hand.follow(planning);
    expect(hand.plan).toEqual([]);
    expect(hand.cell).toBeNull();
    expect(hand.chosen).toBe('s1');
    expect(hand.rotationOf('s1')).toBe(0);
  });
});

describe('a tile that a pointer carries', () => {
  test('it is the chosen one whatever was chosen before, and no key or click chooses another', () => {
    const { hand } = handsOver();
    hand.follow(running(['a', 'b', 'c']));
    expect(hand.lift('c')).toBe(true);
    hand.step(1);
    hand.choose('a');
    hand.stepCell(1);
    expect([hand.chosen, hand.carried, hand.cell]).toEqual(['c', 'c', null]);
    hand.turn(1);
    expect(hand.rotationOf('c')).toBe(90);
    hand.letGo();
    hand.step(1);
    expect(hand.chosen).toBe('a');
  });

  test('planned before, it leaves its cell while it is carried, and is there again when it is put back (S5)', () => {
    const { hand } = handsOver();
    hand.follow(planning);
    hand.put(north);
    hand.lift('s1');
    expect(hand.drawnAhead).toEqual([]);
    hand.letGo();
    expect(hand.drawnAhead.map(({ tile }) => tile)).toEqual(['s1']);
  });

  test('a tile that is not in the hand, or gone from it, is not carried', () => {
    const { hand } = handsOver();
    hand.follow(running(['a', 'b']));
    expect(hand.lift('x')).toBe(false);
    hand.lift('a');
    hand.follow(running(['b']));
    expect(hand.carried).toBeNull();
  });

  test('one on its way to the table cannot be carried once more', () => {
    const { hand } = handsOver();
    hand.follow(running(['a', 'b']));
    hand.lift('a');
    hand.put({ x: 10, y: 3 });
    expect(hand.carried).toBeNull();
    expect(hand.lift('a')).toBe(false);
    expect(hand.lift('b')).toBe(true);
  });
});
