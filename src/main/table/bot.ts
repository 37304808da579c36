/** A bot as the table seats one, whatever the game: it sees what its seat sees, and plans. */
import type { Millis, Seat } from '../../rules/game';

/** What a bot is about to do: when, on the round's clock, and what then. */
export interface Plan<View, Action> {
  /** Never before the `now` of the `observe` that gave it. */
  readonly at: Millis;
  /** What the bot does, given what its seat sees then; null: nothing after all, and it is to be shown the table again. */
  decide(view: View, now: Millis): Action | null;
}

/** One seat's player for one round. */
export interface Bot<View, Action, Told = undefined> {
  readonly seat: Seat;
  /** Shows the bot what its seat sees and is told beside. The answer replaces the plan before it; null: nothing to do until something changes. */
  observe(view: View, now: Millis, told: Told): Plan<View, Action> | null;
}
