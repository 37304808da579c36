/** The real app in its own Electron window with a data folder of its own, for each test. */
import { _electron, expect, test as base, type ElectronApplication, type Page } from '@playwright/test';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchOptions } from '../../scripts/launch.mjs';
import { fillFrom } from '../../scripts/used-once.mjs';
import { CATALOGUES } from '../../src/shared/catalogue';

/** Playwright starts the app as the first of a group. */
function killAll(child: ChildProcess): void {
  if (process.platform === 'win32' || child.pid === undefined) child.kill('SIGKILL');
  else process.kill(-child.pid, 'SIGKILL');
}

/** A running app. */
export interface RunningApp {
  readonly electron: ElectronApplication;
  readonly window: Page;
  /** Everything that the page complained of: errors, thrown exceptions, breaches of the content security policy. */
  readonly complaints: readonly string[];
  /** Begins the complaints anew, for another test. */
  readonly forget: () => void;
  /** Closes without any question, as the end of a test does. */
  readonly close: () => Promise<void>;
  /** Kills all its processes, as a power cut does. */
  readonly kill: () => Promise<void>;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Starts the app on a data folder. `size` is that of the window's content; null leaves it as the app has it. `display` is
 * an X display other than the tests' own, `folder` one into which the app was built with other games.
 */
export async function launch(
  dataFolder: string,
  size: Size | null = { width: 1280, height: 800 },
  display?: string,
  folder?: string,
): Promise<RunningApp> {
  const options = launchOptions(dataFolder, folder);
  const electron = await _electron.launch(display === undefined ? options : { ...options, env: { ...options.env, DISPLAY: display } });
  const child = electron.process();
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((done) => child.once('exit', done));
    killAll(child);
    await gone;
  };
  try {
    const complaints: string[] = [];
    // On the context and not on the page, which has begun to load before it can be had.
    const context = electron.context();
    context.on('weberror', (error) => complaints.push(String(error.error())));
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    const window = await electron.firstWindow();
    const fit = (): Promise<void> =>
      electron.evaluate(({ BrowserWindow }, content) => {
        if (content) BrowserWindow.getAllWindows()[0]?.setContentSize(content.width, content.height);
      }, size);
    // Now and then a question gets lost in an app that is still starting; asked again it is answered.
    await expect(fit).toPass({ timeout: 10_000 });
    await window.waitForLoadState();
    const close = async (): Promise<void> => {
      await electron
        .evaluate(({ app }) => {
          app.exit(0);
        })
        .catch(() => undefined);
      await kill();
    };
    const forget = (): void => {
      complaints.length = 0;
    };
    return { electron, window, complaints, forget, close, kill };
  } catch (error) {
    await kill();
    throw error;
  }
}

interface Fixtures {
  /** An empty folder that is removed after the test: for what a first start does, which takes in the puzzles. */
  readonly emptyFolder: string;
  /** A folder that was used once, such as most starts find. */
  readonly dataFolder: string;
  /** Started on that. */
  readonly app: RunningApp;
}

/** Playwright's test with a fresh app; it fails when the page complained of anything. */
export const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern -- Playwright wants a pattern here
  emptyFolder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'lookout-'));
    await use(folder);
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  },
  dataFolder: async ({ emptyFolder }, use) => {
    const used = process.env['LOOKOUT_TEST_USED'];
    if (used !== undefined) fillFrom(used, emptyFolder);
    await use(emptyFolder);
  },
  app: async ({ dataFolder }, use) => {
    const app = await launch(dataFolder);
    try {
      await use(app);
    } finally {
      await app.close();
    }
  },
});
/** What the window says of a broken clause, in English. */
export function clauseWords(clause: string): string {
  const words: Readonly<Record<string, unknown>> = CATALOGUES.en;
  const text = words[`clause.${clause}`];
  if (typeof text !== 'string') throw new Error(`Nothing is said of ${clause}.`);
  return text;
}
export { expect };
