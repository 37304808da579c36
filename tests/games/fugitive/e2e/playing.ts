/** How somebody plays Fugitive in the window, for its tests. */
import { expect, type Locator, type Page } from '@playwright/test';

/** So long a bot thinks at most, with room for a slow machine. */
export const THINKS = { timeout: 30_000 };

interface Chosen {
  readonly side: 'Fugitive' | 'Marshal';
  readonly against?: 'A bot' | 'Somebody here' | 'Two bots to watch';
  readonly level?: number;
  readonly notepad?: 'Off' | 'Basic' | 'Full';
  readonly events?: string;
}

/** From the first screen to a game. */
export async function begin(page: Page, { side, against = 'A bot', level = 10, notepad = 'Basic', events }: Chosen): Promise<void> {
  await page.evaluate(() =>
    (globalThis as unknown as { lookout: { request(name: string, input: unknown): Promise<unknown> } }).lookout.request('settings.change', {
      introduced: true,
    }),
  );
  await page.getByRole('group', { name: 'Game' }).getByRole('radio', { name: 'Fugitive' }).check({ force: true });
  await page.getByRole('button', { name: /^New round/ }).click();
  await page.getByRole('heading', { name: 'New game of Fugitive' }).waitFor();
  await page.getByRole('group', { name: 'Your side' }).getByRole('radio', { name: side }).check({ force: true });
  await page.getByRole('radio', { name: against, exact: true }).check({ force: true });
  if (against === 'A bot') await page.getByRole('slider', { name: "The bot's level" }).fill(String(level));
  await page.getByRole('group', { name: 'Notepad' }).getByRole('radio', { name: notepad }).check({ force: true });
  if (events !== undefined) await page.getByRole('group', { name: 'Events' }).getByRole('radio', { name: events }).check({ force: true });
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('heading', { name: /^Round 1/, level: 1 }).waitFor({ state: 'attached' });
}

export const verdict = (page: Page): Locator => page.getByRole('heading', { name: 'The calls' });
export const piles = (page: Page): Locator => page.getByRole('button', { name: /^Draw: Pile/ });
const hand = (page: Page): Locator => page.getByRole('group', { name: 'Your hand' });
const placing = (page: Page): Locator => page.getByRole('button', { name: /^Place/ });
export const call = (page: Page): Locator => page.getByRole('button', { name: /^Call/ });

/** Waits for whatever comes next: somebody's own part, or the end. */
export async function next(page: Page): Promise<'over' | 'draw' | 'place' | 'call'> {
  const any = verdict(page).or(piles(page)).or(placing(page)).or(call(page));
  await expect(any.first()).toBeVisible(THINKS);
  if (await verdict(page).isVisible()) return 'over';
  if (await piles(page).first().isVisible()) return 'draw';
  return (await placing(page).first().isVisible()) ? 'place' : 'call';
}

/** Places the lowest hideout within reach with whatever it needs, or lets it be. */
export async function placeLowest(page: Page, press: (what: Locator) => Promise<void>): Promise<void> {
  const within = hand(page).getByRole('button', { name: /: place it\./ });
  const otherwise = page.getByRole('button', { name: /^(Pass|That is all)$/ });
  if ((await within.count()) === 0) {
    await press(otherwise);
    return;
  }
  await press(within.first());
  const placed = page.getByRole('button', { name: /^Place \d/ });
  for (let tries = 0; tries < 12 && (await placed.getAttribute('aria-disabled')) === 'true'; tries++) {
    await press(
      hand(page)
        .getByRole('button', { name: /: lay it under/ })
        .first(),
    );
  }
  await press(placed);
}
