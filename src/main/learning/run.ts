/** One run of puzzles: its clock, score and order. Time is passed in; what is to be kept is told by the answers. */
import { judgesPace, type RatingChange, type RunEnding, type RunResult, type RunView } from '../../shared/drill';
import type { RunProgress } from '../../shared/drill-record';
import type { Grade, Laid, Puzzle } from '../../shared/puzzles';
import { accepted, refused, type Result } from '../../rules/result';
import { recalledOf, type MeasuredAnswer } from './measured-answer';
import type { Recalled } from './memory';
import { runnerMillis } from './pace';
import { RunClock } from './run-clock';
import { endingOf } from './run-ending';
import { RunPuzzles } from './run-puzzles';
import type { RunSetup } from './run-setup';
import { RunTally } from './run-tally';

/** Without an answer for so long a run with a clock was left alone, in milliseconds. */
const LEFT_ALONE = 60_000;

type RunCode = 'run-over' | 'run-paused' | 'stale-puzzle' | 'wrong-kind' | 'no-hints';

export class Run {
  readonly #setup: RunSetup;
  readonly #clock: RunClock;
  readonly #puzzles: RunPuzzles;
  #tally: RunTally;
  /** The run's time when the puzzle came up, and when the last answer came. */
  #cameUpAt = 0;
  #answeredAt = 0;
  #pauses = 0;
  /** How many hints were given to the puzzle; to a route, by what was laid. */
  readonly #hints = new Map<string, number>();
  #pausedBy: 'asked' | 'away' | 'idle' | null = null;
  /** The puzzle was seen, hidden by a pause and is shown again: it does not rate. */
  #seenBefore = false;
  #result: RunResult | null = null;

  constructor(setup: RunSetup, stamp: number, now: number) {
    this.#setup = setup;
    this.#clock = new RunClock(setup.rules.budget);
    this.#puzzles = new RunPuzzles(setup, now);
    this.#tally = new RunTally(setup.rules);
    this.#clock.start(stamp);
  }

  get id(): string {
    return this.#setup.id;
  }

  get setup(): RunSetup {
    return this.#setup;
  }

  get over(): boolean {
    return this.#result !== null;
  }

  /** Whether there is anything to answer. */
  get empty(): boolean {
    return this.#puzzles.asked === null;
  }

  /** Milliseconds until the clock ends the run; null where nothing will. */
  timeLeft(stamp: number): number | null {
    return this.over || !this.#clock.running ? null : this.#clock.left(stamp);
  }

  progress(stamp: number): RunProgress {
    return this.#progressOf(this.#tally, stamp);
  }

  /**
   * Measures an answer to the current puzzle, and changes nothing; `millis` is the window's measure and no more than what passed
   * here counts.
   */
  measure(id: string, grade: (puzzle: Puzzle) => Grade | undefined, millis: number, stamp: number): Result<MeasuredAnswer, RunCode> {
    const current = this.#current(id);
    if (!current.ok) return current;
    const puzzle = current.value;
    const { book, rules, entries } = this.#setup;
    const entry = entries.get(puzzle.id);
    if (entry === undefined) throw new Error(`The puzzle ${puzzle.id} is in no list.`);
    const graded = grade(puzzle);
    if (graded === undefined) return refused('wrong-kind');
    const counted = Math.round(Math.min(millis, this.#clock.spent(stamp) - this.#cameUpAt));
    const kind = book.rulesOf(puzzle.kind);
    const pace = kind.pace(puzzle, runnerMillis(this.#tally.level));
    const { right, reason } = graded;
    // Where no time is shown nobody can have been too slow.
    const slow = judgesPace(this.#setup) && counted > pace;
    const recalled: Recalled = { right, slow, quick: counted < pace / 2 };
    const again = this.#tally.has(puzzle.id);
    const helped = this.#hints.size > 0;
    const rates = rules.rated && !helped && !again && !this.#seenBefore;
    const { tally, worth } = this.#tally.with(
      { id: puzzle.id, right, slow: recalled.slow, millis: counted, helped },
      { weight: kind.weight, pace },
    );
    return accepted({
      ...recalled,
      entry,
      puzzle,
      millis: counted,
      helped,
      rates,
      answered: { puzzle: puzzle.id, right, reason, millis: counted, slow: recalled.slow, ...worth },
      tally,
    });
  }

  /** What the run comes to with an answer that was measured at `stamp`, and how it ends by it, if it does. Changes nothing. */
  foreseen(answer: MeasuredAnswer, stamp: number): { readonly progress: RunProgress; readonly ending: RunEnding | null } {
    const { tally, entry, answered } = answer;
    const ending = endingOf(this.#setup.rules, tally, {
      left: this.#clock.left(stamp, answered.clock),
      idle: false,
      empty: this.#puzzles.isLast(entry, recalledOf(answer), tally.answered),
    });
    return { progress: this.#progressOf(tally, stamp), ending };
  }

  /** Takes in an answer that was measured at `stamp`, with how a rating changed by it, and the next puzzle comes up. */
  take(answer: MeasuredAnswer, change: RatingChange | null, stamp: number, now: number): void {
    this.#tally = change === null ? answer.tally : answer.tally.rated(change);
    this.#clock.win(answer.answered.clock);
    this.#answeredAt = this.#clock.spent(stamp);
    this.#setup.source.answered(answer.entry, recalledOf(answer), now);
    this.#puzzles.advance(now, this.#tally.answered);
    this.#comesUp(stamp);
  }

  /** How the run has to end now, if it has. */
  ending(stamp: number): RunEnding | null {
    if (this.over) return null;
    return endingOf(this.#setup.rules, this.#tally, {
      left: this.#clock.left(stamp),
      idle: this.#clock.spent(stamp) - this.#answeredAt >= LEFT_ALONE,
      empty: this.empty && this.#pausedBy === null,
    });
  }

  /** What an end at the player's wish, or because another run begins, is called. */
  get leaving(): 'left' | 'idle' {
    return this.#pausedBy === 'idle' ? 'idle' : 'left';
  }

  /** Somebody came back after all: what was answered before an idle minute counts like any other. */
  returned(): void {
    if (this.#pausedBy === 'idle') this.#pausedBy = 'asked';
  }

  /** Whether the run counts when it ends so. */
  counts(ending: RunEnding): boolean {
    return ending !== 'idle' || this.#setup.rules.countsLeftAlone;
  }

  /** Ends it so; `best` is the best of its class before it. */
  end(ending: RunEnding, best: number | null, stamp: number): void {
    this.#clock.stop(stamp);
    this.#puzzles.clear();
    this.#pausedBy = null;
    this.#result = this.#tally.result(ending, this.counts(ending), best);
  }

  pause(why: 'asked' | 'away' | 'idle', stamp: number): void {
    if (this.over || this.#pausedBy !== null) return;
    this.#clock.stop(stamp);
    this.#pausedBy = why;
    this.#pauses += 1;
  }

  /** A pause gives no time to think: what was hidden comes back only where nothing is at stake, or else does not rate. */
  resume(stamp: number, now: number): void {
    if (this.over || this.#pausedBy === null) return;
    this.#pausedBy = null;
    this.#clock.start(stamp);
    if (this.#setup.rules.freshAfterPause && !this.empty) {
      this.#puzzles.putBack(now, this.#tally.answered);
      this.#comesUp(stamp);
      return;
    }
    this.#seenBefore = true;
    // Being away is no answer that took long, either.
    this.#cameUpAt = Math.min(this.#cameUpAt, this.#clock.spent(stamp));
  }

  /**
   * The current puzzle, for a hint; from then on its answer is a helped one. The number of the hint counts from 0, to a route
   * for each `laid` anew.
   */
  hint(id: string, laid: Laid): Result<{ readonly puzzle: Puzzle; readonly number: number }, RunCode> {
    const current = this.#current(id);
    if (!current.ok) return current;
    if (!this.#setup.rules.hints) return refused('no-hints');
    const from = this.#setup.book.gameOf(current.value.kind).laidText(laid);
    const number = this.#hints.get(from) ?? 0;
    this.#hints.set(from, number + 1);
    return accepted({ puzzle: current.value, number });
  }

  view(stamp: number): RunView {
    const { id, profile, mode, options, rules, source } = this.#setup;
    const { score, right, wrong, bestCombo, spent, pauses } = this.progress(stamp);
    const { level } = this.#tally;
    const paused = this.#pausedBy !== null;
    return {
      id,
      profile,
      mode,
      options,
      rated: rules.rated,
      clock: { left: this.#clock.left(stamp), spent, running: this.#clock.running },
      score,
      combo: this.#tally.combo,
      bestCombo,
      right,
      wrong,
      length: rules.length,
      strikes: rules.strikes === null ? null : { used: this.#tally.strikes, allowed: rules.strikes },
      runner: { level, millisEach: runnerMillis(level) },
      state: this.over ? 'over' : paused ? 'paused' : 'running',
      pauses,
      ...source.standing(),
      puzzle: paused ? null : this.#puzzles.asked,
      next: paused ? null : this.#puzzles.ready,
      result: this.#result,
    };
  }

  #progressOf(tally: RunTally, stamp: number): RunProgress {
    return { ...tally.progress, spent: this.#clock.spent(stamp), pauses: this.#pauses };
  }

  #current(id: string): Result<Puzzle, RunCode> {
    if (this.over) return refused('run-over');
    if (this.#pausedBy !== null) return refused('run-paused');
    const { asked } = this.#puzzles;
    return asked?.id === id ? accepted(asked) : refused('stale-puzzle');
  }

  /** Another puzzle has come up. */
  #comesUp(stamp: number): void {
    this.#cameUpAt = this.#clock.spent(stamp);
    this.#hints.clear();
    this.#seenBefore = false;
  }
}
