/** Setting a round up (S1 to S4, T1, T2, F1, F2, V1, V2). All chance comes from the generator that is passed in. */
import { shuffled, type Random } from '../random';
import type { Seat } from '../game';
import type { Cell } from './compass';
import { seatsOf, type Role, type RoundSetup, type Rules } from './round';
import { ITEMS, type TileId, type TileSet } from './tile';

/** The rules of the book: two Starting tiles, three points, a table of 21 by 13 cells. */
export const STANDARD_RULES: Rules = {
  startingTiles: 2,
  perfectPlan: false,
  pointsToWin: 3,
  table: { columns: 21, rows: 13 },
};

export interface DealOptions {
  readonly rules: Rules;
  /** By seat. */
  readonly roles: readonly Role[];
  readonly tiles: TileSet;
  /** Three players: the Runner who opens (T2); the first Runner by seat if left out. */
  readonly opener?: Seat | undefined;
  /** Four players: who chases path 0 and path 1, agreed before (F2); the Chasers by seat if left out. */
  readonly chases?: readonly Seat[] | undefined;
}

/** The cell in the middle of the table (S1); of an even number of cells the later one. */
export function middleOf(table: Rules['table']): Cell {
  return { x: Math.floor(table.columns / 2), y: Math.floor(table.rows / 2) };
}

/** The ids of a tile set that was dealt from, sorted: a simulation deals from the same one again and again. */
const sortedIds = new WeakMap<TileSet, readonly TileId[]>();

/** Ids of a kind, sorted, so that a deal does not depend on the order of the tile set's keys. */
function idsOf(tiles: TileSet, wanted: (id: TileId) => boolean): TileId[] {
  let ids = sortedIds.get(tiles);
  if (ids === undefined) {
    ids = Object.keys(tiles).sort();
    sortedIds.set(tiles, ids);
  }
  return ids.filter(wanted);
}

/** S3: the two piles of Route tiles and Hideouts; V2: each with one of each item. */
function dealPiles(options: DealOptions, random: Random): TileId[][] {
  const { tiles, rules } = options;
  if (!rules.perfectPlan) {
    const all = shuffled(
      idsOf(tiles, (id) => tiles[id]?.kind !== 'start'),
      random,
    );
    const half = Math.ceil(all.length / 2);
    return [all.slice(0, half), all.slice(half)];
  }
  const piles: TileId[][] = [[], []];
  for (const item of ITEMS) {
    const pair = shuffled(
      idsOf(tiles, (id) => tiles[id]?.kind !== 'start' && tiles[id]?.item === item),
      random,
    );
    pair.forEach((id, at) => piles[at % 2]?.push(id));
  }
  const rest = shuffled(
    idsOf(tiles, (id) => tiles[id]?.kind !== 'start' && tiles[id]?.item === undefined),
    random,
  );
  const half = Math.ceil(rest.length / 2);
  return [shuffled([...(piles[0] ?? []), ...rest.slice(0, half)], random), shuffled([...(piles[1] ?? []), ...rest.slice(half)], random)];
}

/** S4, T2, F1: the Starting tiles that each Runner draws; of three players the one who opens draws for both. */
function dealStarts({ tiles, rules, roles, opener }: DealOptions, random: Random): TileId[][] {
  const red = shuffled(
    idsOf(tiles, (id) => tiles[id]?.kind === 'start'),
    random,
  );
  const runners = seatsOf(roles, 'runner');
  const count = rules.startingTiles;
  if (roles.length === 3) return runners.map((seat) => (seat === (opener ?? runners[0]) ? red.slice(0, count) : []));
  return runners.map((_, k) => red.slice(k * count, (k + 1) * count));
}

/** Deals a round. The tile set holds at least as many Starting tiles as are drawn (C1). */
export function dealRound(options: DealOptions, random: Random): RoundSetup {
  const { rules, roles, tiles } = options;
  return {
    rules,
    roles,
    prison: middleOf(rules.table),
    tiles,
    piles: dealPiles(options, random),
    starts: dealStarts(options, random),
    ...(roles.length === 4 ? { chases: options.chases ?? seatsOf(roles, 'chaser') } : {}),
  };
}
