/** Analyses of rounds that were worked out, by round. They are no truth: what is lost or damaged is worked out anew, so nobody counts them as kept. */
import { isAnalysis, type AnyAnalysis } from '../../shared/analysis';
import type { Connection } from './connection';
import { stored, type Stored } from './fault';
import { jsonOf } from './json-text';

/** What an analysis is of, and how it was made: any difference makes it another. */
export interface AnalysisKey {
  readonly match: string;
  /** From 0. */
  readonly round: number;
  readonly version: number;
  /** So many events the round has. */
  readonly events: number;
}

export interface AnalysisRepository {
  /** Null where there is none, or none that can be read. */
  of(key: AnalysisKey): Stored<AnyAnalysis | null>;
  /** Keeps one in the place of that round's before; the oldest go once there are many, and those whose round is gone. */
  keep(key: AnalysisKey, analysis: AnyAnalysis): Stored<null>;
}

/** So many are kept: some ten megabytes. */
const MOST = 400;

/** The repository over `db`; its statements are prepared once. */
export function analysisRepository(db: Connection, most = MOST): AnalysisRepository {
  const one = db
    .prepare<[string, number, number, number], string>(
      'SELECT body FROM analysis WHERE match_id = ? AND round = ? AND version = ? AND events = ?',
    )
    .pluck();
  const drop = db.prepare<[string, number]>('DELETE FROM analysis WHERE match_id = ? AND round = ?');
  const put = db.prepare<[string, number, number, number, string]>(
    'INSERT INTO analysis (match_id, round, version, events, body) VALUES (?, ?, ?, ?, ?)',
  );
  const tidy = db.prepare<[number]>(
    `DELETE FROM analysis WHERE number <= (SELECT max(number) FROM analysis) - ?
       OR NOT EXISTS (SELECT 1 FROM round WHERE round.match_id = analysis.match_id)`,
  );
  const keep = db.transaction(({ match, round, version, events }: AnalysisKey, body: string) => {
    drop.run(match, round);
    put.run(match, round, version, events, body);
    tidy.run(most);
  });
  return {
    of: ({ match, round, version, events }) =>
      stored(() => {
        const body = one.get(match, round, version, events);
        const found = body === undefined ? undefined : jsonOf(body);
        return isAnalysis(found) && found.version === version ? found : null;
      }),
    keep: (key, analysis) =>
      stored(() => {
        keep.immediate(key, JSON.stringify(analysis));
        return null;
      }),
  };
}
