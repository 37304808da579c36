/** Chase in the list of games. */
import { SEATS } from '../../rules/chase/seats';
import { ReplaySchema } from './replay';

export const CHASE = { id: 'chase', seats: SEATS, replay: ReplaySchema } as const;
