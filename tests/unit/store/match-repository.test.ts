import { describe, expect, test } from 'vitest';
import { connect, type Connection } from '../../../src/main/store/connection';
import { matchRepository } from '../../../src/main/store/match-repository';
import { migrate } from '../../../src/main/store/migrate';
import type { Replay } from '../../../src/shared/chase/replay';
import { done } from '../../fixtures/live-table';
import { DEALT, EVERY_EVENT, header, MATCH, OPENING } from '../../fixtures/stored-match';
import { PLAIN_TILES, route } from '../../fixtures/tiles';

function repository(): { db: Connection; matches: ReturnType<typeof matchRepository> } {
  const db = connect(':memory:');
  migrate(db);
  return { db, matches: matchRepository(db) };
}

const id = (n: number): string => `0192f0c8-0000-7000-8000-${String(n).padStart(12, '0')}`;
const SMALL = { ending: 'caught', winner: 'chasers', award: 'small' } as const;

describe('a match', () => {
  test('comes back as it was put in: header, deal, every kind of event, outcome, what came late', () => {
    const { matches } = repository();
    done(matches.begin(header(), DEALT));
    done(matches.append(MATCH, 1, OPENING, null));
    for (const event of EVERY_EVENT.slice(2)) done(matches.append(MATCH, 1, [event], null));
    done(matches.deal(MATCH, 2, { roles: ['chaser', 'runner'], prison: { x: 10, y: 6 } }));
    done(matches.append(MATCH, 2, OPENING, SMALL));
    done(matches.late(MATCH, 2, { tile: { path: 0, t: 99 } }));
    expect(done(matches.read(MATCH))).toEqual({
      replay: {
        format: 'lookout-replay',
        version: 1,
        ...header(),
        rounds: [
          { ...DEALT, events: EVERY_EVENT },
          { roles: ['chaser', 'runner'], prison: { x: 10, y: 6 }, events: OPENING },
        ],
      },
      imported: false,
      rounds: [
        { outcome: null, late: null },
        { outcome: SMALL, late: { tile: { path: 0, t: 99 } } },
      ],
      swaps: [],
    });
  });

  test('that is not there is undefined', () => {
    expect(done(repository().matches.read(MATCH))).toBeUndefined();
  });

  test('taken in from elsewhere is there at once, marked as imported', () => {
    const { matches } = repository();
    const replay = {
      format: 'lookout-replay' as const,
      version: 1 as const,
      ...header(),
      rounds: [{ ...DEALT, events: [...EVERY_EVENT] }],
    };
    done(matches.add(replay, [SMALL]));
    expect(done(matches.read(MATCH))).toEqual({ replay, imported: true, rounds: [{ outcome: SMALL, late: null }], swaps: [] });
    expect(done(matches.has(MATCH))).toBe(true);
    expect(done(matches.has(id(9)))).toBe(false);
  });

  test('faces are kept once for all matches that have them', () => {
    const { db, matches } = repository();
    const other: Replay['tiles'] = { ...header().tiles, a: { ...route(), item: 'map' } as Replay['tiles'][string] };
    const turned = Object.fromEntries(Object.entries(PLAIN_TILES).reverse()) as Replay['tiles'];
    done(matches.begin(header({ id: id(1) }), DEALT));
    done(matches.begin(header({ id: id(2), tiles: turned }), DEALT));
    done(matches.begin(header({ id: id(3), tiles: other }), DEALT));
    expect(db.prepare('SELECT count(*) FROM tile_set').pluck().get()).toBe(2);
    expect(done(matches.read(id(3)))?.replay.tiles).toEqual(other);
  });

  test.each([
    ['the faces', `UPDATE tile_set SET faces = '[]'`],
    ['the name of the faces', `PRAGMA foreign_keys = OFF; UPDATE tile_set SET hash = 'odd'`],
  ])('of which a disk has changed %s is unreadable, and the next one with the same faces is not', (_what, sql) => {
    const { db, matches } = repository();
    done(matches.begin(header({ id: id(1) }), DEALT));
    db.exec(sql);
    expect(matches.read(id(1))).toMatchObject({ ok: false, error: { code: 'store/unreadable' } });
    done(matches.begin(header({ id: id(2) }), DEALT));
    expect(done(matches.read(id(2)))?.replay.tiles).toEqual(header().tiles);
    expect(matches.read(id(1)).ok).toBe(true);
  });

  test('with tiles that we know has its faces put right', () => {
    const { db, matches } = repository();
    done(matches.mendTiles(header().tiles));
    done(matches.begin(header({ id: id(1) }), DEALT));
    db.exec(`UPDATE tile_set SET faces = replace(faces, 'open', 'opfn')`);
    expect(matches.read(id(1)).ok).toBe(false);
    done(matches.mendTiles(header().tiles));
    expect(done(matches.read(id(1)))?.replay.tiles).toEqual(header().tiles);
  });

  test('that holds what no schema takes is named as damaged, and left out of the list', () => {
    const { db, matches } = repository();
    done(matches.begin(header({ id: id(1) }), DEALT));
    done(matches.begin(header({ id: id(2) }), DEALT));
    done(matches.append(id(2), 1, OPENING, null));
    db.prepare(`UPDATE event SET body = '{"tile":"s1"}' WHERE seq = 1`).run();
    expect(matches.read(id(2))).toMatchObject({ ok: false, error: { code: 'store/unreadable' } });
    for (const text of ['', 'null', '[]', '{"no": "json']) {
      db.prepare(`UPDATE match SET players = ? WHERE id = ?`).run(text, id(1));
      expect(matches.read(id(1))).toMatchObject({ ok: false, error: { code: 'store/unreadable' } });
      expect(done(matches.list(0, 10)).map((each) => each.header.id)).toEqual([id(2)]);
    }
  });
});

describe('the list', () => {
  test('has the newest first, a page at a time, whatever offset their times are written in', () => {
    const { matches } = repository();
    const times = ['2026-03-01T12:00:00.000Z', '2026-03-01T14:30:00.000+03:00', '2026-03-01T12:00:00.001Z'];
    times.forEach((startedAt, n) => done(matches.begin(header({ id: id(n), startedAt }), DEALT)));
    expect(done(matches.count())).toBe(3);
    expect(done(matches.list(0, 2)).map((each) => each.header.id)).toEqual([id(2), id(0)]);
    expect(done(matches.list(2, 2)).map((each) => each.header.id)).toEqual([id(1)]);
    expect(done(matches.list(3, 2))).toEqual([]);
  });

  test('has every page of a list of many days where plain sorting puts it', () => {
    const { matches } = repository();
    // Days of many matches, of one and of none; two at the same time.
    const hours = [0, 1, 1, 2, 30, 31, 100, 101, 102, 103, 104, 400];
    const all = hours.map((hour, at) => ({ id: id(at), startedAt: new Date(Date.UTC(2026, 1, 26) + hour * 3_600_000).toISOString() }));
    for (const each of all) done(matches.begin(header(each), DEALT));
    const sorted = [...all].sort((a, b) => (a.startedAt + a.id < b.startedAt + b.id ? 1 : -1)).map((each) => each.id);
    expect(done(matches.count())).toBe(all.length);
    for (let offset = 0; offset <= all.length; offset++) {
      for (const limit of [1, 3, 20]) {
        expect(done(matches.list(offset, limit)).map((each) => each.header.id)).toEqual(sorted.slice(offset, offset + limit));
      }
    }
  });

  test.each([
    'DELETE FROM match_day',
    'UPDATE match_day SET matches = 1',
    'UPDATE match_day SET matches = 7',
    `UPDATE match_day SET day = 'odd'`,
  ])('has every match, however a disk has changed what was counted of them: %s', (sql) => {
    const { db, matches } = repository();
    for (const n of [1, 2, 3]) done(matches.begin(header({ id: id(n) }), DEALT));
    db.exec(sql);
    expect(done(matches.page(0, 10))).toHaveLength(3);
    expect(done(matches.count())).toBe(3);
  });

  test('tells how each round ended', () => {
    const { matches } = repository();
    done(matches.begin(header(), DEALT));
    done(matches.append(MATCH, 1, OPENING, SMALL));
    done(matches.deal(MATCH, 2, DEALT));
    expect(done(matches.list(0, 1))[0]?.rounds).toEqual([
      { deal: DEALT, outcome: SMALL },
      { deal: DEALT, outcome: null },
    ]);
  });

  test('reads the index and not the whole table', () => {
    const { db } = repository();
    const plan = db.prepare('EXPLAIN QUERY PLAN SELECT id FROM match ORDER BY started_at DESC, id DESC LIMIT 10').all();
    expect(JSON.stringify(plan)).toContain('match_by_start');
    expect(JSON.stringify(plan)).not.toContain('TEMP B-TREE');
  });
});
