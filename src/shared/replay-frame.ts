/**
 * What the replay files of all games have in common, as pieces from which each game makes the schema of its own: the head,
 * who plays, and limits that keep a file of somebody else's from holding up whoever reads it.
 */
import * as v from 'valibot';
import { MomentSchema } from './moment';

/** No table, round or clock gets near this; it keeps sums exact and loops short. */
const LARGEST = 1_000_000_000;
/** No evening has so many; whoever reads a file of somebody else's must be done with it soon. */
export const MOST_TILES = 1000;
const MOST_ROUNDS = 1000;
export const MOST_ROUND_EVENTS = 10_000;
const MOST_ROUND_SWAPS = 1000;
/** Of a text that nobody types, such as a seed. */
const LONGEST_TEXT = 10_000;

const text = v.exactOptional(v.pipe(v.string(), v.maxLength(LONGEST_TEXT)));
const name = v.pipe(v.string(), v.maxLength(200));
const level = v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)));

/** Milliseconds from a round's start. */
export const MillisSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LARGEST));

/** How many can sit at a game's table. */
export interface SeatCaps {
  readonly fewest: number;
  readonly most: number;
}

/** A seat's number at a table of so many. */
export function seatSchema({ most }: SeatCaps) {
  return v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most - 1));
}

/** Somebody at a table; `own` are a game's further fields of a player. */
export function playerSchema<Own extends v.ObjectEntries>(own: Own) {
  return v.variant('kind', [
    v.strictObject({ name, kind: v.literal('human'), ...own }),
    v.strictObject({ name, kind: v.literal('bot'), level, ...own }),
  ]);
}

/** Who plays, clockwise. */
export function playersSchema<Player extends v.GenericSchema>({ fewest, most }: SeatCaps, player: Player) {
  return v.pipe(v.array(player), v.minLength(fewest), v.maxLength(most));
}

/** A round: what a game deals, and what happened then. */
export function roundSchema<Deal extends v.ObjectEntries, Event extends v.GenericSchema>(deal: Deal, event: Event) {
  return v.strictObject({ ...deal, events: v.pipe(v.array(event), v.maxLength(MOST_ROUND_EVENTS)) });
}

/** Who took whose seat in a round: after so many of its events, 0 for before the first; left out where nobody did. */
export function swapsSchema<Player extends v.GenericSchema>(caps: SeatCaps, player: Player) {
  const after = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_ROUND_EVENTS));
  const swap = v.strictObject({ after, seat: seatSchema(caps), player });
  return v.exactOptional(v.pipe(v.array(swap), v.maxLength(MOST_ROUND_SWAPS)));
}

/** Of the format: the one that is read and written. */
export const REPLAY_VERSION = 1;

/** What tells that a file is a replay, in the order in which it is looked at. The version is that of the format. */
export const HEAD = { format: v.literal('lookout-replay'), version: v.literal(REPLAY_VERSION, 'fault.version') };

/** What every replay says of itself beside its game. */
export const ABOUT = {
  id: v.exactOptional(v.pipe(v.string(), v.uuid())),
  startedAt: MomentSchema,
  seed: text,
  random: text,
};

/** Rounds in the order in which they were played. */
export function roundsSchema<Round extends v.GenericSchema>(round: Round) {
  return v.pipe(v.array(round), v.maxLength(MOST_ROUNDS));
}
