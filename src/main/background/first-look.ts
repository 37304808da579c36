/**
 * A start opens the store at a glance, so that its first picture has nothing to wait for. The whole is looked over right after
 * that picture; until it was, whatever the window asks beyond the picture waits, so that nothing is done on what is damaged.
 */
import type { Store } from '../store/store';
import type { Background } from './work';

interface FirstLookPorts {
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
  /** Null where the store may be used; otherwise resolves when it may, and never where it is damaged. */
  readonly until: () => Promise<void> | null;
  /** Does it as soon as the store may be used, or at once; never where it is damaged. */
  readonly afterwards: (action: () => void) => void;
  readonly close: () => void;
}

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

  return {
    begin,
    until: () => (open ? null : passed),
    afterwards: (action) => {
      if (open) action();
      else
        void passed.then(() => {
          if (!closed) action();
        });
    },
    close: () => {
      closed = true;
      callOff();
    },
  };
}
