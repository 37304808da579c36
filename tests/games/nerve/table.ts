/** Nerve at the live table: turns, with nothing beside the rules, and bots that stop at what their level dares. */
import type { Bot } from '../../../src/main/table/bot';
import type { BotSeat } from '../../../src/main/table/bot-seats';
import { plainAtTable } from '../../../src/main/table/plain-round';
import type { QuickSeat } from '../../../src/main/table/ports';
import { accepted } from '../../../src/rules/result';
import { nerve, SEATS, totalOf, type Act, type NerveTypes, type Rules, type View } from './rules';

/** How long a bot thinks, in milliseconds. */
export const THINKS = 700;

/** Draws until it has 11, or more with its level. */
export function nerveBot({ seat, level }: BotSeat): Bot<View, Act> {
  const dares = 10 + Math.ceil(level / 2);
  return {
    seat,
    observe: ({ turn }, now) =>
      turn !== seat
        ? null
        : {
            at: now + THINKS,
            decide: (view) => (view.turn !== seat ? null : { type: totalOf(view.hand ?? []) <= dares ? 'draw' : 'stop' }),
          },
  };
}

interface Wish {
  readonly level?: number;
  readonly rules?: Rules;
}

export const nerveAtTable = plainAtTable<NerveTypes>(
  { rules: nerve, createBot: nerveBot, clauses: { 'no-such-seat': 'N1', 'round-not-over': 'N5' } },
  {
    tiles: null,
    quick: ({ level = 1, rules = { pointsToWin: 3 } }: Wish) => {
      const bots = Array.from({ length: SEATS.fewest - 1 }, (): QuickSeat => ({ kind: 'bot', level }));
      return { seats: [{ kind: 'player' }, ...bots], seating: null, rules };
    },
    arrange: ({ rules = { pointsToWin: 3 } }: Wish) => accepted({ seating: null, rules }),
  },
);
