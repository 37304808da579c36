/** What counts for the Fugitive, and how much: all in one coin, a step up the row. Found by many games between bots (docs/balance.md). */
import { sprintOf } from '../../../../rules/fugitive/cards';

export const WEIGHTS = {
  /** A number further up the row. */
  progress: 0.441,
  /** A card in hand: what it sprints, if it is odd and if it is even. */
  odd: 0.37,
  even: 0.748,
  /** A hideout still to come, near and far. */
  near: 0.563,
  far: 0.203,
  /** How near is near. */
  window: 10,
  /** Root of how many hideouts stay face down. */
  down: 4.867,
  /** A hideout that her counting gives away; a call that hits; the game lost by it. */
  exposed: 1.209,
  hit: 1.12,
  lost: 14.958,
  /** What waiting brings, and stopping after the first hideout of a turn. */
  patience: 0.421,
  stop: 0.245,
  /** He runs for 42 if he gets away at least so likely. */
  run: 0.391,
};

/** What a card in hand is worth to him for later, with `last` at the end of the row. */
export function keepsafe(card: number, last: number): number {
  const sprint = sprintOf(card) === 2 ? WEIGHTS.even : WEIGHTS.odd;
  if (card <= last) return sprint;
  return sprint + (card - last <= WEIGHTS.window ? WEIGHTS.near : WEIGHTS.far);
}

/** What counts for the Marshal in a call, in hideouts found. */
export const HERS = {
  /** To which power the hideouts of a call count. */
  many: 0.95,
  /** Beside them, that they are all. */
  all: 1.3,
  /** That one of 30 or more is turned up while others stay face down. */
  high: 0.75,
  /** So many of the likeliest numbers are thought of, alone and two by two. */
  tried: 5,
  /** A card that he may need next, beside what a draw tells; so far ahead. */
  blocks: 0.155,
  ahead: 8,
};
