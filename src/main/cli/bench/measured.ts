/** On which games the house is measured: for rounds the first that is measured, for puzzles the first of them that has some. */
import { BENCHES } from '../../games/bench-list';
import type { GameBench, PuzzleBench } from '../../bench/game-bench';

function first([bench]: readonly GameBench[]): GameBench {
  if (bench === undefined) throw new Error('No game brings anything to be measured on.');
  return bench;
}

export const MEASURED = first(BENCHES);

/** Null where no game has puzzles: then there are no answers to measure anything on. */
export const MEASURED_PUZZLES: PuzzleBench | null = BENCHES.find(({ puzzles }) => puzzles !== undefined)?.puzzles ?? null;

/** Says on standard error why a figure is left out. */
export function withoutPuzzles(): null {
  process.stderr.write('No game brings puzzles whose answers could be measured.\n');
  return null;
}
