import { beforeEach, expect, test } from 'vitest';
import { router, type Route } from '../../../../src/renderer/lib/router.svelte';

const DRILL: Route = { name: 'drill', mode: 'practice', options: {} };
const REPLAY: Route = { name: 'replay', id: '0198a5c4-0000-7000-8000-000000000000', round: 0 };

async function by(...routes: readonly Route[]): Promise<void> {
  for (const route of routes) await router.go(route);
}

async function back(): Promise<string> {
  await router.back();
  return router.route.name;
}

beforeEach(() => {
  router.rescue();
});

test.each<readonly [string, readonly Route[], readonly string[]]>([
  ['players from the first screen', [{ name: 'profiles' }], ['home']],
  ['players from the drills', [{ name: 'drills' }, { name: 'profiles' }], ['drills', 'home']],
  ['players from the settings', [{ name: 'settings' }, { name: 'profiles' }], ['settings', 'home']],
  ['a replay from the first screen', [REPLAY], ['home']],
  ['another round of a replay from the list', [{ name: 'replays' }, REPLAY, { ...REPLAY, round: 1 }], ['replays', 'home']],
  ['a drill from the statistics', [{ name: 'drills' }, { name: 'statistics' }, DRILL], ['statistics', 'drills', 'home']],
  ['other drills after one from the first screen', [DRILL, { name: 'drills' }], ['home']],
  [
    'settings from the menu in the middle of a list',
    [{ name: 'drills' }, { name: 'packs' }, { name: 'settings' }],
    ['packs', 'drills', 'home'],
  ],
])('back from %s goes where it was opened', async (_, routes, wanted) => {
  await by(...routes);
  const met: string[] = [];
  for (const _step of wanted) met.push(await back());
  expect(met).toEqual(wanted);
  expect(await back()).toBe('home');
});

test('who goes to a screen that lies on the way has turned back to it', async () => {
  await by({ name: 'drills' }, { name: 'statistics' }, DRILL, { name: 'drills' });
  expect(await back()).toBe('home');
  await by({ name: 'drills' }, { name: 'packs' }, { name: 'home' }, { name: 'settings' });
  expect(await back()).toBe('home');
});

test('a screen beside another has the same way back', async () => {
  await router.go({ name: 'new-round' });
  await router.beside({ name: 'new-match' });
  expect(await back()).toBe('home');
});

test('back leads to a screen that lies between, though nobody stopped there', async () => {
  const list: Route = { name: 'lessons', game: 'chase', course: 'reading' };
  const lesson: Route = { name: 'lesson', game: 'chase', course: 'reading', lesson: 'turned' };
  await router.go(lesson, list);
  expect(router.route).toEqual(lesson);
  await router.back();
  expect(router.route).toEqual(list);
  // It lies on the way once, however often somebody goes by it, and as it was last.
  await router.go({ ...lesson, course: 'running' }, { ...list, course: 'running' });
  await router.go(DRILL, list);
  expect([await back(), await back()]).toEqual(['lessons', 'home']);
});

test('a list is found as it was left', async () => {
  await router.go({ name: 'replays' });
  router.keep({ name: 'replays', offset: 20 });
  await router.go(REPLAY);
  await router.back();
  expect(router.route).toEqual({ name: 'replays', offset: 20 });
});

test('where a screen does not let go, the way back stays', async () => {
  await by({ name: 'drills' }, { name: 'packs' });
  router.guard(() => Promise.resolve(false));
  expect(await router.back()).toBe(false);
  expect(await router.go({ name: 'settings' })).toBe(false);
  router.guard(() => Promise.resolve(true));
  expect(await back()).toBe('drills');
});

test('a screen that has yet to be read is shown once it is there; who presses twice goes once', async () => {
  let there: () => void = () => undefined;
  router.prepareBy((screen) => (screen === 'drills' ? new Promise<void>((resolve) => (there = resolve)) : undefined));
  try {
    const going = router.go({ name: 'drills' });
    expect(await router.go({ name: 'drills' })).toBe(false);
    expect(router.route.name).toBe('home');
    there();
    expect(await going).toBe(true);
    expect(router.route.name).toBe('drills');
    expect(await back()).toBe('home');
  } finally {
    router.prepareBy(() => undefined);
  }
});

test('a screen that is there is shown at once', () => {
  void router.go({ name: 'settings' });
  expect(router.route.name).toBe('settings');
});

test('what lies between two screens is come back to, though nobody stops there on the way', async () => {
  await by({ name: 'replays' }, REPLAY);
  await router.go(DRILL, { ...REPLAY, at: 7 });
  expect(router.from).toEqual({ ...REPLAY, at: 7 });
  await router.back();
  expect(router.route).toEqual({ ...REPLAY, at: 7 });
  expect([await back(), await back()]).toEqual(['replays', 'home']);
});

test('a screen that is there already can come to lie behind another one', async () => {
  await by({ name: 'new-round' }, { name: 'match' });
  router.comeBy({ ...REPLAY, at: 3 });
  await router.back();
  expect(router.route).toEqual({ ...REPLAY, at: 3 });
  expect(await back()).toBe('new-round');
});
