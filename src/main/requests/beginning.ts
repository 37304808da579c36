/** All that the window shows first, in one answer: a start waits for one request and not for seven. */
import type { Answer } from '../../shared/refusal';
import { BEGINNING } from '../../shared/beginning';
import type { Beginning, RequestName } from '../../shared/contract';
import { accepted } from '../../rules/result';
import type { Handlers } from '../ipc';

type Parts = Pick<Handlers, (typeof BEGINNING)[number]>;

/**
 * Each part is answered as its own request would be: one that is refused takes nothing from the others, but where the database is
 * locked the whole is refused so, and the router asks again.
 */
export function beginningRequest(handlers: Parts): Pick<Handlers, 'app.begin'> {
  return {
    'app.begin': async () => {
      const asked = BEGINNING.map(async (name): Promise<[RequestName, Answer<unknown>]> => [name, await handlers[name]({})]);
      const parts = await Promise.all(asked);
      for (const [, answer] of parts) if (!answer.ok && answer.error.code === 'store/locked') return answer;
      // Each name is with what its own handler answered.
      return accepted(Object.fromEntries(parts) as unknown as Beginning);
    },
  };
}
