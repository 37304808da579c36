/** Somebody there or nobody: the display that stays on while something runs, and a sleep that no event tells of. */
import type { Page } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import { openJudged, request, startAsChaser } from '../accessibility/visits';
import { SLEEP_MS } from '../../src/shared/sleep';
import { expect, test, type RunningApp } from './app';
import { shownTile } from '../games/chase/e2e/drill-screen';

/** Waits until the display is kept from sleeping, or may sleep. */
async function displayStaysOn({ electron }: RunningApp, on: boolean): Promise<void> {
  const kept = (): Promise<boolean> =>
    electron.evaluate(({ powerSaveBlocker }) => Array.from({ length: 50 }, (_, id) => id).some((id) => powerSaveBlocker.isStarted(id)));
  await expect.poll(kept).toBe(on);
}

async function pauseOrGoOn(page: Page): Promise<void> {
  await page.keyboard.press('KeyP');
}

test('the display stays on while a round runs, and not on the first screen or paused', async ({ app }) => {
  const { window: page } = app;
  await displayStaysOn(app, false);
  await startAsChaser(page);
  await displayStaysOn(app, true);
  await pauseOrGoOn(page);
  await displayStaysOn(app, false);
  await pauseOrGoOn(page);
  await displayStaysOn(app, true);
});

test('the display stays on while a replay walks by itself', async ({ app }) => {
  const { window: page } = app;
  await page.getByRole('button', { name: 'Replays' }).click();
  await page.locator('input[type=file]').setInputFiles('tests/fixtures/replays/two-caught.lookout.json');
  await displayStaysOn(app, false);
  await openJudged(page);
  await page.getByRole('heading', { name: /^Tile 1 of/ }).waitFor();
  await displayStaysOn(app, true);
  // Keys pressed as soon as a walk begins do nothing yet.
  await wait(600);
  await pauseOrGoOn(page);
  await displayStaysOn(app, false);
});

test('the display stays on while a run goes on, and not once it is paused', async ({ app }) => {
  const { window: page } = app;
  await page.getByRole('button', { name: /^Drill/ }).click();
  await expect(shownTile(page)).toHaveCount(1);
  await displayStaysOn(app, true);
  await pauseOrGoOn(page);
  await displayStaysOn(app, false);
});

test('a sleep that no event tells of pauses the round at the last moment that was seen', async ({ app }) => {
  const { window: page, electron } = app;
  await startAsChaser(page);
  const { pid } = electron.process();
  const before = (await request(page, 'match.current', {}))?.clock.t ?? 0;
  process.kill(pid ?? 0, 'SIGSTOP');
  // What is tried here is time that passes.
  await wait(SLEEP_MS + 2000);
  process.kill(pid ?? 0, 'SIGCONT');
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  const after = await request(page, 'match.current', {});
  expect(after?.table.paused).toBe(true);
  expect((after?.clock.t ?? 0) - before).toBeLessThan(SLEEP_MS);
});
