/** Handlers that wait where the store may not be used yet: all but those of the first picture. */
import { BEGINNING } from '../../shared/beginning';
import type { Handlers } from '../ipc';

/** What the window asks for before its first picture stands, and to be closed. */
const AT_FIRST: ReadonlySet<string> = new Set(['app.begin', 'app.drawn', 'app.shown', 'app.close', ...BEGINNING]);

type Handler = (input: unknown) => unknown;

/** The same handlers; `until` resolves when the store may be used, and is null where it may: what answers at once then still does. */
export function heldUntilOpen(handlers: Handlers, { until }: { readonly until: () => Promise<void> | null }): Handlers {
  if (until() === null) return handlers;
  const patient =
    (handle: Handler): Handler =>
    (input) => {
      const open = until();
      return open === null ? handle(input) : open.then(() => handle(input));
    };
  // Each name keeps its own handler's types.
  return Object.fromEntries(
    Object.entries(handlers).map(([name, handle]) => [name, AT_FIRST.has(name) ? handle : patient(handle as Handler)]),
  ) as unknown as Handlers;
}
