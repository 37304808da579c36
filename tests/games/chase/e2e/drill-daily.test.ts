/** The day's one rated try: no key, button, menu or closed window takes it away unasked, and what is shown follows player and day. */
import type { Page } from '@playwright/test';
import { request } from '../../../accessibility/visits';
import { expect, test, type RunningApp } from '../../../e2e/app';
import { tellWindow } from '../../../e2e/told';
import { currentPuzzle, missAndGoOn, symbolOf } from './drill-screen';

const question = (page: Page) => page.getByRole('dialog');

/** The Daily with one answer in it. */
async function begun(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^All drills/ }).click();
  await page.getByRole('button', { name: /^Daily/ }).click();
  await expect(page.getByRole('definition').filter({ hasText: '0/10' })).toBeVisible();
  await missAndGoOn(page);
  await expect(page.getByRole('definition').filter({ hasText: '1/10' })).toBeVisible();
}

/** Is asked what leaving means, says no, and is where it was. */
async function refuses(page: Page): Promise<void> {
  await expect(question(page)).toContainText("today's one rated try");
  await expect(question(page)).toContainText('(1 of 10) counts');
  await question(page).getByRole('button', { name: 'Go on' }).click();
  await expect(question(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Daily', level: 1, exact: true })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '1/10' })).toBeVisible();
}

async function closeWindow(app: RunningApp): Promise<void> {
  await app.electron.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.close();
  });
}

test("the Daily's one rated try is not lost by a key, a button, a menu or a closed window: each asks first", async ({ app }) => {
  const { window: page, complaints } = app;
  await begun(page);
  const { id } = await currentPuzzle(page);
  await page.keyboard.press('KeyN');
  await refuses(page);
  await page.getByRole('button', { name: /^Restart/ }).click();
  await refuses(page);
  await page.getByRole('button', { name: 'Finish' }).click();
  await refuses(page);
  await tellWindow(app.electron, 'menu', 'home');
  await refuses(page);
  await closeWindow(app);
  await refuses(page);
  // Settings come over it, and ask nothing.
  await tellWindow(app.electron, 'menu', 'settings');
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Finish' }).last().click();
  await refusesPaused(page);
  await page.getByRole('button', { name: /^Go on/ }).click();
  expect((await currentPuzzle(page)).id).toBe(id);
  // Agreed: it is over, once asked, and today's next one does not rate.
  await page.keyboard.press('KeyN');
  await question(page).getByRole('button', { name: 'Begin again' }).click();
  await expect(page.getByRole('heading', { name: 'Daily Not rated', level: 1 })).toBeVisible();
  await missAndGoOn(page);
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(question(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'How it went' })).toBeVisible();
  expect(complaints).toEqual([]);
});

/** Refuses while the run stands still behind its pause. */
async function refusesPaused(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await expect(question(page)).toContainText("today's one rated try");
  await question(page).getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
}

test('a Daily in which nothing was answered costs nothing to leave, so nothing is asked', async ({ app: { window: page } }) => {
  await page.getByRole('button', { name: /^All drills/ }).click();
  await page.getByRole('button', { name: /^Daily/ }).click();
  await expect(page.getByRole('definition').filter({ hasText: '0/10' })).toBeVisible();
  await page.keyboard.press('KeyN');
  await expect(page.getByRole('definition').filter({ hasText: '0/10' })).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Drills', level: 1 })).toBeVisible();
});

test("the Daily's card follows the player and the focus", async ({ app: { window: page } }) => {
  const card = page.getByRole('button', { name: /^Daily/ });
  await begun(page);
  await page.getByRole('button', { name: 'Finish' }).click();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('button', { name: 'Other drills' }).click();
  await expect(card).toContainText('Left after 1 of 10');
  const guest = (await request(page, 'profile.list', {})).chosen;
  // Somebody else sat down without the window's doing: it is noticed when somebody comes back to it.
  await request(page, 'profile.create', { name: 'Ada' });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(card).not.toContainText('Left after');
  await request(page, 'profile.choose', { profile: guest });
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: /^All drills/ }).click();
  await expect(card).toContainText('Left after 1 of 10');
  await page.getByRole('button', { name: /^Player: Guest/ }).click();
  await page.getByRole('button', { name: 'Ada' }).click();
  await expect(card).not.toContainText('Left after');
});

test('statistics left open over midnight are read again by themselves', async ({ app: { window: page } }) => {
  // The window's own clock is moved; the main process keeps its own.
  await page.clock.install({ time: new Date(2026, 10, 27, 23, 58) });
  await page.reload();
  await page.getByRole('button', { name: /^All drills/ }).click();
  await page.getByRole('button', { name: 'Statistics' }).click();
  await expect(page.getByText('Nothing was drilled in this period.')).toBeVisible();
  const run = await request(page, 'drill.start', { mode: 'practice', options: { kinds: ['read'] } });
  const puzzle = run.puzzle?.kind === 'read' ? run.puzzle : null;
  await request(page, 'drill.answer', {
    run: run.id,
    puzzle: puzzle?.id ?? '',
    answer: { kind: 'read', symbol: symbolOf(puzzle?.answer.symbols, true) },
    millis: 900,
  });
  await request(page, 'drill.end', { run: run.id });
  await page.clock.fastForward(60_000);
  await expect(page.getByText('Nothing was drilled in this period.')).toBeVisible();
  await page.clock.fastForward(61_000);
  await expect(page.getByRole('definition').filter({ hasText: '100%' })).toBeVisible();
});
