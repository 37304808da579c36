/** The dashboard's figures, put together from what the store has summed. */
import type { Best, Period, Statistics, Tally } from '../../shared/statistics';
import { DIRECTIONS, PUZZLE_KINDS, PUZZLE_THEMES, ROTATIONS, type Direction, type PuzzleKind } from '../../shared/puzzles';
import { accepted } from '../../rules/result';
import { dayOf, daysBefore } from '../learning/day';
import { findingOf } from '../learning/finding';
import type { PuzzleBook } from '../learning/game';
import { recallOf } from '../learning/memory';
import type { Stored } from '../store/fault';
import type { LearnedRepository } from '../store/learned-repository';
import type { Filter } from '../store/statistics-filter';
import type { FactTowards, StatisticsReader } from '../store/statistics-reader';
import { EVER } from './attempt-pages';
import { isDated, isMode, isOfKind, isSymbol } from './sound-rows';
import { spansUpTo } from './spans-ahead';
import { longestStreak, streakUpTo } from './streaks';

/** What the figures are read from. */
interface StatisticsSource {
  readonly statistics: StatisticsReader;
  readonly learned: LearnedRepository;
}

/** Whose figures, of which days; `at` is now, in milliseconds since 1970. */
export interface StatisticsAsk {
  readonly profile: string;
  readonly period: Period;
  /** Left out: the first that has puzzles. */
  readonly game?: string;
  /** Null for all kinds of the game. */
  readonly kind: PuzzleKind | null;
  readonly at: number;
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

/** The best of a class, where it is of the game of this mark. */
export function bestOf({ bestClass, score, date }: { bestClass: string; score: number; date: string }, mark: string): Best[] {
  if (!bestClass.startsWith(mark)) return [];
  const [mode = '', minutes] = bestClass.slice(mark.length).split(' ');
  return isMode(mode) && isDated({ date }) ? [{ mode, minutes: minutes === undefined ? null : Number(minutes), score, date }] : [];
}

/** The kinds that are asked for. Where only one game has puzzles, all are its own, which is what the sums are quickest for. */
function kindsOf({ game, kind }: Pick<StatisticsAsk, 'game' | 'kind'>, book: PuzzleBook): Filter['kinds'] {
  if (kind !== null) return [kind];
  return book.games.length > 1 ? book.of(game).kinds : null;
}

/** What is asked for as the store takes it. */
export function filterOf(ask: StatisticsAsk, book: PuzzleBook): Filter {
  return { profile: ask.profile, kinds: kindsOf(ask, book), ...spanOf(ask.period, dayOf(new Date(ask.at))) };
}

/** For each fact the direction of the table towards which it was missed most, else met most. */
function lyingOf(answers: readonly FactTowards[]): ReadonlyMap<string, Direction> {
  const most = new Map<string, FactTowards>();
  for (const each of answers) {
    if (!DIRECTIONS.includes(each.direction)) continue;
    const before = most.get(each.fact);
    const more =
      before === undefined ? 1 : each.attempts - each.right - (before.attempts - before.right) || each.attempts - before.attempts;
    if (more > 0) most.set(each.fact, each);
  }
  return new Map([...most].map(([fact, { direction }]) => [fact, direction]));
}

/** As `filterOf`, without the days after today that a clock which was ahead has left behind. */
export function filterUpToNow(statistics: Pick<StatisticsReader, 'wasAhead'>, ask: StatisticsAsk, book: PuzzleBook): Stored<Filter> {
  const today = dayOf(new Date(ask.at));
  const filter = filterOf(ask, book);
  const ahead = statistics.wasAhead(ask.profile, today);
  if (!ahead.ok) return ahead;
  const days = { ...filter.days, to: today };
  return accepted({ ...filter, days, ...(ahead.value ? spansUpTo(ask.period, today, filter.span.from) : null) });
}

/** The whole dashboard. */
export function statisticsSummary({ statistics, learned }: StatisticsSource, ask: StatisticsAsk, all: PuzzleBook): Stored<Statistics> {
  const { games, mark } = all.of(ask.game);
  const { profile, period, kind } = ask;
  const today = dayOf(new Date(ask.at));
  const upToNow = filterUpToNow(statistics, ask, all);
  if (!upToNow.ok) return upToNow;
  const filter = upToNow.value;
  const sums = statistics.sums(filter);
  if (!sums.ok) return sums;
  const days = statistics.days(filter);
  if (!days.ok) return days;
  const ratings = statistics.ratings(filter);
  if (!ratings.ok) return ratings;
  const bests = statistics.bests(profile, today);
  if (!bests.ok) return bests;
  const active = statistics.activeDays(profile, today);
  if (!active.ok) return active;
  // Of the game: a run is left alone with all its kinds.
  const leftOut = statistics.leftOut({ ...filter, kinds: kindsOf({ ...ask, kind: null }, all) });
  if (!leftOut.ok) return leftOut;
  const known = learned.of(profile);
  if (!known.ok) return known;
  const towards = statistics.towards(filter);
  if (!towards.ok) return towards;
  const { all: total, by, themes } = sums.value;
  const lying = lyingOf(towards.value);
  return accepted({
    period,
    kind,
    total,
    finding: findingOf(themes, by.kind),
    byKind: listed('kind', PUZZLE_KINDS, by.kind),
    byTheme: listed('theme', PUZZLE_THEMES, by.theme),
    byDirection: listed('direction', DIRECTIONS, by.direction),
    byRotation: ROTATIONS.flatMap((rotation) => {
      const tally = by.rotation.get(String(rotation));
      return tally === undefined ? [] : [{ rotation, ...tally }];
    }),
    facts: [...by.fact]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([fact, tally]) => {
        const about = games.map((game) => game.fact(fact)).find((each) => each !== null);
        // A disk may have changed what it is called.
        if (about === undefined) return [];
        const { tile, side } = about;
        const card = known.value.cards.get(fact);
        return [{ tile, side, towards: lying.get(fact) ?? side, recall: card === undefined ? null : recallOf(card, ask.at), ...tally }];
      }),
    matrix: [...by.matrix].flatMap(([key, { attempts }]) => {
      const [answered, right] = key.split('>');
      return isSymbol(answered) && isSymbol(right) ? [{ answered, right, count: attempts }] : [];
    }),
    days: days.value.filter(isDated),
    ratings: ratings.value.filter((rating) => isDated(rating) && isOfKind(rating)),
    bests: bests.value.flatMap((best) => bestOf(best, mark)),
    streak: { current: streakUpTo(active.value, today), longest: longestStreak(active.value) },
    leftOut: leftOut.value,
  });
}
