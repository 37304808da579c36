import { describe, expect, test } from 'vitest';
import { faultOf, inOrder, isUnread, pathOwner, turnedUntil } from '../../../../../../src/renderer/games/chase/lib/ceremony';
import type { RoundView, WalkStep } from '../../../../../../src/shared/chase/table';

function step(path: 0 | 1, position: number, more: Partial<WalkStep> = {}): WalkStep {
  return {
    path,
    position,
    placed: { tile: `${path}/${position}`, cell: { x: 0, y: 0 }, rotation: 0, seat: 0, t: 0, order: 0 },
    fault: null,
    evidence: null,
    direction: 'n',
    counts: [{ corner: 'nw', faceCorner: 'nw', symbol: 'star', witnesses: 2 }],
    legal: ['star'],
    marker: null,
    overtaken: false,
    ...more,
  };
}

const marker = (ok: boolean): WalkStep['marker'] => ({
  path: 0,
  position: 1,
  direction: 'n',
  final: false,
  symbol: 'star',
  legal: ['star'],
  ok,
});

describe('the order of the walk', () => {
  test('F6: by position, so that the smaller one comes first, whichever path it is on', () => {
    const walk = [step(0, 1), step(0, 2), step(0, 3), step(1, 1), step(1, 2)];
    expect(inOrder(walk).map(({ path, position }) => `${position}/${path}`)).toEqual(['1/0', '1/1', '2/0', '2/1', '3/0']);
    expect(walk.map(({ position }) => position)).toEqual([1, 2, 3, 1, 2]);
  });
});

describe('tiles on their backs', () => {
  const walk = [
    step(0, 1, { marker: marker(true) }),
    step(0, 2, { marker: marker(false), fault: 'P4' }),
    step(0, 3),
    step(0, 4, { counts: [], legal: [] }),
  ];

  test('are those of the first steps', () => {
    expect(turnedUntil(walk, 0)).toEqual([]);
    expect(turnedUntil(walk, 1).map(({ position }) => position)).toEqual([1]);
  });

  test('J9: say what was right at the side that the chase went, and whether the marker was', () => {
    expect(turnedUntil(walk, 3)).toEqual([
      { path: 0, position: 1, direction: 'n', legal: ['star'], ok: true, fault: false },
      { path: 0, position: 2, direction: 'n', legal: ['star'], ok: false, fault: true },
      { path: 0, position: 3, direction: 'n', legal: ['star'], fault: false },
    ]);
  });

  test('M1: a Hideout stays on its face', () => {
    expect(turnedUntil(walk, 4).map(({ position }) => position)).toEqual([1, 2, 3]);
  });
});

test('F1: a path is named after its Runner where there are two', () => {
  const players = [{ name: 'Ada' }, { name: 'Bea' }];
  const view = (paths: readonly { runner: number | null }[]): RoundView => ({ paths }) as unknown as RoundView;
  expect(pathOwner(view([{ runner: 0 }, { runner: 1 }]), players, 1)).toBe('Bea');
  expect(pathOwner(view([{ runner: 0 }]), players, 0)).toBe('');
});

test('J1: each path is looked at up to its own first wrong tile', () => {
  const walk = [step(0, 1), step(0, 2, { fault: 'P4' }), step(1, 3)];
  expect([faultOf(walk, 0), faultOf(walk, 1)]).toEqual([2, null]);
});

test('J1: tiles behind the first wrong one of their own path are not looked at, whatever lies on the other', () => {
  const walk = [step(0, 1), step(0, 2, { fault: 'P4' }), step(0, 3), step(1, 3)];
  expect(walk.map((each) => isUnread(walk, each))).toEqual([false, false, true, false]);
});
