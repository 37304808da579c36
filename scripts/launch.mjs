import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from './setup/common.mjs';
import { electronPath, sandboxArguments } from './setup.mjs';

const require = createRequire(import.meta.url);

/**
 * Playwright's own loader, which it uses where it finds Electron by itself: it holds the app back until Playwright
 * listens. Without it, now and then a window opens while Playwright is still connecting, and is never seen.
 */
function playwrightLoader() {
  const playwrightCore = createRequire(require.resolve('@playwright/test/package.json')).resolve('playwright-core/package.json');
  return join(dirname(playwrightCore), 'lib/server/electron/loader.js');
}

/** Options for Playwright's `_electron.launch` that start the built app, or one that was built into `folder`, on a data folder of its own. */
export function launchOptions(dataFolder, folder = '.') {
  const { ELECTRON_RUN_AS_NODE: _unused, ...env } = process.env;
  return {
    executablePath: electronPath(),
    args: ['-r', playwrightLoader(), ...sandboxArguments(), folder, '--force-device-scale-factor=1', '--lang=en-US'],
    cwd: root,
    env: { ...env, LOOKOUT_DATA: dataFolder },
    timeout: 30_000,
  };
}
