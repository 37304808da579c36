/**
 * The drills of this window: one run at a time. Puts rules, memory and ratings together and has everything kept as it
 * happens; what a run did not finish is kept, too.
 */
import type { Answered, Hint, Mode, RatingChange, RunEnding, RunOptions, RunView } from '../../shared/drill';
import type { Grade, Puzzle, PuzzleAnswer, PuzzleKind } from '../../shared/puzzle';
import type { ChaseSymbol } from '../../shared/replay';
import type { Chance } from '../chance';
import { accepted, refused, type Result } from '../engine/result';
import { dayOf } from './day';
import { firstRating, type Library } from './entry';
import { hintsOf } from './hints';
import { reviewed, type Card } from './memory';
import { rulesOf } from './modes';
import type { Attempt, Kept, Learned, Ledger, Spot } from './ports';
import { answered as afterAnswer, UNRATED, type Rating } from './rating';
import { Run, type Measured } from './run';
import { sourceOf } from './source';
import { mendedAfter } from './weak-spots';

export interface DrillRefusal {
  readonly code: string;
  readonly field?: string;
  readonly message?: string;
}

type Answer<Value> = Result<Value, DrillRefusal>;

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
  /** Undefined for an answer that does not fit the puzzle. */
  readonly grade: (puzzle: Puzzle, answer: PuzzleAnswer) => Grade | undefined;
  /** Called when a run changes without a request: its time is up, or nobody looks. */
  readonly publish: (run: RunView) => void;
}

/** Puzzles of late that a new run does not begin with. */
const RECENT = 60;

/** What is known of the player of a run, as it changes. */
interface Knowledge {
  readonly ratings: Map<PuzzleKind, Rating>;
  readonly puzzleRatings: Map<string, Rating>;
  readonly cards: Map<string, Card>;
  readonly spots: Map<string, Spot>;
}

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

  /** A new run for `profile`; one that goes on is left. Refused with `no-puzzles` where nothing fits the options. */
  start(profile: string, mode: Mode, options: RunOptions): Answer<RunView> {
    const left = this.leave();
    if (!left.ok) return left;
    const { ledger, clock } = this.#ports;
    const library = this.#ports.library();
    if (!library.ok) return library;
    const known = ledger.knowledge(profile);
    if (!known.ok) return known;
    const puzzleRatings = ledger.puzzleRatings();
    if (!puzzleRatings.ok) return puzzleRatings;
    const recent = this.#recentOf(profile);
    if (!recent.ok) return recent;
    const now = this.#ports.now();
    const day = dayOf(now);
    const tried = mode === 'daily' ? ledger.dailyBegun(profile, day) : accepted(false);
    if (!tried.ok) return tried;
    // The date's first try rates; later ones are for fun.
    const rules = rulesOf(mode, tried.value ? { ...options, rated: false } : options);
    const knowledge: Knowledge = {
      ratings: new Map(known.value.ratings),
      puzzleRatings: new Map(puzzleRatings.value),
      cards: new Map(known.value.cards),
      spots: new Map(known.value.spots.map((spot) => [spot.puzzle, spot])),
    };
    const { entries } = library.value;
    const source = sourceOf(rules, options, {
      ...knowledge,
      entries,
      spots: known.value.spots,
      day,
      recent: recent.value,
      chance: this.#ports.chance(),
    });
    const id = this.#ports.newId();
    const byId = new Map(entries.map((entry) => [entry.id, entry]));
    const run = new Run(
      { id, profile, mode, options, rules, source, library: library.value, entries: byId, recent: recent.value },
      clock(),
      now.getTime(),
    );
    if (run.empty) return refused({ code: 'no-puzzles' });
    const daily = mode === 'daily' && rules.rated ? day : null;
    const bestClass = tried.value ? null : rules.bestClass;
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
    const measured = run.value.answer(puzzle, (asked) => this.#ports.grade(asked, answer), millis, stamp, now.getTime());
    if (!measured.ok) return refused({ code: measured.error, field: 'puzzle' });
    const { learned, change } = this.#learn(measured.value, now.getTime());
    if (change !== null) run.value.rated(change);
    const kept = this.#ports.ledger.record(id, attemptOf(measured.value, answer, now), learned, run.value.progress(stamp));
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

  hint(id: string, puzzle: string): Answer<Hint> {
    const run = this.#live(id);
    if (!run.ok) return run;
    const asked = run.value.hint(puzzle);
    if (!asked.ok) return refused({ code: asked.error, field: 'puzzle' });
    const [first, ...rest] = hintsOf(asked.value.puzzle);
    const hints = [first, ...rest];
    return accepted(hints[Math.min(asked.value.number, rest.length)] ?? first);
  }

  /** Ends a run at the player's wish. One that is over stays as it is. */
  end(id: string): Answer<RunView> {
    const run = this.#live(id);
    if (!run.ok) return run;
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

  /** What an answer teaches of player, puzzle and fact. */
  #learn({ entry, puzzle, helped, rates, ...how }: Measured, now: number): { learned: Learned; change: RatingChange | null } {
    const known = this.#knowledge;
    if (known === null) throw new Error('A run goes on without its player.');
    const { kind } = entry;
    let player: Rating | null = null;
    let opponent: Rating | null = null;
    let change: RatingChange | null = null;
    if (rates) {
      const before = known.ratings.get(kind) ?? UNRATED;
      const after = afterAnswer(before, known.puzzleRatings.get(puzzle.id) ?? firstRating(entry.base), how.right);
      player = after.player;
      opponent = after.puzzle;
      known.ratings.set(kind, player);
      known.puzzleRatings.set(puzzle.id, opponent);
      change = { kind, before: before.rating, after: player.rating, deviation: player.deviation };
    }
    const recalled = helped ? { right: false, slow: false, quick: false } : how;
    const card = entry.fact === null ? null : reviewed(known.cards.get(entry.fact), recalled, now);
    if (card !== null && entry.fact !== null) known.cards.set(entry.fact, card);
    return { learned: { player, puzzle: opponent, card, spot: this.#spot(known, puzzle, recalled.right && !how.slow) }, change };
  }

  #spot(known: Knowledge, { id, kind }: Puzzle, fast: boolean): Learned['spot'] {
    const mended = mendedAfter(known.spots.get(id)?.mended ?? null, fast);
    if (mended === null) return null;
    if (mended === 'mended') {
      known.spots.delete(id);
      return 'mended';
    }
    const spot: Spot = { puzzle: id, kind, mended };
    known.spots.set(id, spot);
    return spot;
  }

  #end(ending: RunEnding): Answer<null> {
    const run = this.#run;
    if (run === null || run.over) return accepted(null);
    this.#callOff();
    const { profile, rules } = run.setup;
    const stamp = this.#ports.clock();
    const best = rules.bestClass === null ? accepted(null) : this.#ports.ledger.best(profile, rules.bestClass);
    if (!best.ok) return best;
    run.end(ending, best.value, stamp);
    return this.#ports.ledger.finish(run.id, { ending, counted: run.counts(ending) }, run.progress(stamp));
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

function attemptOf({ entry, puzzle, millis, right, slow, helped, rates }: Measured, answer: PuzzleAnswer, now: Date): Attempt {
  const read = puzzle.kind === 'read' ? puzzle : null;
  const [expected, ...others] = read?.answer.symbols ?? [];
  const chosen: ChaseSymbol | null = answer.kind === 'read' ? answer.symbol : null;
  return {
    puzzle: puzzle.id,
    kind: puzzle.kind,
    themes: puzzle.themes,
    day: dayOf(now),
    at: now.getTime(),
    millis,
    right,
    slow,
    helped,
    rated: rates,
    direction: read?.question.direction ?? null,
    rotation: read?.position.rotation ?? null,
    fact: entry.fact,
    chosen,
    expected: others.length === 0 ? (expected ?? null) : null,
  };
}
