/** What the answers of a run come to: its score, and in the end its result. */
import type { RatingChange, RunEnding, RunResult } from '../../shared/drill';
import type { RunProgress } from '../../shared/drill-record';
import type { PuzzleKind } from '../../shared/puzzles';
import type { RunRules } from './modes';
import { worthOf, type Worth } from './score';

/** An answer as it counts. */
interface CountedAnswer {
  /** The puzzle's. */
  readonly id: string;
  readonly right: boolean;
  readonly slow: boolean;
  readonly millis: number;
  readonly helped: boolean;
}

export class RunTally {
  readonly #rules: RunRules;
  readonly #answers: CountedAnswer[] = [];
  readonly #ratings = new Map<PuzzleKind, RatingChange>();
  #score = 0;
  #combo = 0;
  #bestCombo = 0;
  #strikes = 0;
  #level = 1;

  constructor(rules: RunRules) {
    this.#rules = rules;
  }

  /** Right answers in a row. */
  get combo(): number {
    return this.#combo;
  }
  get strikes(): number {
    return this.#strikes;
  }
  /** Of the Runner against whom a trail is followed. */
  get level(): number {
    return this.#level;
  }
  get answered(): number {
    return this.#answers.length;
  }
  get progress(): Omit<RunProgress, 'spent' | 'pauses'> {
    const right = this.#answers.filter((each) => each.right).length;
    return { score: this.#score, right, wrong: this.#answers.length - right, bestCombo: this.#bestCombo };
  }

  /** Whether a puzzle was answered in this run. */
  has(puzzle: string): boolean {
    return this.#answers.some(({ id }) => id === puzzle);
  }

  /** Counts an answer to a puzzle of a kind with this weight and pace; tells what it is worth. */
  count(answer: CountedAnswer, { weight, pace }: { readonly weight: number; readonly pace: number }): Worth {
    const { right, millis } = answer;
    this.#combo = right ? this.#combo + 1 : 0;
    this.#bestCombo = Math.max(this.#bestCombo, this.#combo);
    const worth = worthOf(this.#rules, { weight, right, combo: this.#combo, millis, pace });
    this.#score += worth.points;
    if (worth.strike) this.#strikes += 1;
    if (right && this.#rules.faster) this.#level += 1;
    this.#answers.push(answer);
    return worth;
  }

  /** Remembers how a rating changed. */
  rated(change: RatingChange): void {
    const before = this.#ratings.get(change.kind)?.before ?? change.before;
    this.#ratings.set(change.kind, { ...change, before });
  }

  /** The result of a run that ends so, after a best of `best`; one that is not `counted` has changed no ratings. */
  result(ending: RunEnding, counted: boolean, best: number | null): RunResult {
    const answers = this.#answers;
    const right = answers.filter((each) => each.right);
    // What was helped counts in no statistics: the typical time is that of the same answers as there.
    const times = right
      .filter(({ helped }) => !helped)
      .map(({ millis }) => millis)
      .sort((a, b) => a - b);
    const forBest = counted && ending !== 'left' && ending !== 'idle' && this.#rules.bestClass !== null;
    return {
      ending,
      counted,
      accuracy: answers.length === 0 ? 0 : right.length / answers.length,
      medianMillis: times[times.length >> 1] ?? null,
      best,
      isBest: forBest && this.#score > (best ?? 0),
      missed: [...new Set(answers.filter((each) => !each.right).map(({ id }) => id))],
      slow: [...new Set(right.filter(({ slow }) => slow).map(({ id }) => id))],
      helped: answers.filter(({ helped }) => helped).length,
      // Where it does not count, nothing of it is left in the ratings.
      ratings: counted ? [...this.#ratings.values()] : [],
    };
  }
}
