/**
 * A lesson as it is gone through in this window: where somebody is, what has been objected to, and which hints were given. What happens is
 * worked out by the pure `Lesson`; this keeps it, has the others' deeds come in their time, and tells how far it has come.
 */
import { A_MOMENT, type Seat } from '../../../rules/game';
import type { Lesson } from '../../../rules/lesson';
import type { LessonAt } from '../../../rules/lesson-types';
import type { Result } from '../../../rules/result';

export interface LessonPlayPorts {
  /** Keeps how far somebody has come: the step to go on with, and whether all of it is done. */
  readonly reach: (step: number, done: boolean) => void;
  /** Milliseconds on a clock that never goes back. */
  readonly now: () => number;
}

export class LessonPlay {
  readonly lesson: Lesson;
  readonly #ports: LessonPlayPorts;
  #at: LessonAt = $state.raw() as LessonAt;
  /** What lay there until somebody else did something, and when they did. */
  #before: { readonly state: unknown; readonly until: number } | null = null;
  /** How many hints were given in this step. */
  hints = $state(0);
  /** The step was solved for whoever asked. */
  solved = $state(false);
  /** Nothing comes by itself meanwhile. */
  held = $state(false);
  /** What the learner holds, told by the game's own table for the game's own hints; null before it is there. */
  hand: unknown = $state.raw(null);
  /** All steps are done. */
  over = $state(false);
  /** How far somebody has come, which going back takes nothing from; and the steps as they were left, so that they are there again as they were. */
  #furthest: number;
  readonly #left = new Map<number, LessonAt>();
  readonly #due = $derived.by(() => (this.held || this.over ? null : this.lesson.due(this.#at)));

  constructor(lesson: Lesson, from: number, ports: LessonPlayPorts) {
    this.lesson = lesson;
    this.#ports = ports;
    this.#furthest = Math.min(from, lesson.steps.length - 1);
    this.#at = lesson.begin(this.#furthest);
  }

  get at(): LessonAt {
    return this.#at;
  }
  get step() {
    return this.lesson.stepAt(this.#at.step);
  }
  get choice() {
    return this.lesson.choiceOf(this.step, this.#at.state);
  }
  /** The step asks for something; else it is read. */
  get asks(): boolean {
    return this.step.goal !== undefined || this.choice !== null;
  }
  /** It is something at the table that is still asked for: else nothing is done there. */
  get atTable(): boolean {
    return this.step.goal !== undefined && !this.#at.done;
  }
  /** The step's table is not the one that the step before left. */
  get anew(): boolean {
    return this.lesson.isAnew(this.#at);
  }
  /** Nothing is done at the table: a question is asked, or the step is done and the next one begins with what lies there. */
  get rests(): boolean {
    return this.asks && !this.atTable;
  }
  /** The table does not help with what is to be found out. */
  get unaided(): boolean {
    return !this.#at.done && (this.step.unaided === true || this.rests);
  }
  /** What was asked for is there. */
  get praised(): boolean {
    return this.asks && this.#at.done;
  }
  /** Whether a further hint can be given, or at the end of them the solution be shown. */
  get helps(): 'hint' | 'solution' | null {
    if (!this.asks || this.#at.done) return null;
    if (this.hints < (this.step.hints ?? 0)) return 'hint';
    return this.step.solution !== undefined || this.choice !== null ? 'solution' : null;
  }

  /** Keeps up with the script; called in a component, for as long as that lives. */
  follow(): void {
    this.#reached(this.#at.step, false);
    $effect(() => {
      const due = this.#due;
      if (due === null) return;
      const timer = setTimeout(() => this.played(), due.after);
      return () => clearTimeout(timer);
    });
  }

  #reached(step: number, done: boolean): void {
    this.#furthest = Math.max(this.#furthest, step);
    this.#ports.reach(this.#furthest, done);
  }

  #take(next: LessonAt): void {
    const before = this.#at;
    this.#at = next;
    // Where another way is gone, the steps after it are others, too.
    if (next.state !== before.state) this.#forget();
    // What was asked for is kept the moment it is done: whoever is interrupted in the middle of praise has done it.
    if (next.done && !before.done && next.step === before.step && this.asks) {
      const last = this.lesson.steps.length - 1;
      this.#reached(Math.min(next.step + 1, last), next.step === last);
    }
  }

  /** What was done after this step does not follow from it any more. */
  #forget(): void {
    for (const step of this.#left.keys()) if (step >= this.#at.step) this.#left.delete(step);
  }

  /** Somebody else does what comes next. */
  played(): void {
    this.#before = { state: this.#at.state, until: this.#ports.now() };
    this.#take(this.lesson.played(this.#at));
  }

  /** A deed at the table; refused where it is impossible, and objected to where it is wrong. */
  deed(seat: Seat, act: unknown): Result<null, unknown> {
    const before = this.#before !== null && this.#ports.now() - this.#before.until <= A_MOMENT ? this.#before.state : null;
    const done = this.lesson.deed(this.#at, seat, act, before);
    if (!done.ok) return done;
    this.#take(done.value);
    // From here on it is another table than the one that was gone on from.
    if (done.value.objection === null) this.#before = null;
    return { ok: true, value: null };
  }

  choose(option: number): void {
    this.#take(this.lesson.choose(this.#at, option));
  }

  /** The next hint; after the last one the step is solved. */
  help(): void {
    const { helps } = this;
    if (helps === 'hint') this.hints++;
    else if (helps === 'solution') {
      this.solved = true;
      this.#take({ ...this.lesson.solve(this.lesson.again(this.#at)), objection: null });
    }
  }

  /** The step anew. */
  again(): void {
    const again = this.lesson.again(this.#at);
    this.solved = false;
    this.#before = null;
    this.#at = again;
    this.#forget();
  }

  /** To the next step once this one is done, as it was left where somebody was there before; at the end the lesson is over. */
  next(): void {
    const { step, done } = this.#at;
    const next = (done ? this.#left.get(step + 1) : undefined) ?? this.lesson.next(this.#at);
    if (next === null) {
      this.#reached(this.lesson.steps.length - 1, true);
      this.over = true;
    } else if (next !== this.#at) this.#go(next);
  }

  /** To the step before, as it was left: to be read again, gone on from, or begun anew. */
  back(): void {
    const before = this.#at.step - 1;
    if (this.over) this.over = false;
    else if (before >= 0) this.#go(this.#left.get(before) ?? this.lesson.solve(this.lesson.begin(before)));
  }

  #go(to: LessonAt): void {
    this.hints = 0;
    this.solved = false;
    this.#before = null;
    this.#left.set(this.#at.step, this.#at);
    this.#at = to;
    this.#reached(to.step, false);
  }
}
