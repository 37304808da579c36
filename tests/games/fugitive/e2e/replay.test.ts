/** A saved game of Fugitive in the viewer of the real window: with each point of view, by mouse and by keys, and its analysis. */
import type { Page } from '@playwright/test';
import { openReplay } from '../../../accessibility/visits';
import { expect } from '../../../e2e/app';
import { testOnOneApp } from '../../../e2e/one-app';
import { WORKED } from '../../../fixtures/fugitive';

const test = testOnOneApp();
test.setTimeout(120_000);

async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Replays/ }).click();
  const buffer = Buffer.from(JSON.stringify(WORKED));
  await page.locator('input[type=file]').setInputFiles([{ name: 'match.lookout.json', mimeType: 'application/json', buffer }]);
  await openReplay(page);
}

const eyes = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Seen with the eyes of' }).getByRole('button', { name, exact: true });
const slider = (page: Page) => page.getByRole('slider', { name: 'Timeline' });
const row = (page: Page) => page.getByRole('list', { name: 'The row' });
const hand = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}: `) });

test('each point of view sees what it may, by mouse', async ({ app: { window: page, complaints } }) => {
  await open(page);
  await page.getByRole('button', { name: /to the end/ }).click();
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '13');
  for (let at = 13; at > 9; at--) await page.getByRole('button', { name: /previous event/ }).click();
  await eyes(page, 'Ada').click();
  // He sees his own hideouts and sprint cards, her hand is covered, and her notepad is hers.
  await expect(row(page)).toContainText('Place 3: 12, face down.');
  await expect(hand(page, 'Bot').getByText('20', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Notepad' })).toHaveCount(0);
  await eyes(page, 'Bot').click();
  await expect(row(page)).toContainText('Place 3: face down.');
  await expect(row(page)).not.toContainText('Place 3: 12');
  await expect(hand(page, 'Bot').getByText('20', { exact: true })).not.toHaveCount(0);
  await expect(hand(page, 'Ada').getByText('22', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Notepad' })).toContainText('ways');
  await eyes(page, 'Everything').click();
  await expect(row(page)).toContainText('Place 3: 12, face down.');
  await expect(hand(page, 'Ada').getByText('22', { exact: true })).not.toHaveCount(0);
  await eyes(page, 'Judge').click();
  await expect(page.getByText('Face down lay: 9.')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('by keys, and what the analysis says of it', async ({ app: { window: page, complaints } }) => {
  await open(page);
  await slider(page).focus();
  await page.keyboard.press('Home');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /The beginning/);
  await page.keyboard.press('ArrowRight');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /Ada places 3/);
  await page.keyboard.press('End');
  await expect(row(page)).toContainText('Place 4: 16, face up.');
  await page.getByRole('button', { name: 'Analysis', exact: true }).click();
  const calls = page.getByRole('region', { name: 'The calls' });
  await expect(calls).toContainText('50%', { timeout: 60_000 });
  await calls.getByRole('button').nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '9');
  await expect(page.getByText(/At most \d+ games a moment/)).toBeVisible({ timeout: 60_000 });
  expect(complaints).toEqual([]);
});
