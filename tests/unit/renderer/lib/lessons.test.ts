import { describe, expect, test } from 'vitest';
import type { Course, CourseLesson } from '../../../../src/renderer/lib/lesson-screens';
import { isThrough, lessonAfter, Lessons, nextLesson, stateOf } from '../../../../src/renderer/lib/lessons.svelte';
import type { LessonProgress } from '../../../../src/shared/lessons';

const NOW = '2026-11-27T20:26:00.000Z';

const steps = (id: string, count: number): CourseLesson => ({
  kind: 'steps',
  id,
  steps: Array.from({ length: count }, (_, at) => ({ id: `step-${String(at)}` })),
});
const round = (id: string): CourseLesson => ({ kind: 'round', id, start: { game: 'chase', role: 'chaser', level: 1 } });
const course = (id: string, ...lessons: CourseLesson[]): Course => ({ id, minutes: 5, lessons, words: { en: {}, it: {} } });

const FIRST = course('first', steps('read', 3), round('round'));
const SECOND = course('second', steps('turned', 4), steps('counting', 2));
const COURSES = [FIRST, SECOND];

const at = (name: string, step = 0, done = false): LessonProgress => {
  const [inCourse = '', lesson = ''] = name.split('/');
  return { game: 'chase', course: inCourse, lesson, step, done, at: NOW };
};
const done = (name: string): LessonProgress => at(name, 0, true);

/** Its course, its lesson and the step. */
const next = (...progress: LessonProgress[]) => {
  const found = nextLesson(COURSES, 'chase', progress);
  return found === null ? null : [`${found.course.id}/${found.lesson.id}`, found.step, found.begun];
};

test('after a course that is through comes the next one that is not, whatever was looked at in between', () => {
  const THIRD = course('third', steps('more', 2));
  const all = [...COURSES, THIRD];
  const through = [done('first/read'), done('first/round')];
  const after = (from: Course, ...progress: LessonProgress[]) => lessonAfter(all, from, 'chase', [...progress, ...through])?.course.id;
  expect(after(FIRST, at('third/more', 1))).toBe('second');
  expect(after(THIRD)).toBe('second');
  expect(after(SECOND)).toBe('third');
  expect(after(FIRST, done('second/turned'), done('second/counting'), done('third/more'))).toBeUndefined();
});

describe('the next lesson', () => {
  test('is the very first for somebody new', () => {
    expect(next()).toEqual(['first/read', 0, false]);
  });

  test('is the one that was left, at its step', () => {
    expect(next(at('first/read', 2))).toEqual(['first/read', 2, true]);
    expect(next(at('second/counting', 1), done('first/read'))).toEqual(['second/counting', 1, true]);
  });

  test('is the first that is open in the course that the player was in last', () => {
    expect(next(done('first/read'))).toEqual(['first/round', 0, true]);
    expect(next(done('second/counting'), at('first/read', 1))).toEqual(['second/turned', 0, true]);
  });

  test('is in another course once that one is through, one that was begun before one that was not', () => {
    expect(next(done('first/round'), done('first/read'))).toEqual(['second/turned', 0, false]);
    expect(next(done('second/turned'), done('second/counting'), at('first/read', 1))).toEqual(['first/read', 1, true]);
  });

  test('is none once all is done', () => {
    expect(next(...['first/read', 'first/round', 'second/turned', 'second/counting'].map(done))).toBeNull();
  });

  test('does not ask what was done in another game, or in a lesson that went', () => {
    expect(next({ ...done('first/read'), game: 'nerve' })).toEqual(['first/read', 0, false]);
    expect(next(at('first/gone', 7))).toEqual(['first/read', 0, true]);
    expect(next(at('gone/gone', 7))).toEqual(['first/read', 0, false]);
  });

  test('begins no lesson behind its end: one that became shorter', () => {
    expect(next(at('first/read', 30))).toEqual(['first/read', 2, true]);
  });
});

test('a lesson is new, begun, done, or gone through again', () => {
  const [read] = FIRST.lessons;
  if (read === undefined) throw new Error('There is no lesson.');
  expect(stateOf(read, 'first', 'chase', [])).toEqual({ step: 0, done: false, begun: false });
  expect(stateOf(read, 'first', 'chase', [at('first/read')])).toEqual({ step: 0, done: false, begun: true });
  expect(stateOf(read, 'first', 'chase', [done('first/read')])).toEqual({ step: 0, done: true, begun: false });
  expect(stateOf(read, 'first', 'chase', [at('first/read', 1, true)])).toEqual({ step: 1, done: true, begun: true });
  // Through, and not begun once more.
  expect(stateOf(read, 'first', 'chase', [at('first/read', 2, true)])).toEqual({ step: 0, done: true, begun: false });
  expect(isThrough(FIRST, 'chase', [done('first/read')])).toBe(false);
  expect(isThrough(FIRST, 'chase', [done('first/read'), done('first/round')])).toBe(true);
});

describe('what the window knows of it', () => {
  function opened(kept: readonly LessonProgress[]) {
    const asked: (readonly [string, object])[] = [];
    let player = 'ada';
    let refuse = false;
    const lessons = new Lessons({
      player: () => player,
      now: () => new Date(NOW),
      ask: ((name: string, input: object) => {
        asked.push([name, input]);
        if (refuse) return Promise.resolve({ ok: false, error: { code: 'store/full' } });
        return Promise.resolve({ ok: true, value: name === 'lessons.progress' ? (player === 'ada' ? kept : []) : null });
      }) as never,
    });
    return {
      lessons,
      asked,
      choose: (id: string) => (player = id),
      refuse: () => (refuse = true),
    };
  }
  const reached = { game: 'chase', course: 'first', lesson: 'read', step: 1, done: false } as const;

  test('it is read when it is first wanted, and once', async () => {
    const { lessons, asked } = opened([at('first/read', 2)]);
    expect([lessons.progress, asked]).toEqual([null, []]);
    await lessons.read();
    await lessons.read();
    expect([lessons.progress, asked.length]).toEqual([[at('first/read', 2)], 1]);
  });

  test('what is reached is known at once, the last first, and what was done stays so', async () => {
    const { lessons } = opened([done('first/round'), done('first/read')]);
    await lessons.read();
    expect(await lessons.reach(reached)).toBeNull();
    expect(lessons.progress).toEqual([at('first/read', 1, true), done('first/round')]);
  });

  test('what could not be kept is not there, and it is said why', async () => {
    const { lessons, refuse } = opened([]);
    await lessons.read();
    refuse();
    expect(await lessons.reach(reached)).toEqual({ code: 'store/full' });
    expect(lessons.progress).toEqual([]);
  });

  test('nobody sees what somebody else has done', async () => {
    const { lessons, choose } = opened([done('first/read')]);
    await lessons.read();
    choose('bea');
    expect(lessons.progress).toBeNull();
    await lessons.read();
    expect(lessons.progress).toEqual([]);
  });
});
