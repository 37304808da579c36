/** What the screen of each kind of Chase's puzzles is given: what every game's is, and how faces are drawn. */
import type { Puzzle } from '../../../../shared/chase/puzzle';
import type { Hint } from '../../../../shared/chase/hint';
import type { StageProps } from '../../../lib/games';

export interface ChaseStageProps<Shown extends Puzzle> extends Omit<StageProps<Shown>, 'hints'> {
  hints: readonly Hint[];
  /** Arrows in place of heads. */
  plain: boolean;
}
