/** One map: what a gamepad's buttons are on a screen of a game, and which button a sign shows. */
import { describe, expect, test } from 'vitest';
import { RIGHT_STICK } from '../../../../../src/renderer/lib/pads/reading';
import { actionsOfButton, buttonOfAction } from '../../../../../src/renderer/lib/pads/buttons';
import type { Deeds } from '../../../../../src/renderer/lib/deeds';
import { ACTIONS, isOfReplays } from '../../../../../src/shared/settings';
import { DEEDS } from '../../../../../src/renderer/games/chase/seats/deeds';

const BUTTONS = [...Array.from({ length: 17 }, (_, button) => button), ...RIGHT_STICK];

describe('a gamepad', () => {
  test('has everything that a match needs, for either side, and the window’s own', () => {
    const actions = new Set(BUTTONS.flatMap((button) => actionsOfButton([DEEDS], button)));
    const marks = ['mark-triangle', 'mark-star', 'mark-square', 'mark-diamond'] as const;
    const lays = [
      'hand-next',
      'hand-previous',
      'rotate-left',
      'rotate-right',
      'cell-next',
      'cell-previous',
      'place',
      'switch-pile',
    ] as const;
    for (const action of [
      ...marks,
      ...lays,
      'pause',
      'skip',
      'fit',
      'zoom-in',
      'zoom-out',
      'hint',
      'restart',
      'help',
      'hear-time',
    ] as const) {
      expect(actions).toContain(action);
      expect(actionsOfButton([DEEDS], buttonOfAction([DEEDS], action) ?? -1)).toContain(action);
    }
  });

  test('does everything that the replay viewer has a key for', () => {
    for (const action of ACTIONS.filter(isOfReplays)) {
      const button = buttonOfAction([DEEDS], action);
      expect(button, action).toBeDefined();
      expect(actionsOfButton([DEEDS], button ?? -1)).toContain(action);
    }
  });

  test('tells the button of an action as its role has it', () => {
    expect(buttonOfAction([DEEDS], 'mark-triangle')).toBe(3);
    expect(buttonOfAction([DEEDS], 'hand-next')).toBe(15);
    expect(buttonOfAction([DEEDS], 'switch-pile')).toBe(2);
    // Whoever hands markers over has this action, too, with other buttons (F2).
    expect(buttonOfAction([DEEDS], 'rotate-right')).toBe(5);
    expect(buttonOfAction([DEEDS], 'hint')).toBe(buttonOfAction([DEEDS], 'restart'));
  });

  test('does a game’s deeds before the window’s own, and an action that two of them have once', () => {
    expect(actionsOfButton([DEEDS], 1)).toEqual(['mark-star', 'skip', 'replay-faster']);
    expect(actionsOfButton([DEEDS], 9)).toEqual(['pause']);
  });

  test('without a game does what is so on every screen', () => {
    expect(actionsOfButton([], 1)).toEqual(['skip', 'replay-faster']);
    expect(actionsOfButton([], 0)).toEqual(['replay-play']);
    expect(buttonOfAction([], 'place')).toBeUndefined();
    expect(buttonOfAction([], 'pause')).toBe(9);
  });

  test('serves several games: a screen has the actions of its own alone', () => {
    const other: Deeds = {
      means: { seeker: { seek: { action: 'hint', 'keys-left': 'KeyF', 'keys-right': 'Enter', buttons: [0] } } },
      repeated: new Set(),
      agree: 'ready',
    };
    expect(actionsOfButton([other, DEEDS], 0)).toEqual(['hint', 'place', 'mark-diamond', 'replay-play']);
    expect(buttonOfAction([DEEDS, other], 'hint')).toBe(0);
  });
});
