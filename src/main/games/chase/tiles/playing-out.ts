/** Playing the tile set out: what planners find in many deals, and the targets on that. */
import { dealRound, STANDARD_RULES } from '../../../../rules/chase/deal';
import type { Rules, RoundSetup } from '../../../../rules/chase/round';
import type { TileSet } from '../../../../rules/chase/tile';
import type { Random } from '../../../../rules/random';
import { nearSightedWalk } from './near-sighted';
import { shortestEscape } from './planner';
import type { PileUse } from './planner-tables';
import { share, type Target } from './target';

/** What the planner finds over a number of deals. */
export interface PlannedDeals {
  readonly deals: number;
  /** Deals by the length of the shortest way: tiles after the Starting tiles, the Hideout included. */
  readonly lengths: ReadonlyMap<number, number>;
  /** Deals in which no way exists, and in which the search was given up. */
  readonly without: number;
  readonly undecided: number;
}

/** What Runners who look one tile ahead come to over a number of deals. */
export interface WalkedDeals {
  readonly deals: number;
  /** The lengths of the walks that arrived, shortest first; counted as in `PlannedDeals`. */
  readonly lengths: readonly number[];
  /** Walks that ended where nothing fitted any more. */
  readonly stuck: number;
  /** How many different tiles fitted somewhere, on average over the walks. */
  readonly choice: number;
}

/** A two-player round by the book, with the variants that `rules` holds. */
export function dealtRound(tiles: TileSet, random: Random, rules: Rules = STANDARD_RULES): RoundSetup {
  return dealRound({ rules, roles: ['runner', 'chaser'], tiles }, random);
}

/** Looks for the shortest way in each of the deals; `limit` as for `shortestEscape`. */
export function planDeals(setups: Iterable<RoundSetup>, use: PileUse = 'both', limit?: number): PlannedDeals {
  const lengths = new Map<number, number>();
  let deals = 0;
  let without = 0;
  let undecided = 0;
  for (const setup of setups) {
    deals++;
    const escape = shortestEscape(setup, use, limit);
    if (escape.found === 'way') lengths.set(escape.tiles, (lengths.get(escape.tiles) ?? 0) + 1);
    else if (escape.found === 'none') without++;
    else undecided++;
  }
  return { deals, lengths: new Map([...lengths].sort(([a], [b]) => a - b)), without, undecided };
}

/** Walks once through each of the deals. */
export function walkDeals(setups: Iterable<RoundSetup>, random: Random): WalkedDeals {
  const lengths: number[] = [];
  let deals = 0;
  let choice = 0;
  for (const setup of setups) {
    deals++;
    const walk = nearSightedWalk(setup, random);
    choice += walk.choice;
    if (walk.arrived) lengths.push(walk.tiles);
  }
  lengths.sort((a, b) => a - b);
  return { deals, lengths, stuck: deals - lengths.length, choice: choice / deals };
}

/** Deals whose shortest way has at least `tiles` tiles after the Starting tiles, the Hideout included. */
function dealsFrom(planned: PlannedDeals, tiles: number): number {
  let deals = 0;
  for (const [length, count] of planned.lengths) if (length >= tiles) deals += count;
  return deals;
}

/** The targets on what the planner finds. A deal that was given up counts as one without a way. */
export function plannedTargets(planned: PlannedDeals): Target[] {
  const { deals } = planned;
  return [
    share('deals with a legal way to a Hideout', dealsFrom(planned, 1) / deals, 0.98, 1),
    share('deals whose shortest way has six tiles or more, the Hideout counted', dealsFrom(planned, 6) / deals, 0.8, 1),
    share('deals whose shortest way has six tiles or more, the Hideout not counted', dealsFrom(planned, 7) / deals, 0.8, 1),
  ];
}
