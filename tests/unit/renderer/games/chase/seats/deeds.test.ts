import { describe, expect, test } from 'vitest';
import { DEEDS, type ChasePlace, type Post } from '../../../../../../src/renderer/games/chase/seats/deeds';
import { HALVES, deedsOf, pressOf, routedButton, routedKey } from '../../../../../../src/renderer/lib/deeds';

const ROLES: readonly Post[] = ['runner', 'chaser', 'onlooker'];
const runner: ChasePlace = { seat: 0, role: 'runner', device: 'keys-left' };
const chaser: ChasePlace = { seat: 1, role: 'chaser', device: 'keys-right' };
const padded: ChasePlace = { seat: 2, role: 'runner', device: 'pad-3' };

describe('the halves of the keyboard', () => {
  const keysOf = (half: (typeof HALVES)[number], roles: readonly Post[] = ROLES): string[] =>
    roles.flatMap((role) => deedsOf(DEEDS, role).map(([, means]) => means[half]));

  test.each(HALVES)('%s: every deed of a role has a key of its own', (half) => {
    for (const role of ROLES) expect(new Set(keysOf(half, [role])).size).toBe(deedsOf(DEEDS, role).length);
  });
  test('no key is in both halves', () => {
    const right = new Set(keysOf('keys-right'));
    expect(keysOf('keys-left').filter((key) => right.has(key))).toEqual([]);
  });
  test.each(HALVES)('%s: the key of a deed leads to the seat and back to the deed', (half) => {
    for (const place of [runner, chaser, { ...runner, role: 'onlooker' as const }])
      for (const [deed, means] of deedsOf(DEEDS, place.role))
        expect(routedKey(DEEDS, [{ ...place, device: half }], means[half])).toEqual({ seat: place.seat, deed });
  });
  test('a key means what it means to the role of its half, and nothing in a half that nobody has', () => {
    expect(routedKey(DEEDS, [runner, chaser], 'KeyQ')).toEqual({ seat: 0, deed: 'rotate-left' });
    expect(routedKey(DEEDS, [{ ...runner, role: 'chaser' }], 'KeyQ')).toEqual({ seat: 0, deed: 'mark-triangle' });
    expect(routedKey(DEEDS, [chaser, padded], 'KeyQ')).toBeUndefined();
    expect(routedKey(DEEDS, [runner, chaser], 'KeyZ')).toBeUndefined();
  });
});

test('F4: a caught Runner guesses by what marks for a Chaser', () => {
  for (const [deed, means] of deedsOf(DEEDS, 'chaser')) if (deed.startsWith('mark-')) expect(DEEDS.means.onlooker[deed]).toEqual(means);
});

describe('gamepads', () => {
  test('a button is for the seat of that gamepad alone', () => {
    expect(routedButton(DEEDS, [runner, padded], 2, 0)).toEqual({ seat: 2, deed: 'place' });
    expect(routedButton(DEEDS, [runner, padded], 1, 0)).toBeUndefined();
    expect(routedButton(DEEDS, [{ ...padded, role: 'chaser' }], 2, 0)).toEqual({ seat: 2, deed: 'mark-diamond' });
    expect(routedButton(DEEDS, [padded], 2, 8)).toBeUndefined();
  });
  test.each(ROLES)('no button of a %s does two deeds, and every deed has one', (role) => {
    const buttons = deedsOf(DEEDS, role).map(([, means]) => means.buttons);
    expect(new Set(buttons.flat()).size).toBe(buttons.flat().length);
    for (const each of buttons) expect(each).not.toEqual([]);
  });
});

describe('what is shown beside a deed', () => {
  test('a key of the half, a button, a bound key, or nothing for the mouse', () => {
    expect(pressOf(DEEDS, 'keys-left', 'runner', 'place')).toEqual({ key: 'KeyF' });
    expect(pressOf(DEEDS, 'pad-1', 'chaser', 'mark-star')).toEqual({ button: 1 });
    expect(pressOf(DEEDS, 'all', 'runner', 'switch-pile')).toEqual({ action: 'switch-pile' });
    expect(pressOf(DEEDS, 'all', 'runner', 'look')).toBeNull();
    expect(pressOf(DEEDS, 'mouse', 'runner', 'place')).toBeNull();
  });
});
