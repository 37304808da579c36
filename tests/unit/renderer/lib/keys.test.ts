import { describe, expect, test } from 'vitest';
import { actionFor, actionsFor, canBind, conflictOf, isDefault, rebound } from '../../../../src/renderer/lib/keys';
import { ACTIONS, DEFAULT_KEYS, isOfPlay, mayShareKey } from '../../../../src/shared/settings';

const press = (code: string, more = {}): Parameters<typeof actionFor>[1] => ({
  code,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  repeat: false,
  ...more,
});

describe('keys by position', () => {
  test('a press finds its action, whatever letter the layout has there', () => {
    expect(actionFor(DEFAULT_KEYS, press('KeyQ'))).toBe('mark-triangle');
    expect(actionFor(DEFAULT_KEYS, press('KeyZ'))).toBeUndefined();
  });

  test('combinations belong to the menu and the system', () => {
    expect(actionFor(DEFAULT_KEYS, press('KeyQ', { ctrlKey: true }))).toBeUndefined();
    expect(actionFor(DEFAULT_KEYS, press('KeyW', { metaKey: true }))).toBeUndefined();
  });

  test('no two actions share a key to begin with, but for those that are never done on the same screen', () => {
    const shared = ACTIONS.flatMap((one) =>
      ACTIONS.filter((other) => one < other && DEFAULT_KEYS[one] === DEFAULT_KEYS[other] && !mayShareKey(one, other)),
    );
    expect(shared).toEqual([]);
  });

  test('a key that does one thing where something is played and another in a replay is both, and binding one leaves the other', () => {
    expect(actionsFor(DEFAULT_KEYS, press('ArrowRight'))).toEqual(['hand-next', 'replay-next']);
    expect(actionFor(DEFAULT_KEYS, press('ArrowRight'))).toBe('hand-next');
    // Where something is played a replay's own key means nothing.
    expect(actionFor(DEFAULT_KEYS, press('Home'))).toBeUndefined();
    expect(conflictOf(DEFAULT_KEYS, 'replay-next', 'KeyQ')).toBeUndefined();
    expect(rebound(DEFAULT_KEYS, 'replay-next', 'KeyQ')).toMatchObject({ 'replay-next': 'KeyQ', 'mark-triangle': 'KeyQ' });
    expect(rebound(DEFAULT_KEYS, 'replay-next', 'ArrowLeft')).toMatchObject({
      'replay-next': 'ArrowLeft',
      'replay-previous': 'ArrowRight',
      'hand-previous': 'ArrowLeft',
    });
  });

  test('the list of saved matches has keys of its own, which swap among themselves alone', () => {
    expect(actionsFor(DEFAULT_KEYS, press('KeyS'))).toEqual(['mark-diamond', 'library-star']);
    expect(conflictOf(DEFAULT_KEYS, 'library-star', 'Space')).toBeUndefined();
    expect(rebound(DEFAULT_KEYS, 'library-star', 'Delete')).toMatchObject({ 'library-star': 'Delete', 'library-remove': 'KeyS' });
  });

  test('a taken key is swapped, so that no action is left without one', () => {
    expect(conflictOf(DEFAULT_KEYS, 'mark-triangle', 'KeyS')).toBe('mark-diamond');
    const keys = rebound(DEFAULT_KEYS, 'mark-triangle', 'KeyS');
    expect(keys['mark-triangle']).toBe('KeyS');
    expect(keys['mark-diamond']).toBe('KeyQ');
    expect(new Set(ACTIONS.filter(isOfPlay).map((action) => keys[action])).size).toBe(ACTIONS.filter(isOfPlay).length);
    expect(isDefault(keys)).toBe(false);
  });

  test('binding a key to what it does already changes nothing', () => {
    expect(isDefault(rebound(DEFAULT_KEYS, 'pause', 'KeyP'))).toBe(true);
  });

  test.each(['Tab', 'Escape', 'ShiftLeft', 'ControlRight', 'MetaLeft', 'F12', ''])('%s cannot be bound', (code) => {
    expect(canBind(code)).toBe(false);
  });

  test.each(['KeyY', 'Digit1', 'Numpad7', 'Space', 'Semicolon', 'F2'])('%s can be bound', (code) => {
    expect(canBind(code)).toBe(true);
  });
});
