/** How far each player has come in lessons: one row a lesson that was begun; and how long they were in lessons on each of the last days. */
import type { LessonProgress } from '../../shared/lessons';
import { isoOf } from '../../shared/moment';
import type { Connection } from './connection';
import { keepUncounted, type Keep } from './counted-writes';
import { stored, type Stored } from './fault';
import { lessonDays, type LessonDay } from './lesson-days';

export interface LessonRepository {
  /** Of a profile, the lesson that it was in last first. */
  of(profile: string): Stored<readonly LessonProgress[]>;
  /** Keeps where a profile is in a lesson; one that was done stays so. */
  reach(profile: string, progress: LessonProgress): Stored<null>;
  /** How long a profile was in lessons on each of the last days, the newest first. */
  spent(profile: string): Stored<readonly LessonDay[]>;
  /** That long more on a day. */
  spend(profile: string, date: string, millis: number): Stored<null>;
}

type Row = Omit<LessonProgress, 'done'> & { readonly done: number };

/** The repository over `db`; its statements are prepared once. */
export function lessonRepository(db: Connection, keep: Keep = keepUncounted): LessonRepository {
  const all = db.prepare<[string], Row>(
    `SELECT game, course, lesson, step, done, reached_at AS at FROM lesson
     WHERE profile = (SELECT number FROM profile WHERE id = ?) ORDER BY reached_at DESC, game, course, lesson`,
  );
  const put = db.prepare<[string, string, string, number, number, string, string]>(
    `INSERT INTO lesson (profile, game, course, lesson, step, done, reached_at) SELECT number, ?, ?, ?, ?, ?, ? FROM profile WHERE id = ?
     ON CONFLICT (profile, game, course, lesson) DO UPDATE
       SET step = excluded.step, done = max(done, excluded.done), reached_at = excluded.reached_at`,
  );
  const days = lessonDays(db);
  return {
    // A damaged row may tell no time.
    of: (profile) =>
      stored(() => all.all(profile).map(({ done, at, ...row }) => ({ ...row, at: isoOf(Date.parse(at)), done: done === 1 }))),
    reach: (profile, { game, course, lesson, step, done, at }) =>
      stored(() =>
        keep(() => {
          put.run(game, course, lesson, step, done ? 1 : 0, at, profile);
          return null;
        }),
      ),
    spent: (profile) => stored(() => days.of(profile)),
    spend: (profile, date, millis) => stored(() => keep(() => days.spend(profile, date, millis))),
  };
}
