// The built app in a real window on a scratch data folder, for programs that look at it from outside: with a display of its
// own where there is none, and gone without a trace when the program ends, also by a signal.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../build.mjs';
import { setUp } from '../setup.mjs';

/** What the figures are measured at. */
export const SIZE = { width: 1280, height: 800 };

/** Chromium's software compositor on every machine, also on one with a graphics card. */
const SOFTWARE = '--disable-gpu';
const PATIENCE_MS = 20_000;

/** The link to an app that is still starting now and then loses a question; asked again it is answered. */
async function twice(ask) {
  return ask().catch(ask);
}

/** Kills the app with all its processes; Playwright starts it as the first of a group. */
function killGroup(child) {
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL');
  } catch {
    // It is gone.
  }
}

/** What is done however this process ends, for each app that was started; those that were closed have nothing left to tidy. */
const atTheEnd = new Set();

/** Sees to it that all of them are done, as long as this process may still do anything. */
function tidyAtTheEnd(tidy) {
  if (atTheEnd.size === 0) {
    process.once('exit', () => atTheEnd.forEach((each) => each()));
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(128 + constants.signals[signal]));
  }
  atTheEnd.add(tidy);
}

/**
 * Makes everything ready, starts the app at 1280×800 and waits for its first screen. Gives back Playwright's application and
 * page, and what ends it all. Throws a SetupError where a part cannot be had, and what Playwright throws where it does not start.
 * `store` is a data folder to start on, which is copied; an empty one if left out.
 */
export async function openWatched(store) {
  await setUp('display');
  await build();
  const { ensureDisplay } = await import('../xvfb.mjs');
  const { launchOptions } = await import('../launch.mjs');
  const { _electron } = await import('@playwright/test');
  const scratch = mkdtempSync(join(tmpdir(), 'lookout-watched-'));
  if (store !== undefined) cpSync(store, scratch, { recursive: true });
  let child;
  tidyAtTheEnd(() => {
    if (child !== undefined) killGroup(child);
    rmSync(scratch, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  });
  const stopDisplay = await ensureDisplay();
  const options = launchOptions(scratch);
  const app = await _electron.launch({ ...options, args: [...options.args, SOFTWARE] });
  child = app.process();
  app.context().setDefaultTimeout(PATIENCE_MS);
  const page = await app.firstWindow();
  await page.getByRole('heading', { name: 'Lookout', level: 1 }).waitFor();
  await twice(() =>
    app.evaluate(({ BrowserWindow }, size) => {
      BrowserWindow.getAllWindows()[0]?.setContentSize(size.width, size.height);
    }, SIZE),
  );
  const close = async () => {
    const gone = new Promise((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) resolve();
      else child.once('exit', resolve);
    });
    await app.evaluate(({ app: electron }) => electron.exit(0)).catch(() => killGroup(child));
    await gone;
    stopDisplay();
  };
  return { app, page, close };
}
