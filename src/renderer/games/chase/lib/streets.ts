/** Whether streets meet, for the examples of how to play (P3, P4, P7). In a round the rules judge, not the window. */
import type { Direction, Exit, Rotation, Tile } from '../../../../shared/chase/replay';
import { exitOn } from './compass';

export type Joint = 'joined' | 'no-street' | 'roadblock';

const MIRRORED = { left: 'right', centre: 'centre', right: 'left' } as const;
const OPPOSITE: Readonly<Record<Direction, Direction>> = { n: 's', e: 'w', s: 'n', w: 'e' };

/** C7. */
export const PRISON_EXIT: Exit = { at: 'centre', end: 'open' };

/** How two exits on a shared edge meet: left meets right (P3), and a roadblock only trees (P4). */
export function meeting(here: Exit | undefined, there: Exit | undefined): Joint {
  if (here === undefined || there === undefined || here.at !== MIRRORED[there.at]) return 'no-street';
  if (here.end === 'roadblock') return there.end === 'trees' ? 'joined' : 'roadblock';
  return there.end === 'roadblock' && here.end !== 'trees' ? 'roadblock' : 'joined';
}

/** How a tile meets the one that lies on its `side`. */
export function jointOf(tile: Tile, rotation: Rotation, side: Direction, other: Tile, otherRotation: Rotation): Joint {
  return meeting(exitOn(tile, rotation, side), exitOn(other, otherRotation, OPPOSITE[side]));
}

/** How a tile meets the Prison that lies on its `side` (P7). */
export function jointWithPrison(tile: Tile, rotation: Rotation, side: Direction): Joint {
  return meeting(exitOn(tile, rotation, side), PRISON_EXIT);
}
