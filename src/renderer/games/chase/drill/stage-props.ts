/** What the screen of each kind of Chase's puzzles is given: what every game's is, and how faces are drawn. */
import type { Puzzle } from '../../../../shared/chase/puzzle';
import type { StageProps } from '../../../lib/games';

export interface ChaseStageProps<Shown extends Puzzle> extends StageProps<Shown> {
  /** Arrows in place of heads. */
  plain: boolean;
}
