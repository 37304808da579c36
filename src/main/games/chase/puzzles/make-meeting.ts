/** Making streets on which a Hideout has two paths to join (F3): every item lies, and one tile may join the ends. */
import { DIRECTIONS, neighbour, ROTATIONS, type Cell } from '../../../../rules/chase/compass';
import { faultOfPlacing, itemsOn } from '../../../../rules/chase/legality';
import { endOf, faceOf, type PathIndex, type RoundState } from '../../../../rules/chase/round';
import { ITEMS, type Item, type TileId } from '../../../../rules/chase/tile';
import { shuffled, type Random } from '../../../../rules/random';
import { withTile } from './street';
import { triesOf } from './tries';
import { HIDEOUTS, randomStreet, ROUTE_TILES, usedTiles } from './walk';

/** Tiles of one path at most. */
const LONGEST = 9;
/** On one street in so many the ends are not joined: only F3 stands in the Hideout's way. */
const ONE_APART_IN = 4;
/** Walks for a meeting: most get stuck, or their ends pass each other. */
const MOST_ATTEMPTS = 200;

function stepsBetween(one: Cell, other: Cell): number {
  return Math.abs(one.x - other.x) + Math.abs(one.y - other.y);
}

function endCell(state: RoundState, path: PathIndex): Cell {
  const own = state.paths[path];
  return (own && endOf(own)?.cell) ?? state.setup.prison;
}

/** The items on the table, of either path. */
function itemsLying(state: RoundState): readonly Item[] {
  return itemsOn(
    state.setup,
    state.paths.flatMap(({ tiles }) => tiles),
  );
}

/** The state with one more tile on the path, legally laid towards the other's end, a missing item first; undefined where nothing fits. */
function nearer(state: RoundState, path: PathIndex, random: Random): RoundState | undefined {
  const used = usedTiles(state);
  const lying = itemsLying(state);
  const isMissing = (id: TileId): boolean => {
    const item = faceOf(state.setup, id)?.item;
    return item !== undefined && !lying.includes(item);
  };
  const free = shuffled(
    ROUTE_TILES.filter((id) => !used.has(id)),
    random,
  );
  const other = endCell(state, path === 0 ? 1 : 0);
  const cells = shuffled(DIRECTIONS, random)
    .map((direction) => neighbour(endCell(state, path), direction))
    .sort((a, b) => stepsBetween(a, other) - stepsBetween(b, other));
  for (const tile of [...free.filter(isMissing), ...free.filter((id) => !isMissing(id))]) {
    for (const cell of cells) {
      for (const rotation of shuffled(ROTATIONS, random)) {
        if (faultOfPlacing(state, path, { tile, cell, rotation }) !== null) continue;
        const next = withTile(state, { tile, cell, rotation }, path);
        if (next.ok) return next.value;
      }
    }
  }
  return undefined;
}

/** A street with a Hideout in hand that F3 is about: it can join both ends, or reach its own end only. */
interface Meeting {
  readonly street: RoundState;
  readonly path: PathIndex;
  readonly hideout: TileId;
}

/** The Hideout and path of a street that something legal can be done with, or, with `apart`, that only F3 forbids. */
function meetingOn(street: RoundState, apart: boolean, random: Random): Meeting | undefined {
  for (const hideout of shuffled(HIDEOUTS, random)) {
    for (const path of shuffled([0, 1] as const, random)) {
      const clauses = triesOf(street, path, hideout).map(({ clause }) => clause);
      if (clauses.includes(apart ? 'F3' : undefined)) return { street, path, hideout };
    }
  }
  return undefined;
}

function meetingFrom(start: RoundState | undefined, apart: boolean, random: Random): Meeting | undefined {
  let street = start;
  for (let turn = 0; street !== undefined && turn < 2 * (LONGEST - 2); turn++) {
    const found = itemsLying(street).length === ITEMS.length ? meetingOn(street, apart, random) : undefined;
    if (found !== undefined) return found;
    street = nearer(street, turn % 2 === 0 ? 0 : 1, random);
  }
  return undefined;
}

/** A random meeting, or undefined where every walk got stuck. */
export function randomMeeting(random: Random): Meeting | undefined {
  const apart = random.below(ONE_APART_IN) === 0;
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const found = meetingFrom(randomStreet(random, 2, [2, 2]), apart, random);
    if (found !== undefined) return found;
  }
  return undefined;
}
