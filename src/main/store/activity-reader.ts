/** How long somebody practised and played on each day: from the newest runs and matches, as many as the days of some weeks hold. */
import type { Connection } from './connection';
import { stored, type Stored } from './fault';
import { lessonDays } from './lesson-days';

/** What was practised or learned on a day, in milliseconds. */
interface DrilledOn {
  readonly date: string;
  readonly millis: number;
}

/** What was played of a match that began then (an ISO time), in milliseconds. */
interface PlayedSince {
  readonly startedAt: string;
  readonly millis: number;
}

export interface ActivityReader {
  /** Runs of drills that were not left alone, pauses taken out. Days are YYYY-MM-DD, both included. */
  drilled(profile: string, from: string, to: string): Stored<readonly DrilledOn[]>;
  /** The rounds of the profile's own matches, of those that were kept last, pauses taken out. */
  played(profile: string): Stored<readonly PlayedSince[]>;
  /** What was spent in lessons on each of the last days. */
  inLessons(profile: string): Stored<readonly DrilledOn[]>;
}

/** More than anybody begins in some weeks, and few enough to be read at once. */
const RUNS = 2000;
const MATCHES = 400;

const OF_RUNS = `SELECT day AS date, sum(spent) AS millis
  FROM (SELECT day, spent, counted FROM run WHERE profile = (SELECT number FROM profile WHERE id = @profile) ORDER BY number DESC LIMIT ${RUNS})
  WHERE counted = 1 AND day BETWEEN @from AND @to GROUP BY day`;

/** Of each round the last event tells how long it was. */
const OF_MATCHES = `SELECT started_at AS startedAt, (
    SELECT coalesce(sum((SELECT t FROM event WHERE match_id = match.id AND round = round.number ORDER BY seq DESC LIMIT 1)), 0)
    FROM round WHERE match_id = match.id
  ) AS millis
  FROM (SELECT match_id FROM own_match WHERE profile = (SELECT number FROM profile WHERE id = ?) ORDER BY number DESC LIMIT ${MATCHES}) AS own
  JOIN match ON match.id = own.match_id`;

/** The reader over `db`. It is asked seldom, and never at a start: its statements are prepared when it is. */
export function activityReader(db: Connection): ActivityReader {
  return {
    drilled: (profile, from, to) =>
      stored(() => db.prepare<[{ profile: string; from: string; to: string }], DrilledOn>(OF_RUNS).all({ profile, from, to })),
    played: (profile) => stored(() => db.prepare<[string], PlayedSince>(OF_MATCHES).all(profile)),
    inLessons: (profile) => stored(() => lessonDays(db).of(profile)),
  };
}
