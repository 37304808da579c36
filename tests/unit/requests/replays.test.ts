/** The list of saved matches: removing and putting back, rows that cannot be read, files that go on with a match. */
import Database from 'better-sqlite3';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { ChosenFile } from '../../../src/shared/replay-requests';
import { sentence } from '../../../src/shared/phrase';
import type { Replay } from '../../../src/shared/chase/replay';
import { fileOf, openApp, type App } from '../../fixtures/app';
import { done, northward } from '../../fixtures/live-table';
import { minimalReplay } from '../../fixtures/replays';
import { scratchFolder } from '../../fixtures/scratch';

function app(folder = scratchFolder(), seed = 'app'): App {
  const opened = openApp(folder, seed);
  onTestFinished(() => {
    opened.close();
  });
  return opened;
}

const list = async (opened: App) => done(await opened.handlers['replay.list']({ offset: 0, limit: 100 }));

/** A match with a person that was left in its first round. */
async function leftBehind(opened: App): Promise<string> {
  const { match } = done(await opened.handlers['match.start']({ role: 'runner', level: 1 }));
  done(await opened.handlers['table.act']({ match, seat: 0, act: { type: 'open', tiles: northward(opened.table(), 0) } }));
  done(await opened.handlers['match.leave']({ match }));
  return match;
}

/** Two bots play a round to its end and are left. */
async function watched(opened: App, seed: string): Promise<string> {
  const { match } = done(await opened.handlers['match.start']({ role: 'watch', level: 5, seed }));
  opened.time.passUntil(() => opened.mayClose());
  done(await opened.handlers['match.leave']({ match }));
  return match;
}

const uuid = (n: number): string => `0192f0c8-7f1e-7abc-8def-${String(n).padStart(12, '0')}`;
const chosen = (replay: unknown, name = 'match.lookout.json'): ChosenFile => ({ name, bytes: Buffer.from(JSON.stringify(replay)) });

async function takeIn(opened: App, count: number): Promise<void> {
  for (let from = 0; from < count; from += 20) {
    const files = Array.from({ length: Math.min(20, count - from) }, (_, n) => chosen({ ...minimalReplay(), id: uuid(from + n) }));
    expect(done(await opened.handlers['replay.import']({ files })).faults).toEqual([]);
  }
}

describe('a match that is removed', () => {
  test('is gone from the list and from what can be gone on with, and is put back as it was', async () => {
    const folder = scratchFolder();
    const opened = app(folder);
    const mine = await leftBehind(opened);
    await takeIn(opened, 2);
    const before = { list: await list(opened), unfinished: done(await opened.handlers['match.unfinished']({})) };
    const round = done(await opened.handlers['replay.round']({ id: mine, round: 0 }));
    expect(before.unfinished?.id).toBe(mine);
    for (const id of [mine, uuid(0), uuid(1)]) expect(done(await opened.handlers['replay.remove']({ id }))).toBeNull();
    expect(await list(opened)).toEqual({ total: 0, replays: [], unreadable: [] });
    expect(done(await opened.handlers['match.unfinished']({}))).toBeNull();
    for (const id of [uuid(1), mine, uuid(0)]) expect(done(await opened.handlers['replay.put-back']({ id }))).toBeNull();
    expect({ list: await list(opened), unfinished: done(await opened.handlers['match.unfinished']({})) }).toEqual(before);
    expect(done(await opened.handlers['replay.round']({ id: mine, round: 0 }))).toEqual(round);
  });

  test('comes back before a match that was begun meanwhile', async () => {
    const opened = app();
    const first = await leftBehind(opened);
    done(await opened.handlers['replay.remove']({ id: first }));
    const second = await leftBehind(opened);
    done(await opened.handlers['replay.put-back']({ id: first }));
    expect(done(await opened.handlers['match.unfinished']({}))?.id).toBe(second);
    done(await opened.handlers['replay.remove']({ id: second }));
    expect(done(await opened.handlers['match.unfinished']({}))?.id).toBe(first);
  });

  test('is refused while it is at the table, and unknown or forgotten ones are', async () => {
    const opened = app();
    const { match } = done(await opened.handlers['match.start']({ role: 'runner', level: 1 }));
    expect(await opened.handlers['replay.remove']({ id: match })).toMatchObject({ ok: false, error: { code: 'match-played' } });
    expect(await opened.handlers['replay.remove']({ id: uuid(7) })).toMatchObject({ ok: false, error: { code: 'no-such-replay' } });
    expect(await opened.handlers['replay.put-back']({ id: match })).toMatchObject({ ok: false, error: { code: 'no-such-replay' } });
  });

  test('does not come back with the name of a player who was deleted', async () => {
    const opened = app();
    const { profiles } = done(await opened.handlers['profile.create']({ name: 'Ada' }));
    const ada = profiles.find(({ name }) => name === 'Ada');
    const match = await leftBehind(opened);
    done(await opened.handlers['replay.remove']({ id: match }));
    done(await opened.handlers['profile.remove']({ profile: ada?.id ?? '' }));
    expect(await opened.handlers['replay.put-back']({ id: match })).toMatchObject({ ok: false, error: { code: 'no-such-replay' } });
  });
});

describe('a row that cannot be read', () => {
  const DAMAGE: readonly [string, string][] = [
    ['players that are no JSON', `UPDATE match SET players = '{' WHERE id = ?`],
    ['no players', `UPDATE match SET players = '[]' WHERE id = ?`],
    ['a time that nobody reads', `UPDATE match SET started_at = 'soon' WHERE id = ?`],
    ['a year that sorts wrongly', `UPDATE match SET started_at = '+012026-01-01T00:00:00.000Z' WHERE id = ?`],
    ['roles of another game', `UPDATE round SET deal = json_set(deal, '$.roles', json('["guard"]')) WHERE match_id = ?`],
    ['a Prison nowhere', `UPDATE round SET deal = json_set(deal, '$.prison', json('null')) WHERE match_id = ?`],
    ['rules of its own', `UPDATE match SET rules = '{"x":1}' WHERE id = ?`],
    ['another game', `UPDATE match SET game = 'hex' WHERE id = ?`],
  ];

  test.each(DAMAGE)('%s: stands in the list as such, goes out as it stands, can be removed and put back', async (_, damage) => {
    const folder = scratchFolder();
    const first = app(folder);
    const mine = await leftBehind(first);
    await takeIn(first, 1);
    const db = new Database(join(folder, 'lookout.db'));
    db.prepare(damage).run(mine);
    db.close();

    const opened = app(folder, 'again');
    const found = await list(opened);
    expect(found).toMatchObject({ total: 2, replays: [{ id: uuid(0) }], unreadable: [{ id: mine, imported: false }] });
    expect(done(await opened.handlers['match.unfinished']({}))).toBeNull();
    expect(done(await opened.handlers['replay.last']({}))).toBeNull();
    done(await opened.handlers['match.offer']({}));
    expect(await opened.handlers['replay.round']({ id: mine, round: 0 })).toMatchObject({ ok: false, error: { code: 'store/unreadable' } });
    const saved = readFileSync(fileOf(await opened.handlers['replay.export']({ id: mine })), 'utf8');
    expect(JSON.parse(saved)).toMatchObject({
      format: 'lookout-unreadable-match',
      match: [{ id: mine }],
      round: [{ number: 1 }],
      tile_set: [{}],
    });
    done(await opened.handlers['replay.remove']({ id: mine }));
    expect(await list(opened)).toMatchObject({ total: 1, unreadable: [] });
    done(await opened.handlers['replay.put-back']({ id: mine }));
    expect(await list(opened)).toEqual(found);
  });

  test('an event that cannot be read: the match is listed, and goes out as it stands', async () => {
    const folder = scratchFolder();
    const opened = app(folder);
    const mine = await leftBehind(opened);
    const db = new Database(join(folder, 'lookout.db'));
    db.prepare(`UPDATE event SET body = '{' WHERE match_id = ? AND seq = 0`).run(mine);
    db.close();
    expect((await list(opened)).replays).toMatchObject([{ id: mine }]);
    expect(await opened.handlers['replay.round']({ id: mine, round: 0 })).toMatchObject({ ok: false, error: { code: 'store/unreadable' } });
    expect(JSON.parse(readFileSync(fileOf(await opened.handlers['replay.export']({ id: mine })), 'utf8'))).toMatchObject({
      match: [{ id: mine }],
    });
  });
});

describe('a cut-off match', () => {
  test('is still there after 25 newer imports, and after 25 matches between bots', async () => {
    const opened = app();
    const mine = await leftBehind(opened);
    await takeIn(opened, 25);
    expect(done(await opened.handlers['match.unfinished']({}))?.id).toBe(mine);
    for (let n = 0; n < 25; n++) {
      const { match } = done(await opened.handlers['match.start']({ role: 'watch', level: 1, seed: String(n) }));
      done(await opened.handlers['match.leave']({ match }));
    }
    expect(done(await opened.handlers['match.unfinished']({}))?.id).toBe(mine);
  });
});

describe('a file of a match that is in the list', () => {
  async function exported(opened: App, id: string): Promise<Replay> {
    return JSON.parse(readFileSync(fileOf(await opened.handlers['replay.export']({ id })), 'utf8')) as Replay;
  }

  /** The match as it was before its last events and rounds. */
  function shorter(replay: Replay): Replay {
    return { ...replay, rounds: replay.rounds.slice(0, 1).map((round) => ({ ...round, events: round.events.slice(0, 6) })) };
  }

  test('that goes on with it is offered, and makes it as long when it is agreed', async () => {
    const from = app(scratchFolder(), 'from');
    const long = await exported(from, await watched(from, 'long'));
    const opened = app(scratchFolder(), 'to');
    expect(done(await opened.handlers['replay.import']({ files: [chosen(shorter(long))] })).imported).toBe(1);
    const before = await list(opened);
    expect(done(await opened.handlers['replay.import']({ files: [chosen(long)] }))).toEqual({
      imported: 0,
      faults: [],
      longer: [{ at: 0, match: long.id, startedAt: long.startedAt, faults: [] }],
      damaged: [],
    });
    expect(await list(opened)).toEqual(before);
    expect(done(await opened.handlers['replay.import']({ files: [chosen(long)], longer: true }))).toEqual({
      imported: 1,
      faults: [],
      longer: [],
      damaged: [],
    });
    expect(await exported(opened, long.id ?? '')).toEqual(long);
    const fresh = app(scratchFolder(), 'fresh');
    done(await fresh.handlers['replay.import']({ files: [chosen(long)] }));
    expect(await list(opened)).toEqual(await list(fresh));
  });

  test("leaves whose it is as it was, and its points in nobody's record", async () => {
    const opened = app();
    const mine = await leftBehind(opened);
    const kept = await exported(opened, mine);
    const [round] = kept.rounds;
    const last = round?.events[round.events.length - 1];
    const gaveUp = { ...kept, rounds: [{ ...round, events: [...(round?.events ?? []), { t: last?.t, seat: 0, type: 'give-up' }] }] };
    expect(done(await opened.handlers['replay.import']({ files: [chosen(gaveUp)], longer: true }))).toMatchObject({
      imported: 1,
      faults: [],
    });
    expect((await list(opened)).replays).toMatchObject([{ id: mine, imported: false, last: { ending: 'given-up' } }]);
    expect(done(await opened.handlers['match.unfinished']({}))).toMatchObject({ id: mine, betweenRounds: true });
  });

  test('with nothing new in it, or that went otherwise, is refused in a sentence of its own', async () => {
    const from = app(scratchFolder(), 'from');
    const long = await exported(from, await watched(from, 'long'));
    const opened = app(scratchFolder(), 'to');
    done(await opened.handlers['replay.import']({ files: [chosen(long)] }));
    const other = shorter(long);
    const otherwise = { ...other, rules: { ...other.rules, pointsToWin: 7 } };
    const { faults, imported, longer } = done(
      await opened.handlers['replay.import']({ files: [chosen(long), chosen(shorter(long)), chosen(otherwise)], longer: true }),
    );
    expect([imported, longer]).toEqual([0, []]);
    expect(faults.map(({ what }) => sentence(what, 'en'))).toEqual([
      'This replay is in the list already.',
      'This replay is in the list already.',
      'A match of the same id that went otherwise is in the list already.',
    ]);
    expect(await exported(opened, long.id ?? '')).toEqual(long);
  });
});

test("a match of more events than are worked out on the window's thread goes out beside it, as the same file", async () => {
  const folder = scratchFolder();
  const opened = app(folder);
  const [round] = minimalReplay().rounds;
  const rounds = Array.from({ length: Math.ceil(1001 / (round?.events.length ?? 1)) }, () => round);
  const large = { ...minimalReplay(), id: uuid(1), rounds };
  expect(done(await opened.handlers['replay.import']({ files: [chosen(large)] })).imported).toBe(1);
  const out = JSON.parse(readFileSync(fileOf(await opened.handlers['replay.export']({ id: uuid(1) })), 'utf8')) as Replay;
  expect(out.rounds).toEqual(large.rounds);
  // And as its rows once nobody can read it any more.
  const db = new Database(join(folder, 'lookout.db'));
  db.exec(`UPDATE event SET type = 'nothing' WHERE round = 2`);
  db.close();
  const rows = readFileSync(fileOf(await opened.handlers['replay.export']({ id: uuid(1) })), 'utf8');
  expect(rows).toContain('lookout-unreadable-match');
  expect(await opened.handlers['replay.export']({ id: uuid(2) })).toMatchObject({ ok: false, error: { code: 'no-such-replay' } });
});
