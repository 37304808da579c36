import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { staleFiles } from './lint.mjs';
import { root } from './setup/common.mjs';

/** Programs that run now. */
const running = new Set();

/** A run that is stopped takes its programs with it. */
function stop() {
  for (const child of running) child.kill();
  process.exit(130);
}
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a Node program, by its path from the root; true when it ended well. It speaks on our terminal: as it goes, or, where it is
 * `held`, all at once in the end, so that programs which run beside each other do not speak into each other. One that is
 * `yielding` gets the time that others leave. `flags` are Node's own.
 */
export function runProgram(file, args, { env = {}, flags = [], held = false, yielding = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...flags, join(root, file), ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: held ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    if (running.size === 0) for (const signal of SIGNALS) process.once(signal, stop);
    running.add(child);
    if (yielding && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk));
    child.on('close', (code) => {
      running.delete(child);
      if (running.size === 0) for (const signal of SIGNALS) process.off(signal, stop);
      process.stderr.write(Buffer.concat(said));
      resolve(code === 0);
    });
  });
}

/** Room for what is young: checks make much that is soon gone, and clearing it away was a fifth of the linter's time. */
const ROOM = ['--max-semi-space-size=64'];

const runTool = (file, args, how) => runProgram(join('node_modules', file), args, { ...how, flags: ROOM });

/** What the formatter keeps; words, cases and notes are laid out by hand. */
const FORMATTED = '**/*.{ts,mts,js,mjs,cjs,svelte,css}';

/** What a check may keep for its next run; whatever is lost there is found out again. */
const KEPT = 'node_modules/.cache/lookout';

/** Asks again only for what a change reaches, by the contents of the files. */
const tsc = (project) =>
  runTool('typescript/bin/tsc', ['-p', `tsconfig.${project}.json`, '--incremental', '--tsBuildInfoFile', `${KEPT}/${project}.tsbuildinfo`]);

/** Strict types, each environment with only the names that it has. */
async function typecheck() {
  const web = runTool('svelte-check/bin/svelte-check', ['--tsconfig', './tsconfig.web.json', '--fail-on-warnings', '--output', 'human']);
  let well = true;
  for (const project of ['core', 'node', 'e2e']) well = (await tsc(project)) && well;
  return (await web) && well;
}

/** Code rules, for the files that a change can have reached. */
async function eslint() {
  const { files, areWell } = staleFiles();
  // What is ignored is so by the rules' own list, and no warning.
  const well =
    files.length === 0 ||
    (await runTool('eslint/bin/eslint.js', ['--max-warnings', '0', '--no-warn-ignored', ...files], { env: { LOOKOUT_LINT: 'once' } }));
  if (well) areWell();
  return well;
}

/** Code rules, which folder may import which, and the layout. */
async function lint() {
  const code = eslint();
  const borders = await runTool('dependency-cruiser/bin/dependency-cruise.mjs', [
    'src',
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'err',
  ]);
  const layout = await prettier('--check');
  return (await code) && borders && layout;
}

/** How code looks, decided once (`.prettierrc.json`). */
const prettier = (...how) =>
  runTool('prettier/bin/prettier.cjs', [
    '--log-level',
    'warn',
    '--cache',
    '--cache-strategy',
    'content',
    '--cache-location',
    `${KEPT}/prettier`,
    ...how,
    FORMATTED,
  ]);

/** Each check gives back true when all is well. */
export const tasks = {
  typecheck,
  lint,
  format: () => prettier('--write'),
  build: async () => {
    await build();
    return true;
  },
};
