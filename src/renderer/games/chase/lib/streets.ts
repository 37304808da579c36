/** How streets meet, told apart as the examples of how to play need it: the rules say whether they do (P3, P4, P7). */
import { opposite, type Direction, type Rotation } from '../../../../rules/chase/compass';
import { endsMeet, streetsJoin } from '../../../../rules/chase/street';
import { exitOn, PRISON_EXIT, type Exit, type Tile } from '../../../../rules/chase/tile';

type Joint = 'joined' | 'no-street' | 'roadblock';

/** How two exits on a shared edge meet: first the streets (P3), then their ends (P4). */
export function meeting(here: Exit | undefined, there: Exit | undefined): Joint {
  if (!streetsJoin(here, there)) return 'no-street';
  return endsMeet(here, there) ? 'joined' : 'roadblock';
}

/** How a tile meets the one that lies on its `side`. */
export function jointOf(tile: Tile, rotation: Rotation, side: Direction, other: Tile, otherRotation: Rotation): Joint {
  return meeting(exitOn(tile, rotation, side), exitOn(other, otherRotation, opposite(side)));
}

/** How a tile meets the Prison that lies on its `side` (P7). */
export function jointWithPrison(tile: Tile, rotation: Rotation, side: Direction): Joint {
  return meeting(exitOn(tile, rotation, side), PRISON_EXIT);
}
