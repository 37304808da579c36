/** Time and chance as the computer has them, in one place, so that nothing else asks for them by itself. */
import { randomBytes } from 'node:crypto';
import type { Bot, BotOptions } from './bots/bot';
import { createBot } from './bots/create';

/** Time and chance; tests bring their own. */
export interface World {
  /** A monotonic clock in milliseconds, from any start. */
  readonly clock: () => number;
  /** Calls `action` once, `millis` from now; the answer calls it off. */
  readonly schedule: (millis: number, action: () => void) => () => void;
  /** The date. */
  readonly now: () => Date;
  readonly chanceBytes: (count: number) => Uint8Array;
  readonly createBot: (options: BotOptions) => Bot;
}

/** The computer's own. */
export const REAL_WORLD: World = {
  clock: () => performance.now(),
  schedule: (millis, action) => {
    const timer = setTimeout(action, millis);
    return () => {
      clearTimeout(timer);
    };
  },
  now: () => new Date(),
  chanceBytes: (count) => randomBytes(count),
  createBot,
};
