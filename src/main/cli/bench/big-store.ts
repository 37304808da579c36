/**
 * A large store, made from a seed: years of drills of one player, and replays. Attempts go in through the repository, a
 * month at a time; replays are copies of a few rounds that bots played. What is asked and played, the measured game says.
 */
import { PUZZLE_KINDS } from '../../../shared/puzzles';
import { chanceOf, type Chance } from '../../chance';
import { openStore } from '../../store/open';
import type { WholeRun } from '../../store/run-repository';
import type { MatchLine } from '../../store/match-lines';
import type { Store } from '../../store/store';
import { linesOf } from '../../matches/lines';
import { accepted } from '../../../rules/result';
import type { KeptReplay, Player } from '../../../shared/replay';
import type { Attempt } from '../../../shared/drill-record';
import { BENCH_PROFILE, DAY, dayAt, DAYS, drawn, grownBy, LAST_DAY } from '../../bench/given';
import type { PuzzleBench } from '../../bench/game-bench';
import { MEASURED, MEASURED_PUZZLES } from './measured';

export interface StoreSize {
  /** None are made where no game has puzzles. */
  readonly attempts: number;
  readonly replays: number;
}

export const BIG: StoreSize = { attempts: 1_000_000, replays: 100_000 };

/** Two years have about 57 runs of so many attempts a day when there are a million. */
const PER_RUN = 24;
/** Minutes from one replay to the next. */
const BETWEEN = 10;
/** Days that go in at once. */
const MONTH = 30;
/** Replays that are written before the disk is waited for. */
const LOT = 2500;

function id(kind: number, number: number): string {
  return `0192f0c8-${kind.toString(16).padStart(4, '0')}-7000-8000-${number.toString(16).padStart(12, '0')}`;
}

function must<Value>(
  result: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: { readonly message: string } },
): Value {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

const PROGRESS = { score: 0, right: 20, wrong: 4, bestCombo: 9, spent: 180_000, pauses: 0 };

function runOf(number: number, at: number, attempt: (at: number) => Attempt, chance: Chance): WholeRun {
  const attempts = Array.from({ length: PER_RUN }, (_, place) => attempt(at + place * 5000));
  const kind = PUZZLE_KINDS.findIndex((each) => each === attempts[0]?.kind);
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

function addAttempts(store: Store, puzzles: PuzzleBench, attempts: number, seed: string): void {
  const chance = chanceOf(`${seed}/runs`);
  const attempt = puzzles.attempts(seed);
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

/** Who plays where people do. */
const PEOPLE = 200;
/** One of so many seats is left to the bot that played there, and one of so many matches is starred and has a name. */
const BOTS = 3;
const LABELLED = 50;

/** Who sits at a match: people, and here and there the bot that played. */
function seated(players: readonly Player[], chance: Chance): Player[] {
  return players.map((bot) => (chance.below(BOTS) === 0 ? bot : { name: `Player ${String(chance.below(PEOPLE))}`, kind: 'human' }));
}

/** A match's lines, as they are once its round was looked through: that takes long, so it is done once for each that was recorded. */
function linesFrom(replay: KeptReplay, outcome: unknown): readonly MatchLine[] {
  return linesOf(accepted({ replay, imported: true, rounds: [{ outcome, late: null }], swaps: [] }));
}

function addReplays(store: Store, replays: number, seed: string): void {
  const chance = chanceOf(`${seed}/replays`);
  const { replays: recorded, outcomes } = MEASURED;
  const played = recorded().map((replay) => ({ replay, lines: new Map<unknown, readonly MatchLine[]>() }));
  const { matches } = store;
  for (let from = 0; from < replays; from += LOT) {
    must(
      store.together(() => {
        const made = new Map<string, readonly MatchLine[]>();
        for (let number = from; number < Math.min(replays, from + LOT); number++) {
          const startedAt = new Date(LAST_DAY - number * BETWEEN * 60_000).toISOString();
          const outcome = drawn(outcomes, chance);
          const { replay: round, lines } = drawn(played, chance);
          const replay: KeptReplay = { ...round, players: seated(round.players, chance), id: id(2, number), startedAt };
          must(matches.add(replay, [outcome]));
          if (number % LABELLED === 0) must(matches.label(replay.id, { name: `Match ${String(number)}`, starred: true }));
          const known = lines.get(outcome) ?? linesFrom(replay, outcome);
          lines.set(outcome, known);
          const people = replay.players.map(({ name, kind, level }) => ({ name, human: kind === 'human', level: level ?? null }));
          const company = (line: MatchLine): MatchLine['company'] => line.company.map((seat, at) => ({ ...seat, ...people[at] }));
          made.set(
            replay.id,
            known.map((line) => ({ ...line, company: company(line) })),
          );
        }
        must(matches.putLines(must(matches.dueMatches(LOT)).map((due) => ({ ...due, lines: made.get(due.match) ?? [] }))));
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
  if (MEASURED_PUZZLES !== null) addAttempts(store, MEASURED_PUZZLES, attempts, seed);
  addReplays(store, replays, seed);
  return store;
}
