/** The seeded generator behind every deal and every bot: pure-rand's xoroshiro128+, started from a text. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { JumpableRandomGenerator } from 'pure-rand/types/JumpableRandomGenerator';
import type { Random } from '../rules/random';
import { sha256Hex } from './sha256';

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
  const digest = sha256Hex(seed);
  return new SeededChance([0, 8, 16, 24].map((at) => Number.parseInt(digest.slice(at, at + 8), 16) | 0));
}

/** A class, since many thousands are made in a second: an object of functions takes each of them anew. */
class SeededChance implements Chance {
  readonly #generator: JumpableRandomGenerator;

  constructor(state: readonly number[]) {
    this.#generator = xoroshiro128plusFromState(state);
  }

  below(bound: number): number {
    return uniformInt(this.#generator, 0, bound - 1);
  }

  fraction(): number {
    return (this.#generator.next() >>> 2) / 2 ** 30;
  }
}

/** The text that the deal of a match's round is seeded with. */
export function roundSeed(matchSeed: string, roundNumber: number): string {
  return `${matchSeed}/round ${roundNumber}`;
}
