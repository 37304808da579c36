/** A bot at the live table: asked what it plans after every event, and to act when its time has come. */
import type { Bot, BotAction, Plan } from '../bots/bot';
import type { RoundView } from '../engine/chase/view';
import type { Millis, Seat } from '../engine/game';

export interface BotPorts {
  /** The round's time. */
  readonly now: () => Millis;
  readonly schedule: (millis: number, action: () => void) => () => void;
  /** What the bot's seat sees, and nothing else. */
  readonly view: () => RoundView;
  /** Does what the bot decided; false where it was refused. An accepted one makes the table call `look`. */
  readonly act: (action: BotAction) => boolean;
}

/** After a refusal a bot collects itself, so that one which cannot be helped does not keep the machine busy. */
const AFTER_REFUSAL: Millis = 250;

export class SeatedBot {
  readonly #bot: Bot;
  readonly #ports: BotPorts;
  #plan: Plan | null = null;
  #cancel: (() => void) | undefined;

  constructor(bot: Bot, ports: BotPorts) {
    this.#bot = bot;
    this.#ports = ports;
  }

  get seat(): Seat {
    return this.#bot.seat;
  }

  /** Shows the bot the table as it is. It will act at the time it plans, but not before `least` milliseconds from now. */
  look(least: Millis = 0): void {
    this.#callOff();
    this.#plan = this.#bot.observe(this.#ports.view(), this.#ports.now());
    if (this.#plan !== null) this.#wait(this.#plan, least);
  }

  /** Shows the bot the table, which stands still: it will not act until it is shown again. */
  standStill(): void {
    this.#callOff();
    this.#plan = this.#bot.observe(this.#ports.view(), this.#ports.now());
  }

  /** Ends the bot's part in the round; the plan that it still had is the answer. */
  leave(): Plan | null {
    this.#callOff();
    const plan = this.#plan;
    this.#plan = null;
    return plan;
  }

  #callOff(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }

  #wait(plan: Plan, least: Millis): void {
    const millis = Math.max(least, plan.at - this.#ports.now());
    this.#cancel = this.#ports.schedule(millis, () => {
      // A timer may come a little early; the plan's time must have come.
      if (this.#ports.now() < plan.at) this.#wait(plan, 1);
      else this.#act(plan);
    });
  }

  #act(plan: Plan): void {
    this.#plan = null;
    const action = plan.decide(this.#ports.view(), this.#ports.now());
    if (action === null) this.look();
    else if (!this.#ports.act(action)) this.look(AFTER_REFUSAL);
  }
}
