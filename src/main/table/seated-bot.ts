/** A bot at the live table: asked what it plans after every event, and to act when its time has come. */
import type { Bot, BotAction, Plan, Told } from '../games/chase/bots/bot';
import type { RoundView } from '../../rules/chase/view';
import type { Millis, Seat } from '../../rules/game';
import type { Done } from './refusal';

export interface BotPorts {
  /** The round's time. */
  readonly now: () => Millis;
  readonly schedule: (millis: number, action: () => void) => () => void;
  /** What the bot's seat sees, and nothing else. */
  readonly view: () => RoundView;
  /** What the seat is told beside. */
  readonly told: () => Told;
  /** Does what the bot decided. What is accepted makes the table call `look`. */
  readonly act: (action: BotAction) => Done;
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
    this.standStill();
    if (this.#plan !== null) this.#wait(this.#plan, least);
  }

  /** Shows the bot the table, and lets it do at once what its plan is for now; null where it has none. */
  actNow(): Done | null {
    this.standStill();
    const plan = this.#plan;
    if (plan === null || plan.at > this.#ports.now()) return null;
    this.#plan = null;
    const action = plan.decide(this.#ports.view(), this.#ports.now());
    return action && this.#ports.act(action);
  }

  /** Shows the bot the table, which stands still: it will not act until it is shown again. */
  standStill(): void {
    this.#callOff();
    this.#plan = this.#bot.observe(this.#ports.view(), this.#ports.now(), this.#ports.told());
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
    else if (!this.#ports.act(action).ok) this.look(AFTER_REFUSAL);
  }
}
