/** What a disk changed or lost behind our back is told by name. */
import Database from 'better-sqlite3';
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import type { RoundEvent } from '../../src/shared/chase/replay';
import { connect, DATABASE_NAME } from '../../src/main/store/connection';
import { chainReader } from '../../src/main/store/event-chain';
import { highWater, markIn } from '../../src/main/store/high-water';
import { keeper } from '../../src/main/store/counted-writes';
import { matchRepository } from '../../src/main/store/match-repository';
import { migrate } from '../../src/main/store/migrate';
import { MIGRATIONS } from '../../src/main/store/migrations';
import { openStore } from '../../src/main/store/open';
import type { Store } from '../../src/main/store/store';
import { done } from '../fixtures/live-table';
import { scratchFolder } from '../fixtures/scratch';
import { DEALT, EVERY_EVENT, header, MATCH, OPENING } from '../fixtures/stored-match';

const NOW = new Date('2026-11-27T20:00:00.000Z');
const LESSON = { game: 'chase', course: 'first-chase', lesson: 'read', step: 1, done: false, at: NOW.toISOString() } as const;
const fileIn = (folder: string): string => join(folder, DATABASE_NAME);
const LOST_TRAIL = { ending: 'trail-lost', winner: 'runners', award: 'small' } as const;

/** A match of two rounds, each with every kind of event. */
function played(): string {
  const folder = scratchFolder();
  const store = done(openStore(folder, NOW));
  done(store.matches.begin(header(), DEALT));
  done(store.matches.append(MATCH, 1, EVERY_EVENT.slice(0, 3), null));
  done(store.matches.append(MATCH, 1, EVERY_EVENT.slice(3), LOST_TRAIL));
  done(store.matches.deal(MATCH, 2, DEALT));
  done(store.matches.append(MATCH, 2, EVERY_EVENT, LOST_TRAIL));
  store.close();
  return folder;
}

function damage(folder: string, sql: string): void {
  const db = new Database(fileIn(folder));
  db.exec(sql);
  db.close();
}

const brokenIn = (folder: string): unknown => {
  const store = done(openStore(folder, NOW));
  const broken = done(store.broken()).map(({ match, round, event }) => ({ match, round, event }));
  store.close();
  return broken;
};

describe('the chain of events', () => {
  test('holds where a file makes an earlier round longer than it was kept', () => {
    const folder = scratchFolder();
    const store = done(openStore(folder, NOW));
    const replay = (first: readonly RoundEvent[]) => {
      const rounds = [first, OPENING].map((events) => ({ ...DEALT, events: [...events] }));
      return { format: 'lookout-replay' as const, version: 1 as const, ...header(), rounds };
    };
    done(store.matches.add(replay(OPENING), [null, null]));
    done(store.matches.lengthen(replay(EVERY_EVENT), [null, null], [OPENING.length, OPENING.length]));
    expect(done(store.broken())).toEqual([]);
    store.close();
  });

  test.each<[string, string, number, number]>([
    ['a changed body', `UPDATE event SET body = replace(body, 'star', 'square') WHERE round = 1 AND seq = 2`, 1, 3],
    ['a changed time', 'UPDATE event SET t = t + 1 WHERE round = 2 AND seq = 4', 2, 5],
    ['a changed seat', 'UPDATE event SET seat = 1 - seat WHERE round = 1 AND seq = 0', 1, 1],
    ['a lost event in the middle', 'DELETE FROM event WHERE round = 1 AND seq = 3', 1, 4],
    ['a lost first event', 'DELETE FROM event WHERE round = 1 AND seq = 0', 1, 1],
    ['lost last events', 'DELETE FROM event WHERE round = 2 AND seq > 5', 2, 7],
    ['a lost round', 'DELETE FROM round WHERE number = 1', 2, 1],
    ['a lost link', 'UPDATE event SET link = NULL WHERE round = 1 AND seq = 2', 1, 3],
  ])('names %s', (_what, sql, round, event) => {
    const folder = played();
    expect(brokenIn(folder)).toEqual([]);
    damage(folder, sql);
    expect(brokenIn(folder)).toEqual([{ match: MATCH, round, event }]);
  });

  test('a match from before there was one is not doubted, and goes on with one', () => {
    const folder = scratchFolder();
    const db = connect(fileIn(folder));
    migrate(db, MIGRATIONS, 100);
    db.exec(`INSERT INTO tile_set VALUES ('hash', '{}');
      INSERT INTO match (id, game, started_at, players, rules, tile_set, imported) VALUES ('${MATCH}', 'chase', '2026-11-27', '[]', '{}', 'hash', 0);
      INSERT INTO round (match_id, number, roles, prison) VALUES ('${MATCH}', 1, '[]', '{}');
      INSERT INTO event VALUES ('${MATCH}', 1, 0, 0, 0, 'place', '{}'), ('${MATCH}', 1, 1, 0, 0, 'place', '{}');`);
    db.close();
    expect(brokenIn(folder)).toEqual([]);
    const store = done(openStore(folder, NOW));
    done(store.matches.append(MATCH, 1, OPENING, null));
    store.close();
    expect(brokenIn(folder)).toEqual([]);
    damage(folder, 'DELETE FROM event WHERE seq = 3');
    expect(brokenIn(folder)).toEqual([{ match: MATCH, round: 1, event: 4 }]);
  });

  test('holds while a round goes on beside the one who looks', () => {
    const folder = played();
    const store = done(openStore(folder, NOW));
    const db = connect(fileIn(folder));
    const prepare = db.prepare.bind(db);
    let added = 0;
    vi.spyOn(db, 'prepare').mockImplementation((sql: string) => {
      const statement = prepare(sql);
      const { all } = statement;
      // Between the look at the matches and that at their events.
      vi.spyOn(statement, 'all').mockImplementation((...values) => {
        const rows = all.apply(statement, values);
        done(store.matches.append(MATCH, 2, OPENING, null));
        added += 1;
        return rows;
      });
      return statement;
    });
    expect(chainReader(db)(10)).toEqual([]);
    expect(added).toBe(1);
    db.close();
    store.close();
  });

  test('a match that was removed and put back holds', () => {
    const folder = played();
    const store = done(openStore(folder, NOW));
    const taken = done(store.matches.takeOut(MATCH));
    if (taken !== undefined) done(store.matches.putBack(taken));
    expect(done(store.broken())).toEqual([]);
    store.close();
  });
});

describe('the number beside the database', () => {
  test('tells how many steps are missing when the log of a program that was killed is gone, and that once', () => {
    const folder = played();
    const store = done(openStore(folder, NOW));
    expect(store.lost).toBe(0);
    store.leaveCheckpoints();
    for (let step = 0; step < 3; step++) done(store.matches.append(MATCH, 2, OPENING, null));
    const killed = join(scratchFolder(), 'killed');
    mkdirSync(killed);
    for (const name of [DATABASE_NAME, 'lookout.mark']) copyFileSync(join(folder, name), join(killed, name));
    store.close();
    const opened = done(openStore(killed, NOW));
    expect(opened.lost).toBe(3);
    expect(opened.recovery).toBeNull();
    opened.close();
    expect(done(openStore(killed, NOW)).lost).toBe(0);
  });

  test.each<[string, (store: Store) => unknown]>([
    ['a player', (store) => done(store.profiles.create({ id: 'ada', name: 'Ada', createdAt: NOW.toISOString() }))],
    ['a setting', (store) => done(store.settings.change('nobody', { theme: 'day' }))],
    ['a lesson', (store) => done(store.lessons.reach('nobody', LESSON))],
    ['a pack', (store) => done(store.puzzles.hide('none'))],
  ])('counts %s as well, so that a log with nothing else in it is missed', (_what, write) => {
    const folder = played();
    const store = done(openStore(folder, NOW));
    store.leaveCheckpoints();
    write(store);
    const killed = join(scratchFolder(), 'killed');
    mkdirSync(killed);
    for (const name of [DATABASE_NAME, 'lookout.mark']) copyFileSync(join(folder, name), join(killed, name));
    store.close();
    const opened = done(openStore(killed, NOW));
    expect(opened.lost).toBe(1);
    opened.close();
  });

  test('knows that there was a database where there is none, and no backup either', () => {
    const folder = played();
    rmSync(fileIn(folder));
    const store = done(openStore(folder, NOW));
    expect(store.recovery).toMatchObject({ setAside: null, restoredFrom: null });
    store.close();
    expect(done(openStore(folder, NOW)).recovery).toBeNull();
  });

  test("is not written for what is not kept: a failed step, or one within somebody else's transaction", () => {
    const folder = scratchFolder();
    const db = connect(fileIn(folder));
    migrate(db);
    const levels: number[] = [];
    const matches = matchRepository(
      db,
      keeper(db, (level) => levels.push(level)),
    );
    done(matches.begin(header(), DEALT));
    expect(() => matches.append(MATCH, 7, OPENING, null)).toThrow();
    db.transaction(() => {
      done(matches.append(MATCH, 1, OPENING, null));
    })();
    done(matches.append(MATCH, 1, OPENING, null));
    expect(levels).toEqual([1, 3]);
    db.close();
  });

  test('garbage in its file is no number, and a shorter one leaves nothing of a longer one', () => {
    const folder = scratchFolder();
    const water = highWater(folder);
    water.mark(12_345);
    water.mark(7);
    expect(markIn(folder)).toBe(7);
    water.close();
  });
});
