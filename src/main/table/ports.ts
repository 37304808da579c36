/** What the table is lent by those who run it: time, the log, the window and chance. It knows no store and no Electron. */
import type { Refusal } from '../../shared/refusal';
import type { Game, GameTypes, PlayedRound, Seat } from '../../rules/game';
import type { Result } from '../../rules/result';
import type { Origin } from '../../shared/origin';
import type { MatchHeader, Player } from '../../shared/replay';
import type { PlacedSwap, SwapPlace } from '../../shared/swaps';
import type { TableSnapshot } from '../../shared/table';
import type { SeatResult } from '../../rules/seat-results';
import type { Halting } from './halting';
import type { Clauses, Done } from './refusal';
import type { Timing } from './timing';

/**
 * Where everything that happens is kept. Each call is durable when it returns; one that is refused has kept nothing,
 * and then the table has not changed either.
 */
export interface Ledger<G extends GameTypes = GameTypes> {
  /** A match with its first round as dealt; `profiles` as in `MatchOptions`. */
  begin(header: MatchHeader, round: G['deal'], profiles: readonly (string | null)[]): Done;
  /** A further round as dealt; they count from 1. */
  deal(match: string, number: number, round: G['deal']): Done;
  /** The same round dealt otherwise, before anything was done in it. */
  redeal(match: string, number: number, round: G['deal']): Done;
  /** Events, and with the last of a round how that ended and what it counts for in the records of who played. */
  append(match: string, number: number, events: readonly G['event'][], outcome: G['outcome'] | null, results: readonly SeatResult[]): Done;
  /** Somebody takes a seat from now on; `profile` null: in nobody's record. Answers the swaps that stand now (`swapsWith`). */
  swap(match: string, swap: PlacedSwap, profile: string | null): Result<readonly SwapPlace[], Refusal>;
  /** What reached the table just after the end. */
  late(match: string, number: number, late: G['late']): Done;
}

export interface TablePorts extends Timing {
  /** A game by its id; undefined where there is none by it. */
  readonly game: (id: string) => GameAtTable | undefined;
  readonly ledger: Ledger;
  readonly publish: (snapshot: TableSnapshot) => void;
  /** A new match's id (UUID v7) and ISO time. */
  readonly register: () => { readonly id: string; readonly startedAt: string };
  /** A seed that nobody chose. */
  readonly freshSeed: () => string;
}

/** Who plays what by which rules. */
export interface MatchOptions<G extends GameTypes = GameTypes> {
  /** The game's id. */
  readonly game: string;
  /** By seat, clockwise. */
  readonly players: readonly Player[];
  /** By seat: the profile in whose record the seat's rounds are, null for nobody's. Not part of the replay; left out: nobody's. */
  readonly profiles?: readonly (string | null)[];
  /** Of the first round. */
  readonly seating: G['seating'];
  readonly rules: G['rules'];
  /** The faces to play with; null where the game has none. */
  readonly tiles: G['tiles'];
  readonly seed: string;
}

/** Who sits at a match. */
export interface Seated {
  readonly players: MatchOptions['players'];
  readonly profiles: NonNullable<MatchOptions['profiles']>;
}

/** Who takes a seat. */
export interface Newcomer {
  readonly player: Player;
  /** In whose record the seat's rounds are from then on; null: in nobody's. */
  readonly profile: string | null;
}

/** What was kept of a round. */
export interface KeptRound<G extends GameTypes = GameTypes> {
  readonly deal: G['deal'];
  /** As it stood after its events. */
  readonly state: G['state'];
  readonly events: readonly G['event'][];
  readonly late: G['late'];
}

/** A match that is gone on with: who sits there now, and every round as far as it was played. */
export interface KeptMatch<G extends GameTypes = GameTypes> {
  readonly id: string;
  readonly startedAt: string;
  readonly options: MatchOptions<G>;
  /** Who sat where in the last round, where somebody may have taken a seat since. */
  readonly played?: MatchOptions<G>['players'];
  /** Who took seats, and when; left out: nobody. */
  readonly swaps?: readonly PlacedSwap[];
  /** Whence it comes, where it was begun from another round: its first round's deal is that one's. */
  readonly origin?: Origin;
  /** At least one. */
  readonly rounds: readonly KeptRound<G>[];
}

export interface RoundPorts<G extends GameTypes = GameTypes> extends Timing {
  /** Keeps events, with the last one how the round ended; durable when it returns. */
  keep(events: readonly G['event'][], outcome: G['outcome'] | null): Done;
  keepLate(late: G['late']): Done;
  /** Deals this round anew for seats that stand like this, before anything was done in it: another one takes its place. */
  redeal(seating: G['seating']): Done;
  /** Called after every change that somebody can see. */
  readonly changed: () => void;
}

export interface RoundOptions<G extends GameTypes = GameTypes> {
  readonly setup: G['setup'];
  readonly players: readonly Player[];
  /** What the chance of bots and of the round is seeded with; each draws from a stream of its own. */
  readonly seed: string;
  /** For a round that is gone on with: what happened in it. */
  readonly kept?: Pick<KeptRound<G>, 'events' | 'late'>;
}

/** What a round shows, to everybody and to each seat of a person. */
export type RoundShown = Pick<TableSnapshot, 'table' | 'seats' | 'aside' | 'clock' | 'over' | 'paused' | 'mayPause' | 'agreed'>;

/** A round at the table: the rules, and what stands beside them there. Most games take the plain one. */
export interface LiveRound<G extends GameTypes = GameTypes> {
  readonly state: G['state'];
  readonly over: boolean;
  /** How it stands still and goes on. */
  readonly halting: Halting;
  /** What came after the end. */
  readonly late: G['late'];
  /** Lets the bots begin, unless people have something to choose first. */
  begin(): void;
  /** Goes on with a round that was kept: one that ran stands still. */
  goOn(): Done;
  /** What a seat does; the game's schema has let it through. */
  act(seat: Seat, act: unknown): Done;
  /** What a seat wants to know beside; nothing is done. */
  ask(seat: Seat, question: unknown): Result<unknown, Refusal>;
  giveUp(seat: Seat): Done;
  /** Ends every bot's part, for a round that is left as it is. */
  leave(): void;
  /** What everybody and each seat sees now. */
  shown(): RoundShown;
}

/** A seat of a quick match: whoever asks for it, or a bot. */
export type QuickSeat = { readonly kind: 'player' } | { readonly kind: 'bot'; readonly level: number; readonly gentle?: boolean };

/** How a match begins. */
export interface MatchBeginning<G extends GameTypes = GameTypes> {
  readonly seating: G['seating'];
  readonly rules: G['rules'];
  /** By seat, what the game's player has besides name and kind; left out: nothing. */
  readonly own?: readonly object[];
}

/** A match that somebody played lately. */
export interface LatelyPlayed<G extends GameTypes = GameTypes> {
  readonly rules: G['rules'];
  readonly rounds: readonly PlayedRound<G>[];
}

/** A round of a match as it ended, or was left. */
export type EndedRound<G extends GameTypes = GameTypes> = Pick<KeptRound<G>, 'state' | 'late'>;

/** A game as the table plays it. */
export interface GameAtTable<G extends GameTypes = GameTypes> {
  readonly rules: Game<G>;
  /** The faces that ship, for new matches; null where the game has none. */
  readonly tiles: G['tiles'];
  /** Whether a deal, which may come from a file, tells all that playing on from it needs; left out: each does. */
  tellsAll?(deal: G['deal']): boolean;
  /** Whether a round that was dealt so can be the first of a match; left out: each can. */
  standsAlone?(deal: G['deal']): boolean;
  /** The clauses by which the table refuses what it refuses in every game. */
  readonly clauses: Clauses;
  /** What a wish for a quick match means; the game's schema has let it through. */
  quick(wish: unknown): MatchBeginning<G> & { readonly seats: readonly QuickSeat[] };
  /** What a wish for an arranged match means beside who sits there, or why there is no such match. */
  arrange(wish: unknown): Result<MatchBeginning<G>, Refusal>;
  /** What to offer to a player who keeps losing, from their matches of this game, the last one first; null: nothing ever. */
  offer(lately: readonly LatelyPlayed<G>[]): unknown;
  round(ports: RoundPorts<G>, options: RoundOptions<G>): LiveRound<G>;
  /**
   * The verdict of a round as far as it was played, with all that the window needs to walk through it. `before` are the match's rounds
   * before it where it won the match, so that a verdict may say what all of it is remembered for; null while the match goes on. Of those
   * only rounds, from 1, that `counts` names are of whoever sits at a seat now.
   */
  verdict(
    state: G['state'],
    players: readonly Player[],
    late: G['late'],
    before: readonly EndedRound<G>[] | null,
    counts: (seat: Seat, round: number) => boolean,
  ): unknown;
}
