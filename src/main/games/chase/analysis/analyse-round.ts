/** A round's analysis as it grows: first what can be told at once, then each side's chances, more and more exact; what these decide is told once it is final. */
import { analyse, withChances } from '../../../../rules/chase/analysis/analyse';
import type { PaceTable } from '../../../../rules/chase/analysis/like-level';
import type { Through } from '../../../../rules/chase/analysis/through';
import type { Analysis, ChancePoint, LevelLike, PlayerFacts, UsualPace } from '../../../../rules/chase/analysis/types';
import { LEVELS, type Level } from '../bots/bot';
import { betterTiles } from './better';
import { chancesAlong } from './chances';

/** Whoever sat at the table; a bot's level where it is told. */
interface Sitting {
  readonly kind: 'human' | 'bot';
  readonly level?: number | undefined;
}

interface AnalysisOptions {
  readonly players: readonly Sitting[];
  readonly paces: PaceTable;
  /** By seat, how each did it in the rounds before; left out or null where that is not known. */
  readonly usual?: readonly (UsualPace | null)[];
  /** By seat, after how many events whoever sits there in the end had come; left out, all sat there from the beginning. */
  readonly since?: readonly number[];
  readonly passes?: number;
}

/** Of whom nothing is known. */
const MIDDLE: Level = 5;

const levelOf = (level: number | null | undefined): Level | undefined => LEVELS.find((each) => each === level);

/** A person's level as far as their round tells it: how quick they were counts most for what is to come. */
function playedLike(like: LevelLike | null): Level | undefined {
  return levelOf(like?.what === 'few' ? like.guess : like?.level);
}

/**
 * The level that each seat's part is played on by: a bot's own, and a person's by what they read or lay like in this round; of who did too
 * little to tell that of whoever else sits there.
 */
export function levelsOf(players: readonly Sitting[], facts: readonly PlayerFacts[]): Level[] {
  const told = facts.map(({ seat, like }) => {
    const player = players[seat];
    return (player?.kind === 'bot' ? levelOf(player.level) : undefined) ?? playedLike(like);
  });
  const known = told.filter((level) => level !== undefined);
  return told.map((level) => level ?? known[0] ?? MIDDLE);
}

/**
 * Analyses a round. Gives the analysis without chances first, then null whenever others may have their turn, and the analysis with chances
 * after each time that it has gone through the round; at the end the whole. The same round gives the same.
 */
export function* analysisOf(
  through: Through,
  { players, paces, usual = [], since = [], passes }: AnalysisOptions,
): Generator<Analysis | null, Analysis> {
  let analysis: Analysis = { ...analyse(through, paces, usual, since), final: false };
  yield analysis;
  const levels = levelsOf(players, analysis.players);
  const along = chancesAlong(through, {
    levels,
    seed: 'analysis',
    ...(passes !== undefined && { passes }),
  });
  let points: readonly ChancePoint[] | null;
  for (;;) {
    const step = along.next();
    if (step.done === true) {
      points = step.value;
      break;
    }
    if (step.value !== null) analysis = withChances(analysis, through, step.value, levels, false);
    yield step.value === null ? null : analysis;
  }
  analysis = points === null ? { ...analysis, final: true } : withChances(analysis, through, points, levels);
  if (analysis.costs === null) return analysis;
  // What decided and every grade are told before the better tiles are looked for.
  yield analysis;
  return { ...analysis, better: yield* betterTiles(through, analysis.costs, { levels, seed: 'better' }) };
}
