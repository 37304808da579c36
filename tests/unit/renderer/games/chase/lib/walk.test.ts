import { describe, expect, test } from 'vitest';
import { isWrong, Walk } from '../../../../../../src/renderer/games/chase/lib/walk.svelte';
import type { JudgedMark, WalkStep } from '../../../../../../src/shared/chase/table';
import { placed } from '../views';

function step(position: number, ok: boolean | null = true, fault: WalkStep['fault'] = null): WalkStep {
  const marker: JudgedMark | null =
    ok === null ? null : { path: 0, position, direction: 'n', final: false, symbol: 'star', legal: ['star'], ok };
  return {
    path: 0,
    position,
    placed: placed('a', 10, 5),
    fault,
    evidence: null,
    direction: 'n',
    counts: [],
    legal: ['star'],
    marker,
    overtaken: false,
  };
}

describe("the verdict's walk", () => {
  test('goes by itself, faster at a higher speed', () => {
    const walk = new Walk([step(1), step(2)]);
    const pace = walk.pace;
    walk.hasten(1);
    expect(walk.pace).toBe((pace ?? 0) / 3);
    walk.hasten(1);
    expect(walk.speed).toBe(3);
    walk.hasten(-1);
    walk.hasten(-1);
    expect(walk.pace).toBe((pace ?? 0) * 2);
  });

  test('waits at a wrong marker and at a wrong tile until the player goes on', () => {
    const walk = new Walk([step(1, false), step(2, true, 'P4'), step(3)]);
    expect(walk.pace).toBeNull();
    walk.toggle();
    expect(walk.at).toBe(1);
    expect(walk.pace).toBeNull();
    walk.next();
    expect(walk.pace).not.toBeNull();
  });

  test('ends after the last step, and can be walked again', () => {
    const walk = new Walk([step(1), step(2)]);
    walk.next();
    walk.next();
    expect(walk.done).toBe(true);
    expect(walk.step).toBeNull();
    walk.again();
    expect(walk.step?.position).toBe(1);
  });

  test("'Next tile' on the last tile stays, and the walk does not go on by itself either", () => {
    const walk = new Walk([step(1), step(2)]);
    walk.nextTile();
    expect(walk.last).toBe(true);
    walk.nextTile();
    expect([walk.at, walk.done, walk.pace]).toEqual([1, false, null]);
    walk.next();
    expect(walk.done).toBe(true);
  });

  test('a step by hand stops it, so that it does not run off from the tile that was gone to', () => {
    for (const by of [(walk: Walk) => walk.nextTile(), (walk: Walk) => walk.goOn(), (walk: Walk) => walk.jump(1)]) {
      const walk = new Walk([step(1), step(2)]);
      by(walk);
      expect([walk.at, walk.pace, walk.runs]).toEqual([1, null, false]);
      walk.toggle();
      expect(walk.runs).toBe(true);
    }
    const wrong = new Walk([step(1, false), step(2)]);
    wrong.nextTile();
    expect([wrong.at, wrong.runs]).toEqual([1, false]);
  });

  test('going on from a wrong step it runs on as it did, and after the last step comes the result', () => {
    const walk = new Walk([step(1, false), step(2), step(3)]);
    walk.goOn();
    expect([walk.at, walk.runs]).toEqual([1, true]);
    walk.goOn();
    expect([walk.at, walk.runs]).toEqual([2, false]);
    walk.goOn();
    expect(walk.done).toBe(true);
    walk.jump(0);
    walk.goOn();
    expect([walk.at, walk.runs]).toEqual([1, false]);
  });

  test('while it waits at a wrong step it does not run, and to let it run is to go on, however it came there', () => {
    const walk = new Walk([step(1, false), step(2)]);
    expect(walk.runs).toBe(false);
    walk.jump(0);
    expect(walk.runs).toBe(false);
    walk.toggle();
    expect([walk.at, walk.runs]).toEqual([1, true]);
    walk.toggle();
    expect(walk.runs).toBe(false);
  });

  test('going back stops it, also from the result', () => {
    const walk = new Walk([step(1), step(2)]);
    walk.skip();
    walk.previous();
    expect(walk.done).toBe(false);
    expect(walk.pace).toBeNull();
  });

  test('a jump goes there, waits, and makes no sound', () => {
    const walk = new Walk([step(1), step(2), step(3, false)]);
    walk.skip();
    walk.jump(2);
    expect(walk.step?.position).toBe(3);
    expect(walk.pace).toBeNull();
    expect(walk.sought).toBe(true);
    walk.jump(7);
    expect(walk.at).toBe(2);
    walk.previous();
    expect(walk.sought).toBe(true);
    walk.next();
    expect(walk.sought).toBe(false);
  });

  test('one that was walked before begins at its result, with all of it one step away', () => {
    const walk = new Walk([step(1), step(2, false)], true);
    expect([walk.done, walk.pace, walk.step]).toEqual([true, null, null]);
    walk.previous();
    expect(walk.step?.position).toBe(2);
    walk.skip();
    walk.again();
    expect([walk.step?.position, walk.runs]).toEqual([1, true]);
  });

  test('a round without a tile has no walk', () => {
    expect(new Walk([]).done).toBe(true);
  });

  test('an unmarked tile is not wrong', () => {
    expect(isWrong(step(1, null))).toBe(false);
    expect(isWrong(step(1, false))).toBe(true);
    expect(isWrong(step(1, null, 'P2'))).toBe(true);
  });
});
