/** Chase in the list of games. */
import { SEATS } from '../../rules/chase/seats';
import { ActSchema, QuestionSchema } from './acts';
import { CHASE_DRILLS } from './drills';
import { ReplaySchema, RulesSchema } from './replay';
import { ArrangeSchema, QuickSchema } from './start';
import type { ChaseTable } from './table';

export const CHASE = {
  id: 'chase',
  seats: SEATS,
  rules: RulesSchema,
  replay: ReplaySchema,
  puzzles: CHASE_DRILLS,
  act: ActSchema,
  question: QuestionSchema,
  start: QuickSchema,
  arrange: ArrangeSchema,
  table: undefined as ChaseTable | undefined,
} as const;
