// Makes a fresh clone ready, in parts: node scripts/setup.mjs [modules|native|app|display|test], default test (everything).
// Quick and silent when nothing is missing; tells each step that it takes on standard error.
import { pathToFileURL } from 'node:url';
import { SetupError } from './setup/common.mjs';
import { ensureModules } from './setup/modules.mjs';
import { ensureNative } from './setup/native.mjs';
import { ensureRuntime, knownRuntime } from './setup/runtime.mjs';
import { ensureSystem } from './setup/system.mjs';

/** What each part asks for; a later part holds the earlier ones. */
const PARTS = ['modules', 'native', 'app', 'display', 'test'];

/**
 * Makes a part ready: `modules` (the npm packages), `native` (and better-sqlite3 for this Node),
 * `app` (and Electron with its system libraries), `display` (and Xvfb where nobody has
 * a display), `test` (and what a desktop for tests takes). Throws a SetupError with one clear sentence.
 */
export async function setUp(part) {
  const depth = PARTS.indexOf(part);
  if (depth < 0) throw new SetupError(`There is no part "${part}" to set up: choose one of ${PARTS.join(', ')}.`);
  await ensureModules();
  if (depth === 0) return;
  if (depth === 1) {
    await ensureNative();
    return;
  }
  const runtime = await ensureRuntime();
  await ensureNative(Math.min(runtime.nodeApi, Number(process.versions.napi)));
  ensureSystem(runtime.path, { display: part === 'display', desktop: part === 'test' });
}

/** Makes a part ready, or tells in one sentence what is wrong and ends the process with exit code 1. */
export async function setUpOrExit(part) {
  try {
    await setUp(part);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** The Electron program to start, as the last set-up found it. */
export function electronPath() {
  return knownRuntime().path;
}

/** Chromium's sandbox cannot be had by root (containers, CI); a user's start keeps it on. */
export function sandboxArguments() {
  return process.getuid?.() === 0 ? ['--no-sandbox'] : [];
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await setUpOrExit(process.argv[2] ?? 'test');
}
