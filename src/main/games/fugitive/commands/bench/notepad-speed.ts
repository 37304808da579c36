/** How long the notepad takes to say what may lie face down, in the midst of games. */
import { countedAt } from '../../../../../rules/fugitive/notepad/count';
import type { State } from '../../../../../rules/fugitive/types';
import { BENCH_SEED } from '../../../../bench/given';
import { quantile } from '../../../../bench/quantile';
import { playSeries } from '../../bots/simulate-game';
import { rulesInTurn } from './rules-in-turn';

const LEVELS = { fugitive: 5, marshal: 5 };
const GAMES = 1000;
/** So many counts before the first that is measured: until then it is the compiler that is. */
const WARM_UP = 100;

/** The state before the middle one of a game's calls; of a game with an even number of them the later one. */
function midGame(number: number): State {
  const calls: State[] = [];
  playSeries(rulesInTurn(number), LEVELS, `${BENCH_SEED}/notepad ${String(number)}`, (state) => {
    if (state.tasks[0]?.do === 'guess' || state.tasks[0]?.do === 'hunt') calls.push(state);
  });
  const middle = calls[calls.length >> 1];
  if (middle === undefined) throw new Error(`Nothing was called in game ${String(number)}.`);
  return middle;
}

/** Milliseconds of this process's own time, so that what else the machine does is not in it. */
function millisFor(state: State): number {
  const start = process.cpuUsage();
  countedAt(state);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** 95 of 100 counts take no longer, in milliseconds. */
export function notepadMillis(): number {
  const states = Array.from({ length: GAMES }, (_, number) => midGame(number));
  for (const state of states.slice(0, WARM_UP)) countedAt(state);
  return quantile(states.map(millisFor), 0.95);
}
