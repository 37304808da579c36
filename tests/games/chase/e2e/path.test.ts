/** A learner's path: the one next thing on the first screen, the map that it leads to, and the day's minutes. */
import type { Page } from '@playwright/test';
import type { PuzzleTheme } from '../../../../src/shared/puzzles';
import { goHome, request } from '../../../accessibility/visits';
import { expect, test } from '../../../e2e/app';
import { symbolOf } from './drill-screen';

const SHOTS = process.env['LOOKOUT_SHOTS'];

/** Six readings of a theme, all of them right or wrong. */
async function read(page: Page, theme: PuzzleTheme, right: boolean): Promise<void> {
  let run = await request(page, 'drill.start', { mode: 'practice', options: { kinds: ['read'], themes: [theme], length: 6 } });
  while (run.puzzle?.kind === 'read') {
    const { id, answer } = run.puzzle;
    const input = { run: run.id, puzzle: id, answer: { kind: 'read' as const, symbol: symbolOf(answer.symbols, right) }, millis: 900 };
    run = (await request(page, 'drill.answer', input)).run;
  }
}

test('somebody new begins with a lesson, and whoever misses east is sent there, by the map too', async ({
  app: { window: page, electron, complaints },
}) => {
  const next = page.getByRole('region', { name: 'Next for you' });
  await expect(next.getByRole('button', { name: /Lesson: First chase, about 5 min/ })).toBeVisible();
  await next.getByRole('button', { name: 'Your path: 0 of 5 minutes today' }).click();
  await expect(page.getByRole('heading', { name: 'Your path', level: 1 })).toBeVisible();
  const skills = page.getByRole('region', { name: 'What you can do' }).getByRole('listitem');
  await expect(skills).toHaveCount(9);
  for (const skill of await skills.all()) await expect(skill).toContainText('not tried yet');
  await goHome(page);

  await read(page, 'direction-n', true);
  await read(page, 'direction-e', false);
  await page.reload();
  await expect(next.getByRole('button', { name: /Reading east\s*right: 0 of 6/ })).toBeVisible();
  await next.getByRole('button', { name: 'Your path: 1 of 5 minutes today' }).click();
  const east = skills.filter({ hasText: 'Reading east' });
  await expect(east).toContainText('To practise right: 0 of 6');
  await expect(skills.filter({ hasText: 'Reading north' })).toContainText('Good right: 6 of 6');
  // Half of the answers that it takes to be sure: the number says so, and what it says is told.
  await expect(skills.filter({ hasText: 'Reading north' }).locator('.inside')).toHaveText('50%');
  await expect(page.getByText('The number in a ring is how much of it is there, in per cent')).toBeVisible();

  for (const [width, height] of [
    [1280, 800],
    [1024, 640],
  ] as const) {
    await electron.evaluate(({ BrowserWindow }, size) => BrowserWindow.getAllWindows()[0]?.setContentSize(...size), [
      width,
      height,
    ] as const);
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
    for (const language of ['it', 'en'] as const) {
      await request(page, 'settings.change', { language });
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      if (SHOTS) await page.waitForTimeout(500);
      if (SHOTS) await page.screenshot({ path: `${SHOTS}/path-${String(width)}-${language}.png` });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  }

  await east.getByRole('button').click();
  await page.getByRole('region', { name: 'Answer' }).waitFor();
  const run = await request(page, 'drill.current', {});
  expect(run?.options).toMatchObject({ kinds: ['read'], themes: ['direction-e'], length: 10 });
  await page.keyboard.press('Escape');
  expect(complaints).toEqual([]);
});

test('the lesson that comes next begins at a press, and back from it is its course', async ({ app: { window: page, complaints } }) => {
  await page
    .getByRole('region', { name: 'Next for you' })
    .getByRole('button', { name: /Lesson: First chase/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('First chase');
  await expect(page.locator('.dots .here')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Lessons', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'First chase', level: 2 })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Lookout', level: 1 })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('whoever means no minutes sees none of them', async ({ app: { window: page, electron } }) => {
  await read(page, 'direction-e', false);
  await page.reload();
  const next = page.getByRole('region', { name: 'Next for you' });
  for (const [width, language] of [
    [1024, 'it'],
    [1280, 'en'],
  ] as const) {
    await electron.evaluate(({ BrowserWindow }, size) => BrowserWindow.getAllWindows()[0]?.setContentSize(...size), [
      width,
      width === 1024 ? 640 : 800,
    ] as const);
    await request(page, 'settings.change', { language });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    if (SHOTS) await page.waitForTimeout(900);
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/home-${String(width)}-${language}.png` });
  }
  await next.getByRole('button', { name: 'Your path: 1 of 5 minutes today' }).click();
  await expect(page.getByRole('img', { name: 'The last five weeks. 1 day with some minutes' })).toBeVisible();
  await page.getByText('No goal').click();
  await expect(page.getByRole('img', { name: /^The last five weeks/ })).toHaveCount(0);
  await goHome(page);
  await expect(next.getByRole('button', { name: 'Your path', exact: true })).toBeVisible();
});
