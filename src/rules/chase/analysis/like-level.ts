/** Which level of bot somebody reads or lays like: the one by which what they did is the likeliest. */
import type { Millis } from '../../game';
import type { Role } from '../round';
import type { LevelLike } from './types';

/** How bots of one level do it, measured: the middle time, the deviation of its logarithm, and the share that is right. */
export interface LevelPace {
  readonly level: number;
  readonly median: Millis;
  readonly spread: number;
  readonly right: number;
}

/** By number of players, then by role: the levels from the lowest on. */
export type PaceTable = Readonly<Record<'2' | '3' | '4', Readonly<Record<Role, readonly LevelPace[]>>>>;

/** What somebody did. */
export interface Done {
  readonly times: readonly Millis[];
  readonly right: number;
  readonly count: number;
}

/** Fewer deeds tell nothing. */
export const LEAST_DEEDS = 3;

/** Nobody does anything in less; a time of nothing has no logarithm. */
const LEAST_TIME: Millis = 100;
/** What was never seen in measuring can happen all the same. */
const LEAST_SHARE = 0.001;
/** Levels whose likelihood is not less than a seventh of the best one's may well be meant. */
const MAY_BE = 2;

/** The logarithm of how likely a bot of that pace does this. */
function likelihood({ median, spread, right }: LevelPace, done: Done): number {
  const share = Math.min(1 - LEAST_SHARE, Math.max(LEAST_SHARE, right));
  let sum = done.right * Math.log(share) + (done.count - done.right) * Math.log(1 - share);
  for (const time of done.times) {
    const off = (Math.log(Math.max(LEAST_TIME, time)) - Math.log(median)) / spread;
    sum -= (off * off) / 2 + Math.log(spread);
  }
  return sum;
}

/** The level that `done` is the most like; null where too little was done. */
export function likeLevel(paces: readonly LevelPace[], done: Done): LevelLike | null {
  if (done.count < LEAST_DEEDS || done.times.length < LEAST_DEEDS) return null;
  const rated = paces.map((pace) => ({ level: pace.level, rate: likelihood(pace, done) }));
  const best = rated.reduce<{ level: number; rate: number } | null>(
    (top, each) => (top === null || each.rate > top.rate ? each : top),
    null,
  );
  if (best === null) return null;
  const near = rated.filter(({ rate }) => rate >= best.rate - MAY_BE).map(({ level }) => level);
  return { level: best.level, from: Math.min(...near), to: Math.max(...near) };
}
