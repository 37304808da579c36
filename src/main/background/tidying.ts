/** What the store needs done now and then, done beside the window's thread where there is another. */
import { accepted } from '../../rules/result';
import type { Stored } from '../store/fault';
import type { Store } from '../store/store';
import { retriedWhileLocked } from '../store/while-locked';
import type { Background } from './work';

interface TidyingPorts {
  readonly store: Pick<Store, 'writes' | 'leaveCheckpoints' | 'backingUp' | 'backUp' | 'profiles'>;
  readonly background: Background;
  readonly schedule: (millis: number, action: () => void) => () => void;
  readonly now: () => Date;
  /** False while a round is played: a backup reads the whole disk. */
  readonly quiet: () => boolean;
  /** Whether nothing goes on that writes by itself, such as a round or a run: nobody can while the database is written anew. */
  readonly idle: () => boolean;
  /** The word that takes the place of a deleted player's name in matches. */
  readonly guestName: () => string;
  /** Called when deleted players are out of the database, before anything else can be done; not where there were none. */
  readonly cleared: () => void;
  /** Lets everything else have its turn. */
  readonly breathe: () => Promise<void>;
  readonly report: (what: string) => void;
}

export interface Tidying {
  /** Makes a backup, or as soon as `calm` is called where it is not quiet now. */
  readonly backUp: () => void;
  /** A round is over: what waited for that is done. */
  readonly calm: () => void;
  /** Something may have been written. */
  readonly touched: () => void;
  /**
   * Takes deleted players out of the database, a few rows at a time, and of all backups, and writes the database anew, so that their names
   * are not in its bytes either; answers when nothing is left of them. The last waits where something goes on.
   */
  readonly forget: () => Promise<Stored<null>>;
  /** The database is being written anew: whoever wants to write waits for that and is not refused. */
  readonly rewriting: () => boolean;
  readonly close: () => void;
}

/** So long after something was written the database's log is written into it, in milliseconds: soon enough that it stays short. */
const LOG_EVERY = 5000;

/** Rows of deleted players that go at once: it holds the window's thread for a millisecond or two. */
export const LOT = 300;

export function tidying({ store, background, schedule, now, quiet, guestName, cleared, breathe, report, idle }: TidyingPorts): Tidying {
  let written = store.writes;
  let callOff: (() => void) | null = null;
  let backupDue = false;
  let rewriteDue = false;
  let rewriting = false;
  let closed = false;

  const failed = (error: unknown): void => {
    if (!closed) report(`The background failed: ${String(error)}`);
  };
  const shorten = (): void => {
    callOff = null;
    written = store.writes;
    background.start('checkpoint', null).done.then((done) => {
      if (!done.ok) report(`The log of the database stays long: ${done.error.message}`);
    }, failed);
  };
  // Without a thread of its own the log is written into the database by whoever writes.
  if (background.ownThread) store.leaveCheckpoints();
  const touched = (): void => {
    if (background.ownThread && callOff === null && !closed && store.writes !== written) callOff = schedule(LOG_EVERY, shorten);
    if (!rewriteDue || closed || !idle()) return;
    rewriteDue = false;
    forget().then((done) => {
      if (!done.ok) report(`A deleted player's name may still be in the database: ${done.error.message}`);
    }, failed);
  };

  const backUpBeside = async (): Promise<void> => {
    const made = store.backingUp();
    const done = await background.start('back-up', { now: now().getTime() }).done;
    if (done.ok) made();
    else report(`No backup was made: ${done.error.message}`);
  };
  const clearAll = async (): Promise<Stored<null>> => {
    // At most starts nobody is leaving, and then nothing is called cleared: what a person just removed can still be put back.
    let anybody = false;
    while (!closed) {
      const done = await retriedWhileLocked(() => {
        const lot = store.profiles.clear(LOT, guestName());
        if (!lot.ok) return lot;
        anybody ||= lot.value !== 'nobody';
        if (anybody && lot.value !== 'more') cleared();
        return lot;
      }, breathe);
      if (!done.ok) return done;
      if (done.value !== 'more') return accepted(null);
      await breathe();
    }
    throw new Error('The application ended.');
  };
  const rewrite = async (): Promise<Stored<null>> => {
    rewriting = true;
    try {
      return await background.start('rewrite', null).done;
    } finally {
      rewriting = false;
    }
  };
  let clearing: Promise<Stored<null>> | null = null;
  const forget = async (): Promise<Stored<null>> => {
    // One at a time; whoever was deleted meanwhile is among them.
    clearing ??= clearAll().finally(() => (clearing = null));
    const gone = await clearing;
    if (!gone.ok) return gone;
    const profiles = store.profiles.forgotten();
    if (!profiles.ok) return profiles;
    if (profiles.value.length === 0) return accepted(null);
    // One thread does both, one after the other: a backup that is being made has been made before.
    const done = await background.start('forget', { profiles: profiles.value, placeholder: guestName() }).done;
    if (!done.ok) return done;
    if (!idle()) {
      // They stay noted, so that an end of the app changes nothing.
      rewriteDue = true;
      return done;
    }
    const anew = await rewrite();
    return anew.ok && !closed ? retriedWhileLocked(() => store.profiles.forgottenEverywhere(profiles.value), breathe) : anew;
  };
  const calm = (): void => {
    if (!backupDue || !quiet()) return;
    backupDue = false;
    backUpBeside().catch(failed);
  };
  return {
    backUp: () => {
      backupDue = true;
      calm();
    },
    calm,
    touched,
    forget,
    rewriting: () => rewriting,
    close: () => {
      closed = true;
      callOff?.();
    },
  };
}
