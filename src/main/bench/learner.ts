/** A simulated learner of facts, by the model and the parameters of docs/learning.md. Times are in seconds. */
import type { Chance } from '../chance';

/** Parameters of the model, by their names in docs/learning.md. */
export interface Memory {
  readonly c: number;
  readonly a: number;
  readonly tau: number;
  readonly s: number;
}

/** The set that counts, and the other one. */
export const ACT_R: Memory = { c: 0.279, a: 0.177, tau: -0.704, s: 0.0786 };
export const SLIM_STAMPEN: Memory = { c: 0.25, a: 0.3, tau: -0.8, s: 0.0786 };

const LATENCY = 1;
const FIXED = 0.3;
const SPREAD = 0.25;
const COUNTING = 7;
const FEEDBACK = { recalled: 1, counted: 3 };
/** The pace of read puzzles. */
export const IN_TIME = 4;

/** One answer: how long it took, whether in time, and how long until the next can be asked. */
interface Trial {
  readonly seconds: number;
  readonly whole: number;
}

/** What a face takes that nobody can know. */
export const STRANGE: Trial = { seconds: COUNTING, whole: COUNTING + FEEDBACK.counted };

/** A number from a normal distribution with mean 0 and deviation 1 (Box and Muller). */
function normal(chance: Chance): number {
  return Math.sqrt(-2 * Math.log(1 - chance.fraction())) * Math.cos(2 * Math.PI * chance.fraction());
}

interface Trace {
  readonly at: number;
  readonly decay: number;
}

export class Learner {
  readonly #offsets: readonly number[];
  readonly #traces: Trace[][];
  readonly #chance: Chance;
  readonly #memory: Memory;

  /** `traits` makes the learner, the same in both arms; `chance` what happens. */
  constructor(facts: number, traits: Chance, chance: Chance, memory: Memory = ACT_R) {
    this.#memory = memory;
    const own = SPREAD * normal(traits);
    this.#offsets = Array.from({ length: facts }, () => own + SPREAD * normal(traits));
    this.#traces = Array.from({ length: facts }, () => []);
    this.#chance = chance;
  }

  /** Answers `fact` at `now`, seconds of the learner's own time, and learns from it. */
  answer(fact: number, now: number): Trial {
    const activation = this.#activation(fact, now);
    const uniform = this.#chance.fraction();
    // Logistic noise.
    const felt = activation + this.#memory.s * Math.log(uniform / (1 - uniform));
    const recalled = felt > this.#memory.tau;
    const seconds = recalled ? LATENCY * Math.exp(-felt) + FIXED : COUNTING;
    const strength = this.#traces[fact]?.length === 0 ? 0 : Math.exp(activation);
    this.#traces[fact]?.push({ at: now, decay: this.#memory.c * strength + this.#memory.a });
    return { seconds, whole: seconds + (recalled ? FEEDBACK.recalled : FEEDBACK.counted) };
  }

  /** The probability that `fact` would be answered in time at `now`. */
  inTime(fact: number, now: number): number {
    const needed = Math.max(this.#memory.tau, -Math.log((IN_TIME - FIXED) / LATENCY));
    return 1 / (1 + Math.exp((needed - this.#activation(fact, now)) / this.#memory.s));
  }

  #activation(fact: number, now: number): number {
    let sum = 0;
    for (const { at, decay } of this.#traces[fact] ?? []) sum += Math.max(1, now - at) ** -decay;
    return Math.log(sum) + (this.#offsets[fact] ?? 0);
  }
}
