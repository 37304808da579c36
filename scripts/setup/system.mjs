import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { onPath, run, say, SetupError } from './common.mjs';

/** Debian packages that bring the shared libraries Electron links to. */
const LIBRARIES = ['libgtk-3-0', 'libnss3', 'libasound2', 'libgbm1'];

/** Shared libraries that the program wants and this machine lacks. */
function missingLibraries(program) {
  const { stdout } = spawnSync('ldd', [program], { encoding: 'utf8' });
  return (stdout ?? '')
    .split('\n')
    .filter((line) => line.includes('not found'))
    .map((line) => line.trim().split(' ')[0]);
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

/** Debian packages of programs that make a display, and a desktop on it: a window manager, a keyboard and its layouts. */
const PROGRAMS = { Xvfb: ['xvfb', 'xauth'], openbox: ['openbox'], xdotool: ['xdotool'], setxkbmap: ['x11-xkb-utils'] };

/**
 * Sees to it that the Electron program finds its shared libraries, and that there is what is asked for: `display` is Xvfb
 * where nobody has a display, `desktop` all that makes a desktop besides the person's own.
 */
export function ensureSystem(program, { display, desktop }) {
  if (process.platform !== 'linux') return;
  const libraries = missingLibraries(program);
  const wanted = desktop ? Object.keys(PROGRAMS) : display && !process.env.DISPLAY ? ['Xvfb'] : [];
  const programs = wanted.filter((name) => !onPath(name));
  const packages = [...(libraries.length > 0 ? LIBRARIES : []), ...programs.flatMap((name) => PROGRAMS[name])];
  if (packages.length === 0) return;
  install(packages, [...libraries, ...programs].join(', '));
  const still = missingLibraries(program);
  if (still.length > 0) throw new SetupError(`Electron still lacks shared libraries on this machine: ${still.join(', ')}.`);
}
