/**
 * How a guided lesson goes on, whatever the game. A lesson is a list of steps; each shows a position, says something and may wait for a
 * deed. A step is done when **the state** says so and not when a certain deed came: done early, late, in another order or on another
 * device it counts all the same. A deed against the rules is explained, and taken back so that it can be tried again.
 *
 * Everything here is pure: the window keeps a `LessonAt` and shows it; tests play lessons with the same functions.
 */
import type { Seat } from './game';
import type { Choice, LessonAt, LessonRules, LessonStep, LessonTypes, Objection, ScriptLine } from './lesson-types';
import { accepted, type Result } from './result';

/** A lesson that can be played. */
export class Lesson<L extends LessonTypes = LessonTypes> {
  readonly steps: readonly LessonStep<L>[];
  readonly #rules: LessonRules<L>;

  constructor(rules: LessonRules<L>, steps: readonly LessonStep<L>[]) {
    this.#rules = rules;
    this.steps = steps;
  }

  /** Throws where there is no such step: callers bring a number between 0 and the last. */
  stepAt(at: number): LessonStep<L> {
    const step = this.steps[at];
    if (step === undefined) throw new Error(`There is no step ${String(at)} in this lesson of ${String(this.steps.length)}.`);
    return step;
  }

  /** What can be chosen in a step; null where nothing is asked. */
  choiceOf(step: LessonStep<L>, state: L['state']): Choice | null {
    if (step.choice !== undefined) return step.choice;
    return step.question === undefined ? null : this.#rules.answers(step.question, state);
  }

  /** The step at which was set up what lies there in step `at`. Throws where the first step has no position: lessons are checked. */
  setUpAt(at: number): { readonly step: number; readonly position: L['position'] } {
    for (let step = at; step >= 0; step--) {
      const { position } = this.stepAt(step);
      if (position !== undefined) return { step, position };
    }
    throw new Error('The first step of a lesson has no position.');
  }

  /** Begins at a step, also at a later one: what lies there is the last position before it, and what solves the steps between. */
  begin(at = 0): LessonAt<L> {
    const { step, position } = this.setUpAt(at);
    let here = this.#enter(step, this.#rules.setUp(position), step);
    while (here.step < at) here = this.#enter(here.step + 1, this.#solved(here).state, step);
    return here;
  }

  #enter(step: number, state: L['state'], setUp: number): LessonAt<L> {
    return this.#looked({ step, setUp, entry: state, state, lines: 0, chosen: null, done: false, objection: null });
  }

  /** What lies there was set up for this step although it has no position of its own: `next` says when. */
  isAnew({ step, setUp }: LessonAt<L>): boolean {
    return setUp === step && this.stepAt(step).position === undefined;
  }

  /** The step's position once more: nothing that was done in it counts. */
  again({ step, entry, setUp }: LessonAt<L>): LessonAt<L> {
    return this.#enter(step, entry, setUp);
  }

  /**
   * Goes on, once the step is done; null at the lesson's end. What lies there goes on too, however the steps before were done; but where
   * the step's own words and its solution come to nothing from there, it is set up anew, as for whoever begins at this step.
   */
  next(here: LessonAt<L>): LessonAt<L> | null {
    if (!here.done) return here;
    const step = here.step + 1;
    if (step >= this.steps.length) return null;
    const { position } = this.stepAt(step);
    if (position !== undefined) return this.#enter(step, this.#rules.setUp(position), step);
    const on = this.#enter(step, here.state, here.setUp);
    return this.solve(on).done ? on : { ...this.begin(step), setUp: step };
  }

  /**
   * A deed of a person's seat. What is impossible is refused and changes nothing. `before` is what lay there until a moment ago, where
   * somebody else has done something since: whoever did what was right there is told so.
   */
  deed(here: LessonAt<L>, seat: Seat, act: L['act'], before: L['state'] | null = null): Result<LessonAt<L>, L['refusal']> {
    const done = this.#rules.act(here.state, seat, act);
    if (!done.ok) return done;
    const objection = this.#objectionTo(here, done.value, () => {
      const then = before === null ? null : this.#rules.act(before, seat, act);
      return then?.ok === true && this.#rules.fault(before, then.value) === null;
    });
    if (objection !== null) return accepted({ ...here, objection });
    return accepted(this.#looked({ ...here, state: done.value, objection: null }));
  }

  #objectionTo(here: LessonAt<L>, state: L['state'], wasRight: () => boolean): Objection<L> | null {
    const step = this.stepAt(here.step);
    const fault = this.#rules.fault(here.state, state);
    if (fault !== null) return { why: 'rules', fault, state, overtaken: wasRight() };
    if (this.#reached(step, state, here)) return null;
    const wrong = step.wrong?.find(({ when }) => this.#rules.holds(when, state, here.entry));
    if (wrong !== undefined) return { why: 'step', id: wrong.id };
    return this.#rules.isOver(state) && !this.#rules.isOver(here.state) ? { why: 'ended', state } : null;
  }

  /** An option of a choice; a wrong one is said to be so, and another can be chosen. */
  choose(here: LessonAt<L>, option: number): LessonAt<L> {
    const step = this.stepAt(here.step);
    const { state } = here;
    const choice = this.choiceOf(step, state);
    if (choice === null || here.done || option < 0 || option >= choice.options) return here;
    if (!choice.right.includes(option)) {
      const asked = step.choice === undefined ? step.question : undefined;
      const whyNot = asked === undefined ? null : this.#rules.whyNot(asked, state, option);
      return { ...here, chosen: option, objection: { why: 'option', option, whyNot } };
    }
    return this.#looked({ ...here, chosen: option, objection: null });
  }

  /** The line of the script that comes next, where its time has come; null where nothing is to come now. */
  due(here: LessonAt<L>): ScriptLine<L> | null {
    const line = this.stepAt(here.step).script?.[here.lines];
    if (line === undefined) return null;
    return line.when === undefined || this.#rules.holds(line.when, here.state, here.entry) ? line : null;
  }

  /** The next line has come; where it has become impossible, nothing happens. */
  played(here: LessonAt<L>): LessonAt<L> {
    const line = this.due(here);
    if (line === null) return here;
    const after = this.#rules.act(here.state, line.seat, line.act);
    // What a wrong deed was answered stays to be read: it is not what others do that ends it.
    const now = this.#looked({ ...here, lines: here.lines + 1, ...(after.ok && { state: after.value }) });
    return now.done ? { ...now, objection: null } : now;
  }

  /** The step solved as its solution has it, with what the others do meanwhile. */
  #solved(here: LessonAt<L>): LessonAt<L> {
    let now = here;
    const rest = [...(this.stepAt(here.step).solution ?? [])];
    while (!now.done || rest.length > 0 || this.due(now) !== null) {
      const next = rest[0];
      const did = next === undefined ? null : this.deed(now, next.seat, next.act);
      if (did?.ok === true && did.value.objection === null) {
        rest.shift();
        now = did.value;
      } else if (this.due(now) !== null) now = this.played(now);
      else return now;
    }
    return now;
  }

  /** The step as its solution solves it, for whoever wants to see whether it does. */
  solve(here: LessonAt<L>): LessonAt<L> {
    const solved = this.#solved(here);
    const right = this.choiceOf(this.stepAt(here.step), solved.state)?.right[0];
    return right === undefined ? solved : this.choose(solved, right);
  }

  #reached(step: LessonStep<L>, state: L['state'], here: LessonAt<L>): boolean {
    return step.goal === undefined || this.#rules.holds(step.goal, state, here.entry);
  }

  /** What is done stays done. */
  #looked(here: LessonAt<L>): LessonAt<L> {
    if (here.done) return here;
    const step = this.stepAt(here.step);
    const choice = this.choiceOf(step, here.state);
    const chosen = choice === null || (here.chosen !== null && choice.right.includes(here.chosen));
    return chosen && this.#reached(step, here.state, here) ? { ...here, done: true } : here;
  }
}
