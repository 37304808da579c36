/** What a player can by now, told from answers alone: how many were right, and for what is about speed how fast. */
import { ENOUGH_ANSWERS, type SkillFound, type SkillStage } from '../../shared/path';
import type { Skill } from './game';
import type { Tally } from '../../shared/statistics';

/** Fewer answers tell nothing. */
export const LEAST_ANSWERS = 5;
/** Shares of right answers. */
const FAIR = 0.75;
const FIRM = 0.9;
/** So many times the pace is still fair. */
const FAIR_PACE = 1.5;

export type Answers = Pick<Tally, 'attempts' | 'right' | 'medianMillis'>;

/** How good the answers were, from 0 to 1: how many were right, or for what is about speed how near their time is to the pace. */
function goodness({ attempts, right, medianMillis }: Answers, pace: number | null): number {
  if (attempts === 0) return 0;
  if (pace === null) return right / attempts;
  return medianMillis === null ? 0 : Math.min(1, pace / medianMillis);
}

function stageOf(answers: Answers, pace: number | null): SkillStage {
  const { attempts } = answers;
  if (attempts === 0) return 'new';
  if (attempts < LEAST_ANSWERS) return 'begun';
  const good = goodness(answers, pace);
  if (good < (pace === null ? FAIR : 1 / FAIR_PACE)) return 'shaky';
  return attempts >= ENOUGH_ANSWERS && good >= (pace === null ? FIRM : 1) ? 'firm' : 'fair';
}

/** A skill with its answers. */
export function skillFound({ id, kind, theme, pace }: Skill, answers: Answers, today: number): SkillFound {
  const { attempts, right, medianMillis } = answers;
  const filled = goodness(answers, pace) * Math.min(1, attempts / ENOUGH_ANSWERS);
  return { id, kind, theme, timed: pace !== null, attempts, right, medianMillis, stage: stageOf(answers, pace), filled, today };
}
