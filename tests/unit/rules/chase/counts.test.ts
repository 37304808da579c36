/**
 * Counts of possible acts (P9: possible is not legal), as chess programs count moves: every sequence of acts of a length, from
 * deals of fixed seeds. A rule that lets through or shuts out anything else changes a number. The table
 * (`tests/fixtures/counts/chase.json`) was made by `applyEvent`, and each number is counted here a second time from the clauses alone.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { applyEvent } from '../../../../src/rules/chase/apply';
import { ROTATIONS, type Cell } from '../../../../src/rules/chase/compass';
import { dealRound, STANDARD_RULES } from '../../../../src/rules/chase/deal';
import { beginRound, type PathIndex, type Role, type RoundEvent, type RoundState } from '../../../../src/rules/chase/round';
import { COLOURS, SYMBOLS } from '../../../../src/rules/chase/tile';
import { chanceOf } from '../../../../src/main/chance';
import { CHASE_TILES } from '../../../../src/main/games/chase/tiles/tile-set';

const ROLES: Readonly<Record<string, readonly Role[]>> = {
  two: ['runner', 'chaser'],
  three: ['runner', 'runner', 'chaser'],
  four: ['runner', 'runner', 'chaser', 'chaser'],
};

interface Counted {
  readonly players: string;
  readonly seed: string;
  readonly startingTiles: 2 | 3;
  /** Sequences of one act, of two, of three. */
  readonly sequences: readonly number[];
}
const TABLE = JSON.parse(readFileSync('tests/fixtures/counts/chase.json', 'utf8')) as readonly Counted[];

const begun = ({ players, seed, startingTiles }: Omit<Counted, 'sequences'>): RoundState =>
  beginRound(
    dealRound(
      {
        rules: { ...STANDARD_RULES, startingTiles },
        roles: ROLES[players] ?? [],
        tiles: CHASE_TILES,
        ...(players === 'four' && { chases: [2, 3] }),
      },
      chanceOf(seed),
    ),
  );

/** Cells around a cell, four of them too far away to be reached in one step. */
function cellsAround({ x, y }: Cell): Cell[] {
  const beside = [-1, 1].flatMap((by) => [
    { x: x + by, y },
    { x, y: y + by },
  ]);
  return [...beside, { x, y }, { x: x + 2, y }, { x: x + 1, y: y + 1 }, { x, y: y - 2 }];
}

/** Every act that anybody might think of, most of them impossible: also tiles of other hands, used ones, and paths that are not there. */
function thinkable(state: RoundState): RoundEvent[] {
  const t = state.phase === 'planning' ? 0 : state.t + 1000;
  const seats = state.setup.roles.map((_, seat) => seat);
  const ends = state.paths.map(({ tiles }) => tiles.at(-1)?.cell ?? state.setup.prison);
  const cells = [...new Map(ends.flatMap(cellsAround).map((cell) => [`${cell.x},${cell.y}`, cell])).values()];
  const tiles = [
    ...(state.piles ?? []).flat(),
    ...(state.starts ?? []).flat(),
    ...state.paths.flatMap((path) => path.tiles.map(({ tile }) => tile)),
  ];
  const paths: { readonly path?: PathIndex }[] = state.paths.length === 1 ? [{}, { path: 1 }] : [{}, { path: 0 }, { path: 1 }];
  return seats.flatMap((seat): RoundEvent[] => [
    ...paths.flatMap((path) => [
      ...tiles.flatMap((tile) =>
        cells.flatMap((cell) => ROTATIONS.map((rotation): RoundEvent => ({ t, seat, type: 'place', tile, cell, rotation, ...path }))),
      ),
      ...SYMBOLS.map((symbol): RoundEvent => ({ t, seat, type: 'mark', symbol, ...path })),
      ...COLOURS.map((colour): RoundEvent => ({ t, seat, type: 'lose-trail', colour, ...path })),
    ]),
    { t, seat, type: 'switch-pile' },
    { t, seat, type: 'give-up' },
    ...seats.flatMap((other): RoundEvent[] => [
      { t, seat, type: 'exchange', with: other },
      ...COLOURS.flatMap((colour) => [1, 7, 8, 9].map((count): RoundEvent => ({ t, seat, type: 'hand-over', to: other, colour, count }))),
    ]),
  ]);
}

/** The states that one act leads to. */
const following = (state: RoundState): RoundState[] =>
  thinkable(state).flatMap((event) => {
    const next = applyEvent(state, event);
    return next.ok ? [next.value] : [];
  });

/** How many acts are possible by the clauses, each of them counted and none of them tried. */
function countedByClauses(state: RoundState): number {
  if (state.phase === 'over') return 0;
  const { roles, rules, prison } = state.setup;
  const runners = roles.flatMap((role, seat) => (role === 'runner' ? [seat] : []));
  const lies = (cell: Cell): boolean =>
    [prison, ...state.paths.flatMap(({ tiles }) => tiles.map((tile) => tile.cell))].some(({ x, y }) => x === cell.x && y === cell.y);
  const opposite = (cell: Cell, other: Cell): boolean =>
    cell.x - prison.x === prison.x - other.x && cell.y - prison.y === prison.y - other.y;
  let sum = 0;
  for (const [k, seat] of runners.entries()) {
    if (state.turn !== null && state.turn !== seat) continue; // T2
    for (const [at, path] of state.paths.entries()) {
      if (path.caught || (path.runner !== null && path.runner !== seat)) continue; // F1, F4
      const starting = path.tiles.length < rules.startingTiles; // S5, V1
      if (!starting && state.phase === 'planning') continue;
      const hand = starting ? state.starts?.[k] : state.piles?.[state.holds[k] ?? 0]; // S4, P8, T1
      const free = cellsAround(path.tiles.at(-1)?.cell ?? prison)
        .slice(0, 4)
        .filter((cell) => !lies(cell)); // P9
      const first = state.paths[1 - at]?.tiles[0];
      const there = path.tiles.length === 0 && first !== undefined ? free.filter((cell) => opposite(cell, first.cell)) : free; // F1
      sum += (hand?.length ?? 0) * there.length * ROTATIONS.length;
    }
    if (state.phase === 'running') sum += roles.length === 2 ? 1 : state.turn === null || state.turn === seat ? 1 : 0; // P8, T3, F7
  }
  if (state.phase === 'planning') return sum;
  const chasers = roles.flatMap((role, seat) => (role === 'chaser' ? [seat] : []));
  for (const seat of chasers) {
    const own = state.paths.find(({ chaser }) => chaser === seat);
    if (own !== undefined && !own.caught) sum += SYMBOLS.length; // M1, M7; no colour is out so early
    if (own !== undefined && chasers.length === 2) {
      for (const colour of COLOURS) sum += [1, 7, 8, 9].filter((count) => count <= own.supply[colour]).length; // F2
    }
  }
  return sum + roles.length; // J8
}

/** Where every single act is tried, within a second or two. */
const MOST_TRIED = 3000;

const label = ({ players, seed, startingTiles }: Counted): string => `${players} players, ${startingTiles} Starting tiles, seed ${seed}`;

test.each(TABLE.map((each) => [label(each), each] as const))(
  'P9, S5, P8, T2, F1: as many acts are possible as were counted: %s',
  (_, each) => {
    const { sequences } = each;
    let states = [begun(each)];
    for (const [at, expected] of sequences.entries()) {
      expect(states.map(countedByClauses).reduce((sum, count) => sum + count, 0)).toBe(expected);
      if (expected <= MOST_TRIED) {
        states = states.flatMap(following);
        expect(states.length).toBe(expected);
      } else {
        expect(at, 'only the longest sequences are too many').toBe(sequences.length - 1);
        // Of so many some are tried, spread over all.
        const some = states.filter((_, which) => which % Math.ceil(states.length / 12) === 0);
        for (const state of some) expect(following(state).length).toBe(countedByClauses(state));
      }
    }
  },
);
