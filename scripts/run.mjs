// Runs a command-line program of ours: node scripts/run.mjs NAME arguments…
// Bundles a game's src/main/games/GAME/commands/NAME.ts, or else the house's src/main/cli/NAME.ts, to out/cli and runs it where the user stood, with nothing on
// standard output but what the program itself prints. Which game's, `--game ID` among the arguments says; left out: the first that has one.
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

/** The game that the arguments name; undefined where they name none. */
function gameIn(args) {
  const at = args.findIndex((arg) => /^--game(=|$)/.test(arg));
  return at < 0 ? undefined : (args[at].split('=')[1] ?? args[at + 1] ?? '');
}

/** Where a program's source is and where its bundle goes: a game's own, or else the house's; undefined where there is none. */
function programOf(name, game) {
  if (!/^[a-z][a-z-]*$/.test(name)) return undefined;
  const folders = readdirSync(join(root, 'src/main/games'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const own = folders.map((folder) => folder.name).filter((each) => game === undefined || each === game);
  const places = [
    ...own.map((each) => ({ source: `src/main/games/${each}/commands/${name}.ts`, target: `out/cli/${each}/${name}.mjs` })),
    { source: `src/main/cli/${name}.ts`, target: `out/cli/${name}.mjs` },
  ];
  return places.find(({ source }) => existsSync(join(root, source)));
}

const [name = '', ...args] = process.argv.slice(2);
const program = programOf(name, gameIn(args));
if (program === undefined) {
  process.stderr.write(`There is no program "${name}" in src/main/cli or among the games' commands.\n`);
  process.exit(1);
}
await setUpOrExit('modules');
const { file, packages } = await bundle(program.source, program.target);
if (packages.includes('better-sqlite3')) await setUpOrExit('native');
start(file, args);
