/** A course that is gone through from its first lesson of steps to its last, each begun from the end of the one before. */
import type { Page } from '@playwright/test';
import { expect, type RunningApp } from '../../../e2e/app';
import { request } from '../../../accessibility/visits';
import { COURSES, LESSONS } from '../../../unit/games/chase/lessons/courses';
import { furtherButton, goThrough, type Learner } from './learner';

type Shipped = (typeof COURSES)[number];

/** The course in that folder. */
export function courseNamed(name: string): Shipped {
  const found = COURSES.find((each) => each.name === name);
  if (found === undefined) throw new Error(`There is no course ${name}.`);
  return found;
}

/** Opens a course in the list. */
export async function openCourse(page: Page, { words }: Shipped, language: 'en' | 'it'): Promise<void> {
  await page.getByRole('button', { name: /^(Lessons|Lezioni)$/ }).click();
  await page
    .getByRole('list', { name: /^(Courses|Corsi)$/ })
    .getByRole('button', { name: words[language]['title'] ?? '' })
    .click();
}

/** Opens one of a course's lessons in the list. */
export async function openLesson(page: Page, course: Shipped, language: 'en' | 'it', lesson: string): Promise<void> {
  await openCourse(page, course, language);
  await page
    .getByRole('list', { name: /^(Lessons of|Lezioni) / })
    .getByRole('button')
    .filter({ has: page.getByText(course.words[language][`${lesson}.title`] ?? '', { exact: true }) })
    .click();
  await expect(page.locator('.dots .here')).toHaveCount(1);
}

/** Goes through all lessons of steps of a course, and sees that they are done. */
export async function goThroughCourse(
  { window: page, complaints }: RunningApp,
  name: string,
  language: 'en' | 'it',
  by: Learner,
): Promise<void> {
  await request(page, 'settings.change', { language });
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  const shipped = courseNamed(name);
  const steps = shipped.course.lessons.filter(({ kind }) => kind === 'steps');
  await openLesson(page, shipped, language, steps[0]?.id ?? '');
  for (const [at, { id }] of steps.entries()) {
    if (at > 0) await by.goFurther(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(shipped.words[language][`${id}.title`] ?? '');
    const played = LESSONS.find((each) => each.name === `${name}/${id}`);
    if (played === undefined) throw new Error(`There is no lesson ${name}/${id}.`);
    await goThrough(page, played.lesson, by);
    await expect(furtherButton(page)).toBeFocused();
  }
  const progress = await request(page, 'lessons.progress', {});
  const done = progress.filter((each) => each.course === name && each.done).map(({ lesson }) => lesson);
  expect(done.sort()).toEqual(steps.map(({ id }) => id).sort());
  expect(complaints).toEqual([]);
}
