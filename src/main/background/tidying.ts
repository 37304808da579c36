/** What the store needs done now and then, done beside the window's thread where there is another. */
import type { Stored } from '../store/fault';
import type { Store } from '../store/open';
import type { Background } from './work';

export interface TidyingPorts {
  readonly store: Pick<Store, 'writes' | 'leaveCheckpoints' | 'backingUp' | 'backUp' | 'renewBackups'>;
  readonly background: Background;
  readonly schedule: (millis: number, action: () => void) => () => void;
  readonly now: () => Date;
  readonly report: (what: string) => void;
}

export interface Tidying {
  /** Makes a backup. */
  readonly backUp: () => void;
  /** Makes a backup now, after which no other one is left: what was deleted for good is in none. */
  readonly renewBackups: () => Stored<null>;
  readonly close: () => void;
}

/** The log of the database is written into it so often, in milliseconds: often enough that it stays short. */
const LOG_EVERY = 5000;

export function tidying({ store, background, schedule, now, report }: TidyingPorts): Tidying {
  let written = store.writes;
  let callOff = (): void => undefined;
  let backingUp = false;
  let renewAgain = false;
  let closed = false;

  const failed = (error: unknown): void => {
    if (!closed) report(`The background failed: ${String(error)}`);
  };
  const shorten = (): void => {
    if (store.writes !== written) {
      written = store.writes;
      background.start('checkpoint', null).done.then((done) => {
        if (!done.ok) report(`The log of the database stays long: ${done.error.message}`);
      }, failed);
    }
    callOff = schedule(LOG_EVERY, shorten);
  };
  if (background.beside) {
    store.leaveCheckpoints();
    callOff = schedule(LOG_EVERY, shorten);
  }

  const told = (done: Stored<null>): void => {
    if (!done.ok) report(`No backup was made: ${done.error.message}`);
  };
  const backUpBeside = async (): Promise<void> => {
    const made = store.backingUp();
    backingUp = true;
    try {
      const done = await background.start('back-up', { now: now().getTime() }).done;
      if (done.ok) made();
      told(done);
    } finally {
      backingUp = false;
    }
    // A profile was deleted meanwhile, and this backup may still have it.
    if (renewAgain && !closed) told(store.renewBackups(now()));
    renewAgain = false;
  };
  return {
    backUp: () => {
      if (background.beside) backUpBeside().catch(failed);
      else told(store.backUp(now()));
    },
    renewBackups: () => {
      renewAgain = backingUp;
      return store.renewBackups(now());
    },
    close: () => {
      closed = true;
      callOff();
    },
  };
}
