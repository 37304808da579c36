import { expect, test, vi } from 'vitest';
import { announcer } from '../../../../src/renderer/lib/announcer.svelte';
import { router } from '../../../../src/renderer/lib/router.svelte';

test('what a screen said goes with it; what the next one says stays its time', async () => {
  vi.useFakeTimers();
  announcer.say('a tile of the screen before');
  announcer.say('too late', 'urgent');
  vi.advanceTimersByTime(3000);
  await router.go({ name: 'drills' });
  expect([announcer.polite, announcer.urgent]).toEqual(['', '']);
  announcer.say('of the new screen');
  vi.advanceTimersByTime(3000);
  expect(announcer.polite).toBe('of the new screen');
  vi.useRealTimers();
});

test('a screen that does not let go keeps what it said', async () => {
  const free = router.guard(() => Promise.resolve(false));
  announcer.say('still here');
  await router.go({ name: 'home' });
  expect(announcer.polite).toBe('still here');
  free();
});
