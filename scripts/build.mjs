// Builds the app into out/, unless what it is built from is as it was at the last build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, SetupError, withLock } from './setup/common.mjs';

const SOURCES = [
  'src',
  'resources',
  'electron.vite.config.ts',
  'svelte.config.js',
  'tsconfig.base.json',
  'package.json',
  'package-lock.json',
];
const PARTS = ['main', 'preload', 'renderer'];
const stampFile = join(root, 'out/built.sha256');

function* filesUnder(path) {
  if (!existsSync(join(root, path))) return;
  const entries = readdirSync(join(root, path), { withFileTypes: true, recursive: true });
  for (const entry of entries) if (entry.isFile()) yield join(entry.parentPath ?? entry.path, entry.name);
}

/** One hash over everything that the build reads. */
function sourceHash() {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const files = source.includes('.') ? [join(root, source)] : [...filesUnder(source)].sort();
    for (const file of files) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function isBuilt(stamp) {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp && PARTS.every((part) => existsSync(join(root, 'out', part)));
}

/** Runs the build tool; `games` is a folder of other lists of games (`game-lists.mjs`). */
function buildInto(out, games) {
  const done = spawnSync(process.execPath, [join(root, 'node_modules/electron-vite/bin/electron-vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: root,
    env: { ...process.env, LOOKOUT_OUT: out, LOOKOUT_GAMES: games ?? '', ELECTRON_MAJOR_VER: '33', NODE_ENV: 'production' },
    stdio: ['ignore', 2, 2],
  });
  if (done.status !== 0) throw new SetupError('The app could not be built: see the messages above.');
}

/** Builds the app with other lists of games into a folder that Electron can start; both folders from the root. */
export function buildWithGames(games, folder) {
  rmSync(join(root, folder), { recursive: true, force: true });
  buildInto(folder, games);
  const { name, productName, version, type } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  writeFileSync(join(root, folder, 'package.json'), JSON.stringify({ name, productName, version, type, main: 'main/index.cjs' }));
}

/** Builds beside the last build and moves the finished parts into place: an app that runs meanwhile keeps its files. */
function buildBeside() {
  const next = `out/.next-${process.pid}`;
  try {
    buildInto(next);
    rmSync(stampFile, { force: true });
    for (const part of PARTS) {
      const place = join(root, 'out', part);
      const old = join(root, next, `${part}.old`);
      if (existsSync(place)) renameSync(place, old);
      renameSync(join(root, next, part), place);
    }
  } finally {
    rmSync(join(root, next), { recursive: true, force: true });
  }
}

/** Builds the app where that is needed; throws a SetupError when it cannot be built. */
export async function build() {
  if (isBuilt(sourceHash())) return;
  await withLock(`build-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`, () => {
    const stamp = sourceHash();
    if (isBuilt(stamp)) return;
    process.stderr.write('build: building the app\n');
    mkdirSync(join(root, 'out'), { recursive: true });
    buildBeside();
    writeFileSync(stampFile, stamp);
  });
}
