/** Takes the place of `src/shared/game-list.ts`: Chase and, beside it, Nerve. */
import { CHASE } from '../../../../src/shared/chase/game';
import { CHASE_SETTINGS } from '../../../../src/shared/chase/settings';
import type { GameSchemas } from '../../../../src/shared/game-schemas';
import { NERVE } from '../schemas';

export const GAMES = [CHASE, NERVE] as const satisfies readonly GameSchemas[];

export const SETTINGS = [CHASE_SETTINGS] as const;
