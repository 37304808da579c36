/** Takes the place of `src/main/games/bench-list.ts`: Nerve alone, so that the house is measured on a game without puzzles. */
import type { GameBench } from '../../../../src/main/bench/game-bench';
import { nerveBench } from '../bench';

export const BENCHES: readonly GameBench[] = [nerveBench];
