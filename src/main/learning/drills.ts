/**
 * The drills of this window: one run at a time. Puts rules, memory and ratings together and has everything kept as it
 * happens; what a run did not finish is kept, too.
 */
import { usesUpDaily, type Answered, type Daily, type Mode, type Outlook, type RunEnding, type RunView } from '../../shared/drill';
import type { RunOptions } from '../../shared/run-options';
import type { Refusal } from '../../shared/refusal';
import type { HintGiven, Laid, PuzzleAnswer } from '../../shared/puzzles';
import type { Chance } from '../chance';
import { accepted, refused, type Result } from '../../rules/result';
import { dayOf } from './day';
import { Doings } from './doings';
import type { Library } from './entry';
import type { PuzzleBook } from './game';
import { attemptOf, Knowledge } from './knowledge';
import { lastMet } from './met';
import { MODE_RULES, rulesOf } from './modes';
import { outlookOf } from './outlook';
import type { Kept, Ledger } from './ports';
import { Run } from './run';
import { sourceOf } from './source';

type Answer<Value> = Result<Value, Refusal>;

export interface DrillPorts {
  /** A monotonic clock in milliseconds. */
  readonly clock: () => number;
  readonly now: () => Date;
  /** Calls `action` once, `millis` from now; the answer calls it off. */
  readonly schedule: (millis: number, action: () => void) => () => void;
  readonly newId: () => string;
  /** A generator that nobody chose. */
  readonly chance: () => Chance;
  readonly ledger: Ledger;
  readonly library: () => Kept<Library>;
  readonly book: PuzzleBook;
  /** Called when a run changes without a request: its time is up, or nobody looks. */
  readonly publish: (run: RunView) => void;
}

/** Puzzles of late that a new run does not begin with. */
const RECENT = 60;

export class Drills {
  readonly #ports: DrillPorts;
  #run: Run | null = null;
  #knowledge: Knowledge | null = null;
  /** Shown since the app began, by profile, oldest first. */
  readonly #recent = new Map<string, Set<string>>();
  #callOff: () => void = () => undefined;

  constructor(ports: DrillPorts) {
    this.#ports = ports;
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

  /** Whether the profile has had today's rated daily try, and its score. */
  daily(profile: string): Answer<Daily> {
    const had = this.#ports.ledger.dailyScore(profile, dayOf(this.#ports.now()));
    if (!had.ok) return had;
    const { length } = MODE_RULES.daily;
    return accepted({ done: had.value !== null, score: had.value?.score ?? null, answered: had.value?.answered ?? 0, of: length ?? 0 });
  }

  /** What awaits the profile. */
  outlook(profile: string): Answer<Outlook> {
    const { ledger } = this.#ports;
    const library = this.#ports.library();
    if (!library.ok) return library;
    const known = ledger.knowledge(profile);
    if (!known.ok) return known;
    const doings = ledger.doings(profile);
    return doings.ok ? accepted(outlookOf(this.#ports.book, library.value.entries, doings.value, known.value.spots)) : doings;
  }

  /** A new run for `profile`; one that goes on is left. Refused with `no-puzzles` where nothing fits the options. */
  start(profile: string, mode: Mode, options: RunOptions): Answer<RunView> {
    const left = this.leave();
    if (!left.ok) return left;
    const { ledger, clock } = this.#ports;
    const library = this.#ports.library();
    if (!library.ok) return library;
    const now = this.#ports.now();
    // A clock may have been set back since the last run: no card stays in days to come.
    const settled = ledger.settle(now.getTime());
    if (!settled.ok) return settled;
    const known = ledger.knowledge(profile);
    if (!known.ok) return known;
    const doings = ledger.doings(profile);
    if (!doings.ok) return doings;
    const company = ledger.company(profile);
    if (!company.ok) return company;
    const met = ledger.lastMet(profile);
    if (!met.ok) return met;
    const puzzleRatings = ledger.puzzleRatings();
    if (!puzzleRatings.ok) return puzzleRatings;
    const recent = this.#recentOf(profile);
    if (!recent.ok) return recent;
    const day = dayOf(now);
    const before = mode === 'daily' ? ledger.dailyScore(profile, day) : accepted(null);
    if (!before.ok) return before;
    const tried = before.value !== null;
    // The date's first try rates; later ones are for fun.
    const rules = rulesOf(mode, tried ? { ...options, rated: false } : options, this.#ports.book);
    const knowledge = new Knowledge(known.value, puzzleRatings.value, lastMet(met.value, now.getTime()));
    const { entries } = library.value;
    const { book } = this.#ports;
    const source = sourceOf(rules, options, {
      book,
      ratings: knowledge.ratings,
      puzzleRatings: knowledge.puzzleRatings,
      cards: knowledge.cards,
      entries,
      spots: known.value.spots,
      doings: new Doings(doings.value),
      company: company.value,
      day,
      recent: recent.value,
      chance: this.#ports.chance(),
    });
    const id = this.#ports.newId();
    const byId = new Map(entries.map((entry) => [entry.id, entry]));
    const run = new Run(
      { id, profile, mode, options, book, rules, source, library: library.value, entries: byId, recent: recent.value },
      clock(),
      now.getTime(),
    );
    if (run.empty) return refused({ code: 'no-puzzles' });
    const daily = mode === 'daily' && rules.rated ? day : null;
    const bestClass = tried ? null : rules.bestClass;
    const begun = ledger.begin({ id, profile, mode, options, bestClass, daily, day, startedAt: now.toISOString() });
    if (!begun.ok) return begun;
    this.#run = run;
    this.#knowledge = knowledge;
    this.#watch();
    return accepted(run.view(clock()));
  }

  /** Judges an answer, keeps it with all that it changes, and brings up the next puzzle. */
  answer(id: string, puzzle: string, answer: PuzzleAnswer, millis: number): Answer<Answered> {
    const run = this.#live(id);
    if (!run.ok) return run;
    const stamp = this.#ports.clock();
    if (run.value.ending(stamp) !== null) {
      const ended = this.#end(run.value.ending(stamp) ?? 'time-up');
      return ended.ok ? refused({ code: 'run-over' }) : ended;
    }
    const now = this.#ports.now();
    const measured = run.value.answer(
      puzzle,
      (asked) => this.#ports.book.gameOf(asked.kind).grade(asked, answer),
      millis,
      stamp,
      now.getTime(),
    );
    if (!measured.ok) return refused({ code: measured.error, field: 'puzzle' });
    if (this.#knowledge === null) throw new Error('A run goes on without its player.');
    const { learned, change } = this.#knowledge.learn(measured.value, now.getTime());
    if (change !== null) run.value.rated(change);
    const { puzzle: asked } = measured.value;
    const traits = this.#ports.book.gameOf(asked.kind).traits(asked, answer);
    const kept = this.#ports.ledger.record(id, attemptOf(measured.value, traits, change !== null, now), learned, run.value.progress(stamp));
    if (!kept.ok) return kept;
    const ending = run.value.ending(stamp);
    if (ending !== null) {
      const ended = this.#end(ending);
      if (!ended.ok) return ended;
    }
    this.#watch();
    return accepted({ ...measured.value.answered, rating: change, run: run.value.view(stamp) });
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
    this.#recent.delete(profile);
    if (this.#run?.setup.profile !== profile) return accepted(null);
    const left = this.cutOff();
    this.#run = null;
    this.#knowledge = null;
    return left;
  }

  #live(id: string): Answer<Run> {
    return this.#run?.id === id ? accepted(this.#run) : refused({ code: 'no-such-run', field: 'run' });
  }

  #recentOf(profile: string): Kept<Set<string>> {
    const known = this.#recent.get(profile);
    if (known !== undefined) {
      for (const id of known) if (known.size > RECENT) known.delete(id);
      return accepted(known);
    }
    const read = this.#ports.ledger.recentPuzzles(profile, RECENT);
    if (!read.ok) return read;
    const recent = new Set([...read.value].reverse());
    this.#recent.set(profile, recent);
    return accepted(recent);
  }

  #end(ending: RunEnding): Answer<null> {
    const run = this.#run;
    if (run === null || run.over) return accepted(null);
    this.#callOff();
    const { profile, rules } = run.setup;
    const stamp = this.#ports.clock();
    const best = rules.bestClass === null ? accepted(null) : this.#ports.ledger.best(profile, rules.bestClass, dayOf(this.#ports.now()));
    if (!best.ok) return best;
    run.end(ending, best.value, stamp);
    if (this.#knowledge === null) throw new Error('A run ends without its player.');
    return this.#ports.ledger.finish(run.id, { ending, counted: run.counts(ending) }, run.progress(stamp), this.#knowledge.before);
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
