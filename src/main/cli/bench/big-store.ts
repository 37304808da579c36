/**
 * A large store, made from a seed: years of drills of one player, and replays. Attempts go in through the repository, a
 * month at a time; replays are copies of a few rounds that bots played.
 */
import { chanceOf, type Chance } from '../../chance';
import { ROTATIONS } from '../../../rules/chase/compass';
import { FACTS } from '../../games/chase/puzzles/fact-list';
import { factPuzzle } from '../../games/chase/puzzles/facts';
import { makePuzzles } from '../../games/chase/puzzles/make';
import { readReplay } from '../../games/chase/replay/chase-replay';
import { plainFault } from '../../replay/fault';
import type { Attempt } from '../../../shared/drill-record';
import { openStore } from '../../store/open';
import type { Store } from '../../store/store';
import type { WholeRun } from '../../store/run-repository';
import { PUZZLE_KINDS, type Puzzle } from '../../../shared/puzzles';
import type { Replay } from '../../../shared/chase/replay';
import { playRound, replayLine } from './recorded-rounds';

export interface StoreSize {
  readonly attempts: number;
  readonly replays: number;
}

export const BIG: StoreSize = { attempts: 1_000_000, replays: 100_000 };

/** The player. */
export const BENCH_PROFILE = '0192f0c8-0000-7000-8000-0000000000aa';
/** Two years, with about 57 runs of 24 attempts a day when there are a million. */
const DAYS = 730;
const PER_RUN = 24;
/** The last day with attempts. */
export const LAST_DAY = Date.UTC(2026, 10, 27, 12);
const DAY = 86_400_000;
/** One in so many attempts is of another kind than reading, and so many puzzles there are of each. */
const OTHER_KIND_IN = 4;
const OF_KIND = 40;
/** Rounds that replays are copies of, of bots of these levels. */
const LEVELS = [2, 4, 5, 7, 9] as const;
/** Minutes from one replay to the next. */
const BETWEEN = 10;
/** Days that go in at once. */
const MONTH = 30;
/** Replays that are written before the disk is waited for. */
const LOT = 2500;

/** What an attempt says of its puzzle. */
interface Asked {
  readonly puzzle: Puzzle;
  readonly fact: string | null;
}

function id(kind: number, number: number): string {
  return `0192f0c8-${kind.toString(16).padStart(4, '0')}-7000-8000-${number.toString(16).padStart(12, '0')}`;
}

function must<Value>(
  result: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: { readonly message: string } },
): Value {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

function drawn<Value>(from: readonly Value[], chance: Chance): Value {
  const value = from[chance.below(from.length)];
  if (value === undefined) throw new Error('There is nothing to draw from.');
  return value;
}

function dayAt(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** How far a player who practises has come by `at`, 0 at the first day and towards 1 with the years. */
function grownBy(at: number): number {
  return 1 - Math.exp(-Math.max(0, (at - LAST_DAY) / DAY + DAYS) / 260);
}

/** Attempts without end, like those that people make who get better; `at` says when. */
export function attemptsFrom(seed: string): (at: number) => Attempt {
  const chance = chanceOf(`${seed}/attempts`);
  const reads: Asked[] = FACTS.flatMap((fact) =>
    ROTATIONS.flatMap((rotation) => {
      const puzzle = factPuzzle(fact, rotation);
      return puzzle === undefined ? [] : [{ puzzle, fact: fact.id }];
    }),
  );
  const others = PUZZLE_KINDS.filter((kind) => kind !== 'read').map((kind) =>
    makePuzzles(kind, OF_KIND, chanceOf(`${seed}/${kind}`)).map((puzzle): Asked => ({ puzzle, fact: null })),
  );
  return (at) => {
    const { puzzle, fact } = drawn(chance.below(OTHER_KIND_IN) === 0 ? drawn(others, chance) : reads, chance);
    const grown = grownBy(at);
    // One way of reading stays harder than the others.
    const hard = puzzle.kind === 'read' && puzzle.question.direction === 'w' ? 0.08 : 0;
    const right = chance.fraction() < 0.66 + 0.27 * grown - hard;
    const common = {
      puzzle: puzzle.id,
      kind: puzzle.kind,
      themes: puzzle.themes,
      day: dayAt(at),
      at,
      millis: Math.round((1700 - 900 * grown) * Math.exp(1.5 * chance.fraction() ** 2)),
      right,
      slow: false,
      helped: chance.below(50) === 0,
      rated: true,
      fact,
    };
    if (puzzle.kind !== 'read') return { ...common, direction: null, rotation: null, chosen: null, expected: null };
    const { symbols } = puzzle.answer;
    const wrong = (['diamond', 'square', 'star', 'triangle'] as const).find((symbol) => !symbols.includes(symbol)) ?? null;
    return {
      ...common,
      direction: puzzle.question.direction,
      rotation: puzzle.position.rotation,
      chosen: right ? (symbols[0] ?? null) : wrong,
      expected: symbols.length === 1 ? (symbols[0] ?? null) : null,
    };
  };
}

const PROGRESS = { score: 0, right: 20, wrong: 4, bestCombo: 9, spent: 180_000, pauses: 0 };

function runOf(number: number, at: number, attempt: (at: number) => Attempt, chance: Chance): WholeRun {
  const attempts = Array.from({ length: PER_RUN }, (_, place) => attempt(at + place * 5000));
  const kind = PUZZLE_KINDS.indexOf(attempts[0]?.kind ?? 'read');
  const player = { rating: 1340 - 35 * kind + 430 * grownBy(at) + chance.below(40), deviation: 60, volatility: 0.06 };
  return {
    id: id(1, number),
    mode: 'rush',
    options: {},
    bestClass: 'rush 3',
    daily: null,
    day: dayAt(at),
    startedAt: new Date(at).toISOString(),
    ending: 'time-up',
    counted: chance.fraction() < 0.98,
    progress: { ...PROGRESS, score: Math.round(120 + 300 * grownBy(at)) + chance.below(120) },
    attempts: attempts.map((each, place) => ({
      attempt: each,
      learned: { player: place === 0 ? player : null, puzzle: null, card: null, spot: null },
    })),
  };
}

function addAttempts(store: Store, attempts: number, seed: string): void {
  const chance = chanceOf(`${seed}/runs`);
  const attempt = attemptsFrom(seed);
  const runs = Math.ceil(attempts / PER_RUN);
  for (let from = 0; from < DAYS; from += MONTH) {
    const ofMonth: WholeRun[] = [];
    for (let day = from; day < Math.min(DAYS, from + MONTH); day++) {
      const at = LAST_DAY - (DAYS - 1 - day) * DAY;
      const [first, next] = [Math.ceil((runs * day) / DAYS), Math.ceil((runs * (day + 1)) / DAYS)];
      for (let number = first; number < next; number++) {
        ofMonth.push(runOf(number, at + (number - first) * 300_000, attempt, chance));
      }
    }
    must(store.runs.add(BENCH_PROFILE, ofMonth));
  }
}

function playedReplays(): Replay[] {
  return LEVELS.map((level, at) => {
    const read = readReplay(replayLine(playRound(at + 1, level)));
    if (!read.ok) throw new Error(plainFault(read.error).message);
    return read.value.replay;
  });
}

function addReplays(store: Store, replays: number, seed: string): void {
  const chance = chanceOf(`${seed}/replays`);
  const played = playedReplays();
  for (let from = 0; from < replays; from += LOT) {
    must(
      store.together(() => {
        for (let number = from; number < Math.min(replays, from + LOT); number++) {
          const startedAt = new Date(LAST_DAY - number * BETWEEN * 60_000).toISOString();
          const outcome =
            chance.below(2) === 0
              ? ({ ending: 'hideout', winner: 'runners', award: 'small' } as const)
              : ({ ending: 'caught', winner: 'chasers', award: 'perfect' } as const);
          must(store.matches.add({ ...drawn(played, chance), id: id(2, number), startedAt }, [outcome]));
        }
      }),
    );
  }
}

/** Fills a new store in `folder`, which is left open. Two with the same seed and size hold the same. */
export function fillStore(folder: string, seed: string, { attempts, replays }: StoreSize): Store {
  const store = must(openStore(folder, new Date(LAST_DAY)));
  // Two years go by in a minute: the disk is waited for less often than at play.
  store.leaveCheckpoints();
  must(store.profiles.create({ id: BENCH_PROFILE, name: 'Ada', createdAt: new Date(LAST_DAY - DAYS * DAY).toISOString() }));
  must(store.profiles.choose(BENCH_PROFILE));
  addAttempts(store, attempts, seed);
  addReplays(store, replays, seed);
  return store;
}
