/** Time and chance as the computer has them, in one place, so that nothing else asks for them by itself. */
import { clockMoment } from '../shared/moment';

/** Time and chance; tests bring their own, and their clocks are taken as any computer's are (`worldWith`). */
export interface World {
  /** A monotonic clock in milliseconds, from any start. */
  readonly clock: () => number;
  /** Calls `action` once, `millis` from now; the answer calls it off. */
  readonly schedule: (millis: number, action: () => void) => () => void;
  /** The date. */
  readonly now: () => Date;
  readonly chanceBytes: (count: number) => Uint8Array;
}

/** The computer's own world with some of it exchanged. The date is one that every part of the app can tell, whatever the clock shows. */
export function worldWith(other: Partial<World> = {}): World {
  const world = { ...REAL_WORLD, ...other };
  return { ...world, now: () => clockMoment(world.now()) };
}

/** The computer's own. */
const REAL_WORLD: World = {
  clock: () => performance.now(),
  schedule: (millis, action) => {
    const timer = setTimeout(action, millis);
    return () => {
      clearTimeout(timer);
    };
  },
  now: () => new Date(),
  chanceBytes: (count) => globalThis.crypto.getRandomValues(new Uint8Array(count)),
};
