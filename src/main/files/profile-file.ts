/** The file with everything that is kept of one player: written piece by piece, since attempts and matches can be many. */
import type { Refusal } from '../../shared/refusal';
import { accepted, type Result } from '../../rules/result';
import { gameOf } from '../games';
import { COMPUTER_SETTINGS } from '../../shared/settings';
import type { LessonRepository } from '../store/lesson-repository';
import type { LearnedRepository } from '../store/learned-repository';
import type { MatchRepository } from '../store/match-repository';
import type { StoredProfile } from '../store/profile-repository';
import type { SettingRepository } from '../store/setting-repository';
import type { StatisticsReader } from '../store/statistics-reader';
import { attemptPages, EVER } from '../statistics/attempt-pages';

export interface ProfileFilePorts {
  readonly settings: Pick<SettingRepository, 'read'>;
  readonly learned: LearnedRepository;
  readonly lessons: Pick<LessonRepository, 'of' | 'spent'>;
  readonly statistics: StatisticsReader;
  readonly matches: Pick<MatchRepository, 'playedBy' | 'read'>;
}

const computers = new Set<string>(COMPUTER_SETTINGS);

type Piece = Result<string, Refusal>;

/** Values as an array's content, with a comma before each but the first of `started`. */
function listed(values: readonly unknown[], started: boolean): string {
  return values.map((value, at) => `${started || at > 0 ? ',' : ''}\n${JSON.stringify(value)}`).join('');
}

/** The text in pieces; the first that is refused ends it. Matches are whole replays. */
export function* profileFile(profile: StoredProfile, ports: ProfileFilePorts): Generator<Piece> {
  const { id } = profile;
  const settings = ports.settings.read(id);
  if (!settings.ok) {
    yield settings;
    return;
  }
  const known = ports.learned.of(id);
  if (!known.ok) {
    yield known;
    return;
  }
  const lessons = ports.lessons.of(id);
  if (!lessons.ok) {
    yield lessons;
    return;
  }
  const lessonDays = ports.lessons.spent(id);
  if (!lessonDays.ok) {
    yield lessonDays;
    return;
  }
  const { ratings, cards, spots } = known.value;
  const head = {
    format: 'lookout-profile',
    version: 1,
    profile,
    // What is the computer's names other people.
    settings: Object.fromEntries(Object.entries(settings.value).filter(([name]) => !computers.has(name))),
    ratings: Object.fromEntries(ratings),
    cards: Object.fromEntries(cards),
    weakSpots: spots,
    lessons: lessons.value,
    lessonDays: lessonDays.value,
  };
  yield accepted(`${JSON.stringify(head).slice(0, -1)},"attempts":[`);
  let started = false;
  for (const page of attemptPages(ports.statistics, { profile: id, ...EVER, kinds: null })) {
    if (!page.ok) {
      yield page;
      return;
    }
    yield accepted(listed(page.value, started));
    started ||= page.value.length > 0;
  }
  yield accepted('],"matches":[');
  const played = ports.matches.playedBy(id);
  if (!played.ok) {
    yield played;
    return;
  }
  started = false;
  for (const match of played.value) {
    const read = ports.matches.read(match);
    if (!read.ok) {
      yield read;
      return;
    }
    if (read.value === undefined) continue;
    yield accepted(listed([gameOf(read.value.replay).replay.trimmed(read.value.replay)], started));
    started = true;
  }
  yield accepted(']}\n');
}
