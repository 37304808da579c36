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

/** The faces of the tiles on the table and in a hand. */
function facesOf(setup: RoundSetup, placed: readonly PlacedTile[], hand: HandView | null): TileSet {
  const faces: Record<TileId, Tile> = {};
  const show = (id: TileId): void => {
    const face = faceOf(setup, id);
    if (face === undefined) return;
    // A tile may be called anything: assigning to this name would set the prototype instead.
    if (id === '__proto__') Object.defineProperty(faces, id, { value: face, enumerable: true });
    else faces[id] = face;
  };
  for (const { tile } of placed) show(tile);
  if (hand !== null) {
    hand.starts.forEach(show);
    hand.pile.forEach(show);
  }
  return faces;
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
  const placed = state.paths.flatMap((path) => path.tiles);
  return {
    seat,
    role,
    roles: setup.roles,
    rules: setup.rules,
    prison: setup.prison,
    phase: state.phase,
    paths: state.paths,
    tiles: facesOf(setup, placed, hand),
    hand,
    pileSizes: state.piles?.map((pile) => pile.length) ?? null,
    holds: state.holds,
    turn: state.turn,
    items: itemsOn(setup, placed),
    paused: state.paused,
    t: state.t,
    ending: state.ending,
  };
}
