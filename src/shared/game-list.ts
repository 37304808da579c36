/** The games that there are, as both sides know them: one line each. */
import { CHASE } from './chase/game';
import type { GameSchemas } from './game-schemas';

export const GAMES = [CHASE] as const satisfies readonly GameSchemas[];
