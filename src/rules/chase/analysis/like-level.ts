/**
 * Which level of bot somebody reads or lays like: the one by which what they did is the likeliest. Who is less right than a level ever is by
 * chance is not like it, however quick.
 */
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

/** Fewer deeds do not tell a level. */
export const LEAST_DEEDS = 5;
/** Fewer do not even allow a guess. */
const LEAST_GUESS = 3;

/** Nobody does anything in less; a time of nothing has no logarithm. */
const LEAST_TIME: Millis = 100;
/** What was never seen in measuring can happen all the same. */
const LEAST_SHARE = 0.001;
/** Levels whose likelihood is not less than a seventh of the best one's may well be meant. */
const MAY_BE = 2;
/** So seldom a bot of a level has as few right ones: whoever has is not like it. */
const SIGNIFICANT = 0.05;

const shareOf = ({ right }: LevelPace): number => Math.min(1 - LEAST_SHARE, Math.max(LEAST_SHARE, right));

/** How likely it is to have at most `right` of `count` right, each with the chance `share`. */
export function atMostRight(right: number, count: number, share: number): number {
  let each = (1 - share) ** count;
  let sum = 0;
  for (let k = 0; k <= right; k++) {
    sum += each;
    each *= ((count - k) / (k + 1)) * (share / (1 - share));
  }
  return Math.min(1, sum);
}

/** Whether bots of that pace are not more right than this. */
function isAsRight(pace: LevelPace, { right, count }: Done): boolean {
  return atMostRight(right, count, shareOf(pace)) >= SIGNIFICANT;
}

/** The logarithm of how likely a bot of that pace takes these times. */
function quickness({ median, spread }: LevelPace, times: readonly Millis[]): number {
  return times.reduce((sum, time) => {
    const off = (Math.log(Math.max(LEAST_TIME, time)) - Math.log(median)) / spread;
    return sum - (off * off) / 2 - Math.log(spread);
  }, 0);
}

/** The logarithm of how likely a bot of that pace does this. */
function likelihood(pace: LevelPace, done: Done): number {
  const share = shareOf(pace);
  return quickness(pace, done.times) + done.right * Math.log(share) + (done.count - done.right) * Math.log(1 - share);
}

interface Rated {
  readonly level: number;
  readonly rate: number;
}

function bestOf(rated: readonly Rated[]): Rated | null {
  return rated.reduce<Rated | null>((top, each) => (top === null || each.rate > top.rate ? each : top), null);
}

/** The level that `done` is the most like; null where nothing was done. */
export function likeLevel(paces: readonly LevelPace[], done: Done): LevelLike | null {
  if (done.count === 0) return null;
  const quick = bestOf(paces.map((pace) => ({ level: pace.level, rate: quickness(pace, done.times) })));
  if (quick === null) return null;
  const deeds = Math.min(done.count, done.times.length);
  if (deeds < LEAST_DEEDS) return { what: 'few', least: LEAST_DEEDS, guess: deeds < LEAST_GUESS ? null : quick.level };
  const asRight = new Set(paces.filter((pace) => isAsRight(pace, done)).map(({ level }) => level));
  const rated = paces.map((pace) => ({ level: pace.level, rate: likelihood(pace, done) }));
  const best = bestOf(rated);
  // The quickness of a level that is more right than this tells of quickness alone.
  if (best === null || !asRight.has(best.level) || !asRight.has(quick.level)) {
    return { what: 'as-quick', level: quick.level, asRight: asRight.size === 0 ? null : Math.max(...asRight) };
  }
  const near = rated.filter(({ level, rate }) => rate >= best.rate - MAY_BE && asRight.has(level)).map(({ level }) => level);
  return { what: 'like', level: best.level, from: Math.min(...near), to: Math.max(...near) };
}
