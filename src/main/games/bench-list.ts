/**
 * What games bring to be measured, beside the list of games and in its order: the app has no business with it, nor with the packages
 * for building that it takes.
 */
import type { GameBench } from '../bench/game-bench';
import { chaseBench } from './chase/commands/bench/chase-bench';
import { fugitiveBench } from './fugitive/commands/bench/fugitive-bench';

export const BENCHES: readonly GameBench[] = [chaseBench, fugitiveBench];
