/** What saved matches are searched and sorted by. All of a wish has to hold of one and the same round. */
import * as v from 'valibot';

/** In the order in which they are offered. */
export const SORTS = ['newest', 'oldest', 'longest', 'shortest', 'most-mistakes', 'fewest-mistakes'] as const;
export type Sort = (typeof SORTS)[number];

/** How a round ended for whoever is asked about; `open`: the round was not played to its end; `goes-on`: its match can be gone on with. */
export const RESULTS = ['won', 'lost', 'nobody', 'open', 'goes-on'] as const;
export type ResultSought = (typeof RESULTS)[number];

export const SOURCES = ['played', 'imported'] as const;

/** The longest text that is searched, and the longest name and note of a match. */
export const LONGEST_SEARCH = 200;
export const LONGEST_TITLE = 80;
export const LONGEST_NOTE = 2000;

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(1000));
/** In milliseconds since 1970; years have four digits. */
const moment = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(253_402_300_799_999));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000));
const word = v.pipe(v.string(), v.minLength(1), v.maxLength(60));

export const SoughtSchema = v.strictObject({
  /**
   * Each of its words stands in a player's name, the match's name or its note, or in what its row
   * says otherwise: when it was, by which rules, how a round ended and which side won it, how good its bots are, that it was brought in. */
  text: v.exactOptional(v.pipe(v.string(), v.maxLength(LONGEST_SEARCH))),
  /** Sat there; left out, side and result are asked of any person at the table. */
  player: v.exactOptional(name),
  /** Sat on another side than the player, or where all have one, at another seat. */
  opponent: v.exactOptional(name),
  /** A role of the game's. */
  role: v.exactOptional(word),
  result: v.exactOptional(v.picklist(RESULTS)),
  /** Began at that moment or later, and before that one. */
  from: v.exactOptional(moment),
  before: v.exactOptional(moment),
  /** The game and what brought the round to its end, as `chase.caught`. */
  ending: v.exactOptional(word),
  /** A bot of that level sat there. */
  level: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20))),
  seats: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20))),
  /** A variant of the game's, or `none` for the usual game. */
  variant: v.exactOptional(word),
  /** In milliseconds: so long at least, and shorter than that; of a round that did not end so far. */
  longer: v.exactOptional(count),
  shorter: v.exactOptional(count),
  /** Mistakes of the people at the table, of all where bots played: so many at least, or at most. */
  fewest: v.exactOptional(count),
  most: v.exactOptional(count),
  starred: v.exactOptional(v.literal(true)),
  source: v.exactOptional(v.picklist(SOURCES)),
});
export type Sought = v.InferOutput<typeof SoughtSchema>;

/** Whether nothing is asked: then every match is found, those that cannot be read among them. */
export function isAnything(sought: Sought): boolean {
  return Object.entries(sought).every(([key, value]) => key === 'text' && String(value).trim() === '');
}
