/** How long each player was in lessons on each of the last days: one value among what is kept of a player by name, which is no setting. */
import * as v from 'valibot';
import type { Connection } from './connection';
import { jsonOf } from './json-text';

const DaySchema = v.object({
  /** YYYY-MM-DD. */
  date: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)),
  millis: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
const DaysSchema = v.array(DaySchema);
export type LessonDay = v.InferOutput<typeof DaySchema>;

/** More than a path looks back on. */
const MOST_DAYS = 60;
const KEY = 'lesson-days';

export interface LessonDays {
  /** The newest first; what is damaged counts for no day. */
  of(profile: string): readonly LessonDay[];
  /** That long more on a day. */
  spend(profile: string, date: string, millis: number): null;
}

/** Over `db`; its statements are prepared when they are asked for: seldom, and never at a start. */
export function lessonDays(db: Connection): LessonDays {
  const of = (profile: string): readonly LessonDay[] => {
    const text = db
      .prepare<[string], string>(
        `SELECT value FROM profile_setting WHERE key = '${KEY}' AND profile = (SELECT number FROM profile WHERE id = ?)`,
      )
      .pluck()
      .get(profile);
    const read = v.safeParse(DaysSchema, jsonOf(text ?? '[]'));
    return read.success ? read.output : [];
  };
  const spend = (profile: string, date: string, millis: number): null => {
    const before = of(profile);
    const spent = before.find((day) => day.date === date)?.millis ?? 0;
    const now = [{ date, millis: spent + millis }, ...before.filter((day) => day.date !== date)];
    const text = JSON.stringify(now.sort((one, other) => (one.date < other.date ? 1 : -1)).slice(0, MOST_DAYS));
    db.prepare<[string, string]>(
      `INSERT INTO profile_setting (profile, key, value) SELECT number, '${KEY}', ? FROM profile WHERE id = ?
       ON CONFLICT (profile, key) DO UPDATE SET value = excluded.value`,
    ).run(text, profile);
    return null;
  };
  return { of, spend: (profile, date, millis) => db.transaction(spend).immediate(profile, date, millis) };
}
