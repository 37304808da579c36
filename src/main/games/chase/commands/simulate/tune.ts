/** Searching the Runners' thinking times that make equal levels fair (see `src/main/bots/levels.ts`). */
import { playSeries, type Players, type RoundVariant } from '../../bots/balance';
import { chaserSkill } from '../../bots/levels';
import type { TileSet } from '../../../../../rules/chase/tile';
import type { Pairing } from './arguments';

interface TuneOptions {
  readonly tiles: TileSet;
  readonly players: Players;
  readonly variants: readonly RoundVariant[];
  /** Rounds for each time that is tried. */
  readonly rounds: number;
  readonly seed: string;
  readonly pairings: readonly Pairing[];
}

const STEPS = 7;

/** One line for each level as it is found, then the row of times to put into the table. */
export function* tune(options: TuneOptions): Generator<string> {
  const found: string[] = [];
  for (const pairing of options.pairings) {
    const think = fairThink(options, pairing);
    const { runners, chasers } = pairing;
    found.push(`${String(runners)}: ${String(think)}`);
    yield `level ${String(runners)}: Runner ${String(think)} ms to Chaser ${String(chaserSkill(chasers).think)} ms`;
  }
  yield `{ ${found.join(', ')} }`;
}

/** The Runner's median time at which it wins half of the rounds with a winner, by halving; slower Runners win less. */
function fairThink(options: TuneOptions, pairing: Pairing): number {
  const chaser = chaserSkill(pairing.chasers);
  let fast = chaser.think * 0.4;
  let slow = chaser.think * 2.5;
  for (let step = 0; step < STEPS; step++) {
    const think = Math.sqrt(fast * slow);
    const row = playSeries({ ...options, ...pairing, runnerThink: think });
    if ((row.runnerRate ?? 0) > 0.5) fast = think;
    else slow = think;
  }
  return Math.round(Math.sqrt(fast * slow) / 10) * 10;
}
