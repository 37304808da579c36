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
/** How long an app may take to end. */
const END_MS = 5_000;

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

/** What tidies up after each app that is open. */
const open = new Set();
let guards = false;

/** Sees to it that `tidy` is done however this process ends, as long as it may still do anything. */
function tidyAtTheEnd(tidy) {
  open.add(tidy);
  if (guards) return;
  guards = true;
  process.once('exit', () => open.forEach((each) => each()));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(128 + constants.signals[signal]));
}

/** The window's content gets a size. */
export function fitTo(app, size) {
  return app.evaluate(({ BrowserWindow }, { width, height }) => BrowserWindow.getAllWindows()[0]?.setContentSize(width, height), size);
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
  const tidy = () => {
    if (child !== undefined && child.exitCode === null && child.signalCode === null) killGroup(child);
    rmSync(scratch, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  };
  tidyAtTheEnd(tidy);
  const stopDisplay = await ensureDisplay();
  const options = launchOptions(scratch);
  const app = await _electron.launch({ ...options, args: [...options.args, SOFTWARE] });
  child = app.process();
  app.context().setDefaultTimeout(PATIENCE_MS);
  const page = await app.firstWindow();
  await page.getByRole('heading', { name: 'Lookout', level: 1 }).waitFor();
  await twice(() => fitTo(app, SIZE));
  const close = async () => {
    const gone = new Promise((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) resolve();
      else child.once('exit', resolve);
    });
    // Now and then an app does not hear that it is to end.
    const deaf = setTimeout(() => killGroup(child), END_MS);
    await app.evaluate(({ app: electron }) => electron.exit(0)).catch(() => killGroup(child));
    await gone;
    clearTimeout(deaf);
    tidy();
    open.delete(tidy);
    stopDisplay();
  };
  return { app, page, close };
}
