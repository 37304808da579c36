/** How a round is gone along: which time it shows once so much of it was played, with or without the time in which nothing happens. */
import type { Timeline } from '../../../rules/timeline';
import type { Millis } from '../../../shared/table';

/** Idle time is what lies between these after an event and before the next one. */
const LOOK_MS = 900;
const AHEAD_MS = 700;

/** The round's time after so many of its milliseconds more, from the place `at` at its time `t`. */
export function onward(timeline: Timeline, at: number, t: Millis, millis: Millis, skipsIdle: boolean): Millis {
  const next = timeline.times[at];
  const now = t + millis;
  if (!skipsIdle || next === undefined || t - timeline.timeAt(at) < LOOK_MS) return now;
  return Math.max(now, next - AHEAD_MS);
}

/** A part of a round that is shown without a leap: from one of its times to another. */
interface Stretch {
  readonly from: Millis;
  readonly to: Millis;
}

/** A whole round as it is shown from its beginning to its end. */
export class Pace {
  readonly #stretches: readonly Stretch[];
  readonly #speed: number;
  /** How long it takes to be shown, in milliseconds. */
  readonly lasts: Millis;

  constructor({ times, end }: Pick<Timeline, 'times' | 'end'>, speed: number, skipsIdle: boolean) {
    const stretches: Stretch[] = [];
    let from = 0;
    for (const [at, time] of times.entries()) {
      const before = times[at - 1] ?? 0;
      if (!skipsIdle || time - before <= LOOK_MS + AHEAD_MS) continue;
      stretches.push({ from, to: before + LOOK_MS });
      from = time - AHEAD_MS;
    }
    stretches.push({ from, to: end });
    this.#stretches = stretches;
    this.#speed = speed;
    this.lasts = stretches.reduce((sum, stretch) => sum + stretch.to - stretch.from, 0) / speed;
  }

  /** The round's time after so many milliseconds of being shown; before them its beginning, and after them its end. */
  at(millis: Millis): Millis {
    let left = Math.max(0, millis) * this.#speed;
    let last = 0;
    for (const { from, to } of this.#stretches) {
      if (left <= to - from) return from + left;
      left -= to - from;
      last = to;
    }
    return last;
  }
}

/** The places that are passed on the way from one to another. */
export function placesAfter(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from }, (_, passed) => from + passed + 1);
}
