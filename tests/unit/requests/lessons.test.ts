/** How far players have come in lessons: kept before it is answered, the chosen player's alone, and there again after whatever comes. */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { REQUESTS, type RequestInput } from '../../../src/shared/contract';
import { fileOf, openApp, type App } from '../../fixtures/app';
import { done } from '../../fixtures/live-table';
import { scratchFolder } from '../../fixtures/scratch';

function app(folder = scratchFolder(), seed = 'lessons'): App {
  const opened = openApp(folder, seed);
  onTestFinished(() => {
    opened.close();
  });
  return opened;
}

const READ: RequestInput<'lessons.reach'> = { game: 'chase', course: 'first-chase', lesson: 'read', step: 2, done: false };

const progress = async (opened: App) => done(await opened.handlers['lessons.progress']({}));

test('what was reached is there for whoever opens the folder while it is still open elsewhere', async () => {
  const folder = scratchFolder();
  const first = app(folder, 'first');
  expect(await progress(first)).toEqual([]);
  expect(done(await first.handlers['lessons.reach'](READ))).toBeNull();
  // Nothing was closed: so does a window find it whose app was killed.
  expect(await progress(app(folder, 'second'))).toEqual([{ ...READ, at: expect.any(String) as string }]);
});

test('each player has their own, and one who comes by the name of another who left begins anew', async () => {
  const opened = app();
  const ada = done(await opened.handlers['profile.create']({ name: 'Ada' })).chosen;
  done(await opened.handlers['lessons.reach']({ ...READ, done: true }));
  done(await opened.handlers['profile.create']({ name: 'Bea' }));
  expect(await progress(opened)).toEqual([]);
  done(await opened.handlers['profile.choose']({ profile: ada }));
  expect(await progress(opened)).toMatchObject([{ lesson: 'read', done: true }]);
  done(await opened.handlers['profile.remove']({ profile: ada }));
  done(await opened.handlers['profile.create']({ name: 'Ada' }));
  expect(await progress(opened)).toEqual([]);
});

test('a file with all of a player has the lessons', async () => {
  const opened = app();
  done(await opened.handlers['lessons.reach'](READ));
  const { chosen } = done(await opened.handlers['profile.list']({}));
  const file = fileOf(await opened.handlers['profile.export']({ profile: chosen }));
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ lessons: [READ] });
});

test.each<[string, object]>([
  ['a game that there is not', { game: 'nerve' }],
  ['a course by no name', { course: 'First chase' }],
  ['a lesson by no name', { lesson: '' }],
  ['a step before the first', { step: -1 }],
  ['half a step', { step: 0.5 }],
  ['a step that no lesson has', { step: 1e9 }],
  ['a lesson that is done perhaps', { done: 1 }],
  ['something beside', { player: 'ada' }],
])('%s is not taken in', (_what, change) => {
  expect(v.safeParse(REQUESTS['lessons.reach'], READ).success).toBe(true);
  expect(v.safeParse(REQUESTS['lessons.reach'], { ...READ, ...change }).success).toBe(false);
});
