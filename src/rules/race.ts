/**
 * A race over the same deal: how far a seat had come at which time, then and now. What is compared are counts and times alone, so that
 * nothing of what was laid or drawn is told. Pure, and the same for every game that says what a seat's progress is.
 */
import type { Game, GameTypes, Millis, Seat } from './game';

/** From this time on the seat had come so far. */
export interface Step {
  readonly t: Millis;
  readonly n: number;
}

/** What of a game a race is run by. */
export type Raced<G extends GameTypes = GameTypes> = Pick<Game<G>, 'begin' | 'apply' | 'progress'>;

/** A seat followed through a round. */
export class Course<G extends GameTypes = GameTypes> {
  readonly #game: Raced<G>;
  readonly #seat: Seat;
  #state: G['state'];
  #seen = 0;
  #t: Millis = 0;
  readonly #steps: Step[] = [];

  constructor(game: Raced<G>, setup: G['setup'], seat: Seat) {
    this.#game = game;
    this.#seat = seat;
    this.#state = game.begin(setup);
  }

  /** Each time at which it had come further, or was thrown back; the first step is the first progress. */
  get steps(): readonly Step[] {
    return this.#steps;
  }

  /** When the last event happened. */
  get t(): Millis {
    return this.#t;
  }

  get state(): G['state'] {
    return this.#state;
  }

  /** Follows a round's events as far as there are any, those that were seen before first. Throws where they are none of a round that holds. */
  follow(events: readonly G['event'][]): this {
    for (const event of events.slice(this.#seen)) {
      const next = this.#game.apply(this.#state, event);
      if (!next.ok) throw new Error(`An event is impossible, though the round was played through: ${next.error.code}.`);
      this.#state = next.value;
      this.#seen += 1;
      this.#t = Math.max(this.#t, event.t);
      const n = this.#game.progress?.(this.#state, this.#seat) ?? 0;
      const last = this.#steps[this.#steps.length - 1];
      if (n === (last?.n ?? 0)) continue;
      // What came at the same instant came as one.
      if (last?.t === this.#t) this.#steps.pop();
      this.#steps.push({ t: this.#t, n });
    }
    return this;
  }
}

/** How far it had come by a time. */
export function reached(steps: readonly Step[], t: Millis): number {
  return steps.findLast((step) => step.t <= t)?.n ?? 0;
}

/** When it first had come so far; null where it never did. */
function firstAt(steps: readonly Step[], n: number): Millis | null {
  return steps.find((step) => step.n >= n)?.t ?? null;
}

/** How a race stands for the one who runs it now. */
export interface RaceStanding {
  readonly own: number;
  readonly ghost: number;
  /** So much further than the ghost by now; less than 0 is behind. */
  readonly lead: number;
  /** So much earlier both came as far as the one who has come less far; null before that is anywhere. Less than 0 is later. */
  readonly earlier: Millis | null;
}

/** How it stands at a time, by what both had done by then and nothing later. */
export function raceAt(own: readonly Step[], ghost: readonly Step[], t: Millis): RaceStanding {
  const [mine, its] = [reached(own, t), reached(ghost, t)];
  const both = Math.min(mine, its);
  const [when, then] = [firstAt(own, both), firstAt(ghost, both)];
  return { own: mine, ghost: its, lead: mine - its, earlier: both === 0 || when === null || then === null ? null : then - when };
}

/** Who led last by then: 1 the one who runs now, -1 the ghost, 0 nobody yet. Being level changes nothing. */
export function leaderAt(own: readonly Step[], ghost: readonly Step[], t: Millis): -1 | 0 | 1 {
  const times = [...own, ...ghost].map((step) => step.t).filter((each) => each <= t);
  for (const at of [...new Set(times)].sort((a, b) => b - a)) {
    const lead = Math.sign(reached(own, at) - reached(ghost, at));
    if (lead !== 0) return lead < 0 ? -1 : 1;
  }
  return 0;
}
