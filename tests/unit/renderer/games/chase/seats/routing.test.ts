import { describe, expect, test } from 'vitest';
import { keyFor, routedButton, routedKey, type Place } from '../../../../../../src/renderer/games/chase/seats/routing';
import { CHASER_DEEDS, HALF_KEYS, HALVES, RUNNER_DEEDS, keyOfDeed } from '../../../../../../src/shared/chase/half-keys';

const runner: Place = { seat: 0, role: 'runner', device: 'keys-left' };
const chaser: Place = { seat: 1, role: 'chaser', device: 'keys-right' };
const padded: Place = { seat: 2, role: 'runner', device: 'pad-3' };

describe('the halves of the keyboard', () => {
  const keysOf = (half: (typeof HALVES)[number]): string[] => [
    ...Object.values(HALF_KEYS[half].runner),
    ...Object.values(HALF_KEYS[half].chaser),
  ];

  test.each(HALVES)('%s: every deed of a role has a key of its own', (half) => {
    for (const keys of [HALF_KEYS[half].runner, HALF_KEYS[half].chaser])
      expect(new Set(Object.values(keys)).size).toBe(Object.keys(keys).length);
  });
  test('no key is in both halves', () => {
    const right = new Set(keysOf('keys-right'));
    expect(keysOf('keys-left').filter((key) => right.has(key))).toEqual([]);
  });
  test.each(HALVES)('%s: the key of a deed leads to the seat and back to the deed', (half) => {
    for (const deed of RUNNER_DEEDS)
      expect(routedKey([{ ...runner, device: half }], keyOfDeed(half, 'runner', deed) ?? '')).toEqual({ seat: 0, deed });
    for (const deed of CHASER_DEEDS)
      expect(routedKey([{ ...chaser, device: half }], keyOfDeed(half, 'chaser', deed) ?? '')).toEqual({ seat: 1, deed });
  });
  test('a key means what it means to the role of its half, and nothing in a half that nobody has', () => {
    expect(routedKey([runner, chaser], 'KeyQ')).toEqual({ seat: 0, deed: 'rotate-left' });
    expect(routedKey([{ ...runner, role: 'chaser' }], 'KeyQ')).toEqual({ seat: 0, deed: 'mark-triangle' });
    expect(routedKey([chaser, padded], 'KeyQ')).toBeUndefined();
    expect(routedKey([runner, chaser], 'KeyZ')).toBeUndefined();
  });
});

describe('gamepads', () => {
  test('a button is for the seat of that gamepad alone', () => {
    expect(routedButton([runner, padded], 2, 0)).toEqual({ seat: 2, deed: 'place' });
    expect(routedButton([runner, padded], 1, 0)).toBeUndefined();
    expect(routedButton([{ ...padded, role: 'chaser' }], 2, 0)).toEqual({ seat: 2, deed: 'mark-diamond' });
    expect(routedButton([padded], 2, 8)).toBeUndefined();
  });
});

describe('what is shown beside a deed', () => {
  test('a key of the half, a button, a bound key, or nothing for the mouse', () => {
    expect(keyFor('keys-left', 'runner', 'place')).toEqual({ key: 'KeyF' });
    expect(keyFor('pad-1', 'chaser', 'mark-star')).toEqual({ button: 1 });
    expect(keyFor('all', 'runner', 'pile')).toEqual({ action: 'switch-pile' });
    expect(keyFor('all', 'runner', 'look')).toBeNull();
    expect(keyFor('mouse', 'runner', 'place')).toBeNull();
  });
});
