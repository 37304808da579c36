/**
 * A desktop of its own for tests that need a real keyboard: a display, a window manager, and keys that travel from the
 * display to the app as they do at home. What Playwright types never passes the window's own frame and its menu.
 */
import { expect, type ElectronApplication } from '@playwright/test';
import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import { startXvfb } from '../../scripts/xvfb.mjs';
import { launch, test as base, type RunningApp } from './app';

const run = promisify(execFile);

export interface Desktop {
  readonly display: string;
  /** Presses a key, by the name that X has for it: `alt`, `F10`, `ctrl+plus`. */
  readonly press: (key: string) => Promise<void>;
  /** Holds a key down as long as `meanwhile` takes; the display repeats it. */
  readonly hold: (key: string, meanwhile: () => Promise<void>) => Promise<void>;
  /** Changes the keyboard's layout, as the person does in the system's panel. */
  readonly layout: (name: string) => Promise<void>;
}

async function startDesktop(): Promise<Desktop & { readonly stop: () => void }> {
  const { display, stop } = await startXvfb();
  const env = { ...process.env, DISPLAY: display };
  const manager = spawn('openbox', ['--sm-disable'], { env, stdio: 'ignore' });
  const tell = async (program: string, ...words: string[]): Promise<string> => (await run(program, words, { env })).stdout;
  // A window manager that is there answers which desktop is shown.
  await expect(() => tell('xdotool', 'get_desktop')).toPass({ timeout: 15_000 });
  return {
    display,
    press: async (key) => {
      await tell('xdotool', 'key', key);
    },
    hold: async (key, meanwhile) => {
      await tell('xdotool', 'keydown', key);
      try {
        await meanwhile();
      } finally {
        await tell('xdotool', 'keyup', key);
      }
    },
    layout: async (name) => {
      await tell('setxkbmap', name);
    },
    stop: () => {
      manager.kill();
      stop();
    },
  };
}

/** Waits until the app's window has the keyboard. */
async function focused(electron: ElectronApplication): Promise<void> {
  await expect
    .poll(() => electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isFocused()), { timeout: 15_000 })
    .toBe(true);
}

/** The app on a desktop of its own. Linux alone has displays that can be made out of nothing. */
export const test = base.extend<{ readonly desktop: Desktop; readonly app: RunningApp }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright wants a pattern here
  desktop: async ({}, use) => {
    const desktop = await startDesktop();
    try {
      await use(desktop);
    } finally {
      desktop.stop();
    }
  },
  app: async ({ dataFolder, desktop }, use) => {
    const app = await launch(dataFolder, undefined, desktop.display);
    try {
      await focused(app.electron);
      await use(app);
    } finally {
      await app.close();
    }
  },
});
