/** The games that there are, as everything outside their folders knows them on both sides: one line each. */
import type * as v from 'valibot';
import { CHASE } from './chase/game';
import type { SeatCaps } from './replay-frame';

/** What a game brings to files, store and window: its name and its schemas, each of which is told once. */
export interface GameSchemas {
  readonly id: string;
  readonly seats: SeatCaps;
  /** A whole replay file. */
  readonly replay: v.GenericSchema;
}

export const GAMES = [CHASE] as const satisfies readonly GameSchemas[];
