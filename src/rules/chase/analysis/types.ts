/** What an analysis of a round says, as facts that can be kept, sent and printed. The words are the window's and the command line's. */
import type { Millis, Seat } from '../../game';
import type { Misreading } from '../coaching';
import type { Direction } from '../compass';
import type { SectorCount } from '../explain';
import type { Placement, PlacementClause } from '../legality';
import type { DecidingReason } from '../reason';
import type { PathIndex, Role, RoundEvent } from '../round';
import type { ChaseSymbol, Colour, Item, TileId } from '../tile';
import type { MarkClause, RoundVerdict, Side } from '../verdict';
import type { PassedOver } from '../wrongs';

/** Where something happened: the event by its place among the round's events, from 0, and its time. */
export interface Moment {
  readonly event: number;
  readonly t: Millis;
}

/** A tile of a path by its place, from 1 beside the Prison. */
interface Place {
  readonly path: PathIndex;
  readonly position: number;
}

/** One marker (M1 to M7). */
export interface MarkerFacts extends Moment, Place {
  readonly seat: Seat;
  /** Since the tile could be read: the one before had its marker, and the tile it is read towards lay there (M1, M2, M4). */
  readonly took: Millis;
  readonly symbol: ChaseSymbol;
  /** The symbols that were right, alphabetically (M3, M4, J9). */
  readonly legal: readonly ChaseSymbol[];
  readonly right: boolean;
  readonly direction: Direction;
  readonly final: boolean;
  /** The witnesses of each sector who look that way, by the corner as the tile lies (M3). */
  readonly counts: readonly SectorCount[];
  /** How close it was: the witnesses of the fullest sector less those of the next; 0 where several are level. */
  readonly margin: number;
  /** How it was read wrong; null where it is right. */
  readonly misread: Misreading | null;
  /** The clause that a wrong one breaks (J3). */
  readonly clause: MarkClause | null;
  /** Why the judge did not go by it although it is wrong; null of a right one, and of the one that is held against its side. */
  readonly passed: PassedOver | null;
}

/** Whether the Hideout could have been reached with fewer tiles than the Runner laid from here on. */
export type ShorterWay =
  /** These tiles, one after the other, the last of them a Hideout: legal, each as the table would have stood (P1 to P6, F3). */
  | { readonly found: 'yes'; readonly tiles: readonly Placement[]; readonly nodes: number }
  /** There is none of at most `upTo` tiles. */
  | { readonly found: 'no'; readonly upTo: number; readonly nodes: number }
  /** The search gave up at its limit of nodes; there is none of at most `upTo` tiles. */
  | { readonly found: 'gave-up'; readonly upTo: number; readonly nodes: number };

/** One tile (P1 to P10). */
export interface TileFacts extends Moment, Place {
  readonly seat: Seat;
  readonly tile: TileId;
  readonly item: Item | null;
  readonly hideout: boolean;
  /** Since the path's tile before; null for a Starting tile, which is planned without a clock (S5). */
  readonly took: Millis | null;
  /** The clause that it breaks, as the table stood then; null where it is legal. */
  readonly clause: PlacementClause | null;
  /** It lies behind its path's first wrong tile: nobody looks whether it is right (J1). */
  readonly behind: boolean;
  /** Why the judge did not go by it: it is wrong, or lies behind its path's first wrong one (J1). Null of a right one, and of the one that is held against its side. */
  readonly passed: PassedOver | null;
  /** What could have been laid legally with the pile in hand (P8): placements, and how many tiles they are of. Null for Starting tiles, and where piles are not told. */
  readonly choices: { readonly placements: number; readonly tiles: number } | null;
  /** Null for Starting tiles, where piles are not told, and once the path holds a mistake (J1). */
  readonly shorter: ShorterWay | null;
}

/** How the paths stood after an event: tiles that lie, markers that were put, and the tiles between them (M1). */
export interface TempoPoint extends Moment {
  readonly paths: readonly { readonly tiles: number; readonly marks: number; readonly lead: number }[];
}

/** Each side's chance to win at a moment; what is left is nobody's (J5). */
export interface ChancePoint {
  /** So many events had come; the last of them is the one before that number. */
  readonly events: number;
  readonly t: Millis;
  /** From 0 to 1. */
  readonly runners: number;
  readonly chasers: number;
  /** The standard error of both; 0 where the round's end tells. */
  readonly error: number;
  /** Rounds that were played on from there. */
  readonly rounds: number;
}

/** How much a deed cost: from 10 %, from 20 %, from 35 % of the chance to win. */
export type Grade = 'slip' | 'stumble' | 'fall';

/** What a deed cost its side. */
export interface DeedCost extends Moment {
  /** What kind of event it is. */
  readonly deed: RoundEvent['type'];
  readonly seat: Seat;
  readonly side: Side;
  /** Its side's chance before and after it. */
  readonly from: number;
  readonly to: number;
  /** What was lost; below 0 what was gained. */
  readonly cost: number;
  /** The standard error of that. */
  readonly error: number;
  /** Null where it cost little, where that may be chance, and of a right catch. */
  readonly grade: Grade | null;
  /** More rounds will not change it: before that nothing is told of it. */
  readonly final: boolean;
  /** It was wrong, and the judge did not go by it (J1, J2, J3, J6, J8, F6). */
  readonly passed: boolean;
}

/** A tile that would have been better than the one that was laid. */
export interface BetterTile {
  /** The event of the one that was laid. */
  readonly event: number;
  readonly placement: Placement;
  /** Which way it goes from the path's end. */
  readonly direction: Direction;
  /** What it brings; null of a tile without an item. */
  readonly tile: Item | 'hideout' | null;
  /** The Runners' chance after it, and after the one that was laid, each from rounds that were not chosen by. */
  readonly chance: number;
  readonly laid: number;
  /** The standard error of the difference. */
  readonly error: number;
}

/** What a side did in a stretch of a round, and the mean time of it; null of nothing, and where a time had begun before the stretch. */
export interface Meanwhile {
  readonly count: number;
  readonly mean: Millis | null;
  /** So many of them were wrong, as far as they are looked at (J1). */
  readonly wrong: number;
}

/** What decided a round. */
export type Turning =
  /** A tile: legal and on its way, or with its item, or against a clause. */
  | (Place & {
      readonly what: 'tile';
      readonly item: Item | null;
      readonly clause: PlacementClause | null;
      readonly took: Millis | null;
      readonly lead: number;
    })
  /** `missing`: the items that did not lie there (P6). */
  | (Place & { readonly what: 'hideout'; readonly clause: PlacementClause | null; readonly missing: readonly Item[] })
  | (Place & {
      readonly what: 'mark';
      readonly clause: MarkClause | null;
      readonly misread: Misreading | null;
      readonly took: Millis;
      readonly lead: number;
    })
  /** The marker on the path's last tile (M4), which had lain there for `lay`; wrong where it has a clause. */
  | (Place & { readonly what: 'catch'; readonly clause: MarkClause | null; readonly took: Millis; readonly lay: Millis })
  | { readonly what: 'trail-lost'; readonly path: PathIndex; readonly colour: Colour }
  | { readonly what: 'switch'; readonly lead: number }
  | { readonly what: 'hand-over' }
  /** No step made much of a difference: the winner had `from` from the start, and never less than `to`. */
  | { readonly what: 'start' }
  /** Nothing came for `lasted`: the side that lost let the time go by. */
  | { readonly what: 'wait'; readonly lasted: Millis; readonly lead: number }
  /** No single step, but many, up to `until`: what each side did meanwhile, and what became of the longest lead. */
  | {
      readonly what: 'stretch';
      readonly until: Millis;
      readonly tiles: Meanwhile;
      readonly marks: Meanwhile;
      /** How often a pile was put down for another one (P8, T3). */
      readonly switches: number;
      readonly leadFrom: number;
      readonly lead: number;
    };

/** The deed that ended the round. */
export type Ended = Moment & { readonly seat: Seat } & (
    | (Place & { readonly what: 'caught' })
    | (Place & { readonly what: 'hideout'; readonly missing: readonly Item[] })
    /** There was no marker of that colour left (M6). */
    | { readonly what: 'trail-lost'; readonly path: PathIndex; readonly colour: Colour }
  );

/** What else tells why a round went as it did. */
export type Circumstance =
  /** One of two Runners had been caught before the end (F4). */
  | (Place & Moment & { readonly what: 'caught-before'; readonly seat: Seat })
  /** All items lay from that tile on, and `tiles` were laid by Runners whose hand held no Hideout; `elsewhere`: the pile that nobody held had one (P6, P8). */
  | (Place & { readonly what: 'no-hideout'; readonly t: Millis; readonly tiles: number; readonly elsewhere: boolean })
  /** The Runners lost without these items on the table; `held`: those that a hand held at the end (P6, P8). */
  | { readonly what: 'items-missing'; readonly missing: readonly Item[]; readonly held: readonly Item[] }
  /** The Runners lost, and from that tile on `tiles` would have led to a Hideout, no more than they laid. */
  | (Place & { readonly what: 'shorter-way'; readonly seat: Seat; readonly tiles: number })
  /** The Runners' mistake decided, and from that marker on every tile up to it was marked rightly: no mistake of the Chasers could come before it (J5, F6). */
  | (Moment & { readonly what: 'sealed'; readonly position: number; readonly clause: 'J5' | 'F6' })
  /** Markers that were wrong and that the judge did not go by (J2, J3, J6, F6): so many, and why. */
  | { readonly what: 'marks-passed'; readonly count: number; readonly passed: PassedOver }
  /** Tiles behind a path's first wrong one, which nobody looked at: so many (J1). */
  | (Place & { readonly what: 'tiles-behind'; readonly count: number });

/** A moment at which a round turned, and who turned it. */
export interface TurnedAt extends Moment {
  /** Of whoever acted; of a wait, of whoever should have; null where that is a whole side. */
  readonly seat: Seat | null;
  readonly turning: Turning;
  /** The winner's chance before and after it; null without chances, and of a mistake that the judge went by and at which it hardly rose. */
  readonly from: number | null;
  readonly to: number | null;
}

/** Another one, which did much, too. */
export interface OtherTurn extends TurnedAt {
  readonly when: 'before' | 'after';
  /** Whether it did more than the one that is said to have decided. */
  readonly more: boolean;
}

/** The moment that decided the round, and who decided it. */
export interface Decided extends TurnedAt {
  readonly by: 'chances' | 'verdict';
  /** What turned it besides; null: nothing did much. */
  readonly also: OtherTurn | null;
  /** Who won; null: it came out even (J5, F6). */
  readonly winner: Side | null;
  /** Whether the winner had been ahead from the first chance on. */
  readonly everAhead: boolean;
  /** By what the judge decided. */
  readonly reason: DecidingReason;
}

/** How right and how fast somebody was. */
export interface Pace {
  readonly count: number;
  readonly right: number;
  /** The middle time; null of none. */
  readonly median: Millis | null;
}

/** The same over the rounds before this one, so many of them. */
export interface UsualPace extends Pace {
  readonly rounds: number;
}

export interface PlayerFacts {
  readonly seat: Seat;
  readonly role: Role;
  /** Of a Chaser the markers, of a Runner the tiles after the Starting tiles as far as they are looked at (J1). */
  readonly pace: Pace;
  /** Which level of bot that is like; null where nothing was done, or nobody is compared. */
  readonly like: LevelLike | null;
  /** Their own average before this round; null of bots, of too few rounds, and where no store is at hand. */
  readonly usual: UsualPace | null;
}

/** Which level of bot, from 1 to 10, somebody is like. */
export type LevelLike =
  /** As quick and as right as that level; it may well be any between the two others. */
  | { readonly what: 'like'; readonly level: number; readonly from: number; readonly to: number }
  /** As quick as that level, but less right than it ever is by chance; the highest level that is not more right than that, null: there is none. */
  | { readonly what: 'as-quick'; readonly level: number; readonly asRight: number | null }
  /** It takes `least` deeds to tell; `guess` is no more than that. */
  | { readonly what: 'few'; readonly least: number; readonly guess: number | null };

/** Everything that an analysis says of a round; without chances until they are there. */
export interface Analysis {
  /** Of this shape: another one is worked out anew. */
  readonly version: number;
  readonly verdict: RoundVerdict;
  /** What is to be told of the chances is there: what decided, and every grade. Before that it may change with each round that is played on. */
  readonly final: boolean;
  /** How long the round was. */
  readonly t: Millis;
  readonly markers: readonly MarkerFacts[];
  readonly tiles: readonly TileFacts[];
  readonly tempo: readonly TempoPoint[];
  readonly players: readonly PlayerFacts[];
  /** In the order of time; null: none were asked for. */
  readonly chances: readonly ChancePoint[] | null;
  /** What each deed cost, in the order of events; null without chances. */
  readonly costs: readonly DeedCost[] | null;
  /** For dear tiles that had one, a better tile; null until they were looked for. */
  readonly better: readonly BetterTile[] | null;
  /** By seat, the level that each part was played on by for the chances; null without. */
  readonly levels: readonly number[] | null;
  /** Null: nothing decided it, since it was not played to its end (J8). */
  readonly decided: Decided | null;
  /** How it ended; null where it was not played to its end. */
  readonly ended: Ended | null;
  readonly circumstances: readonly Circumstance[];
}
