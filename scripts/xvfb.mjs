import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** False where a display of this machine is named and nothing listens there, as after a session that has ended. */
function isAlive(display) {
  const [, number] = /^(?:unix)?:(\d+)(?:\.\d+)?$/.exec(display) ?? [];
  if (number === undefined) return true;
  const socket = `/tmp/.X11-unix/X${number}`;
  try {
    return existsSync(socket) || readFileSync('/proc/net/unix', 'utf8').split(/\s+/).includes(`@${socket}`);
  } catch {
    return true;
  }
}

/** True where windows have somewhere to go. */
export function hasDisplay() {
  if (process.platform !== 'linux') return true;
  const { DISPLAY, WAYLAND_DISPLAY } = process.env;
  return DISPLAY ? isAlive(DISPLAY) : Boolean(WAYLAND_DISPLAY);
}

/** Starts Xvfb on a display number of its own choice; gives back that number and a function that stops it. */
export function startXvfb(size = '1920x1080x24') {
  return new Promise((resolve, reject) => {
    const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp', '-noreset'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const stop = () => {
      server.kill();
    };
    let answer = '';
    server.on('error', reject);
    server.on('exit', (code) => reject(new Error(`Xvfb ended before it was ready (exit code ${code}).`)));
    server.stdio[3].on('data', (chunk) => {
      answer += chunk;
      if (!answer.includes('\n')) return;
      server.removeAllListeners('exit');
      process.once('exit', stop);
      server.unref();
      server.stdio[3].destroy();
      resolve({ display: `:${answer.trim()}`, stop });
    });
  });
}

/** Gives this process a display where it has none; the function given back takes it away again. */
export async function ensureDisplay(size) {
  if (hasDisplay()) return () => {};
  const { display, stop } = await startXvfb(size);
  const before = process.env.DISPLAY;
  process.env.DISPLAY = display;
  return () => {
    if (before === undefined) delete process.env.DISPLAY;
    else process.env.DISPLAY = before;
    stop();
  };
}
