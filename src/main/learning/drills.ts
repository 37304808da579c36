/**
 * The drills of this window: one run at a time. Puts rules, memory and ratings together and has everything kept as it
 * happens; what a run did not finish is kept, too.
 */
import type { Answer } from '../../shared/refusal';
import { usesUpDaily, type Answered, type Mode, type RunEnding, type RunView } from '../../shared/drill';
import type { RunClose } from '../../shared/drill-record';
import type { RunOptions } from '../../shared/run-options';
import type { HintGiven, Laid, PuzzleAnswer } from '../../shared/puzzles';
import { accepted, refused } from '../../rules/result';
import { dayOf } from './day';
import { attemptOf, type Knowledge } from './knowledge';
import { newRun, type NewRunPorts } from './new-run';
import { RecentPuzzles } from './recent-puzzles';
import type { Run } from './run';

interface DrillPorts extends NewRunPorts {
  /** Calls `action` once, `millis` from now; the answer calls it off. */
  readonly schedule: (millis: number, action: () => void) => () => void;
  /** Called when a run changes without a request: its time is up, or nobody looks. */
  readonly publish: (run: RunView) => void;
}

/** The end of a run, before it has come about. */
interface Closing {
  readonly close: RunClose;
  /** The best of its class before it. */
  readonly best: number | null;
}

export class Drills {
  readonly #ports: DrillPorts;
  readonly #recent: RecentPuzzles;
  #run: Run | null = null;
  #knowledge: Knowledge | null = null;
  #callOff: () => void = () => undefined;

  constructor(ports: DrillPorts) {
    this.#ports = ports;
    this.#recent = new RecentPuzzles(ports.ledger);
  }

  /** The run that goes on or was just over, as the window sees it. */
  get current(): RunView | null {
    return this.#run?.view(this.#ports.clock()) ?? null;
  }

  /** Whether there is a run that is not over. */
  get goesOn(): boolean {
    return this.#run !== null && !this.#run.over;
  }

  /** Whether an end now would use up somebody's one rated try: the window is asked before it closes. */
  get atStake(): boolean {
    return this.current !== null && usesUpDaily(this.current);
  }

  /** A new run for `profile`; one that goes on is left. Refused with `no-puzzles` where nothing fits the options. */
  start(profile: string, mode: Mode, options: RunOptions): Answer<RunView> {
    const left = this.leave();
    if (!left.ok) return left;
    const recent = this.#recent.of(profile);
    if (!recent.ok) return recent;
    const made = newRun(this.#ports, profile, mode, options, recent.value);
    if (!made.ok) return made;
    const { run, knowledge, start } = made.value;
    const begun = this.#ports.ledger.begin(start);
    if (!begun.ok) return begun;
    this.#run = run;
    this.#knowledge = knowledge;
    this.#watch();
    return accepted(run.view(this.#ports.clock()));
  }

  /**
   * Judges an answer and keeps it with all that it changes; only then the run has changed, and the next puzzle comes up. Where it
   * cannot be kept, neither is an end by it, and the same puzzle is still asked.
   */
  answer(id: string, puzzle: string, answer: PuzzleAnswer, millis: number): Answer<Answered> {
    const live = this.#live(id);
    if (!live.ok) return live;
    const run = live.value;
    const stamp = this.#ports.clock();
    const before = run.ending(stamp);
    if (before !== null) {
      const ended = this.#end(before);
      return ended.ok ? refused({ code: 'run-over' }) : ended;
    }
    const { book, ledger } = this.#ports;
    const now = this.#ports.now();
    const measured = run.measure(puzzle, (asked) => book.gameOf(asked.kind).grade(asked, answer), millis, stamp);
    if (!measured.ok) return refused({ code: measured.error, field: 'puzzle' });
    const knowledge = this.#player();
    const lesson = knowledge.lesson(measured.value, now.getTime());
    const { learned, change } = lesson;
    const { puzzle: asked } = measured.value;
    const traits = book.gameOf(asked.kind).traits(asked, answer);
    const { progress, ending } = run.foreseen(measured.value, stamp);
    const closing = ending === null ? accepted(null) : this.#closing(run, ending, knowledge.before(lesson));
    if (!closing.ok) return closing;
    const attempt = attemptOf(measured.value, traits, change !== null, now);
    const kept = ledger.record(id, attempt, learned, progress, closing.value?.close ?? null);
    if (!kept.ok) return kept;
    knowledge.take(lesson);
    run.take(measured.value, change, stamp, now.getTime());
    if (closing.value !== null) run.end(closing.value.close.ending, closing.value.best, stamp);
    // What was to come turned out to be gone. The answer counts however this ends: an end that is not kept is made up for at the next start.
    const cutShort = run.ending(stamp);
    if (cutShort !== null) this.#end(cutShort);
    this.#watch();
    return accepted({ ...measured.value.answered, rating: change, run: run.view(stamp) });
  }

  pause(id: string, why: 'asked' | 'away' | 'idle'): Answer<RunView> {
    const run = this.#live(id);
    if (!run.ok) return run;
    run.value.pause(why, this.#ports.clock());
    this.#watch();
    return accepted(run.value.view(this.#ports.clock()));
  }

  resume(id: string): Answer<RunView> {
    const run = this.#live(id);
    if (!run.ok) return run;
    const stamp = this.#ports.clock();
    run.value.resume(stamp, this.#ports.now().getTime());
    const ending = run.value.ending(stamp);
    if (ending !== null) {
      const ended = this.#end(ending);
      if (!ended.ok) return ended;
    }
    this.#watch();
    return accepted(run.value.view(stamp));
  }

  hint(id: string, puzzle: string, laid: Laid = []): Answer<HintGiven> {
    const run = this.#live(id);
    if (!run.ok) return run;
    const asked = run.value.hint(puzzle, laid);
    if (!asked.ok) return refused({ code: asked.error, field: 'puzzle' });
    const { puzzle: current, number } = asked.value;
    const hints = this.#ports.book.gameOf(current.kind).hints(current, laid);
    const hint = hints[number];
    return hint === undefined ? refused({ code: 'no-more-hints' }) : accepted({ hint, left: hints.length - number - 1 });
  }

  /** Ends a run at the player's wish. One that is over stays as it is. */
  end(id: string): Answer<RunView> {
    const run = this.#live(id);
    if (!run.ok) return run;
    run.value.returned();
    const ended = this.leave();
    return ended.ok ? accepted(run.value.view(this.#ports.clock())) : ended;
  }

  /** Nobody looks: hides the puzzle. */
  away(): void {
    if (this.#run === null || this.#run.over) return;
    const { state } = this.#run.view(this.#ports.clock());
    if (state !== 'running') return;
    this.#run.pause('away', this.#ports.clock());
    this.#watch();
    this.#ports.publish(this.#run.view(this.#ports.clock()));
  }

  /** Ends the run that goes on, if there is one, as unfinished. */
  leave(): Answer<null> {
    if (this.#run === null || this.#run.over) return accepted(null);
    const { rules } = this.#run.setup;
    // Practice without an end is finished whenever the player says so.
    const ending = this.#run.leaving === 'idle' ? 'idle' : rules.bestClass === null && rules.length === null ? 'done' : 'left';
    return this.#end(ending);
  }

  /** As `leave`, when somebody else sits down: the window, which did not ask for the end, is told. */
  cutOff(): Answer<null> {
    const run = this.#run;
    if (run === null || run.over) return accepted(null);
    const left = this.leave();
    if (left.ok) this.#ports.publish(run.view(this.#ports.clock()));
    return left;
  }

  /** Forgets what was shown to a profile that is gone. */
  forget(profile: string): Answer<null> {
    this.#recent.forget(profile);
    if (this.#run?.setup.profile !== profile) return accepted(null);
    const left = this.cutOff();
    this.#run = null;
    this.#knowledge = null;
    return left;
  }

  #live(id: string): Answer<Run> {
    return this.#run?.id === id ? accepted(this.#run) : refused({ code: 'no-such-run', field: 'run' });
  }

  #end(ending: RunEnding): Answer<null> {
    const run = this.#run;
    if (run === null || run.over) return accepted(null);
    this.#callOff();
    const stamp = this.#ports.clock();
    const closing = this.#closing(run, ending, this.#player().before(null));
    if (!closing.ok) return closing;
    // It is over for whoever plays it even where that cannot be kept: its time does not come back.
    run.end(ending, closing.value.best, stamp);
    return this.#ports.ledger.finish(run.id, closing.value.close, run.progress(stamp));
  }

  /** What is known of the player of the run. */
  #player(): Knowledge {
    if (this.#knowledge === null) throw new Error('A run goes on without its player.');
    return this.#knowledge;
  }

  /** What an end now is made of; `before` are the ratings that its answers changed. Nothing has come to an end yet. */
  #closing(run: Run, ending: RunEnding, before: RunClose['before']): Answer<Closing> {
    const { profile, rules } = run.setup;
    const best = rules.bestClass === null ? accepted(null) : this.#ports.ledger.best(profile, rules.bestClass, dayOf(this.#ports.now()));
    if (!best.ok) return best;
    return accepted({ close: { ending, counted: run.counts(ending), before }, best: best.value });
  }

  /** Sets the alarm for the end of the run's clock. */
  #watch(): void {
    this.#callOff();
    const run = this.#run;
    const left = run?.timeLeft(this.#ports.clock()) ?? null;
    if (run === null || left === null) return;
    this.#callOff = this.#ports.schedule(left, () => {
      const ending = run.ending(this.#ports.clock());
      if (ending === null) {
        this.#watch();
        return;
      }
      if (this.#end(ending).ok) this.#ports.publish(run.view(this.#ports.clock()));
    });
  }
}
