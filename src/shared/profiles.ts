/** Profiles between window and main process: who plays here. */
import * as v from 'valibot';
import type { Exported } from './exports';

const uuid = v.pipe(v.string(), v.uuid());
/** A name as somebody typed it. */
export const PlayerNameSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40));
const name = PlayerNameSchema;

/** Spread into the contract's list of requests. */
export const PROFILE_REQUESTS = {
  'profile.list': v.strictObject({}),
  /** Makes a profile and chooses it. Refused with `name-taken`. */
  'profile.create': v.strictObject({ name }),
  'profile.rename': v.strictObject({ profile: uuid, name }),
  'profile.choose': v.strictObject({ profile: uuid }),
  /**
   * Deletes a profile with all its data for good; in saved matches the word for guest takes the place of its names. The last
   * profile leaves a new, empty one behind.
   */
  'profile.remove': v.strictObject({ profile: uuid }),
  /** Asks where one JSON file with all data of a profile goes, its matches as replays among them, and writes it there. */
  'profile.export': v.strictObject({ profile: uuid }),
} as const;

export interface Profile {
  readonly id: string;
  /** Empty for the profile of a first start that nobody named: shown as the word for 'Guest'. */
  readonly name: string;
  /** ISO time. */
  readonly createdAt: string;
  readonly attempts: number;
  /** Rounds won and lost in matches; what was never played is left out. */
  readonly records: readonly RoundRecord[];
}

/** Rounds with a winner, of a game and as one role in it, by the game's name for that. */
export interface RoundRecord {
  readonly game: string;
  readonly role: string;
  readonly won: number;
  readonly lost: number;
}

export interface Profiles {
  readonly chosen: string;
  readonly profiles: readonly Profile[];
}

/** Spread into the outputs of the contract. */
export interface ProfileOutputs {
  'profile.list': Profiles;
  'profile.create': Profiles;
  'profile.rename': Profiles;
  'profile.choose': Profiles;
  'profile.remove': Profiles;
  'profile.export': Exported;
}
