import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { root } from './setup/common.mjs';

/** Runs a program of node_modules on our terminal; true when it ended well. */
export function runTool(file, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, 'node_modules', file), ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: 'inherit',
    });
    // A run that is stopped takes its tools with it.
    const stop = () => {
      child.kill();
      process.exit(130);
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);
    child.on('exit', (code) => {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, stop);
      resolve(code === 0);
    });
  });
}

/** What the formatter keeps; words, cases and notes are laid out by hand. */
const FORMATTED = '**/*.{ts,mts,js,mjs,cjs,svelte,css}';

const tsc = (project) => runTool('typescript/bin/tsc', ['-p', project]);

/** Strict types, each environment with only the names that it has. */
async function typecheck() {
  const web = runTool('svelte-check/bin/svelte-check', ['--tsconfig', './tsconfig.web.json', '--fail-on-warnings', '--output', 'human']);
  const projects = ['tsconfig.core.json', 'tsconfig.node.json', ...(existsSync(join(root, 'tests/e2e')) ? ['tsconfig.e2e.json'] : [])];
  let well = true;
  for (const project of projects) well = (await tsc(project)) && well;
  return (await web) && well;
}

/** Code rules, which folder may import which, and the layout. */
async function lint() {
  const borders = runTool('dependency-cruiser/bin/dependency-cruise.mjs', [
    'src',
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'err',
  ]);
  const code = await runTool('eslint/bin/eslint.js', ['.', '--max-warnings', '0']);
  return (await borders) && code && (await prettier('--check'));
}

/** How code looks, decided once (`.prettierrc.json`). */
const prettier = (...how) => runTool('prettier/bin/prettier.cjs', ['--log-level', 'warn', ...how, FORMATTED]);

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
