/** What several people say of a walk and of its result: each word counts for what it was said of, and no longer. */
import { describe, expect, test, vi } from 'vitest';
import { WalkWords } from '../../../../../../src/renderer/games/chase/seats/walk-words.svelte';
import { Walk } from '../../../../../../src/renderer/games/chase/lib/walk.svelte';
import type { WalkStep } from '../../../../../../src/shared/chase/table';
import { placed } from '../views';

function step(position: number, ok = true): WalkStep {
  const marker = { path: 0, position, direction: 'n', final: false, symbol: 'star', legal: ['star'], ok } as const;
  return {
    path: 0,
    position,
    placed: placed('a', 10, 5),
    fault: null,
    evidence: null,
    direction: 'n',
    counts: [],
    legal: ['star'],
    marker,
    overtaken: false,
  };
}

function setUp(steps: readonly WalkStep[]) {
  const walk = new Walk(steps);
  const proceed = vi.fn();
  const said = new WalkWords([0, 1], walk, proceed);
  return { walk, said, proceed };
}

describe("whatever begins anew begins with nobody's word", () => {
  const ways: readonly (readonly [string, (walk: Walk) => void])[] = [
    [
      'walk again',
      (walk) => {
        walk.again();
      },
    ],
    [
      'a jump back into the walk',
      (walk) => {
        walk.jump(0);
      },
    ],
    [
      'one step back into it',
      (walk) => {
        walk.previous();
      },
    ],
  ];
  test.each(ways)('%s: who wanted to the result of the walk that ran out does not want it of the next', (_, anew) => {
    const { walk, said } = setUp([step(1), step(2)]);
    said.goTo(0);
    walk.next();
    walk.next();
    expect([walk.done, said.skip.said]).toEqual([true, []]);
    anew(walk);
    said.goTo(1);
    expect([walk.done, said.skip.said]).toEqual([false, [1]]);
  });

  test.each(ways)('%s: who was ready for the next round says so again after it', (_, anew) => {
    const { walk, said, proceed } = setUp([step(1), step(2)]);
    walk.skip();
    said.goOn(0);
    expect(said.proceed.said).toEqual([0]);
    anew(walk);
    expect(said.proceed.said).toEqual([]);
    walk.skip();
    said.goOn(1);
    expect(proceed).not.toHaveBeenCalled();
  });

  test("a step back within the walk takes nobody's wish to the result, but what was said of the tile", () => {
    const { walk, said } = setUp([step(1), step(2, false)]);
    walk.next();
    said.goOn(0);
    said.goTo(0);
    walk.jump(0);
    expect([said.on.said, said.skip.said]).toEqual([[], [0]]);
  });
});

test('one click for all who share a keyboard goes on by one step alone, whoever had said so before', () => {
  const { walk, said } = setUp([step(1, false), step(2, false), step(3)]);
  said.goOn(1);
  said.goOn(0, 1);
  expect([walk.at, said.on.said]).toEqual([1, []]);
});

test('when everybody has read a wrong step the walk runs on, and a step that they take by hand stops it', () => {
  const { walk, said } = setUp([step(1, false), step(2), step(3)]);
  for (const seat of [0, 1]) said.goOn(seat);
  expect([walk.at, walk.runs]).toEqual([1, true]);
  for (const seat of [0, 1]) said.goOn(seat);
  expect([walk.at, walk.runs]).toEqual([2, false]);
});

test('a step by its number: anybody goes back to what all have seen, and on past it who speaks for everybody', () => {
  const { walk, said } = setUp([step(1), step(2), step(3), step(4)]);
  walk.jump(2);
  walk.jump(0);
  expect([0, 1, 2, 3].map((at) => said.mayJump(at, [0]))).toEqual([true, true, true, false]);
  expect(said.mayJump(3, [0, 1])).toBe(true);
  walk.skip();
  walk.again();
  expect(said.mayJump(3, [1])).toBe(true);
});
