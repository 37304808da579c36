/** Searching the Runners' thinking times that make equal levels fair (see `src/main/bots/levels.ts`). */
import { playSeries, type Players, type RoundVariant } from '../../bots/balance';
import { LEVELS, type Level } from '../../bots/bot';
import { chaserSkill } from '../../bots/levels';
import type { TileSet } from '../../engine/chase/tile';

export interface TuneOptions {
  readonly tiles: TileSet;
  readonly players: Players;
  readonly variants: readonly RoundVariant[];
  /** Rounds for each time that is tried. */
  readonly rounds: number;
  readonly seed: string;
}

const STEPS = 7;

/** One line for each level as it is found, then the row of times to put into the table. */
export function* tune(options: TuneOptions): Generator<string> {
  const found: string[] = [];
  for (const level of LEVELS) {
    const think = fairThink(options, level);
    found.push(`${String(level)}: ${String(think)}`);
    yield `level ${String(level)}: Runner ${String(think)} ms to Chaser ${String(chaserSkill(level).think)} ms`;
  }
  yield `{ ${found.join(', ')} }`;
}

/** The Runner's median time at which it wins half of the rounds with a winner, by halving; slower Runners win less. */
function fairThink(options: TuneOptions, level: Level): number {
  const chaser = chaserSkill(level);
  let fast = chaser.think * 0.4;
  let slow = chaser.think * 2.5;
  for (let step = 0; step < STEPS; step++) {
    const think = Math.sqrt(fast * slow);
    const row = playSeries({ ...options, runners: level, chasers: level, runnerThink: think });
    if ((row.runnerRate ?? 0) > 0.5) fast = think;
    else slow = think;
  }
  return Math.round(Math.sqrt(fast * slow) / 10) * 10;
}
