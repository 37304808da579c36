import { spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  unlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The project folder. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** What set-up fetched or built, outside the work tree so that a fresh clone can use it again. */
export const cacheDir = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'lookout');

/** Set-up cannot go on; the message is one sentence for the person at the terminal. */
export class SetupError extends Error {}

/** Tells of one step. Always standard error: the standard output of a script belongs to that script. */
export function say(line, who = 'setup') {
  process.stderr.write(`${who}: ${line}\n`);
}

/**
 * Runs a command to its end, quietly: what it said is kept in a file when it fails.
 * Gives back its standard output, or throws a SetupError with the sentence `failure` and that file's name.
 */
export function run(command, args, { failure, cwd = root, env = process.env, timeout } = {}) {
  const done = spawnSync(command, args, {
    cwd,
    env,
    timeout,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (done.status === 0) return done.stdout;
  mkdirSync(cacheDir, { recursive: true });
  const logFile = join(cacheDir, 'last-failure.log');
  writeFileSync(logFile, `${command} ${args.join(' ')}\n${done.error ?? ''}\n${done.stdout ?? ''}${done.stderr ?? ''}`);
  throw new SetupError(`${failure} (Details: ${logFile})`);
}

/** How to call npm: the one that started us where there is one, else the one on the path. */
export function npmCommand() {
  const own = process.env.npm_execpath;
  return own?.endsWith('npm-cli.js') ? [process.execPath, [own]] : ['npm', []];
}

/** npm would wait over a minute before it says that a network is closed. */
const PATIENCE = ['--fetch-retries=2', '--fetch-retry-mintimeout=500', '--fetch-retry-maxtimeout=4000'];

/** Runs npm with these arguments and gives back its standard output. */
export function npm(args, options) {
  const [command, first] = npmCommand();
  return run(command, [...first, ...args, ...PATIENCE], options);
}

/** True when a program of this name is on the path. */
export function onPath(name) {
  const ends = process.platform === 'win32' ? ['.exe', '.cmd', ''] : [''];
  return (process.env.PATH ?? '')
    .split(process.platform === 'win32' ? ';' : ':')
    .some((folder) => folder !== '' && ends.some((end) => existsSync(join(folder, name + end))));
}

/** The version that package.json declares for a dependency of ours. */
export function declared(name) {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return dependencies[name] ?? devDependencies[name];
}

/** A folder of our own beside the target, so that the finished work moves into place in one rename. */
export function freshTemp(name) {
  const folder = join(cacheDir, `.${name}.${process.pid}.${Date.now()}`);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Moves a finished folder into place; whoever was first wins. */
export function moveIntoPlace(from, to) {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!existsSync(to)) throw error;
    rmSync(from, { recursive: true, force: true });
  }
}

const alive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** Takes the lock file, or gives back the id of the process that holds it. */
function tryLock(file) {
  try {
    const handle = openSync(file, 'wx');
    writeSync(handle, String(process.pid));
    closeSync(handle);
    return undefined;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  try {
    return Number(readFileSync(file, 'utf8')) || -1;
  } catch {
    return -1; // released between the two calls
  }
}

/** A holder that died leaves its file behind: set it aside, unless someone has just done so and holds it now. */
function breakLock(file, holder) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    if (Number(readFileSync(aside, 'utf8')) !== holder) renameSync(aside, file);
    else unlinkSync(aside);
  } catch {
    // another process was quicker
  }
}

/** Does the work while no other set-up on this machine does work of this name. */
export async function withLock(name, work) {
  mkdirSync(cacheDir, { recursive: true });
  const file = join(cacheDir, `${name}.lock`);
  let told = false;
  for (let holder = tryLock(file); holder !== undefined; holder = tryLock(file)) {
    if (holder > 0 && !alive(holder)) breakLock(file, holder);
    else {
      if (!told && holder > 0) say(`waiting for another set-up (process ${holder}) to finish`);
      told ||= holder > 0;
      await setTimeout(200);
    }
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
