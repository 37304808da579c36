/** One round of Chase: its set-up, its events and its state (S, P, M, T, F). The state is the fold of the events. */
import type { Millis, Seat, TimedEvent } from '../game';
import type { Cell, Direction, Rotation } from './compass';
import type { Guess, GuessEvent } from './guess';
import type { ChaseSymbol, Colour, Tile, TileId, TileSet } from './tile';

export const ROLES = ['runner', 'chaser'] as const;
export type Role = (typeof ROLES)[number];

/** Which path: there is a second one with four players (F1). */
export type PathIndex = 0 | 1;

/** What a match is played by: the variants (V1 to V3) and the table. */
export interface Rules {
  /** V1: 3 with Head Start, else 2. */
  readonly startingTiles: 2 | 3;
  /** V2: each pile holds one of each item. */
  readonly perfectPlan: boolean;
  /** V3: points that win the game, a Perfect being 2 and a Small 1 (E1). */
  readonly pointsToWin: number;
  readonly table: { readonly columns: number; readonly rows: number };
}

/** A round as dealt. Piles and starts are absent where a replay does not tell them. */
export interface RoundSetup {
  readonly rules: Rules;
  /** By seat. */
  readonly roles: readonly Role[];
  readonly prison: Cell;
  readonly tiles: TileSet;
  /** Top first. Two players: both are the Runner's; else pile k belongs to the k-th Runner by seat (T1, F1). */
  readonly piles?: readonly (readonly TileId[])[] | undefined;
  /** Starting tiles drawn, by the k-th Runner by seat (S4, T2, F1). */
  readonly starts?: readonly (readonly TileId[])[] | undefined;
  /** Four players: the seats that chase path 0 and path 1 (F2). */
  readonly chases?: readonly Seat[] | undefined;
}

export interface PlaceEvent extends TimedEvent {
  readonly type: 'place';
  readonly tile: TileId;
  readonly cell: Cell;
  readonly rotation: Rotation;
  readonly path?: PathIndex | undefined;
}
export interface MarkEvent extends TimedEvent {
  readonly type: 'mark';
  readonly symbol: ChaseSymbol;
  readonly path?: PathIndex | undefined;
}
export interface SwitchPileEvent extends TimedEvent {
  readonly type: 'switch-pile';
}
export interface LoseTrailEvent extends TimedEvent {
  readonly type: 'lose-trail';
  readonly colour: Colour;
  readonly path?: PathIndex | undefined;
}
interface GiveUpEvent extends TimedEvent {
  readonly type: 'give-up';
}
export interface ExchangeEvent extends TimedEvent {
  readonly type: 'exchange';
  readonly with: Seat;
}
export interface HandOverEvent extends TimedEvent {
  readonly type: 'hand-over';
  readonly to: Seat;
  readonly colour: Colour;
  readonly count: number;
}
interface PauseEvent extends TimedEvent {
  readonly type: 'pause';
}
interface ResumeEvent extends TimedEvent {
  readonly type: 'resume';
}

/** What happens in a round: a player's intent at a time (see the replay format). */
export type RoundEvent =
  | PlaceEvent
  | MarkEvent
  | SwitchPileEvent
  | LoseTrailEvent
  | GiveUpEvent
  | ExchangeEvent
  | HandOverEvent
  | GuessEvent
  | PauseEvent
  | ResumeEvent;

export interface PlacedTile {
  readonly tile: TileId;
  readonly cell: Cell;
  readonly rotation: Rotation;
  readonly seat: Seat;
  readonly t: Millis;
  /** How many tiles of the round were placed before this one, on either path (P2: as the table stood). */
  readonly order: number;
}

/** A marker as it was received (M4, M5): where it lay in the path then decides how it is read. */
export interface Mark {
  readonly symbol: ChaseSymbol;
  readonly seat: Seat;
  readonly t: Millis;
  /** The direction that it is read towards: to the next tile, or on a final tile to the one before (M2, M4). */
  readonly direction: Direction;
  /** It lay on the last tile of the path and so caught the Runner (M4). */
  readonly final: boolean;
}

/** A path: tiles in the order placed, and the markers on its first tiles (M1). */
export interface Path {
  /** The Runner whose path it is; null until known (four players), and where two Runners share it (three players). */
  readonly runner: Seat | null;
  readonly chaser: Seat | null;
  readonly tiles: readonly PlacedTile[];
  readonly marks: readonly Mark[];
  readonly caught: boolean;
  /** Markers that this path's Chaser still has, by colour (C3, F2). */
  readonly supply: Readonly<Record<Colour, number>>;
}

/** How a round came to its end; null while it goes on. */
export const ENDINGS = ['hideout', 'caught', 'trail-lost', 'given-up'] as const;
export type Ending = (typeof ENDINGS)[number];

/** Planning until all Starting tiles lie (S5), then running, then over. */
export type Phase = 'planning' | 'running' | 'over';

/** M6: which colour a Chaser wanted when none was left, and on which path. */
export interface LostTrail {
  readonly path: PathIndex;
  readonly colour: Colour;
}

export interface RoundState {
  readonly setup: RoundSetup;
  readonly phase: Phase;
  readonly paths: readonly Path[];
  /** What is left of each pile, top first; undefined where the set-up does not tell. */
  readonly piles: readonly (readonly TileId[])[] | undefined;
  /** Starting tiles not yet placed, by the k-th Runner. */
  readonly starts: readonly (readonly TileId[])[] | undefined;
  /** The pile that the k-th Runner holds (P8, T3). */
  readonly holds: readonly number[];
  /** Three players: whose turn it is to place (T2); null before the opener is known, and with 2 or 4 players. */
  readonly turn: Seat | null;
  readonly paused: boolean;
  /** The time of the last event that was no guess. */
  readonly t: Millis;
  readonly ending: Ending | null;
  /** What the trail was lost by; null where it was not. */
  readonly lost: LostTrail | null;
  /** Every mark in the order of events, as the verdict lists them. */
  readonly marks: readonly { readonly path: PathIndex; readonly position: number; readonly mark: Mark }[];
  /** F2: the hand-overs that brought a Chaser a colour that was out for them (M6). */
  readonly restocks: readonly { readonly path: PathIndex; readonly colour: Colour; readonly t: Millis }[];
  /** What was guessed on the side, in the order of events (F4). */
  readonly guesses: readonly Guess[];
}

/** The seats with `role`, in seat order. */
export function seatsOf(roles: readonly Role[], role: Role): Seat[] {
  const seats: Seat[] = [];
  roles.forEach((each, seat) => {
    if (each === role) seats.push(seat);
  });
  return seats;
}

/** The face of a tile in this round, or undefined if there is none by that name. */
export function faceOf(setup: Pick<RoundSetup, 'tiles'>, tile: TileId): Tile | undefined {
  return Object.hasOwn(setup.tiles, tile) ? setup.tiles[tile] : undefined;
}

/** The last tile of a path, if it has one. */
export function endOf(path: Path): PlacedTile | undefined {
  return path.tiles[path.tiles.length - 1];
}

/** Markers at the start by number of players and path (C1, F2). */
export function firstSupply(players: number, path: PathIndex): Readonly<Record<Colour, number>> {
  if (players < 4) return { red: 15, blue: 15 };
  return path === 0 ? { red: 8, blue: 7 } : { red: 7, blue: 8 };
}

/** The state before the first event. */
export function beginRound(setup: RoundSetup): RoundState {
  const players = setup.roles.length;
  const runners = seatsOf(setup.roles, 'runner');
  const chasers = seatsOf(setup.roles, 'chaser');
  const path = (index: PathIndex): Path => ({
    runner: players === 2 ? (runners[0] ?? null) : null,
    chaser: players < 4 ? (chasers[0] ?? null) : (setup.chases?.[index] ?? null),
    tiles: [],
    marks: [],
    caught: false,
    supply: firstSupply(players, index),
  });
  return {
    setup,
    phase: 'planning',
    paths: players === 4 ? [path(0), path(1)] : [path(0)],
    piles: setup.piles,
    starts: setup.starts,
    holds: runners.map((_, k) => k),
    turn: null,
    paused: false,
    t: 0,
    ending: null,
    lost: null,
    marks: [],
    restocks: [],
    guesses: [],
  };
}
