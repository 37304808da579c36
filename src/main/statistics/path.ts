/** A learner's path: how each skill is answered, and the minutes of the last weeks' days. */
import { accepted } from '../../rules/result';
import { momentOf } from '../../shared/moment';
import { PATH_WEEKS, type DayMinutes, type PathFound, type SkillFound } from '../../shared/path';
import type { Period } from '../../shared/statistics';
import type { PuzzleKind } from '../../shared/puzzles';
import { dayOf, daysBefore } from '../learning/day';
import type { PuzzleBook, Skill } from '../learning/game';
import { LEAST_ANSWERS, skillFound, type Answers } from '../learning/skills';
import { A_WEEK } from '../learning/modes';
import type { ActivityReader } from '../store/activity-reader';
import type { Stored } from '../store/fault';
import type { MistakeRepository } from '../store/mistake-repository';
import type { SumsOfSpan } from '../store/statistics-sums';
import type { StatisticsReader } from '../store/statistics-reader';
import { isDated } from './sound-rows';
import { streakUpTo } from './streaks';
import { filterUpToNow, type StatisticsAsk } from './summary';

export type PathAsk = Pick<StatisticsAsk, 'profile' | 'game' | 'at'>;

/** What a path is read from. */
export interface PathSource {
  readonly statistics: Pick<StatisticsReader, 'sums' | 'activeDays' | 'wasAhead'>;
  readonly activity: ActivityReader;
  readonly mistakes: Pick<MistakeRepository, 'due'>;
}

/** What was done on a day; a day can be there more than once. */
interface Spent {
  readonly date: string;
  readonly millis: number;
}

const DAYS_OF_WEEK = 7;
const MINUTE = 60_000;
const NONE: Answers = { attempts: 0, right: 0, medianMillis: null };

const answersIn = ({ by }: SumsOfSpan, { kind, theme }: Skill): Answers =>
  (theme === null ? by.kind.get(kind) : by.theme.get(theme)) ?? NONE;

/** The game's skills, each by its answers of the last thirty days; where these are few, by all that there are. */
function skillsOf({ statistics }: PathSource, ask: PathAsk, book: PuzzleBook): Stored<SkillFound[]> {
  const skills = book.of(ask.game).games.flatMap((game) => game.skills);
  const kept = new Map<string, SumsOfSpan>();
  const sumsOf = (kind: PuzzleKind, period: Period): Stored<SumsOfSpan> => {
    const known = kept.get(`${kind} ${period}`);
    if (known !== undefined) return accepted(known);
    const filter = filterUpToNow(statistics, { ...ask, kind, period }, book);
    if (!filter.ok) return filter;
    const sums = statistics.sums(filter.value);
    if (sums.ok) kept.set(`${kind} ${period}`, sums.value);
    return sums;
  };
  const found: SkillFound[] = [];
  for (const skill of skills) {
    const late = sumsOf(skill.kind, 'month');
    if (!late.ok) return late;
    const ever = answersIn(late.value, skill).attempts < LEAST_ANSWERS ? sumsOf(skill.kind, 'all') : late;
    if (!ever.ok) return ever;
    const today = sumsOf(skill.kind, 'today');
    if (!today.ok) return today;
    found.push(skillFound(skill, answersIn(ever.value, skill), answersIn(today.value, skill).attempts));
  }
  return accepted(found);
}

/** The minutes of each day on which something was done; a moment counts as a whole one. */
export function minutesOf(spent: readonly Spent[]): DayMinutes[] {
  const days = new Map<string, number>();
  for (const { date, millis } of spent) if (millis > 0) days.set(date, (days.get(date) ?? 0) + millis);
  return [...days]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([date, millis]) => ({ date, minutes: Math.max(1, Math.round(millis / MINUTE)) }));
}

/** Matches by the local day on which they began, as far as it is one of these. */
function byDay(played: readonly { readonly startedAt: string; readonly millis: number }[], from: string, to: string): Spent[] {
  return played.flatMap(({ startedAt, millis }) => {
    const moment = momentOf(startedAt);
    const date = moment === undefined ? '' : dayOf(moment);
    return date >= from && date <= to ? [{ date, millis }] : [];
  });
}

/** All of it. */
export function learnersPath(source: PathSource, ask: PathAsk, book: PuzzleBook): Stored<PathFound> {
  const { profile } = ask;
  const today = dayOf(new Date(ask.at));
  const skills = skillsOf(source, ask, book);
  if (!skills.ok) return skills;
  const from = daysBefore(today, PATH_WEEKS * DAYS_OF_WEEK - 1);
  const drilled = source.activity.drilled(profile, from, today);
  if (!drilled.ok) return drilled;
  const played = source.activity.played(profile);
  if (!played.ok) return played;
  const learned = source.activity.inLessons(profile);
  if (!learned.ok) return learned;
  const active = source.statistics.activeDays(profile, today);
  if (!active.ok) return active;
  const mistakes = source.mistakes.due(profile, ask.at - A_WEEK, book.of(ask.game).kinds);
  if (!mistakes.ok) return mistakes;
  return accepted({
    skills: skills.value,
    days: minutesOf([
      ...drilled.value.filter(isDated),
      ...byDay(played.value, from, today),
      ...learned.value.filter(({ date }) => date >= from && date <= today),
    ]),
    mistakes: mistakes.value,
    inRow: streakUpTo(active.value, today),
  });
}
