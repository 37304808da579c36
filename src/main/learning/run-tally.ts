/** What the answers of a run come to: its score, and in the end its result. */
import type { RatingChange, RunEnding, RunResult } from '../../shared/drill';
import type { RunProgress } from '../../shared/drill-record';
import type { PuzzleKind } from '../../shared/puzzles';
import { typicalTime } from '../../shared/answer-times';
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

/** What was counted so far. */
interface Sums {
  readonly answers: readonly CountedAnswer[];
  readonly ratings: ReadonlyMap<PuzzleKind, RatingChange>;
  readonly score: number;
  readonly combo: number;
  readonly bestCombo: number;
  readonly strikes: number;
  readonly level: number;
}

const NOTHING: Sums = { answers: [], ratings: new Map(), score: 0, combo: 0, bestCombo: 0, strikes: 0, level: 1 };

/** A value: another answer gives another tally, so that one that cannot be kept has counted nowhere. */
export class RunTally {
  readonly #rules: RunRules;
  readonly #sums: Sums;

  constructor(rules: RunRules, sums: Sums = NOTHING) {
    this.#rules = rules;
    this.#sums = sums;
  }

  /** Right answers in a row. */
  get combo(): number {
    return this.#sums.combo;
  }
  get strikes(): number {
    return this.#sums.strikes;
  }
  /** Of the Runner against whom a trail is followed. */
  get level(): number {
    return this.#sums.level;
  }
  get answered(): number {
    return this.#sums.answers.length;
  }
  get progress(): Omit<RunProgress, 'spent' | 'pauses'> {
    const { answers, score, bestCombo } = this.#sums;
    const right = answers.filter((each) => each.right).length;
    return { score, right, wrong: answers.length - right, bestCombo };
  }

  /** Whether a puzzle was answered in this run. */
  has(puzzle: string): boolean {
    return this.#sums.answers.some(({ id }) => id === puzzle);
  }

  /** The tally with an answer to a puzzle of a kind with this weight and pace, and what the answer is worth. */
  with(
    answer: CountedAnswer,
    { weight, pace }: { readonly weight: number; readonly pace: number },
  ): { readonly tally: RunTally; readonly worth: Worth } {
    const { right, millis } = answer;
    const { answers, ratings, score, bestCombo, strikes, level } = this.#sums;
    const combo = right ? this.combo + 1 : 0;
    const worth = worthOf(this.#rules, { weight, right, combo, millis, pace });
    const sums: Sums = {
      answers: [...answers, answer],
      ratings,
      score: score + worth.points,
      combo,
      bestCombo: Math.max(bestCombo, combo),
      strikes: strikes + (worth.strike ? 1 : 0),
      level: level + (right && this.#rules.faster ? 1 : 0),
    };
    return { tally: new RunTally(this.#rules, sums), worth };
  }

  /** The tally that remembers how a rating changed. */
  rated(change: RatingChange): RunTally {
    const before = this.#sums.ratings.get(change.kind)?.before ?? change.before;
    const ratings = new Map([...this.#sums.ratings, [change.kind, { ...change, before }]]);
    return new RunTally(this.#rules, { ...this.#sums, ratings });
  }

  /** The result of a run that ends so, after a best of `best`; one that is not `counted` has changed no ratings. */
  result(ending: RunEnding, counted: boolean, best: number | null): RunResult {
    const { answers, score, ratings } = this.#sums;
    const right = answers.filter((each) => each.right);
    // What was helped counts in no statistics: the typical time is that of the same answers as there, read off as there.
    const times = right.filter(({ helped }) => !helped).map(({ millis }) => millis);
    const forBest = counted && ending !== 'left' && ending !== 'idle' && this.#rules.bestClass !== null;
    return {
      ending,
      counted,
      accuracy: answers.length === 0 ? 0 : right.length / answers.length,
      medianMillis: typicalTime(times),
      best,
      isBest: forBest && score > (best ?? 0),
      missed: [...new Set(answers.filter((each) => !each.right).map(({ id }) => id))],
      slow: [...new Set(right.filter(({ slow }) => slow).map(({ id }) => id))],
      helped: answers.filter(({ helped }) => helped).length,
      // Where it does not count, nothing of it is left in the ratings.
      ratings: counted ? [...ratings.values()] : [],
    };
  }
}
