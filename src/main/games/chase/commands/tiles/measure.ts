/** Everything that `tiles:check` measures on the shipped tile set. */
import { playSeries, type BalanceRow } from '../../bots/balance';
import { chanceOf } from '../../../../chance';
import { STANDARD_RULES } from '../../../../../rules/chase/deal';
import type { Rules, RoundSetup } from '../../../../../rules/chase/round';
import type { TileSet } from '../../../../../rules/chase/tile';
import { faceStatistics, type FaceStatistics } from '../../tiles/face-statistics';
import { faceTargets } from '../../tiles/face-targets';
import { dealtRound, planDeals, plannedTargets, walkDeals, type PlannedDeals, type WalkedDeals } from '../../tiles/playing-out';
import { shortestEscape } from '../../tiles/planner';
import { amount, type Target } from '../../tiles/target';

/** The level at which rounds between bots are measured. */
export const BOT_LEVEL = 5;
/** Placements that the planners of the further figures may try in a deal: enough for all but a few. */
const FURTHER_LIMIT = 1_000_000;

/** A further figure: what planners under other conditions find. */
interface FurtherPlan {
  readonly name: string;
  readonly planned: PlannedDeals;
}

export interface Measured {
  readonly seed: string;
  readonly deals: number;
  readonly faces: FaceStatistics;
  readonly targets: readonly Target[];
  readonly planned: PlannedDeals;
  /** By pair of Starting tiles: the length of the shortest way, or undefined without one. */
  readonly pairs: ReadonlyMap<string, number | undefined>;
  readonly further: readonly FurtherPlan[];
  readonly walked: WalkedDeals;
  readonly bots: BalanceRow;
}

/** `count` deals of a seed; deal k is the same whatever is measured on it. */
function* dealsOf(tiles: TileSet, seed: string, count: number, rules: Rules = STANDARD_RULES): Generator<RoundSetup> {
  for (let deal = 0; deal < count; deal++) yield dealtRound(tiles, chanceOf(`${seed}/${deal}`), rules);
}

/** Measures `tiles` over `deals` deals; the further figures over a tenth of them. `tell` hears what is under way. */
export function measure(tiles: TileSet, seed: string, deals: number, tell: (line: string) => void): Measured {
  tell(`planning ${deals} deals`);
  const planned = planDeals(dealsOf(tiles, seed, deals));
  tell('planning with one pile, by turns and with Head Start');
  const fewer = Math.ceil(deals / 10);
  const further = [
    { name: 'the first pile alone', planned: planDeals(dealsOf(tiles, seed, fewer), 'first', FURTHER_LIMIT) },
    { name: 'both piles by turns, as three players do', planned: planDeals(dealsOf(tiles, seed, fewer), 'by-turns', FURTHER_LIMIT) },
    {
      name: 'both piles, with Head Start',
      planned: planDeals(dealsOf(tiles, seed, fewer, { ...STANDARD_RULES, startingTiles: 3 }), 'both', FURTHER_LIMIT),
    },
  ];
  tell(`walking through ${deals} deals without planning`);
  const walked = walkDeals(dealsOf(tiles, seed, deals), chanceOf(`${seed}/walks`));
  tell(`playing ${deals} rounds between bots of level ${BOT_LEVEL}`);
  const bots = playSeries({
    tiles,
    players: 2,
    variants: [],
    runners: BOT_LEVEL,
    chasers: BOT_LEVEL,
    rounds: deals,
    seed,
  });
  return {
    seed,
    deals,
    faces: faceStatistics(tiles),
    targets: [
      ...faceTargets(tiles),
      ...plannedTargets(planned),
      amount(`tiles in a round between bots of level ${BOT_LEVEL}, median`, bots.medianTiles, 8, 16),
    ],
    planned,
    pairs: pairsOf(tiles, seed),
    further,
    walked,
    bots,
  };
}

/** The shortest way for each pair of Starting tiles; the deal of the piles does not matter to a planner who may use both. */
function pairsOf(tiles: TileSet, seed: string): Map<string, number | undefined> {
  const starts = Object.keys(tiles)
    .filter((id) => tiles[id]?.kind === 'start')
    .sort();
  const setup = dealtRound(tiles, chanceOf(`${seed}/pairs`));
  const pairs = new Map<string, number | undefined>();
  for (const [at, one] of starts.entries()) {
    for (const other of starts.slice(at + 1)) {
      const escape = shortestEscape({ ...setup, starts: [[one, other]] });
      pairs.set(`${one} ${other}`, escape.found === 'way' ? escape.tiles : undefined);
    }
  }
  return pairs;
}
