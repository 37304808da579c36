/**
 * What a bot is to those who seat one: the live table in real time, the simulator in virtual time. Both use it alike:
 *
 *     const bot = createBot({ role, level, seat, chance });
 *     let plan = bot.observe(viewFor(state, seat), now);   // at the start, and again after every accepted event or wish
 *     // … once the round's clock reads plan.at, with the view as it is then:
 *     const action = plan.decide(viewFor(state, seat), now);
 *     // … if not null: stamp it with `seat` and the clock, apply it (an accepted event: observe again), or take in a wish;
 *     // if null, or if it was refused: observe again.
 *
 * The bot never looks at a clock or at chance of its own, so the same seed and the same views give the same actions.
 */
import type { Millis, Seat } from '../../../../rules/game';
import type { Placement } from '../../../../rules/chase/legality';
import type { PathIndex, Role } from '../../../../rules/chase/round';
import type { ChaseSymbol, Colour } from '../../../../rules/chase/tile';
import type { RoundView } from '../../../../rules/chase/view';
import type { Chance } from '../../../chance';

/** How good a bot is: 1 is a newcomer's first opponent, 10 is fast and nearly flawless. */
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type Level = (typeof LEVELS)[number];

/**
 * What a bot does: an event of its seat without its time. `open` stands for all Starting tiles at once (S5), in the
 * order of the path: one `place` event each, at t = 0. `path` is there only with four players (F1, F2). `want` asks the
 * partner for markers of a colour: no event, but the partner is told.
 */
export type BotAction =
  | { readonly type: 'open'; readonly tiles: readonly Placement[]; readonly path?: PathIndex }
  | ({ readonly type: 'place'; readonly path?: PathIndex } & Placement)
  | { readonly type: 'switch-pile' }
  | { readonly type: 'exchange'; readonly with: Seat }
  | { readonly type: 'mark'; readonly symbol: ChaseSymbol; readonly path?: PathIndex }
  | { readonly type: 'lose-trail'; readonly colour: Colour; readonly path?: PathIndex }
  | { readonly type: 'hand-over'; readonly to: Seat; readonly colour: Colour; readonly count: number }
  | { readonly type: 'want'; readonly colour: Colour };

/** What a seat is told at the table, beside what it sees there. */
export interface Told {
  /** F2: the colour that the partner asks for. */
  readonly asked: Colour | null;
  /** A person plays against this seat and has not put a first tile or marker yet. */
  readonly opponentBegins: boolean;
}

/** Nobody says anything, as where bots are among themselves. */
export const NOTHING_TOLD: Told = { asked: null, opponentBegins: false };

/** What a bot is about to do: when, on the round's clock, and what then. */
export interface Plan {
  /**
   * The round's time at which the bot acts, pauses taken out; never before the `now` of the `observe` that gave it. A
   * whole number. While planning the Starting tiles it is 0: that has no clock (S5).
   */
  readonly at: Millis;
  /**
   * What the bot does at that time, given what its seat sees then. Null: nothing after all, or the bot just noticed that
   * the table changed and looks again; observe again to learn when. May be asked once only.
   */
  decide(view: RoundView, now: Millis): BotAction | null;
}

/** One seat's player for one round. */
export interface Bot {
  readonly role: Role;
  readonly level: Level;
  readonly seat: Seat;
  /**
   * Shows the bot what its seat sees (`viewFor(state, seat)`) at `now`. The answer replaces the plan before it, which is
   * not to be asked any more; null: the bot has nothing to do until the table changes. Seeing the same again changes
   * nothing. Views come in the order of events; none may be left out, since a bot remembers what it saw (P8).
   */
  observe(view: RoundView, now: Millis, told?: Told): Plan | null;
}

/** What a bot is made from. */
export interface BotOptions {
  readonly role: Role;
  readonly level: Level;
  readonly seat: Seat;
  /** Its own stream, which nobody else draws from: `chanceOf(seed + '/bot ' + seat)`, say. */
  readonly chance: Chance;
  /** Another median thinking time for a Runner than its level's; tuning asks for it, and whoever plays a first round. */
  readonly think?: Millis | undefined;
  /** It thinks about as long over each tile, and never hurries: whoever learns the game plays against it (see `letsBegin`). */
  readonly even?: boolean;
}
