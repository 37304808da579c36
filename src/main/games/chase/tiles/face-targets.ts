/** What the faces of the tile set have to be (C1 to C5). */
import { DIRECTIONS } from '../../../../rules/chase/compass';
import { ITEMS, SYMBOLS, type End, type Tile, type TileSet } from '../../../../rules/chase/tile';
import { faceStatistics } from './face-statistics';
import { amount, share, type Target } from './target';

function endsOf(tile: Tile, end: End): number {
  return DIRECTIONS.filter((side) => tile.exits[side]?.end === end).length;
}

function exitsOf(tile: Tile): number {
  return DIRECTIONS.filter((side) => tile.exits[side] !== undefined).length;
}

/** Every target on the faces, with its figure. */
export function faceTargets(tiles: TileSet): Target[] {
  const all = Object.values(tiles);
  const route = all.filter((tile) => tile.kind === 'route');
  const start = all.filter((tile) => tile.kind === 'start');
  const hideouts = all.filter((tile) => tile.kind === 'hideout');
  const items = route.filter((tile) => tile.item !== undefined);
  const plain = route.filter((tile) => tile.item === undefined);
  const sectorCounts = [...route, ...start].flatMap((tile) => Object.values(tile.sectors ?? {}).map((sector) => sector.witnesses.length));
  const faces = faceStatistics(tiles);
  return [
    amount('Route tiles', route.length, 25, 25),
    amount('Starting tiles', start.length, 6, 6),
    amount('Hideouts', hideouts.length, 3, 3),
    ...ITEMS.map((item) => amount(`tiles with ${item}`, items.filter((tile) => tile.item === item).length, 2, 2)),
    amount('sides of Route and Starting tiles', faces.sides, 124, 124),
    amount('sides with three or four legal symbols', faces.moreLegal, 0, 0),
    share('sides with two legal symbols', faces.twoLegal / faces.sides, 0.1, 0.25),
    ...SYMBOLS.map((symbol) => share(`sides where ${symbol} is legal`, faces.legalBySymbol[symbol] / faces.sides, 0.2, 0.32)),
    share('sides with one legal symbol where it leads by one', (faces.leads[0] ?? 0) / faces.oneLegal, 0.5, 0.75),
    amount('fewest witnesses in a sector', Math.min(...sectorCounts), 1, 4),
    amount('most witnesses in a sector', Math.max(...sectorCounts), 1, 4),
    amount('witnesses in a sector on average', faces.witnessesPerSector, 2.2, 3),
    amount('pairs of tiles alike under rotation', faces.alike.length, 0, 0),
    amount('fewest exits of a Starting tile', Math.min(...start.map(exitsOf)), 4, 4),
    amount('roadblocks on Starting tiles', sum(start, 'roadblock'), 0, 0),
    amount('fewest roadblocks on an item tile', Math.min(...items.map((tile) => endsOf(tile, 'roadblock'))), 3, 4),
    amount('trees on item tiles', sum(items, 'trees'), 0, 0),
    ...ITEMS.map((item) =>
      amount(
        `tiles with ${item} and four roadblocks`,
        items.filter((tile) => tile.item === item && endsOf(tile, 'roadblock') === 4).length,
        1,
        1,
      ),
    ),
    amount('most roadblocks on another Route tile', Math.max(...plain.map((tile) => endsOf(tile, 'roadblock'))), 0, 2),
    share('exits of Route and Starting tiles that are off-centre', faces.offCentre / faces.exits, 0.15, 0.3),
    amount('fewest exits of a Hideout', Math.min(...hideouts.map(exitsOf)), 4, 4),
  ];
}

function sum(tiles: readonly Tile[], end: End): number {
  return tiles.reduce((total, tile) => total + endsOf(tile, end), 0);
}
