/** Placements under thought, and which of them are kept: the best ones, to somebody who is not quite sure. */
import type { Chance } from '../../../chance';
import type { Face } from './faces';
import { normalAbove, ROUNDED } from './thinking';

/** A tile lying on the table: the end of a path. */
export interface Lying {
  readonly x: number;
  readonly y: number;
  readonly face: Face;
  /** Quarter turns clockwise. */
  readonly turns: number;
}

/** A placement under thought. */
export interface Candidate extends Lying {
  /** Which tile of the pile. */
  readonly index: number;
  value: number;
}

/** How unsure a Runner is of what a placement is worth. */
export interface Blur {
  /** The deviation, in comfortable continuations; more than 0. */
  readonly whim: number;
  readonly chance: Chance;
}

/** Which candidates are kept: all as they come, or the `most` best ones, best first. */
export interface Keep {
  readonly found: Candidate[];
  readonly most: number;
  readonly blur: Blur | null;
}

/** Most placements are not among the best: of those nothing is kept, and nothing is made. */
export function keepCandidate(
  { found, most, blur }: Keep,
  x: number,
  y: number,
  index: number,
  face: Face,
  turns: number,
  first: number,
): void {
  if (most === Infinity) {
    found.push({ x, y, index, face, turns, value: blur === null ? first : blurred(first, blur, -Infinity) });
    return;
  }
  const least = found.length < most ? -Infinity : (found[most - 1]?.value ?? -Infinity);
  const value = blur === null ? first : blurred(first, blur, least);
  if (found.length < most || value > least) insert(found, { x, y, index, face, turns, value }, most);
}

/** A value as somebody unsure has it; where that is not above `least`, any that is not either. */
function blurred(value: number, { whim, chance }: Blur, least: number): number {
  return value + whim * normalAbove(chance, (least - value) / whim - ROUNDED);
}

/** Puts a candidate where it belongs among the best ones, after its equals; past `most` of them the last one drops out. */
function insert(best: Candidate[], each: Candidate, most: number): void {
  let at = best.length;
  while (at > 0 && (best[at - 1]?.value ?? Infinity) < each.value) at--;
  best.splice(at, 0, each);
  if (best.length > most) best.pop();
}
