/** A run as it begins: by the mode's rules on this day, with what is kept of the player. */
import type { Answer } from '../../shared/refusal';
import type { Mode } from '../../shared/drill';
import type { RunStart } from '../../shared/drill-record';
import type { RunOptions } from '../../shared/run-options';
import type { Chance } from '../chance';
import { accepted, refused } from '../../rules/result';
import { dayOf } from './day';
import { Doings } from './doings';
import type { Library } from './entry';
import type { PuzzleBook } from './game';
import { Knowledge } from './knowledge';
import { lastMet } from './met-again';
import { A_WEEK, rulesOf } from './modes';
import type { DrillLedger } from './ports';
import { Run } from './run';
import { sourceOf } from './source';

export interface NewRunPorts {
  /** A monotonic clock in milliseconds. */
  readonly clock: () => number;
  readonly now: () => Date;
  readonly newId: () => string;
  /** A generator that nobody chose. */
  readonly chance: () => Chance;
  readonly ledger: DrillLedger;
  readonly library: () => Answer<Library>;
  readonly book: PuzzleBook;
}

interface NewRun {
  readonly run: Run;
  readonly knowledge: Knowledge;
  /** As it is kept. */
  readonly start: RunStart;
}

/** A new run, which is not kept yet; `recent` are puzzles met of late. Refused with `no-puzzles` where nothing fits the options. */
export function newRun(ports: NewRunPorts, profile: string, mode: Mode, options: RunOptions, recent: Set<string>): Answer<NewRun> {
  const { ledger } = ports;
  const book = ports.book.of(options.game);
  const library = ports.library();
  if (!library.ok) return library;
  const now = ports.now();
  // A clock may have been set back since the last run: no card stays in days to come.
  const settled = ledger.settle(now.getTime());
  if (!settled.ok) return settled;
  const known = ledger.knowledge(profile);
  if (!known.ok) return known;
  const doings = ledger.doings(profile);
  if (!doings.ok) return doings;
  const [game] = book.games;
  const company = game === undefined ? accepted(0) : ledger.company(profile, game.id);
  if (!company.ok) return company;
  const met = ledger.lastMet(profile);
  if (!met.ok) return met;
  const mistakes = ledger.mistakesSince(profile, now.getTime() - A_WEEK);
  if (!mistakes.ok) return mistakes;
  const puzzleRatings = ledger.puzzleRatings();
  if (!puzzleRatings.ok) return puzzleRatings;
  const day = dayOf(now);
  const before = mode === 'daily' ? ledger.dailyScore(profile, `${book.mark}${day}`) : accepted(null);
  if (!before.ok) return before;
  const tried = before.value !== null;
  // The date's first try rates; later ones are for fun.
  const rules = rulesOf(mode, tried ? { ...options, rated: false } : options, book);
  const knowledge = new Knowledge(known.value, puzzleRatings.value, lastMet(met.value, now.getTime()));
  const entries = library.value.entries.filter(({ kind }) => book.kinds.includes(kind));
  const source = sourceOf(rules, options, {
    book,
    ratings: knowledge.ratings,
    puzzleRatings: knowledge.puzzleRatings,
    cards: knowledge.cards,
    entries,
    spots: known.value.spots,
    mistakes: new Set(mistakes.value),
    doings: new Doings(doings.value),
    company: company.value,
    day,
    recent,
    chance: ports.chance(),
  });
  const id = ports.newId();
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const run = new Run(
    { id, profile, mode, options, book, rules, source, library: library.value, entries: byId, recent },
    ports.clock(),
    now.getTime(),
  );
  if (run.empty) return refused({ code: 'no-puzzles' });
  const daily = mode === 'daily' && rules.rated ? `${book.mark}${day}` : null;
  const bestClass = tried ? null : rules.bestClass;
  return accepted({ run, knowledge, start: { id, profile, mode, options, bestClass, daily, day, startedAt: now.toISOString() } });
}
