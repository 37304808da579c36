/** The real tiles, as data: for how to play and the picture on the first screen. */
import * as v from 'valibot';
import set from '../../../../../resources/chase/tiles.json';
import { TileSchema, type Tile, type TileId } from '../../../../shared/chase/replay';

const TileSetSchema = v.object({ tiles: v.record(v.string(), TileSchema) });

export const TILES: Readonly<Record<TileId, Tile>> = v.parse(TileSetSchema, set).tiles;

export type StreetTile = Extract<Tile, { kind: 'route' | 'start' }>;

/** Route and Starting tiles with their ids. */
export const STREET_TILES: readonly (readonly [TileId, StreetTile])[] = Object.entries(TILES).flatMap(([id, tile]) =>
  tile.kind === 'hideout' ? [] : [[id, tile] as const],
);
