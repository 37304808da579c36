/** Learning from saved rounds, between window and main process: mistakes as puzzles, and rounds from a moment of another one. */
import * as v from 'valibot';
import type { Seat } from '../rules/game';
import type { AnyTable } from './games';
import type { PuzzleKind } from './puzzles';

/** The id of a saved match as it stands in the store, where it may be damaged, too. */
const id = v.pipe(v.string(), v.maxLength(1000));
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
/** A round from 0, as the requests of replays name it. */
const ofRound = { id, round: whole };

/** Mistakes that are made puzzles of at once. */
const MOST_LEARNED = 200;

/**
 * Why a mistake makes no puzzle: no answer would have been right, what lay there broke the rules already, it is more than puzzles show, what is
 * best is too close to what is next, or there is no kind of puzzle that asks it.
 */
export const NO_PUZZLE = ['nothing-right', 'broken-table', 'too-large', 'too-close', 'no-kind'] as const;
export type NoPuzzle = (typeof NO_PUZZLE)[number];

/** Who plays against whom in a round from another one. */
const seated = { seat: v.pipe(whole, v.maxValue(5)), level: v.pipe(whole, v.minValue(1), v.maxValue(10)) };

/** Spread into the contract's list of requests. */
export const LEARN_REQUESTS = {
  /** All that was wrong in a saved round, as far as it makes puzzles. Refused like `replay.round`. */
  'learn.mistakes': v.strictObject(ofRound),
  /**
   * Makes puzzles of mistakes, named by their events: each is proved and kept for the chosen player with where it comes from. One that the
   * player made is a weak spot from now on; one of somebody else's is a puzzle and no more. One that makes none is left out. Answers as `learn.mistakes` would afterwards.
   */
  'learn.keep': v.strictObject({ ...ofRound, events: v.pipe(v.array(whole), v.minLength(1), v.maxLength(MOST_LEARNED)) }),
  /**
   * Begins a match of its own after so many events of a saved round, which stays as it is: the chosen player at one seat, and bots at the
   * others, where they are of `level` if people sat there. Refused with `round-over` after the end.
   */
  'learn.play-from': v.strictObject({ ...ofRound, event: whole, ...seated }),
  /**
   * Begins a match of its own with the deal of a saved round, which stays as it is, from before its first event: the chosen player at one seat,
   * raced by what that seat did then, and bots at the others as in `learn.play-from`. Refused with `nothing-raced` where it did nothing.
   */
  'learn.race': v.strictObject({ ...ofRound, ...seated }),
} as const;

/** A mistake of a saved round as the chosen player can learn from it. */
export interface Mistake {
  /** The event with which it happened, from 0. */
  readonly event: number;
  /** Whose it was. */
  readonly seat: Seat;
  /** The chosen player sat there then: nobody else's mistakes are among the player's own. */
  readonly mine: boolean;
  /** Its puzzle and what that asks, or why it makes none. */
  readonly puzzle: { readonly id: string; readonly kind: PuzzleKind } | null;
  readonly why: NoPuzzle | null;
  /**
   * How its puzzle stands with the player, whoever made it here. `new`: nothing was made of it. `weak`: it is a weak spot of the player's.
   * `mended`: it was one. `kept`: a puzzle of somebody else's.
   */
  readonly learned: 'new' | 'weak' | 'mended' | 'kept';
}

export interface LearnOutputs {
  'learn.mistakes': readonly Mistake[];
  'learn.keep': readonly Mistake[];
  'learn.play-from': AnyTable;
  'learn.race': AnyTable;
}
