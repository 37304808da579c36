/** What the window is shown of a round of Chase, live or saved. Types only: main makes these, the renderer draws them. */
import type { MatchScore } from '../../rules/chase/chase';
import type { ClockShown, SeatSnapshot, TableSnapshot, TableTypes } from '../table';
import type { Cell, ChaseSymbol, Colour, Direction, Item, Role, Rotation, Rules, Tile, TileId } from './replay';

export type Seat = number;
/** Milliseconds on the round's clock, pauses taken out. */
export type Millis = number;
export type PathIndex = 0 | 1;
export type Corner = 'nw' | 'ne' | 'se' | 'sw';
export type Phase = 'planning' | 'running' | 'over';
export type Ending = 'hideout' | 'caught' | 'trail-lost' | 'given-up';
export type PlacementClause = 'P1' | 'P2' | 'P3' | 'P4' | 'P6' | 'P7' | 'F3';

export interface PlacedTile {
  readonly tile: TileId;
  readonly cell: Cell;
  readonly rotation: Rotation;
  readonly seat: Seat;
  readonly t: Millis;
  readonly order: number;
}

export interface Mark {
  readonly symbol: ChaseSymbol;
  readonly seat: Seat;
  readonly t: Millis;
  readonly direction: Direction;
  readonly final: boolean;
}

export interface PathView {
  readonly runner: Seat | null;
  readonly chaser: Seat | null;
  readonly tiles: readonly PlacedTile[];
  readonly marks: readonly Mark[];
  readonly caught: boolean;
  readonly supply: Readonly<Record<Colour, number>>;
}

export interface HandView {
  /** Starting tiles drawn and not yet placed. */
  readonly starts: readonly TileId[];
  /** The held pile, top first; empty while planning. */
  readonly pile: readonly TileId[];
}

/** What one seat, or an onlooker (seat null), may see of a round. */
export interface RoundView {
  readonly seat: Seat | null;
  readonly role: Role | null;
  readonly roles: readonly Role[];
  readonly rules: Rules;
  readonly prison: Cell;
  readonly phase: Phase;
  readonly paths: readonly PathView[];
  /** Faces of every tile that this seat can see. */
  readonly tiles: Readonly<Record<TileId, Tile>>;
  readonly hand: HandView | null;
  readonly pileSizes: readonly number[] | null;
  readonly holds: readonly number[];
  readonly turn: Seat | null;
  readonly items: readonly Item[];
  readonly paused: boolean;
  readonly t: Millis;
  readonly ending: Ending | null;
}

export interface Mistake {
  readonly position: number;
  readonly path: PathIndex;
  readonly clause: string;
}

export interface JudgedMark {
  readonly path: PathIndex;
  readonly position: number;
  readonly direction: Direction;
  readonly final: boolean;
  readonly symbol: ChaseSymbol;
  readonly legal: readonly ChaseSymbol[];
  readonly ok: boolean;
}

export interface RoundVerdict {
  readonly ending: Ending | 'unfinished';
  readonly winner: 'runners' | 'chasers' | null;
  readonly award: 'perfect' | 'small' | null;
  readonly runnerMistake: Mistake | null;
  readonly chaserMistake: Mistake | null;
  readonly markers: readonly JudgedMark[];
}

type SideName = 'runners' | 'chasers';

/** Why a round was judged as it was, each with its clause: how it ended, what was found, and last what decided. */
export type Reason =
  | { readonly why: 'caught'; readonly clause: 'M4'; readonly path: PathIndex; readonly position: number }
  | { readonly why: 'hideout'; readonly clause: 'P10'; readonly path: PathIndex; readonly alone: boolean }
  | { readonly why: 'trail-lost'; readonly clause: 'M6' }
  | { readonly why: 'given-up' | 'unfinished'; readonly clause: 'J8' }
  | { readonly why: 'tiles'; readonly clause: 'J1'; readonly mistake: Mistake | null; readonly idle: 'J8' | null }
  | { readonly why: 'markers'; readonly clause: 'J3'; readonly mistake: Mistake | null; readonly idle: 'J6' | 'J8' | null }
  | { readonly why: 'clean-hideout'; readonly clause: 'J2' }
  | { readonly why: 'lone-hideout'; readonly clause: 'F5'; readonly mistake: boolean }
  | { readonly why: 'clean-catch'; readonly clause: 'J4' }
  | { readonly why: 'one-mistaken'; readonly clause: 'J5'; readonly loser: SideName }
  | { readonly why: 'earlier-mistake'; readonly clause: 'J5' | 'F6'; readonly loser: SideName }
  | { readonly why: 'same-position'; readonly clause: 'J5' | 'F6'; readonly position: number }
  | { readonly why: 'lost-trail'; readonly clause: 'J6'; readonly loser: SideName }
  | { readonly why: 'no-winner'; readonly clause: 'J8' };

/** Witnesses of a sector that look the way that was asked for. */
export interface SectorCount {
  /** The corner as the tile lies. */
  readonly corner: Corner;
  /** The corner on the unturned face. */
  readonly faceCorner: Corner;
  readonly symbol: ChaseSymbol;
  readonly witnesses: number;
}

/** One tile of the verdict's walk along the path. */
export interface WalkStep {
  readonly path: PathIndex;
  readonly position: number;
  readonly placed: PlacedTile;
  readonly fault: PlacementClause | null;
  readonly direction: Direction;
  readonly counts: readonly SectorCount[];
  readonly legal: readonly ChaseSymbol[];
  readonly marker: JudgedMark | null;
}

/** A race between the marker on a path's last tile and what would have made that tile no last one, or the round over. */
export interface CloseCall {
  readonly path: PathIndex;
  readonly position: number;
  readonly first: 'tile' | 'hideout' | 'marker';
  readonly margin: Millis;
}

/** A verdict with all that is needed to walk through it. */
export interface VerdictView {
  readonly verdict: RoundVerdict;
  readonly reasons: readonly Reason[];
  readonly walk: readonly WalkStep[];
  readonly closeCalls: readonly CloseCall[];
  /** Seats that played with the assist, which is said with the verdict (P9). */
  readonly assisted: readonly Seat[];
}

/** What stands beside a Runner's or Chaser's view. */
export interface BesideSeat {
  /** The round's time until which this Runner's hands are busy with a pile (P8); null if they are free. */
  readonly busyUntil: Millis | null;
  /** A first choice of a colour that is out: the same choice again before `until` loses the trail (M6). */
  readonly warning: { readonly symbol: ChaseSymbol; readonly colour: Colour; readonly until: Millis } | null;
}

/** What everybody sees beside the round. */
export interface BesideRound {
  /** While planning: the time from this push until the bots that open put their Starting tiles down; null where people do. */
  readonly opensIn: Millis | null;
  /** T2: the Runners of three players have yet to choose who opens; nobody has drawn Starting tiles before. */
  readonly choosesOpener: boolean;
  /** T3, F7: the Runner who has put the pile down for an exchange and waits for the partner's. */
  readonly exchangeCalledBy: Seat | null;
  /** F2: Chasers who want a colour that only the partner still has. */
  readonly wanted: readonly { readonly seat: Seat; readonly colour: Colour }[];
}

export interface ChaseAtTable extends TableTypes {
  readonly game: 'chase';
  readonly clock: ClockShown;
  readonly rules: Rules;
  readonly view: RoundView;
  readonly besideSeat: BesideSeat;
  readonly beside: BesideRound;
  readonly score: MatchScore;
  readonly verdict: VerdictView;
}

/** The live table of a match of Chase. */
export type ChaseTable = TableSnapshot<ChaseAtTable>;
export type ChaseSeat = SeatSnapshot<ChaseAtTable>;
