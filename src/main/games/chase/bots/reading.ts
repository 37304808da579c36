/** Reading a tile as a Chaser does it: which way, counting, and the slips of both (M2 to M4). */
import type { Chance } from '../../../chance';
import { CORNERS, directionTo, opposite, type Cell, type Direction, type Rotation } from '../../../../rules/chase/compass';
import { witnessCounts, type ChaseSymbol, type Tile } from '../../../../rules/chase/tile';

/** The tile to read and what lies around it, as the reader saw it. */
export interface Read {
  readonly face: Tile;
  readonly cell: Cell;
  readonly rotation: Rotation;
  /** The tile before it, or the Prison. */
  readonly before: Cell;
  /** The next tile; null on what looked like the final one. */
  readonly next: Cell | null;
}

/** The direction to read (M2, M4); `misdirected` has it the wrong way round. */
export function directionOf(read: Read, misdirected: boolean): Direction {
  const back = directionTo(read.cell, read.before) ?? 'n';
  if (read.next !== null) return misdirected ? back : (directionTo(read.cell, read.next) ?? 'n');
  // Whoever forgets M4 goes on as the path went.
  return misdirected ? opposite(back) : back;
}

/**
 * The symbols of the sectors with the most witnesses looking towards `direction` (M3); `miscounted` takes those that have
 * one witness less instead, or if there are none the next best.
 */
export function symbolsRead(read: Read, direction: Direction, miscounted: boolean): ChaseSymbol[] {
  const { sectors } = read.face;
  if (sectors === undefined) return [];
  const counts = witnessCounts(read.face, read.rotation, direction);
  const most = Math.max(counts.nw, counts.ne, counts.se, counts.sw);
  let wanted = most;
  if (miscounted) {
    const lower = CORNERS.map((corner) => counts[corner]).filter((count) => count < most);
    if (lower.length > 0) wanted = Math.max(...lower);
  }
  return CORNERS.filter((corner) => counts[corner] === wanted).map((corner) => sectors[corner].symbol);
}

/** One of `choices` by chance. */
export function anyOf<Choice>(choices: readonly Choice[], chance: Chance): Choice | undefined {
  return choices.length === 0 ? undefined : choices[chance.below(choices.length)];
}
