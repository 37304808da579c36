// npm start: makes everything ready, builds and runs the app.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { build } from './build.mjs';
import { root, SetupError } from './setup/common.mjs';
import { electronPath, sandboxArguments, setUp } from './setup.mjs';
import { hasDisplay } from './xvfb.mjs';

/** Some distributions refuse ordinary programs the namespaces that Chromium's sandbox is made of. */
function checkSandbox() {
  if (process.platform !== 'linux' || process.getuid() === 0) return;
  const refused = [
    ['apparmor_restrict_unprivileged_userns', '1'],
    ['unprivileged_userns_clone', '0'],
  ].find(([name, value]) => {
    try {
      return readFileSync(`/proc/sys/kernel/${name}`, 'utf8').trim() === value;
    } catch {
      return false;
    }
  });
  if (refused) {
    process.stderr.write(
      `If the window does not open: this system keeps Chromium's sandbox from starting; "sudo sysctl -w kernel.${refused[0]}=${refused[1] === '1' ? 0 : 1}" allows it until the next restart.\n`,
    );
  }
}

function runApp() {
  const env = { ...process.env };
  delete env.ELECTRON_RUN_AS_NODE;
  const wayland = !env.DISPLAY && env.WAYLAND_DISPLAY ? ['--ozone-platform=wayland'] : [];
  const child = spawn(electronPath(), [...sandboxArguments(), ...wayland, '.', ...process.argv.slice(2)], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

try {
  if (!hasDisplay())
    throw new SetupError(
      'There is no display to open a window on: start from a desktop session, or see the app at work without one with "npm run demo".',
    );
  await setUp('app');
  await build();
  checkSandbox();
  runApp();
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
