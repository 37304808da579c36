/** The games that there are, on the window's side: one line each. */
import type { GameInWindow } from '../lib/games';
import { CHASE } from './chase';

export const GAMES: readonly GameInWindow[] = [CHASE];
