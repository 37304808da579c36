/** A lesson's question and its markers can be read: in every theme what came of each answer, and with letters twice as large what is left of a colour. */
import { expect, launch, test } from '../e2e/app';
import { courseNamed, openLesson } from '../games/chase/e2e/course';
import { examine, expectInside } from './examine';
import { request } from './visits';
import { enlarge } from '../../scripts/watch/letters.mjs';

for (const theme of ['night', 'day', 'contrast'] as const)
  test(`answers of a lesson, ${theme}`, async ({ app: { window: page } }) => {
    await request(page, 'settings.change', { theme });
    await page.getByRole('button', { name: 'Lessons', exact: true }).click();
    await page
      .getByRole('list', { name: 'Courses' })
      .getByRole('button', { name: /^Reading witnesses/ })
      .click();
    await page
      .getByRole('list', { name: /^Lessons of/ })
      .getByRole('button', { name: /Which way/ })
      .click();
    const answers = page.getByRole('group', { name: 'Answers' }).getByRole('button');
    await answers.first().click();
    await expect(page.locator('.objected')).toBeVisible();
    await examine(page, 'a wrong answer');
    await page.getByRole('button', { name: 'Show me' }).click();
    await expect(answers.last()).toHaveAttribute('aria-pressed', 'true');
    await examine(page, 'the answer that is shown');
  });

for (const theme of ['night', 'day', 'contrast'] as const)
  test(`the help tile in the smallest window, ${theme}, and with letters twice as large`, async ({ dataFolder }) => {
    const { window: page, electron, close } = await launch(dataFolder, { width: 1024, height: 640 });
    try {
      const language = theme === 'day' ? 'it' : 'en';
      await request(page, 'settings.change', { theme, language, motion: 'none' });
      await openLesson(page, courseNamed('running'), language, 'help-tile');
      await examine(page, 'a placement');
      const next = page.locator('.foot .primary');
      const told = page.locator('p.told');
      for (const percent of [100, 200]) {
        await enlarge(electron, page, percent);
        await page.keyboard.press('ArrowRight');
        await expect(told).toBeInViewport({ ratio: 1 });
        await expect(next).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
        await examine(page, `an answer at ${String(percent)} %`);
        await expectInside(page, `an answer at ${String(percent)} %`);
        await page.keyboard.press('Enter');
        await expect(told).toHaveCount(0);
      }
      await enlarge(electron, page, 100);
      while ((await next.count()) > 0) {
        await page.keyboard.press('ArrowLeft');
        await next.press('Enter');
      }
      await expect(page.locator('.over .told')).toBeVisible();
      await examine(page, 'the end');
    } finally {
      await close();
    }
  });

test('with letters twice as large the number of markers stays within its button, in Italian', async ({
  app: { window: page, electron },
}) => {
  await request(page, 'settings.change', { theme: 'contrast', language: 'it' });
  await page.getByRole('button', { name: 'Lezioni', exact: true }).click();
  await page.getByRole('list', { name: 'Corsi' }).getByRole('button').first().click();
  await page
    .getByRole('list', { name: /^Lezioni / })
    .getByRole('button')
    .first()
    .click();
  await enlarge(electron, page, 200);
  const beyond = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[data-symbol]')].map((button) => {
        const { right, bottom } = button.getBoundingClientRect();
        const inside = [...button.querySelectorAll('.facts *')].map((each) => each.getBoundingClientRect());
        return inside.length === 0 ? Infinity : Math.max(...inside.map((each) => Math.max(each.right - right, each.bottom - bottom)));
      }),
    );
  // No wider and no lower than what it stands in.
  await expect.poll(async () => Math.max(...(await beyond()))).toBeLessThanOrEqual(0);
});

/** The newest hint and the way on are seen where they are, without scrolling by hand. */
for (const percent of [100, 200])
  test(`in the smallest window every hint comes into sight, and the way on stays there, with letters at ${String(percent)} %`, async ({
    dataFolder,
  }) => {
    const { window: page, electron, close } = await launch(dataFolder, { width: 1024, height: 640 });
    try {
      await request(page, 'settings.change', { motion: 'none' });
      await openLesson(page, courseNamed('running'), 'en', 'streets');
      await enlarge(electron, page, percent);
      const next = page.locator('.words .next');
      const hints = page.locator('.words .hint');
      await expect(next).toBeInViewport({ ratio: 1 });
      await expect(async () => {
        if ((await hints.count()) === 0) await next.click();
        await page.keyboard.press('KeyH');
        expect(await hints.count()).toBeGreaterThan(0);
      }).toPass();
      for (;;) {
        // All of it, unless it is higher than the window.
        await expect(hints.last()).toBeInViewport({ ratio: percent === 100 ? 1 : 0.5 });
        await expect(next).toBeInViewport({ ratio: 1 });
        const given = await hints.count();
        if ((await page.getByRole('button', { name: 'Hint', exact: true }).count()) === 0) break;
        await page.keyboard.press('KeyH');
        await expect(hints).toHaveCount(given + 1);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    } finally {
      await close();
    }
  });
