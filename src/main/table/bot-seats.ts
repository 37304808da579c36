/** The bots at a round's table: all of them look, stand still and leave together. */
import { chanceOf, type Chance } from '../chance';
import type { Millis, Seat } from '../../rules/game';
import type { Bot, Plan } from './bot';
import type { RoundOptions } from './ports';
import type { Timing } from './timing';
import type { Done } from './refusal';
import { SeatedBot } from './seated-bot';

/** Who is to be seated. */
export interface BotSeat {
  readonly seat: Seat;
  /** How good it is: a whole number from 1 to 10, as the border lets through. */
  readonly level: number;
  /** Its own stream, which nobody else draws from. */
  readonly chance: Chance;
}

export interface BotSeatsPorts<View, Action, Told> extends Pick<Timing, 'schedule'> {
  readonly createBot: (options: BotSeat) => Bot<View, Action, Told>;
  /** The same that a person's screen gets of this seat, and no more. */
  readonly view: (seat: Seat) => View;
  /** What the seat is told beside. */
  readonly told: (seat: Seat) => Told;
  /** The round's time. */
  readonly now: () => Millis;
  /** Does what a bot decided. */
  readonly act: (seat: Seat, action: Action) => Done;
  /** Whether this bot has to wait. */
  readonly waits: (seat: Seat) => boolean;
}

/** What a bot was about to do when it left. */
interface LastPlan<View, Action> {
  readonly seat: Seat;
  readonly plan: Plan<View, Action>;
}

export class BotSeats<View, Action, Told> {
  readonly #ports: BotSeatsPorts<View, Action, Told>;
  readonly #bots: readonly SeatedBot<View, Action, Told>[];

  constructor(ports: BotSeatsPorts<View, Action, Told>, { players, seed }: Pick<RoundOptions, 'players' | 'seed'>) {
    this.#ports = ports;
    this.#bots = players.flatMap((player, seat) => {
      if (player.kind !== 'bot') return [];
      const bot = ports.createBot({ seat, level: player.level ?? 1, chance: chanceOf(`${seed}/bot ${seat}`) });
      return [
        new SeatedBot(bot, {
          now: ports.now,
          schedule: ports.schedule,
          view: () => ports.view(seat),
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

  /** Ends every bot's part; the answer is what each was about to do. */
  leave(): LastPlan<View, Action>[] {
    return this.#bots.flatMap((bot) => {
      const plan = bot.leave();
      return plan === null ? [] : [{ seat: bot.seat, plan }];
    });
  }
}
