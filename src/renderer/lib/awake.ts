/** The display stays on while something runs that is watched, or played without mouse and keys. */
import { ask } from './bridge';

let running = 0;

/** Keeps the display on until the given function is called, once. */
export function stayAwake(): () => void {
  if (++running === 1) void ask('app.keep-awake', { on: true });
  return () => {
    if (--running === 0) void ask('app.keep-awake', { on: false });
  };
}
