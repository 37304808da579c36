import { expect, test } from 'vitest';
import { Closing } from '../../../src/main/shell/closing';

test('the first wish to close asks, and the second means it', () => {
  const closing = new Closing();
  expect(closing.wish(10_000)).toBe('ask');
  expect(closing.wish(12_000)).toBe('close');
});

test('a wish long after the question asks again', () => {
  const closing = new Closing();
  expect(closing.wish(10_000)).toBe('ask');
  expect(closing.wish(15_000)).toBe('ask');
});

test('a held key is one wish, however long it is held', () => {
  const closing = new Closing();
  expect(closing.wish(0)).toBe('ask');
  // X waits 660 ms before it repeats a key, then every 40 ms.
  for (let now = 660; now < 20_000; now += 40) expect(closing.wish(now)).toBe('held');
  expect(closing.wish(22_000)).toBe('ask');
});
