/** The rules in the app: found by words and by number, opened where they decided something, and closed without losing the place. */
import type { Locator, Page } from '@playwright/test';
import { openJudged, request, startAsChaser } from '../../../accessibility/visits';
import { expect, test } from '../../../e2e/app';
import { connectPad } from './drill-pad';
import { practise } from './drill-street';
import { tellWindow } from '../../../e2e/told';
import { replayOf, walked } from '../../../fixtures/verdict-kinds';

const clause = (page: Page, id: string): Locator => page.getByRole('article', { name: new RegExp(`^${id} `) });
const field = (page: Page): Locator => page.getByRole('searchbox');
const rules = (page: Page): Locator => page.getByRole('dialog', { name: /^(The rules|Le regole)$/ });

for (const [language, home, looked, number] of [
  ['en', 'Rules', 'last tile', /^\d+ rules? found$/],
  ['it', 'Regole', 'ultima tessera', /^\d+ regol[ae] trovat[ae]$/],
] as const) {
  test(`what the last tile is read by is found by words, by number and by keys (${language})`, async ({
    app: { window: page, complaints },
  }) => {
    await request(page, 'settings.change', { language });
    await page.getByRole('button', { name: home, exact: true }).click();
    await expect(clause(page, 'M1')).toBeAttached();
    await field(page).fill(looked);
    await expect(page.getByRole('status').filter({ hasText: number })).toBeVisible();
    await expect(clause(page, 'M4')).toBeVisible();
    await expect(clause(page, 'M4').locator('mark').first()).toBeVisible();
    await expect(clause(page, 'V2')).toHaveCount(0);
    await field(page).press('ArrowDown');
    const focused = page.locator('article:focus');
    const first = await focused.getAttribute('data-clause');
    await page.keyboard.press('ArrowDown');
    await expect(focused).not.toHaveAttribute('data-clause', first ?? '');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
    await expect(clause(page, 'V2')).toBeAttached();
    await field(page).fill('m6');
    await expect(page.locator('article')).toHaveCount(1);
    await expect(clause(page, 'M6')).toBeVisible();
    await field(page).fill('xyzzy');
    await expect(page.locator('article')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: home, exact: true })).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test(`a verdict leads to the clause that it names, and is there again afterwards (${language})`, async ({
    app: { window: page, complaints },
  }) => {
    const buffer = Buffer.from(replayOf(walked(2, 'careless', 1)));
    await page.getByRole('button', { name: 'Replays' }).click();
    await page.locator('input[type=file]').setInputFiles([{ name: 'match.lookout.json', mimeType: 'application/json', buffer }]);
    await openJudged(page);
    await page.getByRole('heading', { name: /^Tile 1/ }).waitFor();
    await page.locator('.panel ol button.wrong').first().click();
    await request(page, 'settings.change', { language });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const heading = page.locator('.panel h2').first();
    const before = await heading.textContent();
    const why = page.locator('.panel').getByRole('button', { name: /^(Why|Perché)\? / });
    const cited = /[A-Z]\d+$/.exec((await why.first().getAttribute('aria-label')) ?? '')?.[0] ?? '';
    await why.first().focus();
    await page.keyboard.press('Enter');
    await expect(rules(page)).toBeVisible();
    await expect(clause(page, cited)).toBeFocused();
    await expect(clause(page, cited)).toBeInViewport({ ratio: 0.5 });
    await expect(clause(page, cited)).toHaveAttribute('aria-current', 'location');
    // Escape gives up a search first, then the rules.
    await field(page).fill(language === 'en' ? 'hideout' : 'rifugio');
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(rules(page)).toHaveCount(0);
    await expect(heading).toHaveText(before ?? '');
    await expect(why.first()).toBeFocused();
    expect(complaints).toEqual([]);
  });
}

test('the menu opens them over a round, which stands still, and the pause has a way to them', async ({
  app: { electron, window: page, complaints },
}) => {
  await startAsChaser(page);
  await tellWindow(electron, 'menu', 'rules');
  await expect(rules(page)).toBeVisible();
  await expect.poll(async () => (await request(page, 'match.current', {}))?.table.paused).toBe(true);
  await page.keyboard.press('Escape');
  await expect(rules(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'All the rules' }).click();
  await expect(rules(page)).toBeVisible();
  await rules(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Go on' }).last().click();
  await expect.poll(async () => (await request(page, 'match.current', {}))?.table.paused).toBe(false);
  expect(complaints).toEqual([]);
});

test('over how to play they take nothing from its step', async ({ app: { window: page } }) => {
  await page.getByRole('button', { name: /^How to play/ }).click();
  const help = page.getByRole('dialog', { name: 'How to play' });
  await help.getByRole('button', { name: 'Next' }).click();
  await help.getByRole('button', { name: 'Next' }).click();
  await help.getByRole('button', { name: 'Why? Read rule M3' }).click();
  await expect(clause(page, 'M3')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(rules(page)).toHaveCount(0);
  await expect(help.getByRole('heading', { name: 'Ask the witnesses' })).toBeVisible();
});

test('a gamepad goes through them, answers an example and goes back', async ({ app: { window: page, complaints } }) => {
  const press = await connectPad(page);
  const [PRESS, LEAVE, DOWN] = [0, 1, 13];
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await field(page).fill('P7');
  await expect(page.locator('article')).toHaveCount(1);
  const allowed = clause(page, 'P7').getByRole('button', { name: 'Allowed' });
  await expect(allowed).toBeVisible();
  for (let presses = 0; presses < 30 && !(await allowed.evaluate((button) => button === document.activeElement)); presses++)
    await press(DOWN);
  await press(PRESS);
  await expect(clause(page, 'P7').getByText('Not quite.')).toBeVisible();
  await press(LEAVE);
  await expect(page.getByRole('button', { name: 'Rules', exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('over the answer of a drill without a clock they leave it as it is', async ({ app: { window: page } }) => {
  await request(page, 'settings.change', { calmNoClock: true });
  await practise(page, 'read');
  await page.getByRole('region', { name: 'Answer' }).getByRole('button').first().click();
  const why = page.getByRole('button', { name: /^Why\? Read rule M[34]$/ });
  await why.first().click();
  await expect(rules(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rules(page)).toHaveCount(0);
  await expect(why.first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Paused' })).toHaveCount(0);
});
