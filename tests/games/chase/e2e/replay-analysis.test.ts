/** The analysis of a saved round in the real window: what decided it, tables that go there, and nothing of it for the eyes of a seat. */
import { openReplay } from '../../../accessibility/visits';
import { expect } from '../../../e2e/app';
import { testOnOneApp } from '../../../e2e/one-app';
import { replayOf, walked } from '../../../fixtures/verdict-kinds';

const test = testOnOneApp();

test('J2 to J6: when and why a round was decided is said, drawn and in tables; a click goes there, and a seat is told none of it', async ({
  app: { window: page, complaints },
}) => {
  const buffer = Buffer.from(replayOf(walked(2, 'even', 3)));
  await page.getByRole('button', { name: /^Replays/ }).click();
  await page.locator('input[type=file]').setInputFiles([{ name: 'm.lookout.json', mimeType: 'application/json', buffer }]);
  await openReplay(page);
  await page.getByRole('button', { name: 'Everything', exact: true }).click();
  await page.getByRole('button', { name: 'Analysis' }).click();
  const panel = page.locator('[data-panel=analysis]');
  const decided = panel.getByRole('region', { name: 'What decided it' });
  await expect(decided).toContainText(/(At|From) \d+:\d\d\.\d|Nothing turned/);
  await expect(panel.getByRole('img', { name: 'Chance to win' })).toBeVisible({ timeout: 30_000 });
  await expect(panel.locator('[aria-busy=true]')).toHaveCount(0, { timeout: 60_000 });
  await expect(panel.getByRole('img', { name: 'Lead in tiles' })).toBeVisible();
  // A marker's row leads to its event.
  const row = panel.getByRole('region', { name: 'Markers' }).getByRole('button').nth(1);
  const time = await row.textContent();
  await row.click();
  await expect(row).toHaveAttribute('aria-current', 'step');
  await expect(page.getByRole('timer')).toHaveText(time ?? '');
  // A press beside its time goes there as well, and so does one on what decided.
  await panel.getByRole('region', { name: 'Tiles' }).getByRole('rowheader').last().click({ force: true });
  await expect(panel.getByRole('region', { name: 'Tiles' }).getByRole('button').last()).toHaveAttribute('aria-current', 'step');
  // Beside the table stands what each side's chance was there, to the last of 100.
  const bar = page.getByRole('img', { name: /^Chance to win now: Runners \d+% and Chasers \d+%$/ });
  await expect(bar).toBeVisible();
  // It is kept: whoever comes back has all of it at once.
  await page.getByRole('button', { name: 'Events' }).click();
  await page.getByRole('button', { name: 'Analysis' }).click();
  await expect(panel.getByRole('img', { name: 'Chance to win' })).toBeVisible();
  // Eyes of a seat.
  await page.locator('[data-view="0"]').click();
  await expect(panel).toContainText('what no seat knew then');
  await expect(panel.getByRole('table')).toHaveCount(0);
  await expect(panel.getByRole('img')).toHaveCount(0);
  await expect(bar).toHaveCount(0);
  expect(complaints).toEqual([]);
});
