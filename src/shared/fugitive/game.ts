/** Fugitive in the list of games. */
import { SEATS } from '../../rules/fugitive/seats';
import { ActSchema, QuestionSchema } from './acts';
import { FUGITIVE_DRILLS } from './drills';
import { FUGITIVE_REFUSALS } from './refusals';
import { DealSchema, EventSchema, HeaderSchema, OutcomeSchema, PlayerSchema, ReplaySchema, RulesSchema } from './replay';
import { ArrangeSchema, QuickSchema } from './start';
import type { FugitiveTable } from './table';

export const FUGITIVE = {
  id: 'fugitive',
  seats: SEATS,
  rules: RulesSchema,
  replay: ReplaySchema,
  parts: {},
  puzzles: FUGITIVE_DRILLS,
  header: HeaderSchema,
  player: PlayerSchema,
  tiles: null,
  deal: DealSchema,
  event: EventSchema,
  outcome: OutcomeSchema,
  late: null,
  act: ActSchema,
  question: QuestionSchema,
  start: QuickSchema,
  arrange: ArrangeSchema,
  refusals: FUGITIVE_REFUSALS,
  table: undefined as FugitiveTable | undefined,
} as const;
