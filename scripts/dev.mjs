// npm run dev: the app with the development server, on the Electron that set-up found.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './setup/common.mjs';
import { electronPath, sandboxArguments, setUpOrExit } from './setup.mjs';
import { hasDisplay } from './xvfb.mjs';

if (!hasDisplay()) {
  process.stderr.write(
    'There is no display to open a window on: start from a desktop session, or see the app at work without one with "npm run demo".\n',
  );
  process.exit(1);
}
await setUpOrExit('app');
const sandbox = sandboxArguments().length > 0 ? ['--noSandbox'] : [];
const child = spawn(
  process.execPath,
  [join(root, 'node_modules/electron-vite/bin/electron-vite.js'), 'dev', ...sandbox, ...process.argv.slice(2)],
  {
    cwd: root,
    env: { ...process.env, ELECTRON_EXEC_PATH: electronPath(), ELECTRON_MAJOR_VER: '33' },
    stdio: 'inherit',
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
