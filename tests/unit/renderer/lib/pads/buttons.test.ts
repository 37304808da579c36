import { describe, expect, test } from 'vitest';
import { PAD_ACTIONS, padButtonOf } from '../../../../../src/renderer/lib/pads/buttons';

describe('a gamepad', () => {
  test('has everything that a match needs, for either side', () => {
    const actions = new Set(PAD_ACTIONS.flat());
    for (const action of ['mark-triangle', 'mark-star', 'mark-square', 'mark-diamond'] as const) expect(actions).toContain(action);
    for (const action of [
      'hand-next',
      'hand-previous',
      'rotate-left',
      'rotate-right',
      'cell-next',
      'place',
      'switch-pile',
      'pause',
    ] as const) {
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
