/** The games that there are, as both sides know them: one line each. */
import { CHASE } from './chase/game';
import { CHASE_SETTINGS } from './chase/settings';
import { FUGITIVE } from './fugitive/game';
import { FUGITIVE_SETTINGS } from './fugitive/settings';
import type { GameSchemas } from './game-schemas';

export const GAMES = [CHASE, FUGITIVE] as const satisfies readonly GameSchemas[];

/** What of the settings is a game's. By itself, since the window's first script needs this and not all the schemas. */
export const SETTINGS = [CHASE_SETTINGS, FUGITIVE_SETTINGS] as const;
