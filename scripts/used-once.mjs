// A data folder such as a first start leaves behind, for tests: in an empty one the shipped puzzles are taken in first, which takes a
// core for seconds and is itself tried where a test starts the app on an empty folder.
import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { launchOptions } from './launch.mjs';

/** What of it a test begins with: neither where the window was, nor backups. */
const FILES = ['lookout.db', 'lookout.db-wal', 'lookout.mark'];
const PATIENCE_MS = 60_000;
const LOOK_MS = 50;

/** Starts the built app once on a new folder, until everything that a start puts off is done; gives back that folder and what removes it. */
export async function useOnce(display) {
  const { _electron } = await import('@playwright/test');
  const folder = mkdtempSync(join(tmpdir(), 'lookout-used-once-'));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  try {
    const options = launchOptions(folder);
    const electron = await _electron.launch({ ...options, env: { ...options.env, DISPLAY: display } });
    const window = await electron.firstWindow();
    await window.getByRole('heading', { level: 1 }).waitFor();
    // Answered when all puzzles are there; the backup is the last thing that a start does.
    await window.evaluate(() => globalThis.lookout.request('pack.list', {}));
    const backups = join(folder, 'backups');
    for (
      const end = Date.now() + PATIENCE_MS;
      !existsSync(backups) || readdirSync(backups).every((name) => !name.endsWith('.db'));
      await wait(LOOK_MS)
    )
      if (Date.now() > end) throw new Error('The first start made no backup.');
    await electron.close();
    return { folder, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Fills an empty data folder with what a first start leaves. */
export function fillFrom(used, folder) {
  for (const name of FILES) if (existsSync(join(used, name))) copyFileSync(join(used, name), join(folder, name));
}
