/** The courses: how somebody comes to them, how far they have come, and what a round or a test of a course is worth. */
import type { Page } from '@playwright/test';
import { expect, launch, test } from '../../../e2e/app';
import { plugIn, pressButton } from '../../../e2e/gamepads';
import { escapeToResult, markUntilOver, request } from '../../../accessibility/visits';
import { COURSES } from '../../../unit/games/chase/lessons/courses';
import { currentPuzzle, KEYS, shownTile, symbolOf } from './drill-screen';

const FIRST = COURSES.find(({ name }) => name === 'first-chase');
if (FIRST === undefined) throw new Error('There is no first course.');
const { course: COURSE, words: WORDS } = FIRST;
const ROUND = COURSE.lessons.find(({ kind }) => kind === 'round');
const STEPS = COURSE.lessons.filter(({ kind }) => kind === 'steps');
const titleOf = (lesson: string, language: 'en' | 'it' = 'en'): string => WORDS[language][`${lesson}.title`] ?? '';

async function openCourses(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Lessons', exact: true }).click();
  await page.getByRole('heading', { name: 'Lessons', level: 1 }).waitFor();
}

/** All of the first course but its round is done. */
async function upToTheRound(page: Page): Promise<void> {
  for (const { id } of STEPS) await request(page, 'lessons.reach', { game: 'chase', course: COURSE.id, lesson: id, step: 0, done: true });
  // The window has read how far somebody is already.
  await page.reload();
}

const lesson = (page: Page, name: string) => page.getByRole('list', { name: /^Lessons of / }).getByRole('button', { name });
const begin = (page: Page) => page.getByRole('button', { name: /^(Begin|Go on) / });
const done = async (page: Page, name: string) =>
  (await request(page, 'lessons.progress', {})).find((each) => each.lesson === name)?.done ?? null;

test('a new player comes from the first screen to the first lesson by keys alone', async ({ app: { window: page, complaints } }) => {
  await openCourses(page);
  await expect(begin(page)).toBeFocused();
  await expect(begin(page)).toHaveText(new RegExp(`Begin.*${titleOf(STEPS[0]?.id ?? '')}`));
  await expect(page.getByRole('list', { name: 'Courses' }).getByRole('listitem')).toHaveCount(COURSES.length);
  await expect(lesson(page, titleOf(STEPS[0]?.id ?? ''))).toContainText('New');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(titleOf(STEPS[0]?.id ?? ''));
  await page.keyboard.press('Escape');
  await expect(begin(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Lookout', level: 1 })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a gamepad comes about the courses, into a lesson, and back', async ({ app: { window: page } }) => {
  await openCourses(page);
  await plugIn(page, [0]);
  await expect(begin(page)).toBeFocused();
  await pressButton(page, 0, 13);
  await expect(lesson(page, titleOf(STEPS[0]?.id ?? ''))).toBeFocused();
  await pressButton(page, 0, 12);
  await expect(begin(page)).toBeFocused();
  await pressButton(page, 0, 1);
  await expect(page.getByRole('heading', { name: 'Lookout', level: 1 })).toBeVisible();
});

test('how far a lesson was gone through is there after a kill; another player of the same name begins anew', async ({ dataFolder }) => {
  const first = await launch(dataFolder);
  await request(first.window, 'profile.create', { name: 'Ada' });
  await request(first.window, 'lessons.reach', { game: 'chase', course: COURSE.id, lesson: STEPS[0]?.id ?? '', step: 1, done: false });
  await first.kill();

  const second = await launch(dataFolder);
  try {
    const page = second.window;
    await openCourses(page);
    await expect(lesson(page, titleOf(STEPS[0]?.id ?? ''))).toContainText('Go on at step 2 of');
    await expect(begin(page)).toHaveText(/Go on.*step 2 of/);
    const { chosen } = await request(page, 'profile.list', {});
    await request(page, 'profile.remove', { profile: chosen });
    await request(page, 'profile.create', { name: 'Ada' });
    await page.reload();
    await openCourses(page);
    await expect(lesson(page, titleOf(STEPS[0]?.id ?? ''))).toContainText('New');
  } finally {
    await second.close();
  }
});

test('the round of a course counts once it is played to its end, and leads back', async ({ app: { window: page, complaints } }) => {
  const id = ROUND?.id ?? '';
  await upToTheRound(page);
  await openCourses(page);
  await begin(page).click();
  await page.getByRole('region', { name: 'The round' }).waitFor();
  // Left in the middle nothing is done.
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await done(page, id)).toBe(false);

  if ((await page.getByRole('heading', { name: 'Lookout', level: 1 }).count()) > 0) await openCourses(page);
  await lesson(page, titleOf(id)).click();
  await page
    .getByRole('button', { name: /^triangle, 15 red markers left/ })
    .and(page.locator(':enabled'))
    .waitFor();
  await markUntilOver(page);
  await escapeToResult(page);
  expect(await done(page, id)).toBe(true);
  // Nothing of the course is left to go on with.
  const back = page.getByRole('button', { name: /^Back to “/ });
  await expect(back).toBeVisible();
  await back.click();
  await expect(lesson(page, titleOf(id))).toContainText('Done');
  expect(complaints).toEqual([]);
});

test('a round of a course that was given up is not done, and says so', async ({ app: { window: page } }) => {
  const id = ROUND?.id ?? '';
  await upToTheRound(page);
  // The first screen leads right to the round.
  await page
    .getByRole('region', { name: 'Next for you' })
    .getByRole('button', { name: titleOf(id) })
    .click();
  await page.getByRole('region', { name: 'The round' }).waitFor();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await escapeToResult(page);
  await expect(page.getByText('This round was given up')).toBeVisible();
  expect(await done(page, id)).toBe(false);
  await page.getByRole('button', { name: /^Back to “/ }).click();
  await expect(lesson(page, titleOf(id))).toContainText('Begun');
});

const TESTED = COURSES.flatMap(({ course, words }) =>
  course.lessons.flatMap((each) =>
    each.kind === 'test' && each.options.kinds?.join() === 'read' ? [{ course, words, lesson: each }] : [],
  ),
)[0];

test('the test of a course counts once enough is right, and what was answered counts as in any drill', async ({
  app: { window: page },
}) => {
  if (TESTED === undefined) throw new Error('No course has a test of readings.');
  const { course, words, lesson: wanted } = TESTED;
  await openCourses(page);
  await page
    .getByRole('list', { name: 'Courses' })
    .getByRole('button', { name: words.en['title'] ?? '' })
    .click();
  await lesson(page, words.en[`${wanted.id}.title`] ?? '').click();
  const back = page.getByRole('button', { name: `Go on with “${words.en['title'] ?? ''}”` });
  const length = wanted.options.length ?? 0;
  let last = '';
  for (let answered = 0; answered < length; answered++) {
    await expect(shownTile(page)).toHaveCount(1);
    const puzzle = await currentPuzzle(page);
    expect(puzzle.id).not.toBe(last);
    last = puzzle.id;
    // While the last answer is looked at its button goes on, and a press that comes too soon is none.
    await expect(async () => {
      await page.keyboard.press('Enter');
      await page.keyboard.press(KEYS[symbolOf(puzzle.kind === 'read' ? puzzle.answer.symbols : [], true)]);
      expect((await request(page, 'drill.current', {}))?.right ?? length).toBe(answered + 1);
    }).toPass();
  }
  // Without a clock the last answer, too, is looked at for as long as somebody likes.
  await expect(async () => {
    if ((await back.count()) === 0) await page.keyboard.press('Space');
    await expect(back).toBeFocused({ timeout: 1000 });
  }).toPass();
  const { profiles, chosen } = await request(page, 'profile.list', {});
  expect(profiles.find(({ id }) => id === chosen)?.attempts).toBe(length);
  await back.click();
  await expect(lesson(page, words.en[`${wanted.id}.title`] ?? '')).toContainText('Done');
  expect(await request(page, 'lessons.progress', {})).toMatchObject([{ course: course.id, lesson: wanted.id, done: true }]);
});
