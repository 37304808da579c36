/** What the window is shown of a live match or a saved one. Types only: main makes these, the renderer draws them. */
import type { Millis, Score, Seat } from '../rules/game';
import type { Step } from '../rules/race';
import type { Origin } from './origin';
import type { FileFault, Phrase } from './phrase';
import type { Player } from './replay';

export type { Millis, Seat };

/** A clock that runs on from `t` while `running`. */
export interface ClockShown {
  readonly t: Millis;
  readonly running: boolean;
}

/** What is shown of a game's own. */
export interface TableTypes {
  readonly game: string;
  readonly rules: unknown;
  readonly view: unknown;
  /** What stands beside a seat's view at the live table; null where nothing does. */
  readonly asideOfSeat: unknown;
  /** What everybody sees beside the round. */
  readonly aside: unknown;
  /** Null in games that show none. */
  readonly clock: ClockShown | null;
  readonly score: Score;
  /** With all that is needed to walk through it. */
  readonly verdict: unknown;
}

/** What a seat that is played in this window gets. */
export interface SeatSnapshot<T extends TableTypes = TableTypes> {
  readonly seat: Seat;
  readonly view: T['view'];
  /** Whether the view shows something that is this seat's alone. */
  readonly secret: boolean;
  readonly aside: T['asideOfSeat'];
}

/** How far somebody came in a race, and how it came out. */
export interface RaceEnd {
  readonly n: number;
  /** When the last event happened. */
  readonly t: Millis;
  readonly mistakes: number;
  /** Null where nobody won, or it was left. */
  readonly won: boolean | null;
}

/** A race over the deal of a saved round. Of the ghost it tells counts and times, and as long as the round goes on nothing that is still to come. */
export interface RaceShown {
  /** The seat of both. */
  readonly seat: Seat;
  /** Who sat there then. */
  readonly player: Player;
  readonly own: readonly Step[];
  readonly ghost: readonly Step[];
  /** The ghost's round has come to its end by now. */
  readonly done: boolean;
  /** Once the round is over. */
  readonly ended: { readonly own: RaceEnd; readonly ghost: RaceEnd } | null;
}

/** The live table as this window sees it; each push replaces the one before. */
export interface TableSnapshot<T extends TableTypes = TableTypes> {
  readonly match: string;
  /** Counts up with every push of a match, so that a late one can be told. */
  readonly revision: number;
  /** The game's id. */
  readonly game: T['game'];
  /** 1 for the first round. */
  readonly roundNumber: number;
  /** By seat, who sits there now. */
  readonly players: readonly Player[];
  /** By seat, who sat there in this round: others once somebody has taken a seat for the next one. */
  readonly played: readonly Player[];
  /** How often somebody took a seat since this match is on the table. */
  readonly swaps: number;
  /** Whether somebody could take a seat now: between rounds, or while time stands still. */
  readonly maySwap: boolean;
  readonly rules: T['rules'];
  readonly seed: string;
  /** What lies on the table, for everybody. */
  readonly table: T['view'];
  /** The seats that people play in this window; empty where bots play among themselves. */
  readonly seats: readonly SeatSnapshot<T>[];
  /** What stands beside the rules, for everybody. */
  readonly aside: T['aside'];
  /** The round's clock when this was sent. */
  readonly clock: T['clock'];
  readonly over: boolean;
  readonly paused: boolean;
  /** Whether time could be made to stand still now. */
  readonly mayPause: boolean;
  /** Seats that agree to pause, or while paused to go on; everybody's agreement makes it so. */
  readonly agreed: readonly Seat[];
  /** Over all rounds, this one included once it is judged. */
  readonly score: T['score'];
  /** Once the round is over. */
  readonly verdict: T['verdict'] | null;
  /** In a race; left out in every other round. */
  readonly race?: RaceShown;
  /**
   * It stands as it was begun from a moment of another round, and nothing has happened since: whoever plays has looked at this very table, so
   * that it may be seen while time stands still. Left out everywhere else.
   */
  readonly atMoment?: true;
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

/** Somebody took another's seat. */
export interface SwapShown {
  /** 1 for the first. */
  readonly round: number;
  /** The round's time; null: before its first event. */
  readonly t: Millis | null;
  readonly seat: Seat;
  readonly from: Player;
  readonly to: Player;
}

/** A saved match in the list of replays. */
export interface ReplaySummary {
  readonly id: string;
  /** ISO time. */
  readonly startedAt: string;
  /** As they sat there in the end. */
  readonly players: readonly Player[];
  readonly rounds: number;
  readonly game: string;
  /** Who took whose seat, in the order in which it came; when in a round, the round tells. */
  readonly swaps: readonly Omit<SwapShown, 't'>[];
  /** How the last round ended, as its game tells it; null where it is unfinished. */
  readonly last: unknown;
  readonly points: readonly number[];
  readonly winners: readonly Seat[];
  /** Imported from a file, not played here. */
  readonly imported: boolean;
  /** Whence it comes, where it was begun from another round. */
  readonly origin?: Origin;
  /** What was wrong with its file, which was opened as far as it held. */
  readonly damage?: readonly FileFault[];
  /** Played here, not over, and the chosen player's own: it can be gone on with. */
  readonly goesOn: boolean;
}
