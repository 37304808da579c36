/** The list of games on this side: the one place of main that names them. Every room is lent its games from here. */
import type { Game } from '../../rules/game';
import { chase } from '../../rules/chase/chase';
import type { ReplayGame } from '../replay/game';
import { chaseReplay } from './chase/replay/chase-replay';
import { CHASE_TILES } from './chase/tiles/tile-set';

/** What a game brings along for main's rooms. */
export interface GameOfMain {
  readonly rules: Game;
  /** The faces that ship, for new matches; null where there are none. */
  readonly tiles: unknown;
  /** How its replay files are read, judged and written. */
  readonly replay: ReplayGame;
}

export const GAMES: readonly GameOfMain[] = [{ rules: chase, tiles: CHASE_TILES, replay: chaseReplay }];
