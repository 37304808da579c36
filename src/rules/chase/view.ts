/** What a seat may see of a round, and nothing else (S4, P8, T1; a person's screen and a bot get the same). */
import type { Millis, Seat } from '../game';
import type { Cell } from './compass';
import { itemsOn } from './legality';
import {
  faceOf,
  seatsOf,
  type Ending,
  type Path,
  type Phase,
  type PlacedTile,
  type Role,
  type RoundSetup,
  type RoundState,
  type Rules,
} from './round';
import type { Item, Tile, TileId, TileSet } from './tile';

/** A path lies openly: everybody sees all of it, with the markers that its Chaser still has. */
export type PathView = Path;

/** A Runner's own hand. */
export interface HandView {
  /** Starting tiles drawn and not yet placed (S4). */
  readonly starts: readonly TileId[];
  /** The pile that is held, top first (P8); empty while planning, when no pile has been taken up. */
  readonly pile: readonly TileId[];
}

export interface RoundView {
  /** Whose eyes these are; null looks on from outside and sees what lies on the table. */
  readonly seat: Seat | null;
  readonly role: Role | null;
  readonly roles: readonly Role[];
  readonly rules: Rules;
  readonly prison: Cell;
  readonly phase: Phase;
  readonly paths: readonly PathView[];
  /** Faces of every tile that this seat can see, and of no other. */
  readonly tiles: TileSet;
  /** Null for Chasers and onlookers. */
  readonly hand: HandView | null;
  /** Tiles left in each pile, by pile; null where a replay does not tell. */
  readonly pileSizes: readonly number[] | null;
  /** Which pile each Runner holds, by the k-th Runner (P8, T3). */
  readonly holds: readonly number[];
  /** Three players: whose turn it is to place (T2). */
  readonly turn: Seat | null;
  /** Items on the table (P6). */
  readonly items: readonly Item[];
  readonly paused: boolean;
  /** The time of the last event. */
  readonly t: Millis;
  readonly ending: Ending | null;
}

/** Faces that were shown, and the tiles that they were put together of, in that order. */
interface Shown {
  readonly faces: TileSet;
  readonly ids: readonly TileId[];
  /** What they were taken from: the same lists hold the same tiles. */
  readonly placed: readonly PlacedTile[];
  readonly starts: readonly TileId[];
  readonly pile: readonly TileId[];
}

/**
 * What each pair of eyes was shown last in a round, Runners by seat and all others alike. Most events show nobody a new face, and
 * putting two dozen together anew for every view took a seventh of a simulated round.
 */
const shownLast = new WeakMap<RoundSetup, Map<Seat, Shown>>();

/** What lies on the table, for as long as the same tiles lie there: all seats see it, and most events lay none. */
interface Table {
  readonly faces: TileSet;
  readonly second: Path['tiles'] | undefined;
  readonly placed: readonly PlacedTile[];
  readonly items: readonly Item[];
}
const tables = new WeakMap<Path['tiles'], Table>();

const NO_TILES: readonly TileId[] = [];
/** Eyes without a hand. */
const NO_HAND: Seat = -1;

/** The faces of the tiles on the table and in a hand. */
function facesOf(setup: RoundSetup, placed: readonly PlacedTile[], hand: HandView | null, seat: Seat | null): TileSet {
  const { starts, pile } = hand ?? { starts: NO_TILES, pile: NO_TILES };
  const eyes = hand === null ? NO_HAND : (seat ?? NO_HAND);
  let ofRound = shownLast.get(setup);
  if (ofRound === undefined) {
    ofRound = new Map();
    shownLast.set(setup, ofRound);
  }
  const last = ofRound.get(eyes);
  if (last !== undefined) {
    if (last.placed === placed && last.starts === starts && last.pile === pile) return last.faces;
    if (isOf(last.ids, placed, starts, pile)) return last.faces;
  }
  // Without a prototype, so that a tile may be called anything. And the runtime keeps such an object as a table of names from the first one on:
  // of any other it would make a shape of its own for nearly every order of tiles, which took a third of a simulated round.
  const faces = Object.create(null) as Record<TileId, Tile>;
  const ids: TileId[] = [];
  for (const { tile } of placed) ids.push(tile);
  for (const id of starts) ids.push(id);
  for (const id of pile) ids.push(id);
  for (const id of ids) {
    const face = faceOf(setup, id);
    if (face !== undefined) faces[id] = face;
  }
  ofRound.set(eyes, { faces, ids, placed, starts, pile });
  return faces;
}

/** Whether `ids` are these tiles one after the other. In another order the same faces would tell what was shown before. */
function isOf(ids: readonly TileId[], placed: readonly PlacedTile[], starts: readonly TileId[], pile: readonly TileId[]): boolean {
  if (ids.length !== placed.length + starts.length + pile.length) return false;
  const hand = placed.length + starts.length;
  return (
    placed.every(({ tile }, at) => ids[at] === tile) &&
    starts.every((id, at) => ids[placed.length + at] === id) &&
    pile.every((id, at) => ids[hand + at] === id)
  );
}

/** Every tile on the table, path after path, and the items among them. */
function tableOf({ setup, paths }: RoundState): Pick<Table, 'placed' | 'items'> {
  const [first, second] = paths;
  if (first === undefined) return { placed: [], items: [] };
  const before = tables.get(first.tiles);
  if (before?.faces === setup.tiles && before.second === second?.tiles) return before;
  const placed = second === undefined ? first.tiles : [...first.tiles, ...second.tiles];
  const table = { faces: setup.tiles, second: second?.tiles, placed, items: itemsOn(setup, placed) };
  tables.set(first.tiles, table);
  return table;
}

/** The view of `seat`, or of an onlooker for null. */
export function viewFor(state: RoundState, seat: Seat | null): RoundView {
  const { setup } = state;
  const role = seat === null ? null : (setup.roles[seat] ?? null);
  const runner = seat === null ? -1 : seatsOf(setup.roles, 'runner').indexOf(seat);
  const hand: HandView | null =
    runner === -1
      ? null
      : {
          starts: state.starts?.[runner] ?? [],
          // S5: the piles are taken up once the round has started.
          pile: state.phase === 'planning' ? [] : (state.piles?.[state.holds[runner] ?? -1] ?? []),
        };
  const { placed, items } = tableOf(state);
  return {
    seat,
    role,
    roles: setup.roles,
    rules: setup.rules,
    prison: setup.prison,
    phase: state.phase,
    paths: state.paths,
    tiles: facesOf(setup, placed, hand, seat),
    hand,
    pileSizes: state.piles?.map((pile) => pile.length) ?? null,
    holds: state.holds,
    turn: state.turn,
    items,
    paused: state.paused,
    t: state.t,
    ending: state.ending,
  };
}
