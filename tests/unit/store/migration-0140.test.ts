/** From here on a match may be of any game: what was kept of Chase says the same as before. */
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { chainReader, linkOf } from '../../../src/main/store/event-chain';
import { matchLots } from '../../../src/main/store/match-lots';
import { keepUncounted } from '../../../src/main/store/counted-writes';
import { matchReader } from '../../../src/main/store/match-reader';
import { matchRepository } from '../../../src/main/store/match-repository';
import { migrate } from '../../../src/main/store/migrate';
import { MIGRATIONS } from '../../../src/main/store/migrations';
import { done } from '../../fixtures/live-table';

const MATCH = '0192f0c8-0000-7000-8000-000000000001';
const LOOSE = '0192f0c8-0000-7000-8000-000000000002';
const PLAYERS = JSON.stringify([
  { name: 'Ada', kind: 'human', assist: true },
  { name: 'Bot', kind: 'bot', level: 3 },
]);
const RULES = JSON.stringify({ startingTiles: 2, perfectPlan: false, pointsToWin: 3, table: { columns: 21, rows: 13 } });
const FACE = JSON.stringify({ h: { kind: 'hideout', exits: { n: { at: 'centre', end: 'open' } } } });
const link = linkOf(MATCH, { round: 1, seq: 0, t: 5, seat: 0, type: 'give-up', body: '{}' });

/** A database of the version before, with a match of three rounds and rows of one that is on its way. */
function before(): Database.Database {
  const db = new Database(':memory:');
  db.pragma('foreign_keys = ON');
  migrate(db, MIGRATIONS, 130);
  db.exec(`
    INSERT INTO profile (number, id, name, created_at) VALUES (1, 'ada', 'Ada', '');
    INSERT INTO tile_set VALUES ('hash', '${FACE}');
    INSERT INTO match (id, game, started_at, seed, random, players, rules, tile_set, imported, head)
      VALUES ('${MATCH}', 'chase', '2026-11-27T20:26:00.000Z', 'seed', NULL, '${PLAYERS}', '${RULES}', 'hash', 0, '${link}');
    INSERT INTO round (match_id, number, roles, prison, piles, starts, chases, ending, winner, award, late) VALUES
      ('${MATCH}', 1, '["runner","chaser"]', '{"x":10,"y":6}', '[["h"],[]]', '[["h"]]', NULL, 'given-up', NULL, NULL, NULL),
      ('${MATCH}', 2, '["chaser","runner"]', '{"x":1,"y":2}', NULL, NULL, NULL, 'caught', 'chasers', 'perfect', '{"tile":{"path":0,"t":9}}'),
      ('${MATCH}', 3, '["runner","chaser"]', '{"x":1,"y":2}', NULL, NULL, '[1,0]', NULL, NULL, NULL, NULL);
    INSERT INTO event VALUES ('${MATCH}', 1, 0, 5, 0, 'give-up', '{}', '${link}');
    INSERT INTO match_seat VALUES ('${MATCH}', 0, 1);
    INSERT INTO own_match VALUES (1, 1, '${MATCH}', 2);
    INSERT INTO match_record VALUES (1, 'runner', 2, 1), (1, 'chaser', 0, 4);
    PRAGMA foreign_keys = OFF;
    INSERT INTO round (match_id, number, roles, prison) VALUES ('${LOOSE}', 1, '["runner","chaser"]', '{"x":1,"y":2}');
    INSERT INTO event VALUES ('${LOOSE}', 1, 0, 0, 0, 'pause', '{}', 'x');
    INSERT INTO setting VALUES ('match.loose.${LOOSE}', '');
    PRAGMA foreign_keys = ON;
  `);
  return db;
}

test('from version 130: rounds, outcomes, what came late, events with their links, seats and records say what they said', () => {
  const db = before();
  migrate(db);
  const read = done(matchReader(db).read(MATCH));
  expect(read).toEqual({
    replay: {
      format: 'lookout-replay',
      version: 1,
      id: MATCH,
      game: 'chase',
      startedAt: '2026-11-27T20:26:00.000Z',
      seed: 'seed',
      players: JSON.parse(PLAYERS) as unknown,
      rules: JSON.parse(RULES) as unknown,
      tiles: JSON.parse(FACE) as unknown,
      rounds: [
        {
          roles: ['runner', 'chaser'],
          prison: { x: 10, y: 6 },
          piles: [['h'], []],
          starts: [['h']],
          events: [{ t: 5, seat: 0, type: 'give-up' }],
        },
        { roles: ['chaser', 'runner'], prison: { x: 1, y: 2 }, events: [] },
        { roles: ['runner', 'chaser'], prison: { x: 1, y: 2 }, chases: [1, 0], events: [] },
      ],
    },
    imported: false,
    rounds: [
      { outcome: { ending: 'given-up', winner: null, award: null }, late: null },
      { outcome: { ending: 'caught', winner: 'chasers', award: 'perfect' }, late: { tile: { path: 0, t: 9 } } },
      { outcome: null, late: null },
    ],
    swaps: [],
  });
  expect(chainReader(db)(10)).toEqual([]);
  expect(done(matchRepository(db).ownedBy('ada', 5)).map(({ header }) => header.id)).toEqual([MATCH]);
  expect(done(matchRepository(db).profilesAt(MATCH, 2))).toEqual(['ada', null]);
  expect(db.prepare('SELECT profile, game, role, won, lost FROM match_record ORDER BY role').raw().all()).toEqual([
    [1, 'chase', 'chaser', 0, 4],
    [1, 'chase', 'runner', 2, 1],
  ]);
  expect(db.prepare('SELECT day, matches FROM match_day').raw().all()).toEqual([['2026-11-27', 1]]);
});

test('rows of a match that was on its way are swept up as before, and rows still hang on what they belong to', () => {
  const db = before();
  migrate(db);
  expect(db.pragma('foreign_keys', { simple: true })).toBe(1);
  expect(done(matchLots(db, keepUncounted).settle(LOOSE, 10))).toBe(true);
  expect(db.pragma('foreign_key_check')).toEqual([]);
  db.prepare('DELETE FROM match').run();
  expect(
    db.prepare('SELECT (SELECT count(*) FROM round) + (SELECT count(*) FROM event) + (SELECT count(*) FROM match_seat)').pluck().get(),
  ).toBe(0);
  expect(db.prepare('SELECT matches FROM match_day').pluck().all()).toEqual([0]);
});

test('six have a seat at a match, and there may be no faces', () => {
  const db = before();
  migrate(db);
  db.exec(`
    INSERT INTO match (id, game, started_at, players, rules, imported) VALUES ('m', 'another', '2026-11-28T00:00:00.000Z', '[]', '{}', 0);
    INSERT INTO round (match_id, number, deal) VALUES ('m', 1, '{}');
    INSERT INTO event VALUES ('m', 1, 0, 0, 5, 'roll', '{}', NULL);
    INSERT INTO match_seat (match_id, seat, profile) VALUES ('m', 5, 1);
  `);
  expect(() => db.exec(`INSERT INTO event VALUES ('m', 1, 1, 0, 6, 'roll', '{}', NULL)`)).toThrow('CHECK');
  expect(done(matchReader(db).read(MATCH))?.replay.id).toBe(MATCH);
  expect(matchReader(db).read('m')).toMatchObject({ ok: false, error: { code: 'store/unreadable' } });
});
