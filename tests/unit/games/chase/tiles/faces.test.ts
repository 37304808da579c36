import { describe, expect, it } from 'vitest';
import { CORNERS, DIRECTIONS, ROTATIONS, turned, turnedCorner, type Rotation } from '../../../../../src/rules/chase/compass';
import { PRISON_EXIT, type Exit, type Tile, type TileSet } from '../../../../../src/rules/chase/tile';
import { endsMeet, streetsJoin } from '../../../../../src/rules/chase/street';
import { faceStatistics, likeness } from '../../../../../src/main/games/chase/tiles/face-statistics';
import { faceTargets } from '../../../../../src/main/games/chase/tiles/face-targets';
import { CHASE_TILES } from '../../../../../src/main/games/chase/tiles/tile-set';

const TILES: TileSet = CHASE_TILES;

/** C6: the face as it lies when its tile is turned, drawn anew as an unturned one. */
function redrawn(tile: Tile, rotation: Rotation): Tile {
  const exits = Object.fromEntries(DIRECTIONS.map((side) => [turned(side, rotation), tile.exits[side]]));
  const { sectors } = tile;
  if (sectors === undefined) return { ...tile, exits };
  const moved = { ...sectors };
  for (const corner of CORNERS) {
    const { symbol, witnesses } = sectors[corner];
    moved[turnedCorner(corner, rotation)] = { symbol, witnesses: witnesses.map((each) => turned(each, rotation)).reverse() };
  }
  return { ...tile, exits, sectors: moved };
}

/** The set with one tile changed. */
function changed(id: string, change: (tile: Tile) => Tile): TileSet {
  return { ...TILES, [id]: change(TILES[id]!) };
}

function missed(tiles: TileSet): string[] {
  return faceTargets(tiles)
    .filter((target) => !target.met)
    .map((target) => target.name);
}

const ROADBLOCK: Exit = { at: 'centre', end: 'roadblock' };
const SHUT = { n: ROADBLOCK, e: ROADBLOCK, s: ROADBLOCK, w: ROADBLOCK };

describe('the targets on the faces', () => {
  it.each(faceTargets(TILES))('$name: $figure lies from $from to $to', ({ figure, from, to }) => {
    expect(figure).toBeGreaterThanOrEqual(from);
    expect(figure).toBeLessThanOrEqual(to);
  });

  it('C6: name tiles that are alike under rotation, whatever the order of their witnesses', () => {
    for (const rotation of ROTATIONS) {
      const twins = changed('r02', () => redrawn(TILES['r01']!, rotation));
      expect(faceStatistics(twins).alike).toEqual([['r01', 'r02']]);
      expect(missed(twins)).toContain('pairs of tiles alike under rotation');
    }
  });

  it('C5: name a Starting tile with a roadblock and a Route tile with three', () => {
    expect(missed(changed('s1', (tile) => ({ ...tile, exits: { ...tile.exits, n: ROADBLOCK } })))).toContain(
      'roadblocks on Starting tiles',
    );
    expect(missed(changed('r01', (tile) => ({ ...tile, exits: { ...tile.exits, ...SHUT, n: tile.exits.n } })))).toContain(
      'most roadblocks on another Route tile',
    );
  });

  it('C5: name an item tile with trees, and two of an item with four roadblocks', () => {
    expect(missed(changed('r21', (tile) => ({ ...tile, exits: { ...SHUT, n: { at: 'centre', end: 'trees' } } })))).toContain(
      'trees on item tiles',
    );
    expect(missed(changed('r21', (tile) => ({ ...tile, exits: SHUT })))).toContain('tiles with map and four roadblocks');
  });

  it('C7: name a Hideout or a Starting tile that lacks an exit', () => {
    expect(missed(changed('h1', (tile) => ({ ...tile, exits: { n: tile.exits.n } })))).toContain('fewest exits of a Hideout');
    expect(missed(changed('s2', (tile) => ({ ...tile, exits: { n: tile.exits.n } })))).toContain('fewest exits of a Starting tile');
  });

  it('M3: name faces on which nobody looks to one side, so that all four symbols are legal there', () => {
    const blind = changed('r01', (tile) => ({
      ...tile,
      sectors: {
        nw: { symbol: 'star', witnesses: ['e'] },
        ne: { symbol: 'square', witnesses: ['s'] },
        se: { symbol: 'diamond', witnesses: ['w'] },
        sw: { symbol: 'triangle', witnesses: ['w', 'w'] },
      },
    }));
    expect(missed(blind)).toContain('sides with three or four legal symbols');
  });
});

describe('how a face reads', () => {
  it('C6: a turned tile is like itself and like no other', () => {
    const texts = new Set(Object.values(TILES).map(likeness));
    expect(texts.size).toBe(34);
    for (const tile of Object.values(TILES)) {
      for (const rotation of ROTATIONS) expect(likeness(redrawn(tile, rotation))).toBe(likeness(tile));
    }
  });

  it('C6, M3: turning all tiles moves the legal corners but not how often each symbol is legal', () => {
    const upright = faceStatistics(TILES);
    const tilted = faceStatistics(Object.fromEntries(Object.entries(TILES).map(([id, tile]) => [id, redrawn(tile, 90)])));
    expect(tilted.legalBySymbol).toEqual(upright.legalBySymbol);
    expect(tilted.legalByBearing).toEqual(upright.legalByBearing);
    expect(tilted.leads).toEqual(upright.leads);
    expect(tilted.witnessesFacing).toEqual({
      n: upright.witnessesFacing.w,
      e: upright.witnessesFacing.n,
      s: upright.witnessesFacing.e,
      w: upright.witnessesFacing.s,
    });
  });

  it('M3: corners, symbols and directions are right equally often, within one of each other', () => {
    const faces = faceStatistics(TILES);
    for (const counts of [faces.legalBySymbol, faces.legalByCorner, faces.legalByBearing, faces.witnessesFacing]) {
      const values = Object.values(counts);
      expect(Math.max(...values) - Math.min(...values)).toBeLessThanOrEqual(1);
    }
  });

  it('C2: no two tiles have the same streets under rotation, item tiles aside', () => {
    const streets = Object.values(TILES)
      .filter((tile) => tile.item === undefined)
      .map(({ exits }) => likeness({ kind: 'route', exits }));
    expect(new Set(streets).size).toBe(streets.length);
  });
});

describe('the streets', () => {
  const items = Object.entries(TILES).filter(([, tile]) => tile.item !== undefined);
  const hideouts = Object.entries(TILES).filter(([, tile]) => tile.kind === 'hideout');
  const joins = (one: Tile, other: Tile): boolean =>
    DIRECTIONS.some((side) =>
      DIRECTIONS.some((there) => streetsJoin(one.exits[side], other.exits[there]) && endsMeet(one.exits[side], other.exits[there])),
    );

  it('P3, P4: no item tile joins another item tile or a Hideout, so a way has a tile between them', () => {
    expect(items).toHaveLength(6);
    for (const [id, tile] of items) {
      for (const [other, face] of [...items, ...hideouts]) {
        if (other !== id) expect(joins(tile, face), `${id} and ${other}`).toBe(false);
      }
    }
  });

  it('P4: every item tile and every Hideout joins some plain tile', () => {
    const plain = Object.values(TILES).filter((tile) => tile.kind === 'route' && tile.item === undefined);
    for (const [id, tile] of [...items, ...hideouts])
      expect(
        plain.some((each) => joins(tile, each)),
        id,
      ).toBe(true);
  });

  it('P7: every Starting tile joins the Prison', () => {
    for (const tile of Object.values(TILES)) {
      if (tile.kind === 'start') expect(DIRECTIONS.some((side) => streetsJoin(tile.exits[side], PRISON_EXIT))).toBe(true);
    }
  });
});
