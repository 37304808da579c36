/** A whole round as Chaser by keyboard alone, reading nothing but what a screen reader is told. */
import type { Page } from '@playwright/test';
import { markersCount } from '../../../accessibility/visits';
import { pressesCount, skipScene } from '../../../../scripts/watch/scene.mjs';
import { expect, test } from '../../../e2e/app';

/** Presses Tab until the element in focus has this name. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    const reached = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent.trim() ?? '';
    });
    if (name.test(reached)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${String(name)}.`);
}

async function choose(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

/** The keys of the four symbols as they are at first. */
const KEYS: Readonly<Record<string, string>> = { triangle: 'KeyQ', star: 'KeyW', square: 'KeyA', diamond: 'KeyS' };

/** The symbol with the most witnesses looking where the tile's own text says that the path goes, or was reached from. */
function readFrom(text: string): string {
  const towards = /(?:goes on to|reached from) the (north|east|south|west)/.exec(text)?.[1] ?? '';
  const sectors = [...text.matchAll(/Sector [a-z-]+, (\w+), \d witness(?:es)?: ([^.]+)\./g)];
  expect(sectors, text).toHaveLength(4);
  const counted = sectors.map(([, symbol = '', looks = '']) => ({
    symbol,
    count: looks.split(', ').filter((look) => look === towards).length,
  }));
  return counted.reduce((best, each) => (each.count > best.count ? each : best)).symbol;
}

test('a Chaser plays a whole round by keyboard and wins it', async ({ app: { window: page, complaints } }) => {
  test.setTimeout(240_000);
  await choose(page, /^Play your first round/);
  // The minute of how to play comes before the first round (with the real pieces), and can be gone through by keyboard.
  await page.getByRole('heading', { name: 'Two sides' }).waitFor();
  await choose(page, /^Skip/);

  const next = page.getByRole('option', { name: /Next to mark\.$/ });
  const over = page.getByRole('heading', { name: /^Tile 1 of/ });
  await page.getByRole('option', { name: /^Starting tile 2[.,]/ }).waitFor({ state: 'attached', timeout: 60_000 });
  await markersCount(page);
  for (;;) {
    await next.or(over).first().waitFor({ state: 'attached', timeout: 60_000 });
    if (await over.isVisible()) break;
    const text = await next.textContent({ timeout: 500 }).catch(() => null);
    if (text === null) continue;
    await page.keyboard.press(KEYS[readFrom(text)] ?? '');
    // The table has answered once another tile is the next, or the round is over.
    await expect
      .poll(async () => (await over.isVisible()) || (await next.textContent({ timeout: 500 }).catch(() => '')) !== text)
      .toBe(true);
  }

  await pressesCount(page);
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', { name: /wins the chase$/ })).toBeVisible();
  await expect(page.getByText('Small Victory, 1 point')).toBeVisible();
  await expect(page.getByText(/No marker of .* is wrong/)).toBeVisible();
  // A key skips the scene, and does nothing else.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Show the table' })).toBeVisible();
  await skipScene(page);
  // E2: the rematch swaps the roles and keeps the points.
  await choose(page, /^Next round/);
  await expect(page.getByRole('listbox', { name: 'Starting tiles' })).toBeVisible();
  expect(complaints).toEqual([]);
});
