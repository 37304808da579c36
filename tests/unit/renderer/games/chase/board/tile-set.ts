/** The faces that ship, parsed as the app parses them. */
import * as v from 'valibot';
import { TileIdSchema, TileSchema } from '../../../../../../src/shared/chase/replay';
import set from '../../../../../../resources/chase/tiles.json';

export const FACES = v.parse(v.record(TileIdSchema, TileSchema), set.tiles);

/** A face with everything in the way at once: both streets beside the north-west sector bend into it, and both have trees. */
export const CROWDED = v.parse(TileSchema, {
  kind: 'route',
  item: 'map',
  exits: {
    n: { at: 'left', end: 'trees' },
    e: { at: 'centre', end: 'roadblock' },
    s: { at: 'right', end: 'roadblock' },
    w: { at: 'right', end: 'trees' },
  },
  sectors: {
    nw: { symbol: 'triangle', witnesses: ['n', 'e', 's', 'w'] },
    ne: { symbol: 'star', witnesses: ['n', 'n', 'n', 'n'] },
    se: { symbol: 'square', witnesses: ['w', 'w'] },
    sw: { symbol: 'diamond', witnesses: ['s', 'e', 'e'] },
  },
});
