/** What goes wrong in other people's lessons, as players of such apps have reported it: none of it here. */
import type { Page } from '@playwright/test';
import { DEFAULT_KEYS } from '../../../../src/shared/settings';
import { request } from '../../../accessibility/visits';
import { plugIn } from '../../../e2e/gamepads';
import { expect, launch, test } from '../../../e2e/app';
import { courseNamed, openCourse, openLesson } from './course';
import { nextButton, optionsOf } from './learner';

const reachedIn = async (page: Page, lesson: string) =>
  (await request(page, 'lessons.progress', {})).find((each) => each.lesson === lesson) ?? null;
const here = (page: Page) => page.locator('.dots li.here');
const stepShown = async (page: Page): Promise<number> =>
  page.locator('.dots li').evaluateAll((dots) => dots.findIndex((dot) => dot.classList.contains('here')));

/** Begins a lesson at a step, from 0, as whoever left it there does. */
async function beginAt(page: Page, course: string, lesson: string, step: number): Promise<void> {
  await request(page, 'lessons.reach', { game: 'chase', course, lesson, step, done: false });
  await page.reload();
  await openLesson(page, courseNamed(course), 'en', lesson);
  await expect.poll(() => stepShown(page)).toBe(step);
}

test('what was done is kept though the app is killed in the middle of praise; quick presses lose nothing, and leaving is no end', async ({
  dataFolder,
}) => {
  const first = await launch(dataFolder);
  await openLesson(first.window, courseNamed('reading'), 'en', 'way');
  await optionsOf(first.window).nth(3).click();
  await expect(first.window.locator('.praise')).toBeVisible();
  await first.kill();

  const second = await launch(dataFolder);
  try {
    const { window: page, complaints } = second;
    const course = courseNamed('reading');
    await openCourse(page, course, 'en');
    const row = page
      .getByRole('list', { name: /^Lessons of / })
      .getByRole('button')
      .first();
    await expect(row).toContainText('Go on at step 2 of 4');
    await row.click();
    await expect.poll(() => stepShown(page)).toBe(1);
    // Help solves it; then somebody is in a hurry. Nothing that is not done is passed over, and what is shown is what is kept.
    await expect(async () => {
      await page.keyboard.press('KeyH');
      await expect(nextButton(page)).toHaveAttribute('aria-disabled', 'false', { timeout: 200 });
    }).toPass();
    for (let press = 0; press < 8; press++) await page.keyboard.press('Enter', { delay: 0 });
    await expect(async () => {
      if ((await stepShown(page)) === 1) await page.keyboard.press('Enter');
      expect(await stepShown(page)).toBe(2);
    }).toPass();
    expect(await reachedIn(page, 'way')).toMatchObject({ step: 2, done: false });
    await page.keyboard.press('Escape');
    await expect(row).toContainText('Go on at step 3 of 4');
    expect(await reachedIn(page, 'way')).toMatchObject({ step: 2, done: false });
    expect(complaints).toEqual([]);
  } finally {
    await second.close();
  }
});

test('a hint names the key as it is bound, as it is printed on this keyboard, and the button of a gamepad that is there', async ({
  app: { window: page, complaints },
}) => {
  const hinted = async (): Promise<string> => {
    const hints = page.locator('.words .hint');
    await expect(async () => {
      if ((await hints.count()) < 2) await page.keyboard.press('KeyH');
      await expect(hints).toHaveCount(2, { timeout: 300 });
    }).toPass();
    return (await hints.last().textContent()) ?? '';
  };
  const at = courseNamed('first-chase').course.lessons.flatMap((each) => (each.kind === 'steps' && each.id === 'follow' ? each.steps : []));
  const step = at.findIndex(({ id }) => id === 'mark');
  await beginAt(page, 'first-chase', 'follow', step);
  expect(await hinted()).toMatch(/press A\.$/);

  // Another key, and then a keyboard on which that place has another letter.
  await request(page, 'settings.change', { keys: { ...DEFAULT_KEYS, 'mark-square': 'KeyZ' } });
  await beginAt(page, 'first-chase', 'follow', step);
  expect(await hinted()).toMatch(/press Z\.$/);
  await page.addInitScript(() => {
    const azerty = new Map([
      ['KeyZ', 'w'],
      ['KeyW', 'z'],
      ['KeyA', 'q'],
      ['KeyQ', 'a'],
    ]);
    Object.defineProperty(navigator, 'keyboard', {
      value: { getLayoutMap: () => Promise.resolve(azerty), addEventListener: () => undefined },
    });
  });
  await beginAt(page, 'first-chase', 'follow', step);
  expect(await hinted()).toMatch(/press W\.$/);
  await plugIn(page, [0]);
  await expect(page.locator('.words .hint').last()).toHaveText(/press W or .+\.$/);
  expect(complaints).toEqual([]);
});

/** One of each thing that can be pointed at, where it is. */
const POINTED = (() => {
  const found = new Map<string, { course: string; lesson: string; step: number }>();
  for (const name of ['first-chase', 'reading', 'running', 'several', 'variants'])
    for (const lesson of courseNamed(name).course.lessons)
      if (lesson.kind === 'steps')
        for (const [step, { points, goal }] of lesson.steps.entries())
          // Where nothing is to be done, and at a tile that lies there, it is only looked at.
          if (points !== undefined && goal !== undefined && points.thing !== 'tile' && !found.has(points.thing))
            found.set(points.thing, { course: name, lesson: lesson.id, step });
  return [...found];
})();

test('the frame around what is pointed at lies across nothing of it, and all of it is in the window', async ({
  app: { window: page, complaints },
}) => {
  for (const [thing, { course, lesson, step }] of POINTED.filter(([thing]) => thing !== 'cell'))
    await test.step(thing, async () => {
      await beginAt(page, course, lesson, step);
      await page.locator('[data-pointed]').first().waitFor();
      const crossed = await page.locator('[data-pointed]').evaluateAll((all) =>
        all.flatMap((each) => {
          const [box, frame] = [each.getBoundingClientRect(), getComputedStyle(each, '::after')];
          const line = parseFloat(frame.borderTopWidth);
          const at = { left: box.left + each.clientLeft, top: box.top + each.clientTop };
          const side = (name: 'left' | 'top'): number =>
            at[name] + parseFloat(frame[name]) + parseFloat(name === 'left' ? frame.marginLeft : frame.marginTop);
          const outer = {
            left: side('left'),
            top: side('top'),
            right: side('left') + parseFloat(frame.width),
            bottom: side('top') + parseFloat(frame.height),
          };
          const outside = outer.left < 0 || outer.top < 0 || outer.right > innerWidth || outer.bottom > innerHeight;
          // The large view of a tile is not one of those that lie there.
          const parts = [...each.querySelectorAll('canvas, svg, span, kbd')].filter((part) => part.closest('.large') === null);
          const across = parts.filter((part) => {
            const { left, top, right, bottom } = part.getBoundingClientRect();
            return (
              right > left &&
              (left < outer.left + line || top < outer.top + line || right > outer.right - line || bottom > outer.bottom - line)
            );
          });
          return [...(outside ? ['outside'] : []), ...across.map((part) => part.outerHTML.slice(0, 80))];
        }),
      );
      expect(crossed).toEqual([]);
    });
  expect(complaints).toEqual([]);
});

test('whatever is pointed at is come to by Tab', async ({ app: { window: page, complaints } }) => {
  expect(POINTED.length).toBeGreaterThan(4);
  for (const [thing, { course, lesson, step }] of POINTED)
    await test.step(thing, async () => {
      await beginAt(page, course, lesson, step);
      await here(page).waitFor();
      // A cell is one of the buttons that stand for it in words, once a tile is held.
      if (thing === 'cell') await page.locator('.hand [data-tile]').first().click();
      const wanted = thing === 'cell' ? 'section.cells' : '[data-pointed]';
      const isThere = (): Promise<boolean> =>
        page.evaluate((selector) => {
          const at = document.activeElement;
          // Of a list one entry is come to, and from there the others by arrows.
          const list = at?.closest('[role="listbox"]') ?? null;
          return [...document.querySelectorAll(selector)].some(
            (each) => each.contains(at) || (list !== null && each.closest('[role="listbox"]') === list),
          );
        }, wanted);
      for (let presses = 0; presses < 60 && !(await isThere()); presses++) await page.keyboard.press('Tab');
      expect(await isThere()).toBe(true);
    });
  expect(complaints).toEqual([]);
});
