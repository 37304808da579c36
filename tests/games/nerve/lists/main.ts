/** Takes the place of `src/main/games/game-list.ts`: Chase and, beside it, Nerve. */
import { chase } from '../../../../src/rules/chase/chase';
import { chaseReplay } from '../../../../src/main/games/chase/replay/chase-replay';
import { chaseAtTable } from '../../../../src/main/games/chase/table/at-table';
import type { GameOfMain } from '../../../../src/main/games/game-of-main';
import { nerveReplay } from '../replay';
import { nerve } from '../rules';
import { nerveAtTable } from '../table';

export const GAMES: readonly GameOfMain[] = [
  { rules: chase, replay: chaseReplay, table: chaseAtTable() },
  { rules: nerve, replay: nerveReplay, table: nerveAtTable },
];

export const FILES_ALONE: readonly GameOfMain[] = [];
