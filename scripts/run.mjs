// Runs a command-line program of ours: node scripts/run.mjs NAME arguments…
// Bundles src/main/cli/NAME.ts to out/cli/NAME.mjs and runs it where the user stood, with nothing on standard output
// but what the program itself prints.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './setup/common.mjs';
import { setUpOrExit } from './setup.mjs';

/** Packages with native code, or that must stay as they are; they are found in node_modules at run time. */
const EXTERNAL = /^(node:|electron$|better-sqlite3$|rolldown($|\/)|vite($|\/)|playwright|@playwright\/)/;

/** Bundles the program; gives back its file and the packages that it still needs. */
async function bundle(name) {
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    input: join(root, 'src/main/cli', `${name}.ts`),
    platform: 'node',
    external: EXTERNAL,
    transform: { target: 'node20' },
    tsconfig: false,
    logLevel: 'silent',
  });
  const { output } = await build.generate({ format: 'esm', codeSplitting: false });
  await build.close();
  const [chunk] = output;
  const folder = join(root, 'out/cli');
  const file = join(folder, `${name}.mjs`);
  const beside = join(folder, `.${name}.${process.pid}.mjs`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(beside, chunk.code);
  renameSync(beside, file); // a run beside this one sees the old file or the new one, never half of it
  return { file, packages: [...chunk.imports, ...chunk.dynamicImports] };
}

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
  const child = spawn(process.execPath, [file, ...args], {
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

const [name = '', ...args] = process.argv.slice(2);
if (!/^[a-z][a-z-]*$/.test(name) || !existsSync(join(root, 'src/main/cli', `${name}.ts`))) {
  process.stderr.write(`There is no program "${name}" in src/main/cli.\n`);
  process.exit(1);
}
await setUpOrExit('modules');
const { file, packages } = await bundle(name);
if (packages.includes('better-sqlite3')) await setUpOrExit('native');
start(file, args);
