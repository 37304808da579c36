/** What a game is to everything outside its folders on both sides: its schemas. */
import type * as v from 'valibot';
import type { PuzzleSchemas } from './puzzle-frame';
import type { HowTold } from './refusal-codes';
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
  /** Schemas in it that have a name of their own where the format is published. */
  readonly parts: Readonly<Record<string, v.GenericSchema>>;
  /** What a match has beside its rounds and faces: who plays by which rules, since when. */
  readonly header: v.GenericSchema;
  /** Somebody at its table. */
  readonly player: v.GenericSchema;
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
  /** Every code by which its rules and its live round refuse, and how a person learns of it. */
  readonly refusals: Readonly<Record<string, HowTold>>;
  /** Nothing; its type is that of what a player is offered who keeps losing. Left out: nothing ever. */
  readonly offer?: object | undefined;
  /** Its drills; left out where it has none. */
  readonly puzzles?: PuzzleSchemas;
}
