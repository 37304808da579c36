// Runs a command-line program of ours: node scripts/run.mjs NAME arguments…
// Bundles src/main/cli/NAME.ts, or a game's src/main/games/GAME/commands/NAME.ts, to out/cli/NAME.mjs and runs it where the user stood, with nothing on standard output
// but what the program itself prints.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle } from './bundle.mjs';
import { root } from './setup/common.mjs';
import { setUpOrExit } from './setup.mjs';

/** What the runtime is told for a program. A collector of garbage with threads beside waits for them, and they for a core, where others have it. */
const FLAGS = { holds: ['--single-threaded-gc'] };

/** How often we look whether npm is still there, in milliseconds. */
const WATCH_MS = 500;

/** Calls `ended` once the shell in which npm started us has gone: npm passes a signal to that shell, which passes on nothing. */
function whenNpmEnds(ended) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    ended();
  }, WATCH_MS).unref();
}

/**
 * Runs the program. It may make the folder that LOOKOUT_SCRATCH names; that goes when it has ended, also by a signal in the
 * midst of long work, when it could not tidy up by itself.
 */
function start(file, args) {
  const scratch = join(tmpdir(), `lookout-${name}-${process.pid}`);
  const child = spawn(process.execPath, [...(FLAGS[name] ?? []), file, ...args], {
    cwd: process.env.INIT_CWD ?? process.cwd(),
    env: { ...process.env, LOOKOUT_ROOT: root, LOOKOUT_SCRATCH: scratch },
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  whenNpmEnds(() => child.kill());
  child.on('exit', (code, signal) => {
    rmSync(scratch, { recursive: true, force: true, maxRetries: 3 });
    process.exit(code ?? 128 + constants.signals[signal]);
  });
}

/** Where a program's source is: the app's own, or one that a game brings along; undefined where there is none. */
function sourceOf(name) {
  const games = readdirSync(join(root, 'src/main/games'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const places = ['src/main/cli', ...games.map((game) => `src/main/games/${game.name}/commands`)];
  return places.map((place) => `${place}/${name}.ts`).find((file) => existsSync(join(root, file)));
}

const [name = '', ...args] = process.argv.slice(2);
const source = /^[a-z][a-z-]*$/.test(name) ? sourceOf(name) : undefined;
if (source === undefined) {
  process.stderr.write(`There is no program "${name}" in src/main/cli or among the games' commands.\n`);
  process.exit(1);
}
await setUpOrExit('modules');
const { file, packages } = await bundle(source, `out/cli/${name}.mjs`);
if (packages.includes('better-sqlite3')) await setUpOrExit('native');
start(file, args);
