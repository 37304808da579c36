/** The dashboard of the chosen profile, and its attempts as a table for other programs. */
import type { Refusal } from '../../shared/contract';
import type { Best, Mode, Period, Statistics, Tally } from '../../shared/drill';
import { PUZZLE_KINDS, PUZZLE_THEMES } from '../../shared/puzzle';
import type { ChaseSymbol, Direction, Rotation } from '../../shared/replay';
import { accepted, type Result } from '../engine/result';
import type { Handlers } from '../ipc';
import { dayOf, daysBefore } from '../learning/day';
import { recallOf } from '../learning/memory';
import type { LearnedRepository } from '../store/learned-repository';
import type { Filter, StatisticsReader } from '../store/statistics-reader';
import { attemptPages, EVER } from './attempt-pages';
import { csvHeader, csvLine } from './csv';
import { freePath, writeWhole } from './replay-files';
import { longestStreak, streakUpTo } from './streaks';

export interface StatisticsPorts {
  readonly statistics: StatisticsReader;
  readonly learned: LearnedRepository;
  readonly profile: () => Result<string, Refusal>;
  readonly exportFolder: string;
  readonly now: () => Date;
}

/** The days of a period up to `today`, and the sums that make it up; a year is this month and the eleven before it. */
export function spanOf(period: Period, today: string): Pick<Filter, 'span' | 'days'> {
  if (period === 'all') return EVER;
  if (period === 'year') {
    const month = today.slice(5, 7);
    const year = Number(today.slice(0, 4));
    const from = month === '12' ? `${year}-01` : `${year - 1}-${String(Number(month) + 1).padStart(2, '0')}`;
    return { span: { grain: 'month', from, to: today.slice(0, 7) }, days: { from: `${from}-01`, to: today } };
  }
  const days = { from: daysBefore(today, { today: 0, week: 6, month: 29 }[period]), to: today };
  return { span: { grain: 'day', ...days }, days };
}

/** The tallies in the order of `keys`; those that were not met are left out. */
function listed<Key extends string, Field extends string>(
  field: Field,
  keys: readonly Key[],
  tallies: ReadonlyMap<string, Tally>,
): readonly (Readonly<Record<Field, Key>> & Tally)[] {
  return keys.flatMap((key) => {
    const tally = tallies.get(key);
    return tally === undefined ? [] : [{ [field]: key, ...tally } as Readonly<Record<Field, Key>> & Tally];
  });
}

const DIRECTIONS: readonly Direction[] = ['n', 'e', 's', 'w'];
const ROTATIONS: readonly Rotation[] = [0, 90, 180, 270];

function bestOf({ bestClass, score, date }: { bestClass: string; score: number; date: string }): Best {
  const [mode = '', minutes] = bestClass.split(' ');
  return { mode: mode as Mode, minutes: minutes === undefined ? null : Number(minutes), score, date };
}

export function statisticsRequests(ports: StatisticsPorts): Pick<Handlers, 'statistics.summary' | 'statistics.csv'> {
  const { statistics } = ports;

  const summary = (profile: string, period: Period, kind: Filter['kind']): Result<Statistics, Refusal> => {
    const now = ports.now();
    const today = dayOf(now);
    const filter: Filter = { profile, kind, ...spanOf(period, today) };
    const sums = statistics.sums(filter);
    if (!sums.ok) return sums;
    const days = statistics.days(filter);
    if (!days.ok) return days;
    const ratings = statistics.ratings(filter);
    if (!ratings.ok) return ratings;
    const bests = statistics.bests(profile);
    if (!bests.ok) return bests;
    const active = statistics.activeDays(profile);
    if (!active.ok) return active;
    const leftOut = statistics.leftOut(filter);
    if (!leftOut.ok) return leftOut;
    const known = ports.learned.of(profile);
    if (!known.ok) return known;
    const { all, by } = sums.value;
    return accepted({
      period,
      kind,
      total: all,
      byKind: listed('kind', PUZZLE_KINDS, by.total),
      byTheme: listed('theme', PUZZLE_THEMES, by.theme),
      byDirection: listed('direction', DIRECTIONS, by.direction),
      byRotation: ROTATIONS.flatMap((rotation) => {
        const tally = by.rotation.get(String(rotation));
        return tally === undefined ? [] : [{ rotation, ...tally }];
      }),
      facts: [...by.fact].sort(([a], [b]) => (a < b ? -1 : 1)).map(([fact, tally]) => {
        const [tile = '', side = ''] = fact.split('/');
        const card = known.value.cards.get(fact);
        return { tile, side: side as Direction, recall: card === undefined ? null : recallOf(card, now.getTime()), ...tally };
      }),
      matrix: [...by.matrix].map(([key, { attempts }]) => {
        const [answered, right] = key.split('>') as [ChaseSymbol, ChaseSymbol];
        return { answered, right, count: attempts };
      }),
      days: days.value,
      ratings: ratings.value,
      bests: bests.value.map(bestOf),
      streak: { current: streakUpTo(active.value, today), longest: longestStreak(active.value) },
      leftOut: leftOut.value,
    });
  };

  return {
    'statistics.summary': ({ period, kind }) => {
      const profile = ports.profile();
      return profile.ok ? summary(profile.value, period, kind) : profile;
    },
    'statistics.csv': async ({ period, kind }) => {
      const profile = ports.profile();
      if (!profile.ok) return profile;
      const today = dayOf(ports.now());
      let text = csvHeader();
      for (const page of attemptPages(statistics, { profile: profile.value, kind, ...spanOf(period, today) })) {
        if (!page.ok) return page;
        for (const line of page.value) text += csvLine(line);
        // A long export lets the window's other requests through.
        await new Promise((resolve) => setImmediate(resolve));
      }
      const file = freePath(ports.exportFolder, `lookout-attempts-${today}.csv`);
      const written = await writeWhole(file, text);
      return written.ok ? accepted({ saved: file }) : written;
    },
  };
}
