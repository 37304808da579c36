/** The games, as everything outside their folders asks for them on both sides. */
import * as v from 'valibot';
import { GAMES } from './game-list';
import type { GameSchemas } from './game-schemas';

export type { GameSchemas } from './game-schemas';
export { GAMES } from './game-list';

type Games = (typeof GAMES)[number];

/** The live table of some game. */
export type AnyTable = NonNullable<Games['table']>;

/** What a player of some game is offered who keeps losing. */
export type AnyOffer = NonNullable<Extract<Games, { readonly offer?: unknown }>['offer']>;

/** The most that sit at any game's table. */
export const MOST_SEATS = Math.max(...GAMES.map(({ seats }) => seats.most));

/** A game by its id; undefined where there is none by it. */
export function gameOf(id: string): GameSchemas | undefined {
  return GAMES.find((game) => game.id === id);
}

/** What fits some game; which one's it has to be, whoever knows the game looks at again. */
export function anyOf<What extends 'rules' | 'act' | 'question'>(
  what: What,
): v.GenericSchema<unknown, v.InferOutput<NonNullable<Games[What]>>> {
  const schemas: readonly (v.GenericSchema | null)[] = GAMES.map((game) => game[what]);
  return v.union(schemas.filter((schema) => schema !== null)) as v.GenericSchema<unknown, v.InferOutput<NonNullable<Games[What]>>>;
}

/**
 * The game of a wish for a match that names none: the first. Wishes were made before there were several, and the window's always name theirs
 * where it is another.
 */
export const GAME_OF_OLD_WISHES = GAMES[0];

/** Finds one of the schemas of the game that an input names by `game`. What names a game that there is not fits none. */
export function schemaOf<What extends 'start' | 'arrange'>(what: What): (input: unknown) => Games[What] {
  return (input) => {
    const named = typeof input === 'object' && input !== null && 'game' in input ? input.game : undefined;
    return (GAMES.find(({ id }) => id === named) ?? GAME_OF_OLD_WISHES)[what];
  };
}
