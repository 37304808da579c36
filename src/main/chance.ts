/** The seeded generator behind every deal and every bot: pure-rand's xoroshiro128+, started from a text. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { Random } from '../rules/random';
import { sha256 } from './sha256';

/** The generator's name in replay files. */
export const RANDOM_NAME = 'xoroshiro128plus';

/** A generator that also gives fractions, for thinking times and slips. */
export interface Chance extends Random {
  /** A number from 0 up to but not including 1, in steps of 2^-30. */
  fraction(): number;
}

/**
 * The generator for `seed`, any text: its state is the first 16 bytes of the seed's SHA-256, so that near seeds give far
 * streams. Different purposes of one seed take different texts, such as `abc/round 2`.
 */
export function chanceOf(seed: string): Chance {
  const digest = sha256(seed);
  const generator = xoroshiro128plusFromState([0, 4, 8, 12].map((at) => digest.readInt32BE(at)));
  return {
    below: (bound) => uniformInt(generator, 0, bound - 1),
    fraction: () => (generator.next() >>> 2) / 2 ** 30,
  };
}

/** The text that the deal of a match's round is seeded with. */
export function roundSeed(matchSeed: string, roundNumber: number): string {
  return `${matchSeed}/round ${roundNumber}`;
}
