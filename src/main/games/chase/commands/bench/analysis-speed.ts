/** How long the analysis of a round takes, with everything that the window is shown of it. */
import { goThrough } from '../../../../../rules/chase/analysis/through';
import { median } from '../../../../bench/stopwatch';
import { analysisOf } from '../../analysis/analyse-round';
import { PACES } from '../../analysis/paces';
import { playRound } from './recorded-rounds';

const LEVEL = 5;
const ROUNDS = 5;

/** Seconds for round `number` of the measured rounds. */
function secondsFor(number: number): number {
  const { setup, events } = playRound(number, LEVEL);
  const gone = goThrough(setup, events);
  if (!gone.ok) throw new Error(`A measured round has an event that cannot be: ${gone.error.code}`);
  const start = performance.now();
  const players = setup.roles.map(() => ({ kind: 'bot' as const, level: LEVEL }));
  const steps = analysisOf(gone.value, { players, paces: PACES });
  while (steps.next().done !== true) continue;
  return (performance.now() - start) / 1000;
}

/** The median of five rounds, after one that warms up. */
export function analysisSeconds(): number {
  secondsFor(0);
  return median(Array.from({ length: ROUNDS }, (_, at) => secondsFor(at + 1)));
}
