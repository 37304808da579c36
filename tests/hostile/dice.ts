/** Choices from a seed, as every hostile run draws them. */
import { chanceOf } from '../../src/main/chance';

/** A choice among nothing. */
export class NothingLeft extends Error {}

export interface Dice {
  /** A whole number from 0 up to but not including `bound`. */
  readonly below: (bound: number) => number;
  /** True so many times in a hundred. */
  readonly percent: (times: number) => boolean;
  readonly oneOf: <Value>(values: readonly Value[]) => Value;
  /** A text of `length` letters and digits. */
  readonly text: (length: number) => string;
  readonly uuid: () => string;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** The dice of a seed; the same seed falls the same way. */
export function diceOf(seed: string): Dice {
  const chance = chanceOf(seed);
  const below = (bound: number): number => chance.below(bound);
  const oneOf = <Value>(values: readonly Value[]): Value => {
    if (values.length === 0) throw new NothingLeft('There is nothing to choose from.');
    return values[below(values.length)] as Value;
  };
  const hex = (length: number): string => Array.from({ length }, () => below(16).toString(16)).join('');
  return {
    below,
    oneOf,
    percent: (times) => below(100) < times,
    text: (length) => Array.from({ length }, () => LETTERS[below(LETTERS.length)]).join(''),
    uuid: () => `${hex(8)}-${hex(4)}-7${hex(3)}-8${hex(3)}-${hex(12)}`,
  };
}
