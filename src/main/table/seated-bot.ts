/** A bot at the live table: asked what it plans after every event, and to act when its time has come. */
import type { Millis, Seat } from '../../rules/game';
import type { Bot, Plan } from './bot';
import type { Done } from './refusal';

interface BotPorts<View, Action, Told> {
  /** The round's time. */
  readonly now: () => Millis;
  readonly schedule: (millis: number, action: () => void) => () => void;
  /** What the bot's seat sees, and nothing else. */
  readonly view: () => View;
  /** What the seat is told beside. */
  readonly told: () => Told;
  /** Does what the bot decided. What is accepted makes the table call `look`. */
  readonly act: (action: Action) => Done;
}

/** After a refusal a bot collects itself, so that one which cannot be helped does not keep the machine busy. */
const AFTER_REFUSAL: Millis = 250;

export class SeatedBot<View, Action, Told> {
  readonly #bot: Bot<View, Action, Told>;
  readonly #ports: BotPorts<View, Action, Told>;
  #plan: Plan<View, Action> | null = null;
  #cancel: (() => void) | undefined;

  constructor(bot: Bot<View, Action, Told>, ports: BotPorts<View, Action, Told>) {
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
  leave(): Plan<View, Action> | null {
    this.#callOff();
    const plan = this.#plan;
    this.#plan = null;
    return plan;
  }

  #callOff(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }

  #wait(plan: Plan<View, Action>, least: Millis): void {
    const millis = Math.max(least, plan.at - this.#ports.now());
    this.#cancel = this.#ports.schedule(millis, () => {
      // A timer may come a little early; the plan's time must have come.
      if (this.#ports.now() < plan.at) this.#wait(plan, 1);
      else this.#act(plan);
    });
  }

  #act(plan: Plan<View, Action>): void {
    this.#plan = null;
    const action = plan.decide(this.#ports.view(), this.#ports.now());
    if (action === null) this.look();
    else if (!this.#ports.act(action).ok) this.look(AFTER_REFUSAL);
  }
}
