import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { onPath, run, say, SetupError } from './common.mjs';

/** Debian packages that bring the shared libraries Electron links to. */
const LIBRARIES = ['libgtk-3-0', 'libnss3', 'libasound2', 'libgbm1'];

/** Shared libraries that the program wants and this machine lacks. */
function missingLibraries(program) {
  const { stdout } = spawnSync('ldd', [program], { encoding: 'utf8' });
  return (stdout ?? '').split('\n').filter((line) => line.includes('not found')).map((line) => line.trim().split(' ')[0]);
}

function install(packages, lacking) {
  const command = `apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  if (!existsSync('/etc/debian_version') || !onPath('apt-get')) {
    throw new SetupError(`This machine lacks ${lacking}: install what your distribution calls ${packages.join(', ')}, then try again.`);
  }
  if (process.getuid?.() !== 0) throw new SetupError(`This machine lacks ${lacking}; install it with: sudo ${command}`);
  say(`installing system packages: ${packages.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const failure = `System packages could not be installed; install them with: ${command}`;
  run('apt-get', ['update', '-q'], { env, failure });
  run('apt-get', command.split(' ').slice(1), { env, failure });
}

/** Sees to it that the Electron program finds its shared libraries, and that there is Xvfb where it is asked for. */
export function ensureSystem(program, { xvfb }) {
  if (process.platform !== 'linux') return;
  const libraries = missingLibraries(program);
  const needsXvfb = xvfb && !onPath('Xvfb');
  const packages = [...(libraries.length > 0 ? LIBRARIES : []), ...(needsXvfb ? ['xvfb', 'xauth'] : [])];
  if (packages.length === 0) return;
  install(packages, [...libraries, ...(needsXvfb ? ['Xvfb'] : [])].join(', '));
  const still = missingLibraries(program);
  if (still.length > 0) throw new SetupError(`Electron still lacks shared libraries on this machine: ${still.join(', ')}.`);
}
