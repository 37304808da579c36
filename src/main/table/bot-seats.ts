/** The bots at a round's table: all of them look, stand still and leave together. */
import type { RoundEvent } from '../../shared/chase/replay';
import type { BotAction, Level, Told } from '../games/chase/bots/bot';
import { chanceOf } from '../chance';
import { viewFor } from '../../rules/chase/view';
import type { RoundState } from '../../rules/chase/round';
import type { Millis, Seat } from '../../rules/game';
import type { RoundOptions, RoundPorts } from './ports';
import type { Done } from './refusal';
import { SeatedBot } from './seated-bot';

export interface BotSeatsPorts extends Pick<RoundPorts, 'schedule' | 'createBot'> {
  /** The round as the seat knows it. */
  readonly state: (seat: Seat) => RoundState;
  /** What the seat is told beside. */
  readonly told: (seat: Seat) => Told;
  /** The round's time. */
  readonly now: () => Millis;
  /** Does what a bot decided. */
  readonly act: (seat: Seat, action: BotAction) => Done;
  /** Whether this bot has to wait, since its pile lies down for an exchange (T3). */
  readonly waits: (seat: Seat) => boolean;
}

export class BotSeats {
  readonly #ports: BotSeatsPorts;
  readonly #bots: readonly SeatedBot[];

  constructor(ports: BotSeatsPorts, { setup, players, seed }: Pick<RoundOptions, 'setup' | 'players' | 'seed'>) {
    this.#ports = ports;
    this.#bots = players.flatMap((player, seat) => {
      const role = setup.roles[seat];
      if (player.kind !== 'bot' || role === undefined) return [];
      // The border lets whole levels from 1 to 10 through.
      const level = (player.level ?? 1) as Level;
      const bot = ports.createBot({ role, level, seat, chance: chanceOf(`${seed}/bot ${seat}`) });
      return [
        new SeatedBot(bot, {
          now: ports.now,
          schedule: ports.schedule,
          // The same that a person's screen gets of this seat, and no more (S4, P8, T1).
          view: () => viewFor(ports.state(seat), seat),
          told: () => ports.told(seat),
          act: (action) => ports.act(seat, action),
        }),
      ];
    });
  }

  /** Shows the bots the table; those that may act now wait at least `least` milliseconds. */
  look(least: Millis = 0): void {
    for (const bot of this.#bots) {
      if (this.#ports.waits(bot.seat)) bot.standStill();
      else bot.look(least);
    }
  }

  /** Shows a bot the table and lets it do at once what it has to do now; null where it has nothing to do. */
  actNow(seat: Seat): Done | null {
    return this.#bots.find((bot) => bot.seat === seat)?.actNow() ?? null;
  }

  /** Shows the bots the table, which stands still. */
  standStill(): void {
    for (const bot of this.#bots) bot.standStill();
  }

  /** Ends every bot's part. What each was about to do is the answer, as it would have come after `before` (for how close it was). */
  leave(before: RoundState | null, t: Millis): RoundEvent[] {
    return this.#bots.flatMap((bot) => {
      const plan = bot.leave();
      if (plan === null || before === null) return [];
      const at = Math.max(plan.at, t);
      const action = plan.decide(viewFor(before, bot.seat), at);
      return action === null || action.type === 'open' || action.type === 'want' ? [] : [{ ...action, t: at, seat: bot.seat }];
    });
  }
}
