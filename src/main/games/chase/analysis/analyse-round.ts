/** A round's analysis as it grows: first what can be told at once, then each side's chances, more and more exact. */
import { analyse, withChances } from '../../../../rules/chase/analysis/analyse';
import type { PaceTable } from '../../../../rules/chase/analysis/like-level';
import type { Through } from '../../../../rules/chase/analysis/through';
import type { Analysis, PlayerFacts } from '../../../../rules/chase/analysis/types';
import { LEVELS, type Level } from '../bots/bot';
import { chancesAlong } from './chances';

/** Whoever sat at the table; a bot's level where it is told. */
interface Sitting {
  readonly kind: 'human' | 'bot';
  readonly level?: number | undefined;
}

/** Of whom nothing is known. */
const MIDDLE: Level = 5;

const levelOf = (level: number | null | undefined): Level | undefined => LEVELS.find((each) => each === level);

/**
 * The level that each seat's part is played on by: a bot's own, and a person's by what they read or lay like in this round; of who did too
 * little to tell that of whoever else sits there.
 */
export function levelsOf(players: readonly Sitting[], facts: readonly PlayerFacts[]): Level[] {
  const told = facts.map(({ seat, like }) => {
    const player = players[seat];
    return (player?.kind === 'bot' ? levelOf(player.level) : undefined) ?? levelOf(like?.level);
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
  players: readonly Sitting[],
  paces: PaceTable,
  passes?: number,
): Generator<Analysis | null, Analysis> {
  let analysis = analyse(through, paces);
  yield analysis;
  const along = chancesAlong(through, {
    levels: levelsOf(players, analysis.players),
    seed: 'analysis',
    ...(passes !== undefined && { passes }),
  });
  for (;;) {
    const step = along.next();
    if (step.done === true) return analysis;
    if (step.value !== null) analysis = withChances(analysis, through, step.value);
    yield step.value === null ? null : analysis;
  }
}
