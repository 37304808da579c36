/**
 * A start opens the store at a glance, so that its first picture has nothing to wait for. The whole is looked over right after
 * that picture; until it was, whatever the window asks beyond the picture waits, so that nothing is done on what is damaged.
 */
import type { Handlers } from '../ipc';
import type { Store } from '../store/store';
import type { Background } from './work';

export interface FirstLookPorts {
  readonly store: Pick<Store, 'whole'>;
  readonly background: Background;
  readonly schedule: (millis: number, action: () => void) => () => void;
  /** Damage was found: the app has to begin anew, and then looks over everything before it opens it. */
  readonly damaged: (reason: string) => void;
  readonly report: (what: string) => void;
}

export interface FirstLook {
  /** The first picture stands. Does nothing where the look was begun. */
  readonly begin: () => void;
  /** Does it as soon as the store may be used, or at once; never where it is damaged. */
  readonly afterwards: (action: () => void) => void;
  /** The same handlers, of which all but those of the first picture wait for the look. What answers at once still does afterwards. */
  readonly gate: (handlers: Handlers) => Handlers;
  readonly close: () => void;
}

/** What the window asks for before its first picture stands, and to be closed. */
const AT_FIRST: ReadonlySet<string> = new Set(['app.begin', 'app.info', 'app.shown', 'app.close', 'settings.read', 'profile.list']);

/** So long after the start the store is looked over where no picture came, in milliseconds. */
const LATEST = 1500;

export function firstLook({ store, background, schedule, damaged, report }: FirstLookPorts): FirstLook {
  let open = store.whole;
  let begun = open;
  let closed = false;
  let pass: () => void = () => undefined;
  const passed = open ? Promise.resolve() : new Promise<void>((resolve) => (pass = resolve));
  const usable = (): void => {
    open = true;
    pass();
  };
  /** It could not be looked over, which says nothing against it: another program may have locked it. */
  const unseen = (why: string): void => {
    report(`The database was not looked over: ${why}`);
    usable();
  };
  const begin = (): void => {
    if (begun) return;
    begun = true;
    callOff();
    background.start('look', null).done.then(
      (looked) => {
        if (closed) return;
        if (!looked.ok && looked.error.code !== 'store/damaged') unseen(looked.error.message);
        else if (!looked.ok) damaged(looked.error.message);
        else if (looked.value.state === 'damaged') damaged(looked.value.reason);
        else if (looked.value.state === 'good') usable();
        else unseen(`it is ${looked.value.state}`);
      },
      (error: unknown) => {
        if (!closed) unseen(String(error));
      },
    );
  };
  const callOff = begun ? () => undefined : schedule(LATEST, begin);

  const waiting =
    (handle: (input: unknown) => unknown) =>
    (input: unknown): unknown =>
      open ? handle(input) : passed.then(() => handle(input));
  return {
    begin,
    afterwards: (action) => {
      if (open) action();
      else
        void passed.then(() => {
          if (!closed) action();
        });
    },
    gate: (handlers) =>
      store.whole
        ? handlers
        : // Each name keeps its own handler's types.
          (Object.fromEntries(
            Object.entries(handlers).map(([name, handle]) => [name, AT_FIRST.has(name) ? handle : waiting(handle as (input: unknown) => unknown)]),
          ) as unknown as Handlers),
    close: () => {
      closed = true;
      callOff();
    },
  };
}
