/** The game on whose rounds and puzzles the house is measured: the first that brings some. */
import { BENCHES } from '../../games/bench-list';
import type { GameBench } from '../../bench/game-bench';

function first([bench]: readonly GameBench[]): GameBench {
  if (bench === undefined) throw new Error('No game brings anything to be measured on.');
  return bench;
}

export const MEASURED = first(BENCHES);
