/** The next lesson where several games teach: of the game that was learned last, and once that is through of the others. */
import { beforeAll, expect, test, vi } from 'vitest';
import { offerGames, taughtFirst, type GameInWindow } from '../../../../../src/renderer/lib/games';
import type { CourseHead } from '../../../../../src/renderer/lib/lesson-screens';
import { LessonAhead } from '../../../../../src/renderer/lib/path/next-lesson.svelte';
import { Part } from '../../../../../src/renderer/lib/part.svelte';
import { lessons } from '../../../../../src/renderer/lib/lessons.svelte';
import type { LessonProgress } from '../../../../../src/shared/lessons';

const part = <What>(what: What): Part<What> => new Part(() => Promise.resolve({ default: what }));
const screens = vi.fn(() => Promise.reject(new Error('Courses are no part of the first screen.')));

function game(id: string, ...courses: string[]): GameInWindow {
  const heads = courses.map((course): CourseHead => ({
    id: course,
    minutes: 3,
    lessons: [
      { kind: 'steps', id: 'one', steps: { length: 3 } },
      { kind: 'test', id: 'two' },
    ],
    words: { en: {}, it: {} },
  }));
  return { id, ...(heads.length > 0 && { lessons: { heads: part(heads), screens: new Part(screens) } }) } as unknown as GameInWindow;
}

const at = (name: string, done = true, step = 0): LessonProgress => {
  const [of = '', course = '', lesson = ''] = name.split('/');
  return { game: of, course, lesson, step, done, at: '2026-11-30T10:00:00.000Z' };
};

let progress: LessonProgress[] = [];
beforeAll(() => {
  offerGames([game('untaught'), game('first', 'a'), game('second', 'b', 'c')]);
  vi.spyOn(lessons, 'read').mockResolvedValue(null);
  vi.spyOn(lessons, 'progress', 'get').mockImplementation(() => progress);
});

async function next(...known: LessonProgress[]): Promise<string | null> {
  progress = known;
  const ahead = new LessonAhead();
  await ahead.read();
  expect(ahead.known).toBe(true);
  const { next: found } = ahead;
  return found === null ? null : `${found.game}/${found.course.id}/${found.lesson.id}.${String(found.step)}`;
}

test('before any lesson it is the first one of the first game that has some', async () => {
  expect(await next()).toBe('first/a/one.0');
});

test('it is of the game that somebody was in last, where they were', async () => {
  expect(await next(at('second/c/one', false, 2), at('first/a/one'))).toBe('second/c/one.2');
  expect(await next(at('first/a/one'), at('second/c/one', false, 2))).toBe('first/a/two.0');
});

test('once all of that game is done another one goes on; what is known of a game that is gone counts for nothing', async () => {
  const through = [at('first/a/two'), at('first/a/one')];
  expect(await next(...through)).toBe('second/b/one.0');
  expect(await next(at('gone/x/one'), ...through, at('second/b/one'))).toBe('second/b/two.0');
  expect(await next(...through, ...['b/one', 'b/two', 'c/one', 'c/two'].map((each) => at(`second/${each}`)))).toBeNull();
});

test('the games are told with the one that was learned last first', () => {
  const ids = (...known: LessonProgress[]) => taughtFirst(known).map(({ id }) => id);
  expect(ids()).toEqual(['first', 'second']);
  expect(ids(at('gone/x/one'), at('second/b/one'))).toEqual(['second', 'first']);
});

test('and for all that nothing of the courses but their heads was read', () => {
  expect(screens).not.toHaveBeenCalled();
});
