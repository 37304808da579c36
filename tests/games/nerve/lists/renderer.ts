/** Takes the place of `src/renderer/games/game-list.ts`: Nerve, with which the window begins, and Chase. */
import { CHASE } from '../../../../src/renderer/games/chase';
import type { GameInWindow } from '../../../../src/renderer/lib/games';
import { NERVE } from '../window/nerve';

export const GAMES: readonly GameInWindow[] = [NERVE, CHASE];
