/** Writes that fail: named, nothing half written, and the next one works once the trouble is over. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { connect, type Connection } from '../../src/main/store/connection';
import { faultOf, storeFault } from '../../src/main/store/fault';
import { matchRepository } from '../../src/main/store/match-repository';
import { migrate } from '../../src/main/store/migrate';
import { settingRepository } from '../../src/main/store/setting-repository';
import { done } from '../fixtures/live-table';
import { scratchFolder } from '../fixtures/scratch';
import { DEALT, header, MATCH, OPENING } from '../fixtures/stored-match';
import type { RoundEvent } from '../../src/shared/chase/replay';
import type { ReplayEvent } from '../../src/shared/replay';

function begun(): { db: Connection; file: string; matches: ReturnType<typeof matchRepository> } {
  const file = join(scratchFolder(), 'lookout.db');
  const db = connect(file);
  migrate(db);
  const matches = matchRepository(db);
  done(matches.begin(header(), DEALT));
  return { db, file, matches };
}

const MARK: RoundEvent = { t: 10, seat: 1, type: 'mark', symbol: 'star' };
const CAUGHT = { ending: 'caught', winner: 'chasers', award: 'small' } as const;
const events = (matches: ReturnType<typeof matchRepository>): readonly ReplayEvent[] =>
  done(matches.read(MATCH))?.replay.rounds[0]?.events ?? [];

test('the connection waits for the disk and keeps references whole', () => {
  const { db } = begun();
  expect(db.pragma('journal_mode', { simple: true })).toBe('wal');
  expect(db.pragma('synchronous', { simple: true })).toBe(2);
  expect(db.pragma('foreign_keys', { simple: true })).toBe(1);
});

test('a full disk: the events before it are whole, and room again lets the next be kept', () => {
  const { db, matches } = begun();
  db.pragma(`max_page_count = ${String(db.pragma('page_count', { simple: true }))}`);
  let kept = 0;
  let answer = matches.append(MATCH, 1, OPENING, null);
  while (answer.ok) {
    kept += 2;
    answer = matches.append(MATCH, 1, OPENING, null);
  }
  expect(answer.error).toEqual(storeFault('store/full'));
  expect(db.inTransaction).toBe(false);
  expect(events(matches)).toHaveLength(kept);
  db.pragma('max_page_count = 10000');
  done(matches.append(MATCH, 1, [MARK], CAUGHT));
  expect(events(matches)).toHaveLength(kept + 1);
  expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
});

test.each(['SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE', 'ENOSPC', 'EDQUOT'])('%s says that the disk is full', (code) => {
  expect(faultOf(Object.assign(new Error('no room'), { code }))).toEqual(storeFault('store/full'));
});

test.each([
  ['the first event', 1],
  ['the second event', 2],
])('a failure at %s of several keeps none of them', (_what, at) => {
  const { db, matches } = begun();
  let count = 0;
  db.function('fault_point', () => {
    if (++count === at) throw new Error('fault');
    return null;
  });
  db.exec('CREATE TEMP TRIGGER fault BEFORE INSERT ON event BEGIN SELECT fault_point(); END');
  expect(() => matches.append(MATCH, 1, OPENING, null)).toThrow('fault');
  expect(events(matches)).toEqual([]);
});

test('the last event and how the round ended are kept together or not at all', () => {
  const { db, matches } = begun();
  db.function('fault_point', () => {
    throw new Error('fault');
  });
  db.exec('CREATE TEMP TRIGGER fault BEFORE UPDATE ON round BEGIN SELECT fault_point(); END');
  expect(() => matches.append(MATCH, 1, [MARK], CAUGHT)).toThrow('fault');
  expect(events(matches)).toEqual([]);
  expect(done(matches.read(MATCH))?.rounds[0]?.outcome).toBeNull();
});

describe('a database that another program has locked', () => {
  test('refuses writes by name and can still be read', () => {
    const { file, matches } = begun();
    const other = connect(file);
    other.exec('BEGIN IMMEDIATE');
    expect(matches.append(MATCH, 1, [MARK], null)).toEqual({ ok: false, error: storeFault('store/locked') });
    expect(events(matches)).toEqual([]);
    other.exec('COMMIT');
    done(matches.append(MATCH, 1, [MARK], null));
    other.close();
  });
});

test('a database that may only be read is named so', () => {
  const { db, matches } = begun();
  db.pragma('query_only = 1');
  const refused = { ok: false, error: storeFault('store/read-only') };
  expect(matches.append(MATCH, 1, [MARK], null)).toEqual(refused);
  expect(matches.begin(header({ id: MATCH.replace('1', '2') }), DEALT)).toEqual(refused);
  expect(settingRepository(db).change('nobody', { theme: 'day' })).toEqual(refused);
  expect(done(matches.count())).toBe(1);
});

test('an event that does not follow its round is a bug, not a fault of the disk', () => {
  const { matches } = begun();
  expect(() => matches.append(MATCH, 7, [MARK], null)).toThrow('FOREIGN KEY');
});
