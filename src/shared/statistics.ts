/** The dashboard between window and main process. */
import * as v from 'valibot';
import type { Mode } from './drill';
import type { Exported } from './exports';
import {
  PuzzleGameSchema,
  PuzzleKindSchema,
  type Direction,
  type PuzzleKind,
  type PuzzleTheme,
  type Rotation,
  type ReadSymbol,
} from './puzzles';

const periods = ['today', 'week', 'month', 'year', 'all'] as const;
export type Period = (typeof periods)[number];
/** `kind`: null for all that the game has. */
const filter = { game: v.exactOptional(PuzzleGameSchema), period: v.picklist(periods), kind: v.nullable(PuzzleKindSchema) };

/** Spread into the contract's list of requests. */
export const STATISTICS_REQUESTS = {
  'statistics.summary': v.strictObject(filter),
  /** What the chosen profile is to be reminded of, in few figures; the rating is that of `kind`, where it has one. */
  'statistics.brief': v.strictObject({ game: filter.game, kind: PuzzleKindSchema }),
  /** Asks where a CSV file with the chosen profile's attempts goes, and writes it there. */
  'statistics.csv': v.strictObject(filter),
} as const;

export interface Tally {
  readonly attempts: number;
  readonly right: number;
  /** Median time of right answers in milliseconds; null without any. */
  readonly medianMillis: number | null;
  /** Time between the lower and the upper quarter, in milliseconds: the smaller, the steadier. */
  readonly spreadMillis: number | null;
}

export interface FactTally extends Tally {
  readonly tile: string;
  /** Of the face as it is not turned. */
  readonly side: Direction;
  /** The table's direction towards which it was missed most of late, else met most of late. */
  readonly towards: Direction;
  /** The chance that the fact is still known now, from the flash cards; null if never met. */
  readonly recall: number | null;
}

export interface Best {
  readonly mode: Mode;
  /** Rush: minutes; else null. */
  readonly minutes: number | null;
  readonly score: number;
  /** ISO date. */
  readonly date: string;
}

/** A group of puzzles that is missed clearly more often than the other puzzles of its kind. */
export interface Finding {
  readonly kind: PuzzleKind;
  readonly theme: PuzzleTheme;
  readonly attempts: number;
  readonly right: number;
  /** The share of right answers to the kind's other puzzles, 0 to 1. */
  readonly elsewhere: number;
}

/** The dashboard of the chosen profile in a period. */
export interface Statistics {
  readonly period: Period;
  readonly kind: PuzzleKind | null;
  readonly total: Tally;
  /** What stands out as missed; null where nothing does. */
  readonly finding: Finding | null;
  readonly byKind: readonly ({ readonly kind: PuzzleKind } & Tally)[];
  readonly byTheme: readonly ({ readonly theme: PuzzleTheme } & Tally)[];
  readonly byDirection: readonly ({ readonly direction: Direction } & Tally)[];
  readonly byRotation: readonly ({ readonly rotation: Rotation } & Tally)[];
  /** Read puzzles of the built-in tiles, every tile and side that was met. */
  readonly facts: readonly FactTally[];
  /** Answered against right, where one symbol was asked and one was right. */
  readonly matrix: readonly { readonly answered: ReadSymbol; readonly right: ReadSymbol; readonly count: number }[];
  /** Day by day, oldest first, days without attempts left out: learning curve and calendar. */
  readonly days: readonly ({ readonly date: string } & Tally)[];
  /** The rating at the end of each day on which it changed. */
  readonly ratings: readonly { readonly date: string; readonly kind: PuzzleKind; readonly rating: number; readonly deviation: number }[];
  readonly bests: readonly Best[];
  /** Days in a row with at least one attempt, up to today, and the longest. */
  readonly streak: { readonly current: number; readonly longest: number };
  /** Runs left alone in the period, whose attempts are in none of these figures. */
  readonly leftOut: { readonly runs: number; readonly attempts: number };
}

/** How a group of puzzles of a kind was answered. */
export type GroupTally = Pick<Finding, 'kind' | 'theme' | 'attempts' | 'right'>;

/** How the chosen profile is doing, in few figures. */
export interface Brief {
  /** Groups that a game asks by turns, so that they can be held against each other, in its order; those that were not met are left out. */
  readonly groups: readonly GroupTally[];
  /** The one of them that was missed most; null as long as too little was answered, and where none was missed. */
  readonly weakest: GroupTally | null;
  /** How a rating went of late, the newest last, with the deviation of that one; null without any. */
  readonly rating: { readonly kind: PuzzleKind; readonly values: readonly number[]; readonly deviation: number } | null;
  readonly bests: readonly Best[];
  readonly streak: Statistics['streak'];
  /** Answers on each of the last seven days, today's last. */
  readonly week: readonly number[];
}

/** Spread into the outputs of the contract. */
export interface StatisticsOutputs {
  'statistics.brief': Brief;
  'statistics.summary': Statistics;
  'statistics.csv': Exported;
}
