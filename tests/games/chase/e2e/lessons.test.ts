/** Every course is gone through in the real window, in both languages, by keys and by a gamepad. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../../e2e/app';
import { plugIn } from '../../../e2e/gamepads';
import { testOnOneApp } from '../../../e2e/one-app';
import { request } from '../../../accessibility/visits';
import { COURSES, LESSONS } from '../../../unit/games/chase/lessons/courses';
import { BY_KEYS, BY_PAD, goThrough, type Learner } from './learner';

async function openLesson(page: Page, course: string, title: string): Promise<void> {
  await page.getByRole('button', { name: /^(Lessons|Lezioni)$/ }).click();
  await page
    .getByRole('list', { name: /^(Courses|Corsi)$/ })
    .getByRole('button', { name: course })
    .click();
  await page
    .getByRole('list', { name: /^(Lessons of|Lezioni) / })
    .getByRole('button')
    .filter({ has: page.getByText(title, { exact: true }) })
    .click();
  await expect(page.locator('.dots .here')).toHaveCount(1);
}

for (const [at, { name, course, words }] of COURSES.entries()) {
  const [language, by, device]: ['en' | 'it', Learner, string] = at % 2 === 0 ? ['en', BY_KEYS, 'keys'] : ['it', BY_PAD, 'a gamepad'];
  test.describe(name, () => {
    const testHere = testOnOneApp();
    for (const lesson of course.lessons.filter(({ kind }) => kind === 'steps'))
      testHere(`${name}/${lesson.id} is gone through by ${device}, in ${language}`, async ({ app: { window: page, complaints } }) => {
        await request(page, 'settings.change', { language });
        if (by === BY_PAD) await plugIn(page, [0]);
        await openLesson(page, words[language]['title'] ?? '', words[language][`${lesson.id}.title`] ?? '');
        const played = LESSONS.find((each) => each.name === `${name}/${lesson.id}`);
        if (played !== undefined) await goThrough(page, played.lesson, by);
        const progress = await request(page, 'lessons.progress', {});
        expect(progress.find((each) => each.course === name && each.lesson === lesson.id)).toMatchObject({ done: true });
        expect(complaints).toEqual([]);
      });
  });
}

test('a wrong deed is explained, leads to its rule and back, and is taken back', async ({ app: { window: page, complaints } }) => {
  const { course, words } = COURSES.find(({ name }) => name === 'first-chase') ?? { course: null, words: null };
  const run = course?.lessons.find(({ id }) => id === 'run');
  if (words === null || run === undefined) throw new Error('There is no such lesson.');
  await openLesson(page, words.en['title'] ?? '', words.en['run.title'] ?? '');
  const tiles = page.locator('.hand [data-tile]');
  const held = await tiles.count();
  // The cell below touches the Prison as well (P2).
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('.objected')).toContainText('touches not only');
  await expect(tiles).toHaveCount(held);
  await page.getByRole('button', { name: 'Why? Read rule P2' }).click();
  await expect(page.getByRole('dialog')).toContainText('P2');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('.objected')).toContainText('touches not only');
  await expect(page.locator('.words .next')).toHaveAttribute('aria-disabled', 'true');
  expect(complaints).toEqual([]);
});
