/** A player's figures in brief, for screens that remind of them: from the sums, as the dashboard's are. */
import { accepted } from '../../rules/result';
import type { Brief, GroupTally } from '../../shared/statistics';
import type { PuzzleKind } from '../../shared/puzzles';
import { dayOf, daysBefore } from '../learning/day';
import type { PuzzleBook } from '../learning/game';
import type { Stored } from '../store/fault';
import type { StatisticsReader } from '../store/statistics-reader';
import { EVER } from './attempt-pages';
import { isDated, isOfKind } from './sound-rows';
import { longestStreak, streakUpTo } from './streaks';
import { bestOf, filterUpToNow, type StatisticsAsk } from './summary';

export type BriefAsk = Pick<StatisticsAsk, 'profile' | 'game' | 'at'> & { readonly kind: PuzzleKind };

/** Answers to each of the groups, at least, before one of them is called the weakest. */
const LEAST_ANSWERS = 5;
/** Values of a rating that tell how it went of late. */
const LATE = 24;
const DAYS_OF_WEEK = 7;

/** The group with the smallest share of right answers; null where one was hardly met, and where nothing was missed. */
export function weakestOf(groups: readonly GroupTally[]): GroupTally | null {
  if (groups.length < 2 || groups.some(({ attempts }) => attempts < LEAST_ANSWERS)) return null;
  const share = ({ attempts, right }: GroupTally): number => right / attempts;
  const [weakest] = [...groups].sort((one, other) => share(one) - share(other) || other.attempts - one.attempts);
  return weakest === undefined || weakest.right === weakest.attempts ? null : weakest;
}

type Reader = Pick<StatisticsReader, 'sums' | 'ratings' | 'bests' | 'activeDays' | 'days' | 'wasAhead'>;

/** How groups that the game asks by turns were answered of late; where that is little, ever. */
function groupsOf(statistics: Reader, ask: BriefAsk, book: PuzzleBook): Stored<GroupTally[]> {
  const [game] = book.of(ask.game).games;
  const [first] = game?.kinds ?? [];
  let groups: GroupTally[] = [];
  if (game === undefined || first === undefined) return accepted(groups);
  for (const period of ['month', 'all'] as const) {
    const filter = filterUpToNow(statistics, { ...ask, kind: first.kind, period }, book);
    if (!filter.ok) return filter;
    const sums = statistics.sums(filter.value);
    if (!sums.ok) return sums;
    groups = game.evenThemes.flatMap((theme) => {
      const sum = sums.value.themes.find((each) => each.kind === first.kind && each.theme === theme);
      return sum === undefined || sum.attempts === 0 ? [] : [{ kind: first.kind, theme, attempts: sum.attempts, right: sum.right }];
    });
    if (groups.length === game.evenThemes.length && groups.every(({ attempts }) => attempts >= LEAST_ANSWERS)) break;
  }
  return accepted(groups);
}

/** The rating of the kind that is asked for, or of the one that changed last. */
function ratingOf(statistics: Reader, { profile, game, kind }: BriefAsk, today: string, book: PuzzleBook): Stored<Brief['rating']> {
  const rows = statistics.ratings({ profile, kinds: book.of(game).kinds, ...EVER, days: { from: EVER.days.from, to: today } });
  if (!rows.ok) return rows;
  const sound = rows.value.filter((row) => isDated(row) && isOfKind(row));
  const shown = sound.some((row) => row.kind === kind) ? kind : sound[sound.length - 1]?.kind;
  const ratings = sound.filter((row) => row.kind === shown).slice(-LATE);
  const last = ratings[ratings.length - 1];
  return accepted(last === undefined ? null : { kind: last.kind, values: ratings.map(({ rating }) => rating), deviation: last.deviation });
}

/** All of it. */
export function statisticsBrief(statistics: Reader, ask: BriefAsk, book: PuzzleBook): Stored<Brief> {
  const { profile, game } = ask;
  const { mark } = book.of(game);
  const today = dayOf(new Date(ask.at));
  const groups = groupsOf(statistics, ask, book);
  if (!groups.ok) return groups;
  const rating = ratingOf(statistics, ask, today, book);
  if (!rating.ok) return rating;
  const bests = statistics.bests(profile, today);
  if (!bests.ok) return bests;
  const active = statistics.activeDays(profile, today);
  if (!active.ok) return active;
  const span = { from: daysBefore(today, DAYS_OF_WEEK - 1), to: today };
  const days = statistics.days({ profile, kinds: null, span: { grain: 'day', ...span }, days: span });
  if (!days.ok) return days;
  const attempts = new Map(days.value.map((day) => [day.date, day.attempts]));
  return accepted({
    groups: groups.value,
    weakest: weakestOf(groups.value),
    rating: rating.value,
    bests: bests.value.flatMap((best) => bestOf(best, mark)),
    streak: { current: streakUpTo(active.value, today), longest: longestStreak(active.value) },
    week: Array.from({ length: DAYS_OF_WEEK }, (_, at) => attempts.get(daysBefore(today, DAYS_OF_WEEK - 1 - at)) ?? 0),
  });
}
