/** The list of games on this side: the one place of main that names them. Every room is lent its games from here. */
import type { Game } from '../../rules/game';
import { chase } from '../../rules/chase/chase';
import type { ReplayGame } from '../replay/game';
import type { GameAtTable } from '../table/ports';
import { chaseReplay } from './chase/replay/chase-replay';
import { chaseAtTable } from './chase/table/at-table';

/** What a game brings along for main's rooms. */
export interface GameOfMain {
  readonly rules: Game;
  /** How its replay files are read, judged and written. */
  readonly replay: ReplayGame;
  /** How it is played at the live table. */
  readonly table: GameAtTable;
}

export const GAMES: readonly GameOfMain[] = [{ rules: chase, replay: chaseReplay, table: chaseAtTable() }];

const BY_ID = new Map(GAMES.map((game) => [game.rules.id, game]));

/** The game of something that was read by its schemas. Throws for a game that is in no list, which no schema lets in. */
export function gameOf({ game }: { readonly game: string }): GameOfMain {
  const found = BY_ID.get(game);
  if (found === undefined) throw new Error(`There is no game ${game}.`);
  return found;
}
