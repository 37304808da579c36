/** The tile set that ships, `resources/chase/tiles.json` (C8). */
import * as v from 'valibot';
import { byName } from '../../../../shared/by-name';
import { TileIdSchema, TileSchema, type Replay } from '../../../../shared/chase/replay';
import file from '../../../../../resources/chase/tiles.json';

/** The shape of `tiles.json`: tiles by id, as in the replay format. */
export const TileSetFileSchema = v.strictObject({ tiles: byName(TileIdSchema, TileSchema) });

/** Every tile of our own Chase set by id: r01 to r25, s1 to s6, h1 to h3. */
export const CHASE_TILES: Replay['tiles'] = v.parse(TileSetFileSchema, file).tiles;
