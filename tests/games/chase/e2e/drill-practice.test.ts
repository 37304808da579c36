/** Practice by keyboard alone, from the first start on. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../../e2e/app';
import { anotherTile, KEYS, read, shownTile, tileText } from './drill-screen';

/** Presses Tab until the element in focus has this name. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    const reached = await page.evaluate(() => {
      const { activeElement } = document;
      if (activeElement === null || activeElement === document.body) return '';
      return activeElement.getAttribute('aria-label') ?? activeElement.textContent.trim();
    });
    if (name.test(reached)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${String(name)}.`);
}

test('a newcomer practises by keyboard', async ({ app: { window: page, complaints } }) => {
  // One press from the first start to the first question.
  await tabTo(page, /^Drill/);
  await page.keyboard.press('Enter');
  await expect(shownTile(page)).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Practice', level: 1 })).toBeFocused();

  // A right answer is told and explained, and stays until the player goes on.
  const first = await tileText(page);
  const { right } = await read(page);
  await page.keyboard.press(KEYS[right[0] ?? ''] ?? '');
  await expect(page.getByText('Right.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(`^${right[0] ?? ''}, \\d counted, right$`) })).toBeVisible();
  await page.waitForTimeout(400);
  await page.keyboard.press('Space');
  await anotherTile(page, first);

  // A hint, then a wrong answer: the right one is shown with its counts.
  await page.keyboard.press('KeyH');
  await expect(page.getByRole('listitem').filter({ hasText: /^Count only the witnesses who look/ })).toBeVisible();
  const second = await read(page);
  await page.keyboard.press(KEYS[second.wrong[0] ?? ''] ?? '');
  await expect(page.getByText('Not quite.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(`^${second.wrong[0] ?? ''}, \\d counted, your answer$`) })).toBeVisible();
  await page.waitForTimeout(400);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Not quite.', { exact: true })).toHaveCount(0);

  // Pausing hides the tile, and the run says that it was paused.
  await page.keyboard.press('KeyP');
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await expect(shownTile(page)).toHaveCount(0);
  await page.keyboard.press('KeyP');
  await expect(shownTile(page)).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Practice', level: 1 })).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  await tabTo(page, /^Finish/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Right of answered')).toBeVisible();
  await expect(page.getByText('1/2')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Answer by answer' })).toContainText(/The quickest took \S+\ss, the slowest \S+\ss\./);
  await expect(page.getByRole('listitem').filter({ hasText: 'Paused once.' })).toBeVisible();
  await expect(page.getByText(/^Unrated/)).toBeVisible();

  // Again, all that was missed: it never rates, and ends with the last one.
  await tabTo(page, /^Again, the one that I missed|^Again, all \d/);
  await page.keyboard.press('Enter');
  await expect(shownTile(page)).toHaveCount(1);
  expect(complaints).toEqual([]);
});

test('a window out of sight pauses and hides the tile', async ({ app: { window: page, electron } }) => {
  await page.getByRole('button', { name: /^Drill/ }).click();
  await expect(shownTile(page)).toHaveCount(1);
  await electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.hide());
  await electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.show());
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await expect(shownTile(page)).toHaveCount(0);
});

test('an answer shows within two frames', async ({ app: { window: page } }) => {
  await page.getByRole('button', { name: /^Drill/ }).click();
  await expect(shownTile(page)).toHaveCount(1);
  const { right } = await read(page);
  await page.evaluate(() => {
    const count = (): void => {
      let frames = 0;
      const look = (): void => {
        frames += 1;
        if (document.querySelector('button[aria-label$=", right"]') === null) requestAnimationFrame(look);
        else document.documentElement.dataset['frames'] = String(frames);
      };
      requestAnimationFrame(look);
    };
    window.addEventListener('keydown', count, { capture: true, once: true });
  });
  await page.keyboard.press(KEYS[right[0] ?? ''] ?? '');
  await expect(page.locator('html')).toHaveAttribute('data-frames', /^[12]$/);
});
