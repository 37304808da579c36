import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { TileSet } from '../../../../../src/rules/chase/tile';
import { HIDEOUT_IDS, ITEM_TILES, PLAIN_IDS, START_IDS } from '../../../../../src/main/games/chase/tiles/layout';
import { CHASE_TILES, TileSetFileSchema } from '../../../../../src/main/games/chase/tiles/tile-set';

const TILES: TileSet = CHASE_TILES;
const text = readFileSync('resources/chase/tiles.json', 'utf8');

describe('the shipped tile set', () => {
  it('is what the file holds, by the schema of the replay format', () => {
    expect(v.parse(TileSetFileSchema, JSON.parse(text)).tiles).toEqual(CHASE_TILES);
  });

  it('C1: has 25 Route tiles r01 to r25, 6 Starting tiles s1 to s6 and 3 Hideouts h1 to h3', () => {
    const ids = [...PLAIN_IDS, ...ITEM_TILES.map(({ id }) => id), ...START_IDS, ...HIDEOUT_IDS];
    expect(Object.keys(CHASE_TILES)).toEqual(ids);
    expect(ids).toHaveLength(34);
    const kinds = { r: 'route', s: 'start', h: 'hideout' };
    for (const [id, tile] of Object.entries(CHASE_TILES)) expect(tile.kind).toBe(kinds[id[0] as keyof typeof kinds]);
  });

  it('C5: keeps its items on the same tiles', () => {
    const items = Object.entries(TILES).flatMap(([id, { item }]) => (item === undefined ? [] : [[id, item]]));
    expect(items).toEqual(ITEM_TILES.map(({ id, item }) => [id, item]));
  });

  it.each([
    ['a symbol that stands twice', (all: string) => all.replaceAll('"square"', '"star"')],
    ['five witnesses in a sector', (all: string) => all.replace('"witnesses":["', '"witnesses":["n","n","n","n","')],
    ['a field that is not there', (all: string) => all.replace('"kind":"route"', '"kind":"route","colour":"red"')],
  ])('C2: the schema refuses %s', (_what, spoil) => {
    expect(v.safeParse(TileSetFileSchema, JSON.parse(text)).success).toBe(true);
    expect(v.safeParse(TileSetFileSchema, JSON.parse(spoil(text))).success).toBe(false);
  });
});
