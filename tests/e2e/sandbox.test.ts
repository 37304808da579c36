/** Chromium's sandbox, which an ordinary user's start has: also where the tests themselves are run by root. */
import { _electron, type ElectronApplication } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { launchOptions } from '../../scripts/launch.mjs';
import { expect, test } from './app';

/** An ordinary user that every Linux has. */
const NOBODY = 65534;
const AS_NOBODY = ['--reuid=65534', '--regid=65534', '--clear-groups'];

const run = (program: string, ...args: string[]): boolean => spawnSync(program, args).status === 0;
/** Whether the system lets an ordinary user have the namespaces that the sandbox is made of; in some containers it does not. */
const hasNamespaces = (): boolean =>
  process.getuid?.() === 0 ? run('setpriv', ...AS_NOBODY, 'unshare', '-U', 'true') : run('unshare', '-U', 'true');
const nobodyCan = (test: string, path: string): boolean => run('setpriv', ...AS_NOBODY, 'test', test, path);

/** The same file or folder where nobody can read it: as links, or where those cannot be had as a copy. */
function within(folder: string, path: string, name: string): string {
  const target = join(folder, name);
  if (!run('cp', '-al', path, target) && !run('cp', '-a', path, target)) throw new Error(`${path} could not be copied.`);
  return target;
}

/** Starts the built app as an ordinary user: oneself, or nobody where root runs the tests. */
async function launchAsUser(folder: string): Promise<ElectronApplication> {
  const data = join(folder, 'data');
  mkdirSync(data);
  const options = launchOptions(data);
  const args = options.args.filter((arg) => arg !== '--no-sandbox');
  if (process.getuid?.() !== 0) return _electron.launch({ ...options, args, chromiumSandbox: true });
  chmodSync(folder, 0o755);
  chownSync(data, NOBODY, NOBODY);
  const program = nobodyCan('-x', options.executablePath)
    ? options.executablePath
    : join(within(folder, dirname(options.executablePath), 'electron'), 'electron');
  let { cwd } = options;
  if (!nobodyCan('-r', join(cwd, 'package.json'))) {
    const own = join(folder, 'project');
    mkdirSync(own);
    for (const name of ['package.json', 'out', 'resources', 'node_modules']) within(own, join(cwd, name), name);
    cwd = own;
  }
  const start = join(folder, 'start.sh');
  writeFileSync(start, `#!/bin/sh\nexec setpriv ${AS_NOBODY.join(' ')} -- '${program}' "$@"\n`, { mode: 0o755 });
  return _electron.launch({
    ...options,
    // Playwright leaves the sandbox away unless it is asked for.
    chromiumSandbox: true,
    cwd,
    executablePath: start,
    args: args.map((arg) => arg.replace(options.cwd, cwd)),
    env: { ...options.env, HOME: data, XDG_CONFIG_HOME: data, XDG_CACHE_HOME: data, XDG_RUNTIME_DIR: data },
  });
}

test("an ordinary user's window runs in the sandbox, says nothing of it, and works", async ({ emptyFolder }) => {
  test.skip(process.platform !== 'linux', 'the processes are looked at as Linux shows them');
  test.skip(!hasNamespaces(), 'this system gives an ordinary user no namespaces');
  const electron = await launchAsUser(emptyFolder);
  try {
    const page = await electron.firstWindow();
    await expect(page.getByRole('heading', { name: 'Lookout' })).toBeVisible();
    const { user, unsandboxed, pid } = await electron.evaluate(({ app, BrowserWindow }) => ({
      user: process.getuid?.(),
      unsandboxed: app.commandLine.hasSwitch('no-sandbox'),
      pid: BrowserWindow.getAllWindows()[0]?.webContents.getOSProcessId(),
    }));
    expect(user).not.toBe(0);
    expect(unsandboxed).toBe(false);
    // Seccomp 2: system calls are filtered; NoNewPrivs: no program that it started could have more rights.
    const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
    expect(status).toMatch(/^Seccomp:\s2$/m);
    expect(status).toMatch(/^NoNewPrivs:\s1$/m);
    const info = await page.evaluate(() => window.lookout.request('app.info', {}));
    expect(info.ok && info.value.warnings.map(({ code }) => code)).not.toContain('no-sandbox');
    await page.getByRole('button', { name: /^All drills/ }).click();
    await expect(page.getByRole('heading', { name: 'Drills', level: 1 })).toBeVisible();
  } finally {
    await electron
      .evaluate(({ app }) => {
        app.exit(0);
      })
      .catch(() => undefined);
  }
});
