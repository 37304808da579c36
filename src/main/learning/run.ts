/** One run of puzzles: its clock, score and order. Time is passed in; what is to be kept is told by the answers. */
import type { Answered, Mode, RatingChange, RunEnding, RunResult, RunView } from '../../shared/drill';
import type { RunOptions } from '../../shared/run-options';
import type { Grade, Laid, Puzzle, PuzzleKind } from '../../shared/puzzles';
import { accepted, refused, type Result } from '../../rules/result';
import type { Entry, Library } from './entry';
import type { PuzzleBook } from './game';
import type { Recalled } from './memory';
import type { RunRules } from './modes';
import { runnerMillis } from './pace';
import { RunClock } from './run-clock';
import { worthOf } from './score';
import type { Source } from './known';

/** Without an answer for so long a run with a clock was left alone, in milliseconds. */
export const LEFT_ALONE = 60_000;

type RunCode = 'run-over' | 'run-paused' | 'stale-puzzle' | 'wrong-kind' | 'no-hints';

export interface RunSetup {
  readonly id: string;
  readonly profile: string;
  readonly mode: Mode;
  readonly options: RunOptions;
  readonly book: PuzzleBook;
  readonly rules: RunRules;
  readonly source: Source;
  readonly library: Library;
  readonly entries: ReadonlyMap<string, Entry>;
  /** Every puzzle that was shown goes in, so that the next run has others. */
  readonly recent: Set<string>;
}

/** An answer as it was measured. */
export interface Measured extends Recalled {
  readonly entry: Entry;
  readonly puzzle: Puzzle;
  readonly millis: number;
  readonly helped: boolean;
  /** Whether ratings may change by it. */
  readonly rates: boolean;
  readonly answered: Omit<Answered, 'run' | 'rating'>;
}

interface Done {
  readonly id: string;
  readonly right: boolean;
  readonly slow: boolean;
  readonly millis: number;
  readonly helped: boolean;
}

/** Puzzles in a row that are gone before a run has no more: trying them holds the thread up. */
const MOST_GONE = 300;

export class Run {
  readonly #setup: RunSetup;
  readonly #clock: RunClock;
  readonly #done: Done[] = [];
  readonly #ratings = new Map<PuzzleKind, RatingChange>();
  #puzzle: Puzzle | null = null;
  #next: Puzzle | null = null;
  /** The run's time when the puzzle came up, and when the last answer came. */
  #shownAt = 0;
  #answeredAt = 0;
  #score = 0;
  #combo = 0;
  #bestCombo = 0;
  #strikes = 0;
  #level = 1;
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
    this.#puzzle = this.#draw(now);
    this.#next = this.#draw(now);
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
    return this.#puzzle === null;
  }

  /** Milliseconds until the clock ends the run; null where nothing will. */
  timeLeft(stamp: number): number | null {
    return this.over || !this.#clock.running ? null : this.#clock.left(stamp);
  }

  progress(stamp: number): { score: number; right: number; wrong: number; bestCombo: number; spent: number; pauses: number } {
    const right = this.#done.filter((each) => each.right).length;
    return {
      score: this.#score,
      right,
      wrong: this.#done.length - right,
      bestCombo: this.#bestCombo,
      spent: this.#clock.spent(stamp),
      pauses: this.#pauses,
    };
  }

  /** Takes an answer to the current puzzle; `millis` is the window's measure and no more than what passed here counts. */
  answer(id: string, grade: (puzzle: Puzzle) => Grade | undefined, millis: number, stamp: number, now: number): Result<Measured, RunCode> {
    const current = this.#current(id);
    if (!current.ok) return current;
    const puzzle = current.value;
    const { book, rules, entries, source } = this.#setup;
    const entry = entries.get(puzzle.id);
    if (entry === undefined) throw new Error(`The puzzle ${puzzle.id} is in no list.`);
    const graded = grade(puzzle);
    if (graded === undefined) return refused('wrong-kind');
    const spent = this.#clock.spent(stamp);
    const counted = Math.round(Math.min(millis, spent - this.#shownAt));
    const kind = book.rulesOf(puzzle.kind);
    const pace = kind.pace(puzzle, runnerMillis(this.#level));
    const { right, reason } = graded;
    const recalled: Recalled = { right, slow: counted > pace, quick: counted < pace / 2 };
    this.#combo = right ? this.#combo + 1 : 0;
    this.#bestCombo = Math.max(this.#bestCombo, this.#combo);
    const worth = worthOf(rules, { weight: kind.weight, right, combo: this.#combo, millis: counted, pace });
    this.#score += worth.points;
    if (worth.strike) this.#strikes += 1;
    this.#clock.win(worth.clock);
    if (right && rules.faster) this.#level += 1;
    const again = this.#done.some((each) => each.id === puzzle.id);
    const helped = this.#hints.size > 0;
    const rates = rules.rated && !helped && !again && !this.#seenBefore;
    this.#done.push({ id: puzzle.id, right, slow: recalled.slow, millis: counted, helped });
    this.#answeredAt = spent;
    source.answered(entry, helped ? { right: false, slow: false, quick: false, helped } : recalled, now);
    this.#advance(stamp, now);
    return accepted({
      ...recalled,
      entry,
      puzzle,
      millis: counted,
      helped,
      rates,
      answered: { puzzle: puzzle.id, right, reason, millis: counted, slow: recalled.slow, ...worth },
    });
  }

  /** Remembers how a rating changed, for the result. */
  rated(change: RatingChange): void {
    const before = this.#ratings.get(change.kind)?.before ?? change.before;
    this.#ratings.set(change.kind, { ...change, before });
  }

  /** How the run has to end now, if it has. */
  ending(stamp: number): RunEnding | null {
    const { rules } = this.#setup;
    if (this.over) return null;
    if (rules.strikes !== null && this.#strikes >= rules.strikes) return 'struck-out';
    if (this.#clock.left(stamp) === 0) return this.#clock.spent(stamp) - this.#answeredAt >= LEFT_ALONE ? 'idle' : 'time-up';
    if (this.#puzzle === null && this.#pausedBy === null) return 'done';
    return rules.length !== null && this.#done.length >= rules.length ? 'done' : null;
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

  end(ending: RunEnding, best: number | null, stamp: number): void {
    this.#clock.stop(stamp);
    this.#puzzle = null;
    this.#next = null;
    this.#pausedBy = null;
    const right = this.#done.filter((each) => each.right).length;
    // What was helped counts in no statistics: the typical time is that of the same answers as there.
    const times = this.#done
      .filter((each) => each.right && !each.helped)
      .map(({ millis }) => millis)
      .sort((a, b) => a - b);
    const counted = this.counts(ending);
    const { rules } = this.#setup;
    this.#result = {
      ending,
      counted,
      accuracy: this.#done.length === 0 ? 0 : right / this.#done.length,
      medianMillis: times[times.length >> 1] ?? null,
      best,
      isBest: counted && ending !== 'left' && ending !== 'idle' && rules.bestClass !== null && this.#score > (best ?? 0),
      missed: [...new Set(this.#done.filter((each) => !each.right).map(({ id }) => id))],
      slow: [...new Set(this.#done.filter((each) => each.right && each.slow).map(({ id }) => id))],
      helped: this.#done.filter(({ helped }) => helped).length,
      // Where it does not count, nothing of it is left in the ratings.
      ratings: counted ? [...this.#ratings.values()] : [],
    };
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
    if (this.#setup.rules.freshAfterPause && this.#puzzle !== null) {
      this.#setup.source.putBack(this.#puzzle.id);
      this.#advance(stamp, now);
      return;
    }
    this.#seenBefore = true;
    // Being away is no answer that took long, either.
    this.#shownAt = Math.min(this.#shownAt, this.#clock.spent(stamp));
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
    const paused = this.#pausedBy !== null;
    return {
      id,
      profile,
      mode,
      options,
      rated: rules.rated,
      clock: { left: this.#clock.left(stamp), spent, running: this.#clock.running },
      score,
      combo: this.#combo,
      bestCombo,
      right,
      wrong,
      length: rules.length,
      strikes: rules.strikes === null ? null : { used: this.#strikes, allowed: rules.strikes },
      runner: { level: this.#level, millisEach: runnerMillis(this.#level) },
      state: this.over ? 'over' : paused ? 'paused' : 'running',
      pauses,
      ...source.told(),
      puzzle: paused ? null : this.#puzzle,
      next: paused ? null : this.#next,
      result: this.#result,
    };
  }

  #current(id: string): Result<Puzzle, RunCode> {
    if (this.over) return refused('run-over');
    if (this.#pausedBy !== null) return refused('run-paused');
    return this.#puzzle?.id === id ? accepted(this.#puzzle) : refused('stale-puzzle');
  }

  /** The prepared puzzle comes up and another is prepared. */
  #advance(stamp: number, now: number): void {
    this.#puzzle = this.#next ?? this.#draw(now);
    this.#next = this.#puzzle === null ? null : this.#draw(now);
    this.#shownAt = this.#clock.spent(stamp);
    this.#hints.clear();
    this.#seenBefore = false;
  }

  /**
   * The next puzzle of the source that is still there and can be read; null where none is, or where so many in a row are gone that the
   * rest of them will be, too: a source may name the same ones for ever.
   */
  #draw(now: number): Puzzle | null {
    const { source, library, recent, rules } = this.#setup;
    const open = (this.#puzzle === null ? 0 : 1) + this.#done.length;
    if (rules.length !== null && open >= rules.length) return null;
    for (let tried = 0; tried < MOST_GONE; tried++) {
      const id = source.next(now);
      if (id === null) return null;
      const puzzle = library.puzzle(id);
      // One that is gone counts as met, too, so that the source goes on to others.
      recent.delete(id);
      recent.add(id);
      if (puzzle !== undefined) return puzzle;
    }
    return null;
  }
}
