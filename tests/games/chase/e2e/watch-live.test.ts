/** Bots that play, looked at in the viewer of replays while they do. */
import type { Page } from '@playwright/test';
import { request } from '../../../accessibility/visits';
import { expect, test } from '../../../e2e/app';
import { toTheVerdict } from '../../../../scripts/watch/four-bots.mjs';

const slider = (page: Page) => page.getByRole('slider', { name: 'Timeline' });
const eyes = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Seen with the eyes of' }).getByRole('button', { name, exact: true });
const place = async (page: Page): Promise<number> => Number(await slider(page).getAttribute('aria-valuenow'));
const events = async (page: Page): Promise<number> => Number(await slider(page).getAttribute('aria-valuemax'));

test('a round between bots grows in the viewer, can be gone back in, and at its end is a replay', async ({
  app: { window: page, complaints },
}) => {
  test.setTimeout(240_000);
  const figures = async (): Promise<unknown> => [
    await request(page, 'profile.list', {}),
    await request(page, 'statistics.brief', { kind: 'read' }),
  ];
  await request(page, 'settings.change', { introduced: true });
  const before = await figures();
  await page.getByRole('button', { name: /^New round/ }).click();
  await page.getByRole('radio', { name: /^Onlooker/ }).check({ force: true });
  for (const level of await page.getByRole('slider').all()) await level.fill('10');
  await page.getByRole('button', { name: 'Watch', exact: true }).click();
  const badge = page.getByRole('button', { name: 'Live', exact: true });
  await expect(badge).toHaveAttribute('aria-pressed', 'true');
  // It is followed: table, bar and list go on with what happens.
  await expect.poll(() => place(page), { timeout: 60_000 }).toBeGreaterThan(4);
  await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0);

  // Back in it while it goes on: the place stays, the round grows.
  await page.keyboard.press('Home');
  await expect(page.getByRole('button', { name: /^Back to live/ })).toBeVisible();
  const known = await events(page);
  await expect.poll(() => events(page), { timeout: 60_000 }).toBeGreaterThan(known);
  expect(await place(page)).toBe(0);
  await page.keyboard.press('ArrowRight');
  expect(await place(page)).toBe(1);
  await page.keyboard.press('End');
  await expect(badge).toHaveAttribute('aria-pressed', 'true');

  // With a Chaser's eyes no hand is seen; with the Runner's its own is.
  const [runner, chaser] = (await request(page, 'match.current', {}))?.players ?? [];
  await eyes(page, chaser?.name ?? '').click();
  await expect(page.locator('.hand')).toHaveCount(0);
  await eyes(page, runner?.name ?? '').click();
  await expect(page.locator('.hand')).toHaveCount(1);
  await expect(badge).toHaveAttribute('aria-pressed', 'true');
  await eyes(page, 'Everything').click();

  // Time stands still for the bots and goes on.
  await page.keyboard.press('KeyP');
  await expect(page.getByRole('button', { name: /^Let the bots go on/ })).toBeVisible();
  await page.keyboard.press('KeyP');
  await expect(page.getByRole('button', { name: /^Pause the bots/ })).toBeVisible();

  await toTheVerdict(page).waitFor({ timeout: 150_000 });
  await expect(badge).toHaveCount(0);
  const match = (await request(page, 'match.current', {}))?.match ?? '';
  const kept = await request(page, 'replay.round', { id: match, round: 0 });
  expect(await place(page)).toBe(kept.log.events.length);
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await page.getByRole('button', { name: 'Analysis' }).click();
  await expect(page.locator('[data-panel=analysis]')).not.toContainText('at the table');
  await page.keyboard.press('Home');
  expect(await place(page)).toBe(0);
  expect(await figures()).toEqual(before);
  // The next round is looked at in the same way.
  await page.getByRole('button', { name: 'Next round', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Round 2', level: 1 })).toBeAttached();
  await expect(badge).toHaveAttribute('aria-pressed', 'true');
  expect(complaints).toEqual([]);
});
