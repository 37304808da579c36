import { copyFileSync, cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { cacheDir, declared, freshTemp, moveIntoPlace, npmCommand, onPath, root, run, say, SetupError, withLock } from './common.mjs';

const packageDir = join(root, 'node_modules/better-sqlite3');
const installed = join(packageDir, 'build/Release/better_sqlite3.node');

/** Node-API level that the binaries inside the better-sqlite3 package need. */
const PREBUILT_NODE_API = 10;

/**
 * On Node-API 9 these make the source build against the "experimental" level, which has the calls that the
 * package needs. The result loads in Node 20 and in Electron 33 alike.
 */
const NODE_API_9_FLAGS = '-UNAPI_VERSION -DNAPI_VERSION=2147483647 -DNAPI_EXPERIMENTAL -DNODE_API_EXPERIMENTAL_NOGC_ENV_OPT_OUT';

function nodeGyp() {
  const require = createRequire(import.meta.url);
  const [command, [npmCli]] = npmCommand();
  const candidates = [
    npmCli && join(dirname(npmCli), '../node_modules/node-gyp/bin/node-gyp.js'),
    join(dirname(process.execPath), '../lib/node_modules/npm/node_modules/node-gyp/bin/node-gyp.js'),
    join(dirname(process.execPath), 'node_modules/npm/node_modules/node-gyp/bin/node-gyp.js'),
  ];
  const found = candidates.find((file) => file && existsSync(file));
  if (found) return [process.execPath, [found]];
  if (onPath('node-gyp')) return ['node-gyp', []];
  try {
    return [process.execPath, [require.resolve('node-gyp/bin/node-gyp.js')]];
  } catch {
    throw new SetupError(
      `node-gyp, which builds better-sqlite3 for this Node, was not found beside ${command}: install npm together with Node, or use Node 22.14 or later.`,
    );
  }
}

/** Node's own headers where they were installed with it; without them node-gyp fetches them. */
function headers() {
  const prefix = join(dirname(process.execPath), '..');
  return existsSync(join(prefix, 'include/node/node_api.h')) ? [`--nodedir=${prefix}`] : [];
}

function build(target) {
  const missing = ['g++', 'make', 'python3'].filter((tool) => !onPath(tool));
  if (process.platform === 'linux' && missing.length > 0) {
    throw new SetupError(
      `better-sqlite3 has to be built for this Node, and ${missing.join(', ')} is missing: install a C++ compiler, make and python3 (Debian: apt-get install g++ make python3), or use Node 22.14 or later.`,
    );
  }
  say('building better-sqlite3 for this Node, once (about a minute and a half)');
  const temp = freshTemp('better-sqlite3');
  try {
    const source = join(temp, 'better-sqlite3');
    cpSync(packageDir, source, { recursive: true, filter: (path) => !path.startsWith(join(packageDir, 'build')) });
    mkdirSync(join(temp, 'node_modules'));
    symlinkSync(join(root, 'node_modules/node-addon-api'), join(temp, 'node_modules/node-addon-api'), 'junction');
    const [command, first] = nodeGyp();
    run(command, [...first, 'rebuild', '--release', '--force_build=1', ...headers()], {
      cwd: source,
      env: { ...process.env, CXXFLAGS: `${process.env.CXXFLAGS ?? ''} ${NODE_API_9_FLAGS}`.trim() },
      failure: 'better-sqlite3 could not be built for this Node: mend what the compiler says, or use Node 22.14 or later.',
    });
    const ready = join(temp, 'ready');
    mkdirSync(ready);
    copyFileSync(join(source, 'build/Release/better_sqlite3.node'), join(ready, 'better_sqlite3.node'));
    moveIntoPlace(ready, target);
  } finally {
    rmSync(temp, { recursive: true, force: true });
  }
}

/** The package falls back to its prebuilt file, and loading that on Node-API 9 ends the process: take it away. */
function removePrebuilt() {
  for (const libc of ['linux', 'linuxmusl', 'darwin', 'win32']) {
    rmSync(join(packageDir, 'prebuilds', `${libc}-${process.arch}.node`), { force: true });
  }
}

const sameSize = (a, b) => existsSync(a) && existsSync(b) && statSync(a).size === statSync(b).size;

/**
 * Sees to it that better-sqlite3 loads in this Node and in the Electron runtime beside it.
 * `nodeApi` is the lowest Node-API level of the two.
 */
export async function ensureNative(nodeApi = Number(process.versions.napi)) {
  if (nodeApi >= PREBUILT_NODE_API) return;
  const target = join(cacheDir, `better-sqlite3-${declared('better-sqlite3')}-napi9-${process.platform}-${process.arch}`);
  const built = join(target, 'better_sqlite3.node');
  const prebuilt = join(packageDir, 'prebuilds', `${process.platform}-${process.arch}.node`);
  if (sameSize(installed, built) && !existsSync(prebuilt)) return;
  await withLock('better-sqlite3', () => {
    if (!existsSync(built)) build(target);
    mkdirSync(dirname(installed), { recursive: true });
    if (!sameSize(installed, built)) {
      const beside = `${installed}.${process.pid}`;
      copyFileSync(built, beside);
      renameSync(beside, installed);
    }
    removePrebuilt();
  });
}
