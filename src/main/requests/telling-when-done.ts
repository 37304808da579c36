/** Handlers whose every answer is noted, for what has to be seen to after something was done. */
import type { Handlers } from '../ipc';

type Handler = (input: unknown) => unknown;

/** The same handlers; `done` is called after each, once what it answers is there. One that answers at once still does. */
export function tellingWhenDone(handlers: Handlers, done: () => void): Handlers {
  const noting =
    (handle: Handler): Handler =>
    (input) => {
      const answer = handle(input);
      if (answer instanceof Promise) return answer.finally(done);
      done();
      return answer;
    };
  // Each name keeps its own handler's types.
  return Object.fromEntries(Object.entries(handlers).map(([name, handle]) => [name, noting(handle as Handler)])) as unknown as Handlers;
}
