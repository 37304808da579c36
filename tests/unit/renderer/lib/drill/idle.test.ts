import { expect, test } from 'vitest';
import { GONE_AFTER_MS, LastSign } from '../../../../../src/renderer/lib/drill/idle';

test('a minute without any sign counts as gone, and a sign starts it anew', () => {
  const presence = new LastSign(1000);
  expect(presence.left(1000)).toBe(GONE_AFTER_MS);
  expect(presence.left(1000 + GONE_AFTER_MS - 1)).toBe(1);
  presence.sign(31_000);
  expect(presence.left(1000 + GONE_AFTER_MS)).toBe(30_000);
  expect(presence.left(31_000 + GONE_AFTER_MS)).toBe(0);
});

test('a look that comes much too late was slept through: nobody was there to touch anything', () => {
  const presence = new LastSign(1000);
  expect(presence.gone(1000 + GONE_AFTER_MS - 1)).toBeNull();
  expect(presence.gone(1000 + GONE_AFTER_MS)).toBe('idle');
  expect(presence.gone(1000 + GONE_AFTER_MS + 30_000)).toBe('away');
  presence.sign(80_000);
  expect(presence.gone(81_000)).toBeNull();
});
