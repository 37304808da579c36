/** The games that there are, as everything outside their folders knows them on both sides: one line each. */
import * as v from 'valibot';
import { CHASE } from './chase/game';
import type { PuzzleSchemas } from './puzzle-frame';
import type { SeatCaps } from './replay-frame';
import type { TableSnapshot } from './table';

/** What a game brings to files, store and window: its name and its schemas, each of which is told once. */
export interface GameSchemas {
  readonly id: string;
  readonly seats: SeatCaps;
  /** What a match is played by. */
  readonly rules: v.GenericSchema;
  /** A whole replay file. */
  readonly replay: v.GenericSchema;
  /** What a match has beside its rounds and faces: who plays by which rules, since when. */
  readonly header: v.GenericSchema;
  /** The faces that are played with, by name; null for a game that has none. */
  readonly tiles: v.GenericSchema | null;
  /** A round as dealt. */
  readonly deal: v.GenericSchema;
  readonly event: v.GenericSchema;
  /** How a round ended, as it is kept beside its events. */
  readonly outcome: v.GenericSchema;
  /** What reached the table just after the end and is kept with the round; null where nothing is. */
  readonly late: v.GenericSchema | null;
  /** What a seat does at the live table, by `type`. */
  readonly act: v.GenericSchema;
  /** What a seat can ask there beside; null where there is nothing to ask. */
  readonly question: v.GenericSchema | null;
  /** A wish for a quick match: with `game`, `guest`, `assist` and `seed` as they are in every game. */
  readonly start: v.GenericSchema;
  /** A wish for a match with its `seats` arranged: with `game` and `seed` likewise. */
  readonly arrange: v.GenericSchema;
  /** Nothing; its type is that of the live table as the window gets it. */
  readonly table: TableSnapshot | undefined;
  /** Its drills; left out where it has none. */
  readonly puzzles?: PuzzleSchemas;
}

export const GAMES = [CHASE] as const satisfies readonly GameSchemas[];

type Games = (typeof GAMES)[number];

/** The live table of some game. */
export type AnyTable = NonNullable<Games['table']>;

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

/** Finds one of the schemas of the game that an input names by `game`; of the first where it names none, which an input with a wrong name does not fit. */
export function schemaOf<What extends 'start' | 'arrange'>(what: What): (input: unknown) => Games[What] {
  return (input) => {
    const named = typeof input === 'object' && input !== null && 'game' in input ? input.game : undefined;
    return (GAMES.find(({ id }) => id === named) ?? GAMES[0])[what];
  };
}
