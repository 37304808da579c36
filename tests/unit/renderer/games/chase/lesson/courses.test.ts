/** The courses as the window has them: in their order, whole, and with words in every language. */
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { COURSES as courses } from '../../../../../../src/renderer/games/chase/lesson/courses';
import heads from '../../../../../../src/renderer/games/chase/lesson/heads';
import screens from '../../../../../../src/renderer/games/chase/lesson/screens.ts?raw';
import { LANGUAGES } from '../../../../../../src/shared/catalogue';
import { ChaseCourseSchema } from '../../../../../../src/shared/chase/lesson';
import { REQUESTS } from '../../../../../../src/shared/contract';
import { wordsOf } from '../../../../../../src/shared/lessons';

const ORDER = ['first-chase', 'reading', 'running', 'judging', 'several', 'variants'];

test('the courses that there are come in their order, the first chase first', () => {
  const ids = courses.map(({ id }) => id);
  expect(ids[0]).toBe('first-chase');
  expect(ids).toEqual(ORDER.filter((id) => ids.includes(id)));
});

test('their heads are what a list needs of them, and little', () => {
  const ofWords = (words: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(words).filter(([name]) => name === 'title' || /^[a-z-]+\.title$/.test(name)));
  expect(heads).toEqual(
    courses.map(({ id, minutes, lessons, words }) => ({
      id,
      minutes,
      lessons: lessons.map((lesson) => ({
        kind: lesson.kind,
        id: lesson.id,
        ...(lesson.kind === 'steps' && { steps: { length: lesson.steps.length } }),
      })),
      words: { en: ofWords(words.en), it: ofWords(words.it) },
    })),
  );
  // Every title is there, and all of them together are a twentieth of the courses.
  for (const { lessons, words } of heads)
    for (const { id } of lessons) for (const language of LANGUAGES) expect(words[language]).toHaveProperty([`${id}.title`]);
  expect(JSON.stringify(heads).length).toBeLessThan(JSON.stringify(courses).length / 15);
});

test.each(courses.map((course) => [course.id, course] as const))('%s is whole', (_id, { words, ...course }) => {
  expect(v.safeParse(ChaseCourseSchema, course).success).toBe(true);
  for (const language of LANGUAGES)
    for (const name of wordsOf(v.parse(ChaseCourseSchema, course)))
      if (!name.endsWith('?')) expect(words[language], `${language} ${name}`).toHaveProperty([name]);
});

test('a round of a course can be asked for as it stands', () => {
  for (const { lessons } of courses)
    for (const lesson of lessons)
      if (lesson.kind === 'round') expect(v.safeParse(REQUESTS['match.start'], lesson.start).success).toBe(true);
});

test('every page of a course is there', () => {
  const named = courses.flatMap(({ lessons }) => lessons.filter(({ kind }) => kind === 'page').map(({ id }) => id));
  // What shows them needs a window: its list is read as text.
  const listed = /pages: \{([^}]*)\}/.exec(screens)?.[1] ?? '';
  expect([...listed.matchAll(/'([^']+)':/g)].map(([, id]) => id).sort()).toEqual(named.sort());
});
