/** Chase in the list of games. */
import { SEATS } from '../../rules/chase/seats';
import { ActSchema, QuestionSchema } from './acts';
import { CHASE_DRILLS } from './drills';
import {
  DealSchema,
  EventSchema,
  HeaderSchema,
  LateSchema,
  OutcomeSchema,
  PARTS,
  PlayerSchema,
  ReplaySchema,
  RulesSchema,
  TilesSchema,
} from './replay';
import { CHASE_REFUSALS } from './refusals';
import { ArrangeSchema, QuickSchema, type Offer } from './start';
import type { ChaseTable } from './table';

export const CHASE = {
  id: 'chase',
  seats: SEATS,
  rules: RulesSchema,
  replay: ReplaySchema,
  parts: PARTS,
  puzzles: CHASE_DRILLS,
  header: HeaderSchema,
  player: PlayerSchema,
  tiles: TilesSchema,
  deal: DealSchema,
  event: EventSchema,
  outcome: OutcomeSchema,
  late: LateSchema,
  act: ActSchema,
  question: QuestionSchema,
  start: QuickSchema,
  arrange: ArrangeSchema,
  refusals: CHASE_REFUSALS,
  table: undefined as ChaseTable | undefined,
  offer: undefined as Offer | undefined,
} as const;
