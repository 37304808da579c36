/** The games whose files the command line reads, also those for which the app has no table yet: it need not carry them. */
import type { GameOfMain } from './game-of-main';
import { fugitiveReplay } from './fugitive/replay/fugitive-replay';
import { GAMES } from './game-list';

/** How a file of each game is read. */
export const FILED: readonly GameOfMain['replay'][] = [...GAMES.map(({ replay }) => replay), fugitiveReplay];
