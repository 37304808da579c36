/**
 * A match that stands in the midst of its first round, with more tiles on the table than the set that ships has: a bot ran
 * and has nothing left in its piles, and a person who has put no marker yet follows. A match keeps its own faces, so the app
 * goes on with it like with any other.
 */
import { neighbour, sameCell } from '../../../../../rules/chase/compass';
import { STANDARD_RULES } from '../../../../../rules/chase/deal';
import type { Cell, Deal, Direction, Replay, RoundEvent, Tile } from '../../../../../shared/chase/replay';
import type { MatchHeader } from '../../../../../shared/replay';
import { RANDOM_NAME } from '../../../../chance';
import { BENCH_SEED } from '../../../../bench/given';
import { CHASE_TILES } from '../../tiles/tile-set';

/** The tiles of the longest path. */
export const MOST = 60;

/** A path to and fro above the Prison and, past its side, below it; nowhere does it touch itself. */
const WAY: readonly (readonly [Direction, number])[] = [
  ['n', 1],
  ['e', 5],
  ['n', 2],
  ['w', 10],
  ['n', 2],
  ['e', 12],
  ['s', 7],
  ['w', 12],
  ['s', 2],
  ['e', 7],
];

const PRISON: Cell = { x: 10, y: 6 };
/** A tile a second. */
const BETWEEN = 1000;

const ALL_OPEN = Object.fromEntries((['n', 'e', 's', 'w'] as const).map((side) => [side, { at: 'centre', end: 'open' } as const]));

/** The sectors of the tiles that ship, again and again, with a street on every side: so they join wherever they lie. */
function faces(count: number): Record<string, Tile> {
  const shipped = Object.values(CHASE_TILES).filter((tile) => tile.kind !== 'hideout');
  return Object.fromEntries(
    Array.from({ length: count }, (_, at) => {
      const face = shipped[at % shipped.length];
      if (face === undefined) throw new Error('No tiles ship.');
      return [
        `p${String(at + 1).padStart(2, '0')}`,
        { ...face, kind: at < STANDARD_RULES.startingTiles ? 'start' : 'route', exits: ALL_OPEN } as const,
      ];
    }),
  );
}

function cells(count: number): Cell[] {
  const sides = WAY.flatMap(([side, steps]) => Array.from({ length: steps }, () => side));
  const way: Cell[] = [];
  for (const side of sides.slice(0, count)) way.push(neighbour(way.at(-1) ?? PRISON, side));
  if (way.length < count || way.some((cell) => sameCell(cell, PRISON))) throw new Error(`No path has ${String(count)} tiles.`);
  return way;
}

/** A round as far as it was played, in the parts in which a match is kept. */
interface LongPath {
  readonly header: MatchHeader<Replay>;
  readonly dealt: Deal;
  readonly events: readonly RoundEvent[];
}

/** Match `id` with so many tiles on the table, at most `MOST`. The first seat is the bot's, the second the person's. */
export function longPath(id: string, count: number): LongPath {
  const tiles = faces(count);
  const names = Object.keys(tiles);
  const starts = STANDARD_RULES.startingTiles;
  return {
    header: {
      id,
      game: 'chase',
      startedAt: '2026-01-01T00:00:00.000Z',
      seed: BENCH_SEED,
      random: RANDOM_NAME,
      players: [
        { name: 'Bot 1', kind: 'bot', level: 1 },
        { name: 'Ada', kind: 'human' },
      ],
      rules: STANDARD_RULES,
      tiles,
    },
    dealt: { roles: ['runner', 'chaser'], prison: PRISON, piles: [names.slice(starts), []], starts: [names.slice(0, starts)] },
    events: cells(count).map((cell, at) => ({
      t: Math.max(0, at + 1 - starts) * BETWEEN,
      seat: 0,
      type: 'place',
      tile: names[at] ?? '',
      cell,
      rotation: ([0, 90, 180, 270] as const)[at % 4] ?? 0,
      path: 0,
    })),
  };
}

/** The same as a replay. */
export function asReplay({ header, dealt, events }: LongPath): Replay {
  return { format: 'lookout-replay', version: 1, ...header, rounds: [{ ...dealt, events: [...events] }] };
}
