/** What everybody at a screen has to say for themselves. */
import { expect, test, vi } from 'vitest';
import { Everybody } from '../../../../../src/renderer/lib/seats/everybody.svelte';

test('it comes with the last one, and nobody speaks for others', () => {
  const done = vi.fn();
  const everybody = new Everybody([0, 2], done);
  everybody.say(2);
  everybody.say(1);
  expect(everybody.said).toEqual([2]);
  expect(done).not.toHaveBeenCalled();
  // A second press keeps it.
  everybody.say(2);
  expect(everybody.said).toEqual([2]);
  everybody.say(0);
  expect(done).toHaveBeenCalledOnce();
  expect(everybody.said).toEqual([]);
});
