import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { analysisRepository, type AnalysisKey } from '../../../src/main/store/analysis-repository';
import { migrate } from '../../../src/main/store/migrate';

function repository(most?: number) {
  const db = new Database(':memory:');
  db.pragma('foreign_keys = OFF');
  migrate(db);
  const round = db.prepare(`INSERT INTO round (match_id, number, deal, outcome) VALUES (?, 1, '{}', NULL)`);
  return { db, analyses: analysisRepository(db, most), lies: (match: string) => round.run(match) };
}
const key = (match: string, more: Partial<AnalysisKey> = {}): AnalysisKey => ({ match, round: 0, version: 1, events: 5, ...more });
const value = <Value>(answer: { ok: boolean; value?: Value }): Value | undefined => answer.value;

test('what was kept is there for the same round, version and number of events, and for no other', () => {
  const { analyses, lies } = repository();
  lies('m');
  expect(analyses.keep(key('m'), { version: 1 }).ok).toBe(true);
  expect(value(analyses.of(key('m')))).toEqual({ version: 1 });
  for (const other of [key('m', { round: 1 }), key('m', { version: 2 }), key('m', { events: 6 }), key('n')])
    expect(value(analyses.of(other))).toBeNull();
});

test('a damaged one counts as none and is replaced', () => {
  const { db, analyses, lies } = repository();
  lies('m');
  analyses.keep(key('m'), { version: 1 });
  for (const damage of ['{"version":', '[]', '{"version":3}', 'null']) {
    db.prepare('UPDATE analysis SET body = ?').run(damage);
    expect(value(analyses.of(key('m')))).toBeNull();
  }
  analyses.keep(key('m'), { version: 1 });
  expect(value(analyses.of(key('m')))).toEqual({ version: 1 });
});

test('of too many the oldest go, and those whose round is gone', () => {
  const { db, analyses, lies } = repository(2);
  for (const match of ['a', 'b', 'c']) {
    lies(match);
    analyses.keep(key(match), { version: 1 });
  }
  expect(['a', 'b', 'c'].map((match) => value(analyses.of(key(match))) !== null)).toEqual([false, true, true]);
  db.exec(`DELETE FROM round WHERE match_id = 'b'`);
  analyses.keep(key('c'), { version: 1 });
  expect(value(analyses.of(key('b')))).toBeNull();
});
