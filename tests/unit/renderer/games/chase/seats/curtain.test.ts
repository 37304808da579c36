import { describe, expect, test } from 'vitest';
import {
  CLOSED,
  curtainAfter,
  plannersOf,
  plansNow,
  watchersOf,
  withoutTiles,
} from '../../../../../../src/renderer/games/chase/seats/curtain';
import { halfOf, handedBy } from '../../../../../../src/renderer/games/chase/seats/hand-over';
import { partnerIn } from '../../../../../../src/rules/chase/paths';
import { FACE_DOWN, TAP_MS, isLooking, lookPressed, lookReleased } from '../../../../../../src/renderer/games/chase/seats/looking';
import type { RoundView } from '../../../../../../src/shared/chase/table';
import type { ChaseSeat } from '../../../../../../src/shared/chase/table';
import { placed, viewOf } from '../views';

describe('the curtain (S4, S5)', () => {
  test('one Runner: others look away, the plan is made, others look back', () => {
    const planning = curtainAfter(CLOSED, 'nobody-looks', 1);
    expect(planning).toEqual({ stage: 'plan', at: 0 });
    expect(curtainAfter(planning, 'planned', 1)).toEqual({ stage: 'count', at: 0 });
  });
  test('F1: two Runners one after the other, the second can give the screen back', () => {
    const second = curtainAfter(curtainAfter(CLOSED, 'nobody-looks', 2), 'planned', 2);
    expect(second).toEqual({ stage: 'plan', at: 1 });
    expect(curtainAfter(second, 'gone-back', 2)).toEqual({ stage: 'plan', at: 0 });
    expect(curtainAfter(second, 'planned', 2).stage).toBe('count');
  });
  test('whose plan is whole unseen is gone past; once all are, others only look back', () => {
    expect(curtainAfter(CLOSED, 'unseen', 2, [0])).toEqual(CLOSED);
    expect(curtainAfter(CLOSED, 'unseen', 2, [0, 1]).stage).toBe('count');
    expect(curtainAfter(CLOSED, 'nobody-looks', 2, [0])).toEqual({ stage: 'plan', at: 1 });
    expect(curtainAfter({ stage: 'plan', at: 0 }, 'planned', 2, [1]).stage).toBe('count');
    expect(curtainAfter({ stage: 'plan', at: 0 }, 'unseen', 2, [1])).toEqual({ stage: 'plan', at: 0 });
  });
  test('a plan that is refused starts behind a closed curtain again, since others look', () => {
    expect(curtainAfter({ stage: 'count', at: 1 }, 'refused', 2)).toEqual(CLOSED);
    expect(curtainAfter({ stage: 'count', at: 1 }, 'held', 2)).toEqual(CLOSED);
    expect(curtainAfter({ stage: 'plan', at: 1 }, 'held', 2)).toEqual({ stage: 'plan', at: 1 });
  });
  test('F1: whoever has planned is waited for no more once others look back; a bot that has not put its tiles is', () => {
    const table = {
      roles: ['runner', 'chaser', 'chaser', 'runner'] as const,
      paths: [
        { ...viewOf([]).paths[0], runner: 0, tiles: [] },
        { ...viewOf([]).paths[0], runner: 3, tiles: [] },
      ] as unknown as RoundView['paths'],
    };
    expect(plansNow({ planner: 0, planners: [0, 3], whole: [], table, done: false })).toEqual([0, 3]);
    expect(plansNow({ planner: 3, planners: [0, 3], whole: [], table, done: false })).toEqual([3, 0]);
    expect(plansNow({ planner: null, planners: [0, 3], whole: [], table, done: true })).toEqual([]);
    expect(plansNow({ planner: null, planners: [0], whole: [], table, done: true })).toEqual([3]);
    // Something came between while others looked back: nobody plans, though the tiles do not lie yet.
    expect(plansNow({ planner: null, planners: [0, 3], whole: [0, 3], table, done: false })).toEqual([]);
    expect(plansNow({ planner: 3, planners: [0, 3], whole: [0, 3], table, done: false })).toEqual([3]);
  });

  test('nothing is planned, taken back or refused out of turn', () => {
    expect(curtainAfter(CLOSED, 'planned', 1)).toBe(CLOSED);
    expect(curtainAfter(CLOSED, 'refused', 1)).toBe(CLOSED);
    const planning = { stage: 'plan', at: 0 } as const;
    expect(curtainAfter(planning, 'gone-back', 2)).toBe(planning);
    expect(curtainAfter(planning, 'nobody-looks', 2)).toBe(planning);
  });
  test('who plans has Starting tiles left; who watches are the others, of four players the Chasers (F1), of three the partner too (T2)', () => {
    const seat = (at: number, starts: readonly string[]): ChaseSeat => ({
      seat: at,
      view: viewOf([], [], { phase: 'planning', hand: { starts, pile: [] } }),
      secret: false,
      aside: { busyUntil: null, warning: null, guessed: [] },
    });
    expect(plannersOf([seat(0, ['s1', 's2']), seat(1, [])])).toEqual([0]);
    expect(watchersOf([0, 1, 2, 3], [2, 3], ['chaser', 'chaser', 'runner', 'runner'])).toEqual([0, 1]);
    expect(watchersOf([2, 3], [2, 3], ['chaser', 'chaser', 'runner', 'runner'])).toEqual([]);
    expect(watchersOf([0, 1, 2], [2], ['chaser', 'runner', 'runner'])).toEqual([0, 1]);
    expect(watchersOf([0, 1], [], ['chaser', 'runner'])).toEqual([]);
  });
});

describe('a covered pile', () => {
  test('held it shows, and is covered when it is let go', () => {
    const held = lookPressed(FACE_DOWN, 1000);
    expect(isLooking(held)).toBe(true);
    expect(isLooking(lookReleased(held, 1000 + TAP_MS))).toBe(false);
  });
  test('a short press leaves it open, the next one covers it', () => {
    const open = lookReleased(lookPressed(FACE_DOWN, 1000), 1000 + TAP_MS - 1);
    expect(isLooking(open)).toBe(true);
    const closing = lookPressed(open, 5000);
    expect(isLooking(closing)).toBe(false);
    expect(isLooking(lookReleased(closing, 5010))).toBe(false);
  });
});

describe('F2: markers for the partner', () => {
  test('the symbols on the left give one of their colour, those on the right half, and at least one', () => {
    expect(handedBy('triangle', { red: 7, blue: 8 })).toEqual({ colour: 'red', count: 1 });
    expect(handedBy('star', { red: 7, blue: 8 })).toEqual({ colour: 'red', count: 3 });
    expect(handedBy('diamond', { red: 7, blue: 8 })).toEqual({ colour: 'blue', count: 4 });
    expect(halfOf(1)).toBe(1);
  });
  test('the partner has the same role', () => {
    expect(partnerIn(['chaser', 'chaser', 'runner', 'runner'], 3)).toBe(2);
    expect(partnerIn(['runner', 'chaser'], 0)).toBeNull();
  });
});

test('S5: who still plans are the Runners on whose path nothing lies', () => {
  const two = viewOf([placed('r1', 10, 5)]).paths.flatMap((each) => [each, { ...each, tiles: [] }]);
  const path = (runner: number | null, at: 0 | 1): RoundView['paths'] => two.slice(at, at + 1).map((each) => ({ ...each, runner }));
  const roles = ['chaser', 'runner', 'chaser', 'runner'] as const;
  expect(withoutTiles({ roles, paths: [...path(1, 0), ...path(3, 1)] })).toEqual([3]);
  expect(withoutTiles({ roles, paths: path(null, 1) })).toEqual([1]);
});
