/** Small views of a round to test the window's logic with. */
import type { Mark, PlacedTile, RoundView } from '../../../../../src/shared/chase/table';
import type { Cell, Tile } from '../../../../../src/shared/chase/replay';

export const TILE: Tile = {
  kind: 'route',
  item: 'map',
  exits: {
    n: { at: 'centre', end: 'open' },
    e: { at: 'left', end: 'trees' },
    s: { at: 'centre', end: 'roadblock' },
  },
  sectors: {
    nw: { symbol: 'triangle', witnesses: ['n', 'n', 'e'] },
    ne: { symbol: 'star', witnesses: ['s'] },
    se: { symbol: 'square', witnesses: ['w', 'n'] },
    sw: { symbol: 'diamond', witnesses: ['e', 'e', 's', 'n'] },
  },
};

export const HIDEOUT: Tile = { kind: 'hideout', exits: { n: { at: 'centre', end: 'open' } } };

export function placed(tile: string, x: number, y: number, more: Partial<PlacedTile> = {}): PlacedTile {
  return { tile, cell: { x, y }, rotation: 0, seat: 0, t: 0, order: 0, ...more };
}

export function marked(symbol: Mark['symbol'], more: Partial<Mark> = {}): Mark {
  return { symbol, seat: 1, t: 0, direction: 'n', final: false, ...more };
}

/** A two-player round on a table of 21×13 with the Prison in its middle, Runner on seat 0. */
export function viewOf(tiles: readonly PlacedTile[], marks: readonly Mark[] = [], more: Partial<RoundView> = {}): RoundView {
  const prison: Cell = { x: 10, y: 6 };
  return {
    seat: 0,
    role: 'runner',
    roles: ['runner', 'chaser'],
    rules: { startingTiles: 2, perfectPlan: false, pointsToWin: 3, table: { columns: 21, rows: 13 } },
    prison,
    phase: 'running',
    paths: [{ runner: 0, chaser: 1, tiles, marks, caught: false, supply: { red: 15, blue: 15 } }],
    tiles: Object.fromEntries(tiles.map((each) => [each.tile, each.tile.startsWith('h') ? HIDEOUT : TILE])),
    hand: null,
    pileSizes: [14, 14],
    holds: [0],
    turn: null,
    items: [],
    paused: false,
    t: 0,
    ending: null,
    ...more,
  };
}
