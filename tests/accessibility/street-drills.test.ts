/** Drills on a street in every theme, examined by axe, and in the smallest window in both languages: all of it can be reached. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../e2e/app';
import { practise } from '../games/chase/e2e/drill-street';
import { examine, expectInside } from './examine';
import { goHome, request } from './visits';

const KINDS = ['place', 'pick', 'route'] as const;

/** Something is noted, picked or laid, so that all parts of the screen are there. */
async function begin(page: Page): Promise<void> {
  for (const key of ['Enter', 'Enter', 'ArrowUp', 'KeyR']) await page.keyboard.press(key);
}

/** Answers with whatever was begun. */
async function answerAnyhow(page: Page): Promise<void> {
  const giveUp = page.getByRole('button', { name: /^(Give up|Rinuncia)/ });
  if ((await giveUp.count()) === 1) await giveUp.click();
  else {
    await page.keyboard.press('Space');
    // Where nothing was picked in the end, nothing was checked: it takes a second press.
    if ((await next(page).count()) === 0) await page.keyboard.press('Space');
  }
  await expect(next(page)).toBeVisible();
}

function next(page: Page): Locator {
  return page.getByRole('button', { name: /^(Next|Avanti)/ });
}

/** Ends the run and goes back to the first screen. */
async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Finish/ }).click();
  await page.getByRole('button', { name: 'Other drills' }).click();
  await goHome(page);
}

for (const theme of ['night', 'day', 'contrast'] as const) {
  test(`streets, ${theme}`, async ({ app: { window: page, complaints } }) => {
    await request(page, 'settings.change', { theme });
    for (const kind of KINDS) {
      await practise(page, kind);
      await examine(page, `${kind}, the question`);
      await begin(page);
      await examine(page, `${kind}, begun`);
      await answerAnyhow(page);
      await page.keyboard.press('ArrowRight');
      await examine(page, `${kind}, the answer`);
      await leave(page);
    }
    expect(complaints).toEqual([]);
  });
}

test('the street in words, tile by tile, where Tab and the arrows go', async ({ app: { window: page } }) => {
  const { position } = await practise(page, 'route');
  const street = page.getByRole('listbox', { name: /^The path, / });
  const entries = street.getByRole('option');
  await expect(entries).toHaveCount(1 + (position.paths[0]?.length ?? 0));
  await entries.last().focus();
  await expect(page.getByRole('region', { name: 'Table' })).toBeVisible();
  await page.keyboard.press('Home');
  await expect(entries.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(entries.nth(1)).toBeFocused();
});

for (const language of ['en', 'it'] as const) {
  test(`the smallest window holds everything (${language})`, async ({ app: { window: page, electron } }) => {
    // Now and then a question gets lost in an app that is still starting; asked again it is answered.
    await expect(() => electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setContentSize(1024, 640))).toPass({
      timeout: 10_000,
    });
    for (const kind of KINDS) {
      await practise(page, kind);
      await request(page, 'settings.change', { language });
      await begin(page);
      await expectInside(page, kind);
      await answerAnyhow(page);
      await expectInside(page, `${kind}, answered`);
      await request(page, 'settings.change', { language: 'en' });
      await leave(page);
    }
  });
}
