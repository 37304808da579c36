import { describe, expect, it } from 'vitest';
import { chanceOf, type Chance } from '../../../../../src/main/chance';
import { STANDARD_RULES } from '../../../../../src/rules/chase/deal';
import { judgeRound } from '../../../../../src/rules/chase/judge';
import { beginRound, type RoundSetup, type RoundState } from '../../../../../src/rules/chase/round';
import { ENDS, ITEMS, PLACES, SYMBOLS, type Tile, type TileSet } from '../../../../../src/rules/chase/tile';
import { nearSightedWalk } from '../../../../../src/main/games/chase/tiles/near-sighted';
import { shortestEscape, type Escape } from '../../../../../src/main/games/chase/tiles/planner';
import type { PileUse } from '../../../../../src/main/games/chase/tiles/planner-tables';
import { dealtRound } from '../../../../../src/main/games/chase/tiles/playing-out';
import { CHASE_TILES } from '../../../../../src/main/games/chase/tiles/tile-set';
import { afterLegal, openHanded, slowEscape } from './slow-escape';

const TILES: TileSet = CHASE_TILES;
/** Lays the planner's way tile by tile, by the engine's rules. */
function laid(setup: RoundSetup, escape: Escape): RoundState {
  if (escape.found !== 'way') throw new Error(`found ${escape.found}`);
  return escape.placements.reduce(
    (state, placement) => {
      const after = afterLegal(state, placement);
      if (after === undefined) throw new Error(`illegal: ${JSON.stringify(placement)}`);
      return after;
    },
    beginRound(openHanded(setup)),
  );
}

/** A tile with streets by chance, a street missing now and then. */
function randomTile(random: Chance, rest: Pick<Tile, 'kind' | 'item'>): Tile {
  const exit = (): Tile['exits']['n'] =>
    random.below(8) === 0 ? undefined : { at: PLACES[random.below(10) < 8 ? 1 : random.below(3)]!, end: ENDS[random.below(3)]! };
  const [a, b, c, d] = SYMBOLS.map((symbol) => ({ symbol, witnesses: ['n' as const] }));
  const sectors = rest.kind === 'hideout' ? {} : { sectors: { nw: a!, ne: b!, se: c!, sw: d! } };
  return { ...rest, exits: { n: exit(), e: exit(), s: exit(), w: exit() }, ...sectors };
}

/** A small round on a small table: two Starting tiles, the three items, a plain tile and a Hideout. */
function smallRound(random: Chance): RoundSetup {
  const tiles: Record<string, Tile> = {
    s1: randomTile(random, { kind: 'start' }),
    s2: randomTile(random, { kind: 'start' }),
    p: randomTile(random, { kind: 'route' }),
    h: randomTile(random, { kind: 'hideout' }),
  };
  for (const item of ITEMS) tiles[item] = randomTile(random, { kind: 'route', item });
  return {
    rules: { ...STANDARD_RULES, table: { columns: 4, rows: 3 } },
    roles: ['runner', 'chaser'],
    prison: { x: 1, y: 1 },
    tiles,
    piles: [
      ['map', 'keys', 'h'],
      ['money', 'p'],
    ],
    starts: [['s1', 's2']],
  };
}

describe('the planner', () => {
  it('P1 to P7: lays only tiles that the engine finds legal, and gets to a Hideout that the judge lets stand', () => {
    for (let deal = 0; deal < 15; deal++) {
      for (const use of ['both', 'by-turns'] as const) {
        const setup = dealtRound(TILES, chanceOf(`legal/${deal}`));
        const escape = shortestEscape(setup, use, 2_000_000);
        if (escape.found === 'undecided') continue;
        const state = laid(setup, escape);
        expect(state.ending).toBe('hideout');
        expect(judgeRound(state).runnerMistake).toBeNull();
        expect(state.paths[0]!.tiles.length).toBe((escape.found === 'way' ? escape.tiles : NaN) + 2);
      }
    }
  });

  it('S4, P8, T2: takes the Starting tiles drawn, and each later tile from the pile that it may use', () => {
    const setup = dealtRound(TILES, chanceOf('hands'));
    const escape = shortestEscape(setup, 'by-turns');
    if (escape.found !== 'way') throw new Error(escape.found);
    const tiles = escape.placements.map(({ tile }) => tile);
    expect([...tiles.slice(0, 2)].sort()).toEqual([...setup.starts![0]!].sort());
    for (const [placed, tile] of tiles.slice(2).entries()) expect(setup.piles![(placed + 1) % 2]).toContain(tile);
    expect(new Set(tiles).size).toBe(tiles.length);
  });

  it('P1 to P7: finds a way of the same length as trying everything by the engine does, or none where there is none', () => {
    const seen = { way: 0, none: 0 };
    const uses: readonly PileUse[] = ['both', 'by-turns', 'first'];
    for (let round = 0; round < 120; round++) {
      const setup = smallRound(chanceOf(`small/${round}`));
      const use = uses[round % 3]!;
      const escape = shortestEscape(setup, use);
      const slow = slowEscape(setup, use);
      expect(escape.found === 'way' ? escape.tiles : null, `round ${round} with ${use}`).toBe(slow);
      if (escape.found === 'way') expect(laid(setup, escape).ending).toBe('hideout');
      seen[slow === null ? 'none' : 'way']++;
    }
    expect(seen.way).toBeGreaterThan(20);
    expect(seen.none).toBeGreaterThan(20);
  });

  it('P6: finds no way where an item lies in neither pile', () => {
    const setup = dealtRound(TILES, chanceOf('no keys'));
    const piles = setup.piles!.map((pile) => pile.filter((id) => TILES[id]!.item !== 'keys'));
    expect(shortestEscape({ ...setup, piles })).toEqual({ found: 'none' });
  });

  it('P1: finds no way on a table too small to leave the Prison', () => {
    const setup = dealtRound(TILES, chanceOf('tiny'));
    const rules = { ...STANDARD_RULES, table: { columns: 2, rows: 2 } };
    expect(shortestEscape({ ...setup, rules, prison: { x: 1, y: 1 } })).toEqual({ found: 'none' });
  });

  it('says so when it may not try enough', () => {
    expect(shortestEscape(dealtRound(TILES, chanceOf('short')), 'both', 20)).toEqual({ found: 'undecided' });
  });
});

describe('the near-sighted Runner', () => {
  it('never arrives sooner than the planner, and arrives later more often than not', () => {
    let later = 0;
    for (let deal = 0; deal < 60; deal++) {
      const setup = dealtRound(TILES, chanceOf(`walk/${deal}`));
      const escape = shortestEscape(setup);
      const walk = nearSightedWalk(setup, chanceOf(`walk/${deal}/steps`));
      if (escape.found !== 'way') throw new Error(escape.found);
      if (walk.arrived) expect(walk.tiles).toBeGreaterThanOrEqual(escape.tiles);
      if (!walk.arrived || walk.tiles > escape.tiles) later++;
    }
    expect(later).toBeGreaterThan(30);
  });
});
