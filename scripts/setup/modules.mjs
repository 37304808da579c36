import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { npm, root, say, withLock } from './common.mjs';

const stampFile = join(root, 'node_modules/.cache/lookout/lock.sha256');
const hash = (text) => createHash('sha256').update(text).digest('hex');

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** npm keeps its own record of what it installed; a bare `npm ci` leaves that and no stamp of ours. */
function installedMatches(lockText) {
  const record = read(join(root, 'node_modules/.package-lock.json'));
  if (record === undefined) return false;
  const wanted = JSON.parse(lockText).packages;
  const installed = JSON.parse(record).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const found = installed[path];
    if (found === undefined) return entry.optional === true || entry.peer === true; // made for another platform
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

/** True when node_modules holds what package-lock.json asks for. */
function upToDate() {
  const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const stamp = hash(lockText);
  if (read(stampFile) === stamp && existsSync(join(root, 'node_modules/.package-lock.json'))) return true;
  if (!installedMatches(lockText)) return false;
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
  return true;
}

/** Sees to it that node_modules is what package-lock.json says. */
export async function ensureModules() {
  if (upToDate()) return;
  await withLock(`modules-${hash(root).slice(0, 12)}`, () => {
    if (upToDate()) return;
    say('installing the packages of package-lock.json (npm ci)');
    npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
      failure: 'The packages could not be installed: check that the npm registry can be reached, then try again.',
    });
    upToDate(); // leaves the stamp
  });
}
