/** How somebody does it mostly: their rounds before, put together. */
import { middleOf } from '../coaching';
import type { Seat } from '../../game';
import { markerFacts } from './markers';
import { doneBy } from './players';
import type { Through } from './through';
import { laidTiles } from './tiles';
import type { UsualPace } from './types';

/** A round that somebody played. */
export interface PlayedRound {
  readonly through: Through;
  readonly seat: Seat;
  /** After how many events they had come; left out, they sat there from the beginning. */
  readonly since?: number;
}

/** An average of fewer rounds is none. */
export const LEAST_ROUNDS = 3;

/** The pace over some rounds of one person in one role; null of too few in which anything was done. */
export function usualPace(rounds: readonly PlayedRound[]): UsualPace | null {
  const done = rounds
    .map(({ through, seat, since }) => {
      const role = through.setup.roles[seat] ?? 'runner';
      return doneBy(seat, role, role === 'chaser' ? markerFacts(through) : [], role === 'runner' ? laidTiles(through) : [], since);
    })
    .filter(({ count }) => count > 0);
  if (done.length < LEAST_ROUNDS) return null;
  return {
    rounds: done.length,
    count: done.reduce((sum, { count }) => sum + count, 0),
    right: done.reduce((sum, { right }) => sum + right, 0),
    median: middleOf(
      done.flatMap(({ times }) => times),
      1,
    ),
  };
}
