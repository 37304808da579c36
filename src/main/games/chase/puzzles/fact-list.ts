/** The 124 (tile, side) facts of the built-in set: each side of each face that can be read (C2, M3). */
import type { FactId } from '../../../../shared/puzzles';
import { DIRECTIONS, type Direction } from '../../../../rules/chase/compass';
import { CHASE_TILES } from '../tiles/tile-set';

/** A fact: a tile of the set, and the side of the unturned face that is read towards. Its id is such as `r07/e`. */
export interface ListedFact {
  readonly id: FactId;
  readonly tile: string;
  readonly side: Direction;
}

/** Every fact, in the order of tile ids and clockwise from north. */
export const FACTS: readonly ListedFact[] = Object.keys(CHASE_TILES)
  .filter((tile) => CHASE_TILES[tile]?.kind !== 'hideout')
  .sort()
  .flatMap((tile) => DIRECTIONS.map((side) => ({ id: `${tile}/${side}`, tile, side })));
