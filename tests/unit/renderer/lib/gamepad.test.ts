import { describe, expect, test } from 'vitest';
import { buttonsDown, newlyDown, PAD_ACTIONS, padButtonOf } from '../../../../src/renderer/lib/gamepad';

const pad = (down: readonly number[], axes: readonly number[] = []) => ({
  buttons: Array.from({ length: 16 }, (_, at) => ({ pressed: down.includes(at) })),
  axes,
});

describe('a gamepad', () => {
  test('counts a press once, when the button goes down', () => {
    const first = buttonsDown(pad([0]));
    const second = buttonsDown(pad([0, 5]));
    expect(newlyDown(new Set(), first)).toEqual([0]);
    expect(newlyDown(first, second)).toEqual([5]);
    expect(newlyDown(second, first)).toEqual([]);
  });

  test('takes the left stick for the cross, and not a stick that hardly moves', () => {
    expect([...buttonsDown(pad([], [-1, 0]))]).toEqual([14]);
    expect([...buttonsDown(pad([], [0.9, 0.9]))]).toEqual([13, 15]);
    expect([...buttonsDown(pad([], [0.3, -0.3]))]).toEqual([]);
  });

  test('has everything that a match needs, for either side', () => {
    const actions = new Set(PAD_ACTIONS.flat());
    for (const action of ['mark-triangle', 'mark-star', 'mark-square', 'mark-diamond'] as const) expect(actions).toContain(action);
    for (const action of ['hand-next', 'hand-previous', 'rotate-left', 'rotate-right', 'cell-next', 'place', 'switch-pile', 'pause'] as const) {
      expect(actions).toContain(action);
    }
  });

  test('has hints and restarts for drills, and tells the button of an action', () => {
    expect(padButtonOf('mark-triangle')).toBe(3);
    expect(padButtonOf('hand-next')).toBe(15);
    expect(padButtonOf('pause')).toBe(9);
    expect(padButtonOf('hint')).toBe(padButtonOf('restart'));
    expect(PAD_ACTIONS.flat().every((action) => padButtonOf(action) !== undefined)).toBe(true);
  });
});
