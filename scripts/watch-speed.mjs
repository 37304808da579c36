// Measures what a person feels of the app beside a bare window of Electron, in turns: node scripts/watch-speed.mjs STORE RUNS
// STORE is a data folder to start on, which is copied. Standard output is one JSON object: starts in milliseconds from the
// start of the process to a Home that can be used (of the bare window: to its page), proportional memory in MB on Home,
// and the part of a core, in percent, that each takes while nothing changes. Where it cannot be measured, one sentence on
// standard error says why, and the exit status is 1. Whoever starts this holds its standard input open.
/* global window */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from './build.mjs';
import { root, SetupError } from './setup/common.mjs';
import { electronPath, sandboxArguments, setUp } from './setup.mjs';
import { coreSecondsOf, memoryOfFamily } from './watch/processes.mjs';

const PATIENCE_MS = 30_000;
/** Until everything that a start puts off is done: its own work, and the tidying up of memory that Chromium does seconds after a page was read in. */
const SETTLED_MS = 12_000;
const IDLE_SECONDS = 15;
const BARE = join(root, 'scripts/watch/bare');

const now = () => performance.timeOrigin + performance.now();

/** Starts a program on a data folder; `page` looks at its window through Chromium's own debugger. */
async function started(folder, data, chromium) {
  const { ELECTRON_RUN_AS_NODE: _unused, ...env } = process.env;
  const args = [
    ...sandboxArguments(),
    folder,
    '--disable-gpu',
    '--force-device-scale-factor=1',
    '--lang=en-US',
    '--remote-debugging-port=0',
  ];
  const at = now();
  const child = spawn(electronPath(), args, {
    cwd: root,
    env: { ...env, LOOKOUT_DATA: data },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  const address = await new Promise((found, failed) => {
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (piece) => {
      said += piece;
      const match = /DevTools listening on (ws:\S+)/.exec(said);
      if (match) found(match[1]);
    });
    child.once('exit', () => failed(new Error('it ended at once')));
    setTimeout(() => failed(new Error('it did not start')), PATIENCE_MS).unref();
  });
  const stop = async () => {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      return;
    }
    if (child.exitCode === null && child.signalCode === null) await gone;
  };
  /** Ends it as a person does, so that the next start finds everything tidied up. */
  const quit = async () => {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await Promise.race([gone, wait(PATIENCE_MS / 3)]);
    await stop();
  };
  /** Looks at the page, and lets go of it again. */
  const look = async (see) => {
    const browser = await chromium.connectOverCDP(address);
    try {
      const [page] = browser.contexts()[0].pages();
      return await see(page);
    } finally {
      await browser.close();
    }
  };
  return { at, pid: child.pid, stop, quit, look };
}

/** When the page was first painted and, of ours, when Home had everything: milliseconds since 1970. */
async function usableAt(running, kind) {
  await wait(2500);
  return running.look((page) =>
    page.evaluate(async (ours) => {
      const at = (name) => performance.getEntriesByName(name)[0]?.startTime;
      while (at('first-contentful-paint') === undefined || (ours && at('home') === undefined))
        await new Promise((later) => setTimeout(later, 50));
      return performance.timeOrigin + Math.max(at('first-contentful-paint'), at('home') ?? 0);
    }, kind === 'app'),
  );
}

/** Percent of a core over a while in which nothing changes. */
async function idle(running) {
  const before = coreSecondsOf(running.pid);
  await wait(IDLE_SECONDS * 1000);
  return ((coreSecondsOf(running.pid) - before) / IDLE_SECONDS) * 100;
}

/** To a table that waits for a person's Starting tiles. */
const toStillTable = (page) =>
  page
    .evaluate(async () => {
      await window.lookout.request('settings.change', { introduced: true, lastRole: 'runner', lastLevel: 1 });
    })
    .then(() => page.reload())
    .then(() => page.getByRole('button', { name: 'Play now' }).click())
    .then(() => page.getByRole('listbox', { name: 'Starting tiles' }).waitFor());

async function measure(store, runs) {
  await setUp('display');
  await build();
  const { ensureDisplay } = await import('./xvfb.mjs');
  const { chromium } = await import('@playwright/test');
  const stopDisplay = await ensureDisplay();
  const scratch = mkdtempSync(join(tmpdir(), 'lookout-speed-'));
  const data = (name) => {
    const folder = join(scratch, name);
    cpSync(store, folder, { recursive: true });
    return folder;
  };
  let running;
  process.once('exit', () => {
    if (running !== undefined) void running.stop();
    rmSync(scratch, { recursive: true, force: true });
  });
  const figures = { start: { app: [], bare: [] }, memory: {}, idle: {} };
  const kinds = { app: root, bare: BARE };
  try {
    // The very first start takes puzzles in and leaves Chromium's own files; nobody waits for it a second time.
    for (const [kind, folder] of Object.entries(kinds)) {
      running = await started(folder, data(kind), chromium);
      await wait(SETTLED_MS);
      await running.quit();
    }
    for (let run = 0; run < runs; run++) {
      for (const [kind, folder] of Object.entries(kinds)) {
        running = await started(folder, join(scratch, kind), chromium);
        figures.start[kind].push((await usableAt(running, kind)) - running.at);
        await running.quit();
      }
    }
    for (const [kind, folder] of Object.entries(kinds)) {
      running = await started(folder, join(scratch, kind), chromium);
      await wait(SETTLED_MS);
      figures.memory[kind] = memoryOfFamily(running.pid);
      figures.idle[kind] = await idle(running);
      if (kind === 'app') {
        await running.look(toStillTable);
        await wait(SETTLED_MS);
        figures.idle.table = await idle(running);
      }
      await running.stop();
    }
    return figures;
  } finally {
    stopDisplay();
  }
}

process.stdin.resume().once('end', () => process.exit(1));
try {
  process.stdout.write(`${JSON.stringify(await measure(process.argv[2], Number(process.argv[3] ?? 7)))}\n`);
  process.exitCode = 0;
} catch (error) {
  const [sentence] = String(error?.message ?? error).split('\n');
  process.stderr.write(error instanceof SetupError ? `${error.message}\n` : `The app could not be measured in its window: ${sentence}\n`);
  process.exitCode = 1;
}
process.exit();
