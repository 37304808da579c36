/** The games as every room of main is lent them. */
import { puzzleBook, type PuzzleBook } from '../learning/game';
import type { GameOfMain } from './game-of-main';
import { GAMES } from './game-list';

export type { GameOfMain } from './game-of-main';
export { GAMES } from './game-list';

const BY_ID = new Map(GAMES.map((game) => [game.rules.id, game]));

/** The game of something that was read by its schemas. Throws for a game that is in no list, which no schema lets in. */
export function gameOf({ game }: { readonly game: string }): GameOfMain {
  const found = BY_ID.get(game);
  if (found === undefined) throw new Error(`There is no game ${game}.`);
  return found;
}

/** The puzzles of these games. */
export function puzzlesOf(games: readonly Pick<GameOfMain, 'puzzles'>[]): PuzzleBook {
  return puzzleBook(games.flatMap(({ puzzles }) => puzzles ?? []));
}
