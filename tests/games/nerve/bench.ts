/** Nerve as it is measured, and as the house is measured on it: a game without puzzles. */
import type { GameBench } from '../../../src/main/bench/game-bench';
import { unitsPerSecond } from '../../../src/main/bench/stopwatch';
import { playedMatch } from './played';

const MATCHES = Array.from({ length: 5 }, (_, at) => `bench/${String(at)}`);

export const nerveBench: GameBench = {
  figures: () =>
    Promise.resolve({
      /** Events a second: decided, answered and applied. */
      nerve_events_per_s: () => {
        let next = 0;
        return unitsPerSecond(() => playedMatch(`bench/${String(++next)}`).rounds[0]?.events.length ?? 0);
      },
    }),
  replays: () => MATCHES.map(playedMatch),
  outcomes: [{ winners: [0] }, { winners: [1, 4] }, { winners: [] }],
  longReplay: () => playedMatch('bench/long'),
};
