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

/** Faces that were shown, and what they were taken from: the same lists hold the same tiles. */
interface Shown {
  readonly faces: TileSet;
  readonly placed: readonly PlacedTile[];
  readonly starts: readonly TileId[];
  readonly pile: readonly TileId[];
}

/** What lies on the table, for as long as the same tiles lie there: all seats see it, and most events lay none. */
interface Table {
  readonly first: Path['tiles'];
  readonly second: Path['tiles'] | undefined;
  readonly placed: readonly PlacedTile[];
  readonly items: readonly Item[];
}

/** What was made last for the views of a round, and is handed out again while it holds. */
interface Last {
  table: Table;
  /** What each pair of eyes was shown, Runners by seat and all others alike. */
  readonly shown: Map<Seat, Shown>;
}
const lastOf = new WeakMap<RoundSetup, Last>();

const NOTHING: Table = { first: [], second: undefined, placed: [], items: [] };
const NO_TILES: readonly TileId[] = [];
/** Eyes without a hand. */
const NO_HAND: Seat = -1;

/**
 * The faces of the tiles on the table and in a hand. Most events show nobody a new one, and putting two dozen together anew for every view took a
 * seventh of a simulated round. Their order is told by what is seen now, never by what was shown before: without a hand it is as the tiles lie, for a
 * Runner by name, so that a tile which comes from the hand to the table changes nothing.
 */
function facesOf(setup: RoundSetup, { table, shown }: Last, hand: HandView | null, seat: Seat | null): TileSet {
  const { placed } = table;
  const { starts, pile } = hand ?? { starts: NO_TILES, pile: NO_TILES };
  const eyes = hand === null ? NO_HAND : (seat ?? NO_HAND);
  const last = shown.get(eyes);
  if (last?.placed === placed && last.starts === starts && last.pile === pile) return last.faces;
  let faces = last !== undefined && isMoved(last, placed, starts, pile) ? last.faces : undefined;
  if (faces === undefined) {
    const ids: TileId[] = [];
    for (const { tile } of placed) ids.push(tile);
    for (const id of starts) ids.push(id);
    for (const id of pile) ids.push(id);
    faces = facesNamed(setup, hand === null ? ids : ids.sort());
  }
  shown.set(eyes, { faces, placed, starts, pile });
  return faces;
}

/** Whether all that happened is that one tile of the pile came to the table: then the same tiles are seen. */
function isMoved(last: Shown, placed: readonly PlacedTile[], starts: readonly TileId[], pile: readonly TileId[]): boolean {
  if (starts !== last.starts || placed.length !== last.placed.length + 1 || pile.length !== last.pile.length - 1) return false;
  let at = 0;
  while (at < pile.length && pile[at] === last.pile[at]) at++;
  const moved = last.pile[at];
  for (; at < pile.length; at++) if (pile[at] !== last.pile[at + 1]) return false;
  let others = 0;
  for (const each of placed) {
    if (each.tile === last.placed[others]?.tile) others++;
    else if (each.tile !== moved) return false;
  }
  return others === last.placed.length;
}

function facesNamed(setup: RoundSetup, ids: readonly TileId[]): TileSet {
  // Without a prototype, so that a tile may be called anything. And the runtime keeps such an object as a table of names from the first one on:
  // of any other it would make a shape of its own for nearly every order of tiles, which took a third of a simulated round.
  const faces = Object.create(null) as Record<TileId, Tile>;
  for (const id of ids) {
    const face = faceOf(setup, id);
    if (face !== undefined) faces[id] = face;
  }
  return faces;
}

/** What was made last for a round, with the table as it lies now: every tile, path after path, and the items among them. */
function lastFor({ setup, paths }: RoundState): Last {
  const [path, other] = paths;
  let last = lastOf.get(setup);
  if (last === undefined) {
    last = { table: NOTHING, shown: new Map() };
    lastOf.set(setup, last);
  }
  if (path === undefined) last.table = NOTHING;
  else if (last.table.first !== path.tiles || last.table.second !== other?.tiles) {
    const placed = other === undefined ? path.tiles : [...path.tiles, ...other.tiles];
    last.table = { first: path.tiles, second: other?.tiles, placed, items: itemsOn(setup, placed) };
  }
  return last;
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
  const last = lastFor(state);
  return {
    seat,
    role,
    roles: setup.roles,
    rules: setup.rules,
    prison: setup.prison,
    phase: state.phase,
    paths: state.paths,
    tiles: facesOf(setup, last, hand, seat),
    hand,
    pileSizes: state.piles?.map((pile) => pile.length) ?? null,
    holds: state.holds,
    turn: state.turn,
    items: last.table.items,
    paused: state.paused,
    t: state.t,
    ending: state.ending,
  };
}
