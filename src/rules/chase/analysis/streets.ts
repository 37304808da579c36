/** Streets as small numbers, so that thousands of placements are tried in no time (C4, P3, P4). */
import { DIRECTIONS, type Rotation } from '../compass';
import { endsMeet, streetsJoin } from '../street';
import { ENDS, exitOn, PLACES, type Exit, type Tile } from '../tile';

/** A side without an exit. */
export const NOTHING = -1;

/** The exits of a tile as it lies, clockwise from north. */
export type Streets = readonly number[];

const ALL: readonly Exit[] = PLACES.flatMap((at) => ENDS.map((end) => ({ at, end })));

/** Which exits meet legally: `here` times their number, plus `there`. */
const MEET: readonly boolean[] = ALL.flatMap((here) => ALL.map((there) => streetsJoin(here, there) && endsMeet(here, there)));

/** The streets of a face that lies turned. */
export function streetsOf(face: Tile, rotation: Rotation): Streets {
  return DIRECTIONS.map((side) => {
    const exit = exitOn(face, rotation, side);
    return exit === undefined ? NOTHING : PLACES.indexOf(exit.at) * ENDS.length + ENDS.indexOf(exit.end);
  });
}

/** P3, P4: whether two streets meet legally; where there is none nothing meets. */
export function meet(here: number, there: number): boolean {
  return here !== NOTHING && there !== NOTHING && MEET[here * ALL.length + there] === true;
}
