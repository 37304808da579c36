/**
 * Glicko-2 (M. Glickman, "Example of the Glicko-2 system", 2022) for players, one rating a kind of puzzle, and for
 * puzzles. An answer is a game: right beats the puzzle, wrong loses to it.
 */
import rate from 'glicko2-lite';
import type { Rating } from '../../shared/drill-record';

/** Somebody or something that nothing is known of yet. */
export const UNRATED: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** Nobody becomes so certain that ratings stand still: people learn. */
export const LEAST_DEVIATION = 45;
/** A puzzle stays as it is, so its rating may become surer than a person's. */
const LEAST_PUZZLE_DEVIATION = 30;
/** How much volatility may change in a period; Glickman's own range is 0.3 to 1.2. */
const TAU = 0.5;
/** Ratings stay where numbers mean something, whatever a file says. */
const LOWEST = 100;
const HIGHEST = 4000;

/** The most that one answer moves a rating, in points: Glicko alone would take 280 from somebody new for one miss. */
export const MOST_CHANGE = 80;

/** A game against `opponent`; `score` is 1 for a win, 0 for a loss. */
interface Game {
  readonly opponent: Rating;
  readonly score: 0 | 1;
}

/** The rating after one period of games; without games only the deviation grows. Not bounded. */
export function afterGames({ rating, deviation, volatility }: Rating, games: readonly Game[]): Rating {
  const opponents = games.map(({ opponent, score }): [number, number, number] => [opponent.rating, opponent.deviation, score]);
  if (opponents.length === 0) return { rating, deviation: grown(deviation, volatility), volatility };
  const { rating: next, rd, vol } = rate(rating, deviation, volatility, opponents, { tau: TAU });
  return { rating: next, deviation: rd, volatility: vol };
}

/** Glickman's step 6, on his scale of 173.7178 points. */
function grown(deviation: number, volatility: number): number {
  return Math.min(UNRATED.deviation, Math.hypot(deviation, volatility * 173.7178));
}

function within(rating: Rating, least: number): Rating {
  return {
    rating: Math.min(HIGHEST, Math.max(LOWEST, rating.rating)),
    deviation: Math.min(UNRATED.deviation, Math.max(least, rating.deviation)),
    volatility: rating.volatility,
  };
}

/**
 * The part `weight` of the way from one rating to another, and no more of it than moves it by `MOST_CHANGE`. What is left
 * out was not learned either, so as much of the deviation stays: whoever is far off goes on moving.
 */
function partly(before: Rating, after: Rating, weight: number): Rating {
  const change = Math.abs(after.rating - before.rating);
  const part = Math.min(weight, change === 0 ? 1 : MOST_CHANGE / change);
  const mixed = (from: number, to: number): number => from + part * (to - from);
  return {
    rating: mixed(before.rating, after.rating),
    deviation: mixed(before.deviation, after.deviation),
    volatility: mixed(before.volatility, after.volatility),
  };
}

/**
 * Player and puzzle after one rated answer, each against the other as it stood before. `weight` from 0 to 1 says how much
 * the answer tells: less for a puzzle that was met not long ago.
 */
export function answered(player: Rating, puzzle: Rating, right: boolean, weight = 1): { readonly player: Rating; readonly puzzle: Rating } {
  const after = (of: Rating, opponent: Rating, score: 0 | 1, least: number): Rating =>
    within(partly(of, within(afterGames(of, [{ opponent, score }]), least), weight), least);
  return {
    player: after(player, puzzle, right ? 1 : 0, LEAST_DEVIATION),
    puzzle: after(puzzle, player, right ? 0 : 1, LEAST_PUZZLE_DEVIATION),
  };
}

/** The chance that a player answers a puzzle right, from the ratings alone. */
export function chanceOfRight(player: Rating, puzzle: Rating): number {
  const spread = Math.hypot(player.deviation, puzzle.deviation) / 173.7178;
  const weight = 1 / Math.sqrt(1 + (3 * spread * spread) / (Math.PI * Math.PI));
  return 1 / (1 + Math.exp((-weight * (player.rating - puzzle.rating)) / 173.7178));
}
