/**
 * Tests that come one after the other to the first screen of one app: a start costs more than all that many of them do. It is for those that
 * leave matches and settings behind and nothing else that a later one would notice.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillFrom } from '../../scripts/used-once.mjs';
import type { Settings } from '../../src/shared/settings';
import { request } from '../accessibility/visits';
import type { Page } from '@playwright/test';
import { expect, launch, test, type RunningApp, type Size } from './app';

interface Shared {
  readonly app: RunningApp;
  readonly folder: string;
  /** As a test finds them. */
  readonly settings: Settings;
}

const SIZE = { width: 1280, height: 800 };

async function start(): Promise<Shared> {
  const folder = await mkdtemp(join(tmpdir(), 'lookout-'));
  const used = process.env['LOOKOUT_TEST_USED'];
  if (used !== undefined) fillFrom(used, folder);
  const app = await launch(folder, SIZE);
  return { app, folder, settings: await request(app.window, 'settings.read', {}) };
}

/** The window of an app, whose content is of a size from now on. */
export async function sized({ electron, window }: RunningApp, { width, height }: Size): Promise<Page> {
  await electron.evaluate(({ BrowserWindow }, [w, h]) => BrowserWindow.getAllWindows()[0]?.setContentSize(w, h), [width, height] as const);
  await expect.poll(() => window.evaluate(() => [innerWidth, innerHeight])).toEqual([width, height]);
  return window;
}

/** As it was before the last test: nothing is played or kept, the settings are what they were, and the page knows of nothing. */
async function tidy({ app, settings }: Shared): Promise<void> {
  const { window: page, forget } = app;
  const match = (await request(page, 'match.current', {}))?.match;
  if (match !== undefined) await request(page, 'match.leave', { match });
  const { replays } = await request(page, 'replay.list', { offset: 0, limit: 100 });
  for (const { id } of replays) await request(page, 'replay.remove', { id });
  await request(page, 'settings.change', settings);
  await sized(app, SIZE);
  await page.mouse.move(0, 0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Lookout', level: 1 })).toBeVisible();
  forget();
}

/** A `test` whose app goes on; called once in a group, whose tests then follow each other in one worker. */
export function testOnOneApp(): typeof test {
  let shared: Shared | null = null;
  test.describe.configure({ mode: 'default' });
  test.afterAll(async () => {
    if (shared === null) return;
    await shared.app.close();
    await rm(shared.folder, { recursive: true, force: true, maxRetries: 3 });
    shared = null;
  });
  return test.extend({
    // eslint-disable-next-line no-empty-pattern -- Playwright wants a pattern here
    app: async ({}, use) => {
      if (shared === null) shared = await start();
      else await tidy(shared);
      await use(shared.app);
    },
  });
}
