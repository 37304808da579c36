/**
 * A run of puzzles as the window has it. The run itself lives in the main process; here is what is shown of it, the time
 * that the puzzle has been in sight, and the answer that stays until the player goes on.
 */
import type { RequestInput } from '../../../shared/contract';
import type { Mode, RunView } from '../../../shared/drill';
import type { RunOptions } from '../../../shared/run-options';
import type { DrillScreens, Feedback, Hint, Laid, Puzzle, PuzzleAnswer } from '../games';
import type { Ask } from '../bridge';
import { HintsGiven } from './hints-given.svelte';
import { comboOf, readied, stopped, timeOf, type Done, type RunTime } from './run-view';
import { PuzzleTimer } from './timer';
import type { Answer, Refusal } from '../../../shared/refusal';

/** What a run has to know of the game of a puzzle. */
type Rules = Pick<DrillScreens, 'gradeAtOnce' | 'laidOf'>;

export class DrillRun {
  readonly #ask: Ask;
  readonly #now: () => number;
  readonly #rulesOf: (puzzle: Puzzle) => Rules;
  readonly #timer = new PuzzleTimer();
  #view = $state.raw<RunView | null>(null);
  #shown = $state.raw<Puzzle | null>(null);
  #feedback = $state.raw<Feedback | null>(null);
  readonly #hints = new HintsGiven();
  #done = $state.raw<readonly Done[]>([]);
  #refusal = $state.raw<Refusal | null>(null);
  #receivedAt = $state(0);
  /** Counts up with every start, so that an answer to an older run is dropped. */
  #turn = 0;
  #again: { readonly mode: Mode; readonly options: RunOptions } | null = null;

  /** `now` is a monotonic clock in milliseconds. */
  constructor(ask: Ask, now: () => number, rulesOf: (puzzle: Puzzle) => Rules) {
    this.#ask = ask;
    this.#now = now;
    this.#rulesOf = rulesOf;
  }

  get view(): RunView | null {
    return this.#view;
  }
  /** The puzzle on the screen; it stays while its answer is looked at. Null while paused, so that nobody thinks ahead. */
  get onScreen(): Puzzle | null {
    return this.paused ? null : this.#shown;
  }
  get feedback(): Feedback | null {
    return this.paused ? null : this.#feedback;
  }
  /** The hints to the puzzle so far; where something is laid, those that go on from it. */
  get hints(): readonly Hint[] {
    return this.#hints.from(this.#laid).hints;
  }
  /** Whether every hint was given from what is laid now. */
  get told(): boolean {
    return this.#hints.from(this.#laid).left === 0;
  }
  /** Whether any hint to the puzzle was given. */
  get helped(): boolean {
    return this.#hints.any;
  }
  get #laid(): Laid | null {
    return this.#shown === null ? null : this.#rulesOf(this.#shown).laidOf(this.#shown);
  }
  /** Right answers in a row, with the one that is looked at: it counts as soon as it is known to be right. */
  get combo(): number {
    return comboOf(this.#view, this.#feedback);
  }
  get done(): readonly Done[] {
    return this.#done;
  }
  /** What was refused last. */
  get refusal(): Refusal | null {
    return this.#refusal;
  }
  get paused(): boolean {
    return this.#view?.state === 'paused';
  }
  /** Over, and the last answer has been looked at. */
  get over(): boolean {
    return this.#view?.state === 'over' && this.#feedback === null;
  }
  /** Puzzles to get ready: the one on the screen first. */
  get ready(): readonly Puzzle[] {
    return readied(this.#view, this.#shown);
  }

  /** Milliseconds left or played at `now`, counted on from the main process's stamp. */
  clock(now: number): RunTime {
    return timeOf(this.#view, now - this.#receivedAt);
  }

  #take(view: RunView): void {
    this.#view = view;
    this.#receivedAt = this.#now();
  }

  #show(puzzle: Puzzle | null): void {
    this.#timer.reset();
    this.#hints.forget();
    this.#feedback = null;
    this.#shown = puzzle;
  }

  /** A new run, with nothing kept of the one before. Answers whether it began. */
  async start(mode: Mode, options: RunOptions): Promise<boolean> {
    const turn = ++this.#turn;
    this.#again = { mode, options };
    this.#view = null;
    this.#done = [];
    this.#refusal = null;
    this.#show(null);
    const answer = await this.#ask('drill.start', { mode, options });
    if (turn !== this.#turn) return false;
    if (!answer.ok) {
      this.#refusal = answer.error;
      return false;
    }
    this.#take(answer.value);
    this.#show(answer.value.puzzle);
    return true;
  }

  /**
   * Takes up a run that goes on already, as after the window was loaded anew. It stands still until the player goes on;
   * what was answered before is counted, and no longer here to be shown.
   */
  async takeUp(view: RunView): Promise<void> {
    this.#turn++;
    this.#again = { mode: view.mode, options: view.options };
    this.#done = [];
    this.#refusal = null;
    this.#take(view);
    this.#show(view.puzzle);
    await this.pause('away');
  }

  /** The same again from the beginning. */
  async restart(): Promise<boolean> {
    return this.#again === null ? false : this.start(this.#again.mode, this.#again.options);
  }

  /** The puzzle has come in sight: its time starts. */
  seen(): void {
    if (this.onScreen !== null && this.#feedback === null) this.#timer.show(this.#now());
  }

  /** Answers the puzzle on the screen; a second answer to it is none. */
  async answer(answer: PuzzleAnswer): Promise<void> {
    const puzzle = this.onScreen;
    const view = this.#view;
    if (puzzle === null || view?.state !== 'running' || this.#feedback !== null) return;
    const turn = this.#turn;
    const millis = this.#timer.millis(this.#now());
    const mine: Feedback = { puzzle, answer, right: this.#rulesOf(puzzle).gradeAtOnce(puzzle, answer), worth: null };
    this.#feedback = mine;
    const worth = await this.#ask('drill.answer', { run: view.id, puzzle: puzzle.id, answer, millis });
    if (turn !== this.#turn) return;
    if (!worth.ok) {
      await this.#refused(worth.error, turn);
      return;
    }
    this.#take(worth.value.run);
    this.#done = [...this.#done, { puzzle, right: worth.value.right, slow: worth.value.slow, millis: worth.value.millis }];
    if (this.#feedback === mine) this.#feedback = { ...mine, right: worth.value.right, worth: worth.value };
  }

  /**
   * Something was too late or did not work: the run is shown as the main process has it. Where the same puzzle is asked still, its time goes
   * on and the hints to it stay.
   */
  async #refused(refusal: Refusal, turn: number): Promise<void> {
    this.#refusal = refusal;
    const current = await this.#ask('drill.current', {});
    if (turn !== this.#turn || !current.ok || current.value === null) return;
    this.#take(current.value);
    if (current.value.puzzle !== null && current.value.puzzle.id === this.#shown?.id) this.#feedback = null;
    else this.#show(current.value.puzzle);
  }

  /** The main process tells that the run has changed by itself: its time is up, or nobody looks. */
  hear(next: RunView): void {
    const view = this.#view;
    if (view?.id !== next.id || view.state === 'over') return;
    if (next.state === 'paused') this.#timer.hide(this.#now());
    this.#take(next);
    if (next.state === 'over' && this.#feedback === null) this.#show(null);
  }

  /** On to the next puzzle once the answer has been looked at; with none left the run is over. */
  next(): void {
    if (this.#feedback === null || this.#feedback.worth === null || this.paused) return;
    this.#refusal = null;
    this.#show(this.#view?.puzzle ?? null);
  }

  /** Hides the puzzle and stops the clock. */
  async pause(why: RequestInput<'drill.pause'>['why']): Promise<void> {
    const view = this.#view;
    if (view?.state !== 'running') return;
    this.#timer.hide(this.#now());
    // Out of sight at once, before the main process has answered.
    this.#view = stopped(view, this.clock(this.#now()));
    await this.#change('drill.pause', { run: view.id, why });
  }

  /** Goes on: with the answer that was looked at, the puzzle that was hidden, or a fresh one. */
  async resume(): Promise<void> {
    const view = this.#view;
    if (view?.state !== 'paused') return;
    const kept = this.#shown?.id;
    const looking = this.#feedback !== null;
    if (!(await this.#change('drill.resume', { run: view.id }))) return;
    if (!looking && this.#view?.puzzle?.id !== kept) this.#show(this.#view?.puzzle ?? null);
  }

  /** Ends the run now; what was answered counts. Of one that ended with the answer that is looked at nothing more is looked at. */
  async end(): Promise<void> {
    const view = this.#view;
    if (view === null) return;
    if (view.state === 'over') this.#show(null);
    else if (await this.#change('drill.end', { run: view.id })) this.#show(null);
  }

  async hint(): Promise<void> {
    const view = this.#view;
    const puzzle = this.onScreen;
    if (puzzle === null || view?.state !== 'running' || this.#feedback !== null || this.told) return;
    const laid = this.#rulesOf(puzzle).laidOf(puzzle);
    const answer = await this.#ask('drill.hint', { run: view.id, puzzle: puzzle.id, ...(laid.length > 0 && { laid }) });
    if (this.#shown !== puzzle || !answer.ok) return;
    this.#hints.take(laid, answer.value);
  }

  async #change<Name extends 'drill.pause' | 'drill.resume' | 'drill.end'>(name: Name, input: RequestInput<Name>): Promise<boolean> {
    const turn = this.#turn;
    const answer: Answer<RunView> = await this.#ask(name, input);
    if (turn !== this.#turn) return false;
    if (answer.ok) this.#take(answer.value);
    else this.#refusal = answer.error;
    return answer.ok;
  }
}
