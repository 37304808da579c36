/** A learner's path between window and main process: what is known by now, and the days of the last weeks. */
import * as v from 'valibot';
import { PuzzleGameSchema, type PuzzleKind, type PuzzleTheme } from './puzzles';

/** Weeks that are looked back on: this one and those before it. */
export const PATH_WEEKS = 5;

/** Spread into the contract's list of requests. */
export const PATH_REQUESTS = {
  /** How the chosen player gets on in a game, and how much of the last weeks' days was played or practised. */
  'path.read': v.strictObject({ game: v.exactOptional(PuzzleGameSchema) }),
} as const;

/** How well something is known: not met, too little to tell, missed often, mostly right, right and in time. */
export const SKILL_STAGES = ['new', 'begun', 'shaky', 'fair', 'firm'] as const;
export type SkillStage = (typeof SKILL_STAGES)[number];

/** So many answers tell all of a skill: fewer fill it in part only. */
export const ENOUGH_ANSWERS = 12;

/** Something that is learned by answering puzzles of a kind, as its game names it. */
export interface SkillFound {
  readonly id: string;
  readonly kind: PuzzleKind;
  /** Null for all puzzles of the kind. */
  readonly theme: PuzzleTheme | null;
  /** It is about speed: practised against a clock. */
  readonly timed: boolean;
  /** Of late; where that is little, ever. */
  readonly attempts: number;
  readonly right: number;
  /** Median time of right answers in milliseconds; null without any. */
  readonly medianMillis: number | null;
  readonly stage: SkillStage;
  /** How much of it is there, from 0 to 1. */
  readonly filled: number;
  /** Answers today. */
  readonly today: number;
}

/** A day on which something was done. */
export interface DayMinutes {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** Of drills, of rounds and of lessons, whole ones; a day on which less than half a minute was done has one. */
  readonly minutes: number;
}

export interface PathFound {
  /** In the order in which they are learned; empty for a game without puzzles. */
  readonly skills: readonly SkillFound[];
  /** The last weeks, oldest first; days on which nothing was done are left out. */
  readonly days: readonly DayMinutes[];
  /** Weak spots that the player made of mistakes in rounds within the last seven days. */
  readonly mistakes: number;
  /** Days in a row with an answer, up to today. */
  readonly inRow: number;
}

/** Spread into the outputs of the contract. */
export interface PathOutputs {
  'path.read': PathFound;
}
