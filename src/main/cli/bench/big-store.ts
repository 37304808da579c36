/**
 * A store with 1,000,000 attempts and 100,000 replays in a folder of its own, made from a seed through the same statements
 * that the app writes with. The rows of replays are copied from a few played rounds; attempts go through the repository.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chanceOf } from '../../chance';
import { ROTATIONS } from '../../engine/chase/compass';
import { factPuzzle, FACTS } from '../../puzzles/facts';
import { openStore, type Store } from '../../store/open';
import type { Attempt, Learned } from '../../store/drill-rows';
import type { Replay } from '../../../shared/replay';

export const ATTEMPTS = 1_000_000;
export const REPLAYS = 100_000;
const PROFILE = '0192f0c8-0000-7000-8000-0000000000aa';
/** Two years, with about 57 runs of 24 attempts a day. */
const DAYS = 730;
const PER_RUN = 24;
const LAST_DAY = Date.UTC(2026, 10, 27, 12);
const DAY = 86_400_000;

export interface BigStore {
  readonly store: Store;
  readonly profile: string;
  /** The last day with attempts. */
  readonly today: string;
  /** Attempts like those in the store, without end. */
  readonly attempt: () => Attempt;
  /** A run to add attempts to. */
  readonly run: string;
  readonly close: () => void;
}

const NOTHING: Learned = { player: null, puzzle: null, card: null, spot: null };

function id(kind: number, number: number): string {
  return `0192f0c8-${kind.toString(16).padStart(4, '0')}-7000-8000-${number.toString(16).padStart(12, '0')}`;
}

function must<Value>(result: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: { readonly message: string } }): Value {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

/** Does `each` for 0 to `count` - 1, many in one transaction: the disk is waited for seldom. */
function inBatches(store: Store, count: number, size: number, each: (number: number) => void): void {
  for (let from = 0; from < count; from += size) {
    must(
      store.together(() => {
        for (let number = from; number < Math.min(count, from + size); number++) each(number);
      }),
    );
  }
}

/** Makes the store; takes minutes. `replay` is what the replays are copies of. */
export function bigStore(replay: Replay, attempts = ATTEMPTS, replays = REPLAYS): BigStore {
  const folder = mkdtempSync(join(tmpdir(), 'lookout-bench-'));
  const store = must(openStore(folder, new Date(LAST_DAY)));
  const chance = chanceOf('big store');
  const puzzles = FACTS.flatMap((fact) =>
    ROTATIONS.flatMap((rotation) => {
      const puzzle = factPuzzle(fact, rotation);
      return puzzle === undefined ? [] : [{ puzzle, fact: fact.id }];
    }),
  );
  let at = LAST_DAY - (DAYS - 1) * DAY;
  const attempt = (): Attempt => {
    const drawn = puzzles[chance.below(puzzles.length)];
    if (drawn === undefined) throw new Error('There are no puzzles.');
    const { puzzle, fact } = drawn;
    const right = chance.fraction() < 0.85;
    const [expected, ...others] = puzzle.answer.symbols;
    const wrong = (['diamond', 'square', 'star', 'triangle'] as const).find((symbol) => !puzzle.answer.symbols.includes(symbol));
    return {
      puzzle: puzzle.id,
      kind: 'read',
      themes: puzzle.themes,
      day: new Date(at).toISOString().slice(0, 10),
      at,
      millis: Math.round(900 * Math.exp(1.6 * chance.fraction())),
      right,
      slow: false,
      helped: false,
      rated: true,
      direction: puzzle.question.direction,
      rotation: puzzle.position.rotation,
      fact,
      chosen: right ? (expected ?? null) : (wrong ?? null),
      expected: others.length === 0 ? (expected ?? null) : null,
    };
  };
  must(store.profiles.create({ id: PROFILE, name: 'Ada', createdAt: new Date(at).toISOString() }));
  must(store.profiles.choose(PROFILE));
  const runs = Math.ceil(attempts / PER_RUN);
  let run = '';
  inBatches(store, runs, 1000, (number) => {
    at = LAST_DAY - (DAYS - 1 - Math.floor((number * DAYS) / runs)) * DAY;
    run = id(1, number);
    const day = new Date(at).toISOString().slice(0, 10);
    const startedAt = new Date(at).toISOString();
    must(store.runs.begin({ id: run, profile: PROFILE, mode: 'rush', options: {}, bestClass: 'rush 3', daily: null, day, startedAt }));
    const progress = { score: chance.below(500), right: 20, wrong: 4, bestCombo: 9, spent: 180_000, pauses: 0 };
    for (let count = 0; count < PER_RUN; count++) {
      const player = count === 0 ? { rating: 1500 + chance.below(300), deviation: 60, volatility: 0.06 } : null;
      must(store.runs.record(run, attempt(), { ...NOTHING, player }, progress));
    }
    must(store.runs.finish(run, { ending: 'time-up', counted: chance.fraction() < 0.98 }, progress));
  });
  const outcomes = replay.rounds.map(() => ({ ending: 'hideout', winner: 'runners', award: 'small' }) as const);
  inBatches(store, replays, 5000, (number) => {
    must(store.matches.add({ ...replay, id: id(2, number), startedAt: new Date(LAST_DAY - number * 60_000).toISOString() }, outcomes));
  });
  at = LAST_DAY;
  return {
    store,
    profile: PROFILE,
    today: new Date(LAST_DAY).toISOString().slice(0, 10),
    attempt,
    run,
    close: () => {
      store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
