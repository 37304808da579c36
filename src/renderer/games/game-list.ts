/** The games that there are, on the window's side: one line each. */
import type { GameInWindow } from '../lib/games';
import { CHASE } from './chase';
import { FUGITIVE } from './fugitive';

export const GAMES: readonly GameInWindow[] = [CHASE, FUGITIVE];
