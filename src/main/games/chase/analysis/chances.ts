/**
 * Each side's chance to win along a round: from every moment of it many rounds are played on between bots of the players' levels.
 * Each bot gets its seat's view and nothing else; what it comes to is counted by the judge's word (J1 to J8).
 */
import { SETTLED } from '../../../../rules/chase/analysis/costs';
import { stateAt, type Through } from '../../../../rules/chase/analysis/through';
import type { ChancePoint } from '../../../../rules/chase/analysis/types';
import { SWITCH_MILLIS } from '../../../../rules/chase/hands';
import { judgeRound } from '../../../../rules/chase/judge';
import type { RoundEvent, RoundState } from '../../../../rules/chase/round';
import type { Millis } from '../../../../rules/game';
import { chanceOf, type Chance } from '../../../chance';
import type { Level } from '../bots/bot';
import { playOn } from '../bots/simulate-round';
import { primedBot, primerOf, type Primer } from './primed';

/** Rounds that are played on from each moment in one go through the round, and how often it is gone through: each tells more exactly. */
export const ROUNDS_A_PASS = 100;
export const PASSES = 4;

/** A shorter wait is not looked at by itself. */
const LEAST_WAIT: Millis = 500;
/** A round that goes on for longer from a moment has no winner. */
const LONGEST: Millis = 300_000;

/** Events that change what will come. */
const TELLING: ReadonlySet<RoundEvent['type']> = new Set([
  'place',
  'mark',
  'switch-pile',
  'exchange',
  'hand-over',
  'lose-trail',
  'give-up',
]);

/** A moment of the round from which it is played on. */
export interface Spot {
  readonly events: number;
  readonly t: Millis;
  readonly state: RoundState;
}

interface Count {
  runners: number;
  chasers: number;
  rounds: number;
}

/** The moments of a round: its beginning, after each telling event, and before the next one where that was long in coming. */
export function spotsOf(through: Through): Spot[] {
  const spots: Spot[] = [{ events: 0, t: 0, state: stateAt(through, 0) }];
  through.events.forEach(({ type, t }, at) => {
    if (!TELLING.has(type)) return;
    const state = stateAt(through, at + 1);
    // S5: the Starting tiles are planned together, and count once all lie.
    if (state.phase === 'planning' || state.paused) return;
    const last = spots[spots.length - 1];
    if (last?.state.phase === 'running' && t - last.t >= LEAST_WAIT) spots.push({ ...last, t });
    spots.push({ events: at + 1, t, state });
  });
  return spots;
}

/** By seat, until when hands are busy (P8). */
function busyUntil({ events, setup }: Through, count: number): Millis[] {
  const until = setup.roles.map(() => 0);
  for (const event of events.slice(0, count)) {
    if (event.type !== 'switch-pile' && event.type !== 'exchange') continue;
    until[event.seat] = event.t + SWITCH_MILLIS;
    if (event.type === 'exchange') until[event.with] = event.t + SWITCH_MILLIS;
  }
  return until;
}

/** What is counted, as shares with their standard error: of a few more rounds that went either way, so that it is never nothing. */
function pointOf({ events, t }: Spot, { runners, chasers, rounds }: Count): ChancePoint {
  const error = (wins: number): number => {
    const share = (wins + 2) / (rounds + 4);
    return Math.sqrt((share * (1 - share)) / (rounds + 4));
  };
  return { events, t, runners: runners / rounds, chasers: chasers / rounds, error: Math.max(error(runners), error(chasers)), rounds };
}

/** How it ended is no matter of chance. */
function endPoint({ events, t, state }: Spot): ChancePoint {
  const { winner } = judgeRound(state);
  return { events, t, runners: winner === 'runners' ? 1 : 0, chasers: winner === 'chasers' ? 1 : 0, error: 0, rounds: 0 };
}

/** One moment, played on from as often as is asked. */
export class Tried {
  readonly #spot: Spot;
  readonly #primers: readonly Primer[];
  readonly #levels: readonly Level[];
  readonly #busy: readonly Millis[];
  readonly #chance: Chance;
  readonly #count: Count = { runners: 0, chasers: 0, rounds: 0 };

  constructor(through: Through, spot: Spot, levels: readonly Level[], chance: Chance) {
    this.#spot = spot;
    this.#levels = levels;
    this.#chance = chance;
    this.#primers = through.setup.roles.map((_, seat) => primerOf(through, spot.events, seat));
    this.#busy = busyUntil(through, spot.events);
  }

  play(rounds: number): void {
    const { state, t } = this.#spot;
    for (let round = 0; round < rounds; round++) {
      const bots = this.#primers.map((primer) => primedBot(primer, this.#levels[primer.seat] ?? 5, t, this.#chance));
      const end = playOn({ state, at: t, bots, busyUntil: this.#busy, longest: t + LONGEST }).state;
      const { winner } = judgeRound(end);
      if (winner !== null) this.#count[winner]++;
      this.#count.rounds++;
    }
  }

  /** Whether it came out the same way so often that more rounds would tell nothing new. */
  get settled(): boolean {
    const { runners, chasers, rounds } = this.#count;
    return this.#spot.state.phase === 'over' || (rounds >= SETTLED && Math.max(runners, chasers) === rounds);
  }

  get point(): ChancePoint {
    return this.#spot.state.phase === 'over' ? endPoint(this.#spot) : pointOf(this.#spot, this.#count);
  }
}

interface ChanceOptions {
  /** By seat. */
  readonly levels: readonly Level[];
  readonly seed: string;
  readonly passes?: number;
  readonly rounds?: number;
}

/**
 * Goes through the round pass by pass, and stops after each moment to let others have their turn: it gives null then, and after each
 * pass all the points, more exact than before. The same seed gives the same. Null at once where piles are not told.
 */
export function* chancesAlong(
  through: Through,
  { levels, seed, passes = PASSES, rounds = ROUNDS_A_PASS }: ChanceOptions,
): Generator<readonly ChancePoint[] | null, readonly ChancePoint[] | null> {
  if (through.setup.piles === undefined || through.setup.starts === undefined) return null;
  const spots = spotsOf(through);
  const tried = spots.map((spot, at) => new Tried(through, spot, levels, chanceOf(`${seed}/moment ${at}`)));
  let points: readonly ChancePoint[] = [];
  for (let pass = 0; pass < passes; pass++) {
    for (const each of tried) {
      if (each.settled) continue;
      each.play(rounds);
      yield null;
    }
    points = tried.map(({ point }) => point);
    yield points;
  }
  return points;
}
