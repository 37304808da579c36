/** The games whose files the command line reads. */
import type { GameOfMain } from './game-of-main';
import { GAMES } from './game-list';

/** How a file of each game is read. */
export const FILED: readonly GameOfMain['replay'][] = GAMES.map(({ replay }) => replay);
