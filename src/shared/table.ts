/** What the window is shown of a live round or a saved one. Types only: main makes these, the renderer draws them. */
import type { Phrase } from './phrase';
import type { Cell, ChaseSymbol, Colour, Direction, Item, Player, Role, Rotation, Rules, Tile, TileId } from './chase/replay';

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

export interface Victory {
  readonly perfect: number;
  readonly small: number;
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

/** What a seat that is played in this window gets. */
export interface SeatSnapshot {
  readonly seat: Seat;
  readonly view: RoundView;
  /** The round's time until which this Runner's hands are busy with a pile (P8); null if they are free. */
  readonly busyUntil: Millis | null;
  /** A first choice of a colour that is out: the same choice again before `until` loses the trail (M6). */
  readonly warning: { readonly symbol: ChaseSymbol; readonly colour: Colour; readonly until: Millis } | null;
}

/** The live table as this window sees it; each push replaces the one before. */
export interface TableSnapshot {
  readonly match: string;
  /** Counts up with every push of a match, so that a late one can be told. */
  readonly revision: number;
  /** 1 for the first round. */
  readonly roundNumber: number;
  /** By seat. */
  readonly players: readonly Player[];
  readonly rules: Rules;
  readonly seed: string;
  /** What lies on the table, for everybody. */
  readonly table: RoundView;
  /** The seats that people play in this window; empty where bots play among themselves. */
  readonly seats: readonly SeatSnapshot[];
  /** The round's clock when this was sent; it runs on from there while `running`. */
  readonly clock: { readonly t: Millis; readonly running: boolean };
  /** While planning: the time from this push until the bots that open put their Starting tiles down; null where people do. */
  readonly opensIn: Millis | null;
  /** T2: the Runners of three players have yet to choose who opens; nobody has drawn Starting tiles before. */
  readonly choosesOpener: boolean;
  /** T3, F7: the Runner who has put the pile down for an exchange and waits for the partner's. */
  readonly exchangeCalledBy: Seat | null;
  /** F2: Chasers who want a colour that only the partner still has. */
  readonly wanted: readonly { readonly seat: Seat; readonly colour: Colour }[];
  /** Seats that agree to pause, or while paused to go on; everybody's agreement makes it so. */
  readonly agreed: readonly Seat[];
  /** Over all rounds, this one included once it is judged; by seat. */
  readonly points: readonly number[];
  readonly victory: readonly Victory[];
  /** Seats that have won the game (E1 to E3). */
  readonly winners: readonly Seat[];
  /** Once the round is over. */
  readonly verdict: VerdictView | null;
}

/** A saved match that can be gone on with. */
export interface UnfinishedMatch {
  readonly id: string;
  /** ISO time. */
  readonly startedAt: string;
  readonly players: readonly Player[];
  /** Of the round that was cut off, or the last one that was played; 1 for the first. */
  readonly roundNumber: number;
  /** Whether that round is over. */
  readonly betweenRounds: boolean;
  readonly points: readonly number[];
}

/** A saved match of the list in which something cannot be read: it can be exported as it is, and removed. */
export interface UnreadableReplay {
  readonly id: string;
  /** Its place on the page, from 0. */
  readonly place: number;
  /** As it stands there: it may tell no moment. */
  readonly startedAt: string;
  readonly imported: boolean;
  readonly what: Phrase;
}

/** A saved match in the list of replays. */
export interface ReplaySummary {
  readonly id: string;
  /** ISO time. */
  readonly startedAt: string;
  readonly players: readonly Player[];
  readonly rounds: number;
  /** How the last round ended. */
  readonly lastEnding: Ending | 'unfinished';
  readonly lastWinner: 'runners' | 'chasers' | null;
  readonly points: readonly number[];
  readonly winners: readonly Seat[];
  /** Imported from a file, not played here. */
  readonly imported: boolean;
  /** Played here, not over, and the chosen player's own: it can be gone on with. */
  readonly goesOn: boolean;
}
