/** Racing a saved round: the same deal once more, what the seat did then beside it, the other as it was, and nothing of what is to come. */
import Database from 'better-sqlite3';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { raceAt } from '../../../src/rules/race';
import { openApp, type App } from '../../fixtures/app';
import { done } from '../../fixtures/live-table';
import { minimalReplay } from '../../fixtures/replays';
import { rowsHash } from '../../fixtures/rows-hash';
import { scratchFolder } from '../../fixtures/scratch';

function app(folder = scratchFolder(), seed = 'app'): App {
  const opened = openApp(folder, seed);
  onTestFinished(() => {
    opened.close();
  });
  return opened;
}

/** Bots play a round to its end; two of them, unless more are asked for. */
async function watched(opened: App, seed: string, players: 2 | 3 | 4 = 2): Promise<string> {
  const { match } = done(await opened.handlers['match.start']({ role: 'watch', level: 4, seed, players }));
  opened.time.passUntil(() => opened.mayClose());
  done(await opened.handlers['match.leave']({ match }));
  return match;
}

const logOf = async (opened: App, id: string) => done(await opened.handlers['replay.round']({ id, round: 0 }));
const chaserOf = (log: Awaited<ReturnType<typeof logOf>>['log']): number =>
  (log.deal as { roles: string[] }).roles.findIndex((role) => role === 'chaser');

describe('a race', () => {
  test('has the same deal, rules and seats, says what it races and at the end how both came out; the other stays as it was, row by row', async () => {
    const folder = scratchFolder();
    const opened = app(folder);
    const id = await watched(opened, 'race me');
    const before = rowsHash(folder, id);
    const { log, players } = await logOf(opened, id);
    const seat = chaserOf(log);
    const table = done(await opened.handlers['learn.race']({ id, round: 0, seat, level: 2 }));
    expect(table).toMatchObject({
      over: false,
      roundNumber: 1,
      rules: log.rules,
      race: { seat, own: [], ghost: [], done: false, ended: null },
    });
    expect(table.players.map(({ kind }) => kind)).toEqual(players.map((_, at) => (at === seat ? 'human' : 'bot')));
    expect(table.race?.player).toEqual(players[seat]);

    opened.time.passUntil(() => opened.table().race?.done === true || opened.table().over);
    if (!opened.table().over) done(await opened.handlers['table.give-up']({ match: table.match, seat }));
    const { race } = opened.table();
    const marks = log.events.filter((event) => event.type === 'mark' && event.seat === seat);
    expect(race?.ended).toMatchObject({
      own: { n: 0, won: null, mistakes: 0 },
      ghost: { n: marks.length, t: log.events[log.events.length - 1]?.t },
    });
    expect(race?.ghost.map(({ t }) => t)).toEqual(marks.map(({ t }) => t));
    done(await opened.handlers['match.leave']({ match: table.match }));

    const mine = await logOf(opened, table.match);
    expect(mine.log.deal).toEqual(log.deal);
    expect(mine.summary.origin).toMatchObject({ match: id, round: 1, event: 0, ghost: { seat } });
    expect(rowsHash(folder, id)).toBe(before);
    // It counts in nobody's record, and tells nothing of which bot comes next.
    const { profiles } = done(await opened.handlers['profile.list']({}));
    expect(profiles.flatMap(({ records }) => records)).toEqual([]);
    expect(done(await opened.handlers['match.opponent']({ game: 'chase' })).levels).toEqual([]);
  });

  test("compares nothing before the round has begun: what the ghost laid at the very beginning is nobody's lead", async () => {
    const opened = app();
    const id = await watched(opened, 'runner');
    const seat = 1 - chaserOf((await logOf(opened, id)).log);
    const { match, race } = done(await opened.handlers['learn.race']({ id, round: 0, seat, level: 1 }));
    expect(race).toMatchObject({ own: [], ghost: [] });
    opened.time.pass(60_000);
    expect(opened.table().race?.ghost).toEqual([]);
    expect(done(await opened.handlers['match.unfinished']({}))).toBeNull();
    done(await opened.handlers['match.leave']({ match }));
  });

  test('shows the window nothing of what the ghost does later, and tells it when it happens, also after a pause', async () => {
    const opened = app();
    const id = await watched(opened, 'no leak');
    const { log } = await logOf(opened, id);
    const seat = chaserOf(log);
    const { match } = done(await opened.handlers['learn.race']({ id, round: 0, seat, level: 1 }));
    const whole = (await logOf(opened, id)).log.events.filter((event) => event.type === 'mark' && event.seat === seat);
    const from = opened.sent.table.length;
    opened.time.passUntil(() => (opened.table().race?.ghost.length ?? 0) >= 2);
    done(await opened.handlers['table.pause']({ match, seat }));
    const held = opened.table().race?.ghost.length;
    opened.time.pass(60_000);
    expect(opened.table().race?.ghost.length).toBe(held);
    done(await opened.handlers['table.resume']({ match, seat }));
    opened.time.passUntil(() => opened.table().race?.done === true || opened.table().over);

    const told = opened.sent.table.slice(from).filter(({ over }) => !over);
    expect(told.length).toBeGreaterThan(whole.length);
    for (const { race, clock } of told) for (const step of race?.ghost ?? []) expect(step.t).toBeLessThanOrEqual(clock.t);
    // Each of its steps was told within the moment in which it came.
    for (const { t } of whole) {
      const first = told.find(({ race }) => race?.ghost.some((step) => step.t === t));
      if (first !== undefined) expect(first.clock.t - t).toBeLessThan(50);
    }
    // No face and no cell: counts and times.
    for (const { race } of told) expect(Object.keys(race?.ghost[0] ?? { n: 0, t: 0 }).sort()).toEqual(['n', 't']);
  });

  test('has bots that do what those did there, as long as nobody does something else', async () => {
    const opened = app();
    const id = await watched(opened, 'the same bots');
    const { log } = await logOf(opened, id);
    const seat = chaserOf(log);
    const { match } = done(await opened.handlers['learn.race']({ id, round: 0, seat, level: 1 }));
    const before = log.events.slice(
      0,
      log.events.findIndex((event) => event.seat === seat),
    );
    expect(before.length).toBeGreaterThan(1);
    opened.time.passUntil(() => opened.table().table.paths[0]?.tiles.length === before.length);
    expect((await logOf(opened, match)).log.events).toEqual(before);
  });

  test('is nothing that bots see: they do the very same with a ghost and without', async () => {
    const laid = async (raced: boolean) => {
      const folder = scratchFolder();
      const first = openApp(folder, 'same');
      const id = await watched(first, 'same bots');
      const { log } = await logOf(first, id);
      const seat = chaserOf(log);
      const { match } = done(await first.handlers['learn.race']({ id, round: 0, seat, level: 3 }));
      first.close();
      if (!raced) {
        const db = new Database(join(folder, 'lookout.db'));
        db.prepare("UPDATE match SET origin = json_remove(origin, '$.ghost') WHERE id = ?").run(match);
        db.close();
      }
      const opened = app(folder, 'the same again');
      const table = done(await opened.handlers['match.go-on']({ match }));
      expect(table.race === undefined).toBe(!raced);
      opened.time.passUntil(() => opened.table().over);
      return (await logOf(opened, match)).log.events;
    };
    const events = await laid(true);
    expect(events.length).toBeGreaterThan(5);
    expect(events).toEqual(await laid(false));
  });

  test('goes on after the app was closed, with the ghost where the round stands; also when the other was deleted', async () => {
    const folder = scratchFolder();
    const first = openApp(folder);
    const id = await watched(first, 'restart');
    const { log } = await logOf(first, id);
    const seat = chaserOf(log);
    const { match } = done(await first.handlers['learn.race']({ id, round: 0, seat, level: 1 }));
    first.time.passUntil(() => (first.table().race?.ghost.length ?? 0) >= 3);
    done(await first.handlers['replay.remove']({ id }));
    const stood = first.table().race;
    first.close();

    const opened = app(folder, 'later');
    const table = done(await opened.handlers['match.go-on']({ match }));
    expect(table.paused).toBe(true);
    expect(table.race?.player).toEqual(stood?.player);
    // As far as the round itself was kept: its clock stands at its last event.
    expect(stood?.ghost.slice(0, table.race?.ghost.length)).toEqual(table.race?.ghost);
    expect(table.race?.ghost.every(({ t }) => t <= table.clock.t)).toBe(true);
    done(await opened.handlers['table.resume']({ match, seat }));
    opened.time.passUntil(() => opened.table().race?.done === true || opened.table().over);
    expect(opened.table().race?.ghost.length).toBeGreaterThan(3);
  });

  test('of three and four keeps who sits where, and counts the tiles of the seat alone', async () => {
    for (const players of [3, 4] as const) {
      const opened = app();
      const id = await watched(opened, `many ${String(players)}`, players);
      const { log } = await logOf(opened, id);
      const { roles } = log.deal as { roles: string[] };
      const seat = roles.lastIndexOf('runner');
      const table = done(await opened.handlers['learn.race']({ id, round: 0, seat, level: 2 }));
      expect(table.table.roles).toEqual(roles);
      expect(table.aside.choosesOpener).toBe(false);
      expect((await logOf(opened, table.match)).log.deal).toEqual(log.deal);
      const laid = log.events.filter((event) => event.type === 'place' && event.seat === seat);
      const { ghost } = (await logOf(opened, table.match)).summary.origin ?? {};
      expect(ghost?.steps[ghost.steps.length - 1]?.n).toBe(laid.length);
    }
  });

  test('there is none of a round whose deal nobody tells, nor of a seat that did nothing', async () => {
    const opened = app();
    const id = await watched(opened, 'none');
    const at = { id, round: 0, seat: 0, level: 3 };
    expect(await opened.handlers['learn.race']({ ...at, round: 5 })).toMatchObject({ error: { code: 'no-such-round' } });
    expect(await opened.handlers['learn.race']({ ...at, seat: 4 })).toMatchObject({ error: { code: 'no-such-seat' } });
    expect(await opened.handlers['learn.race']({ ...at, id: 'nowhere' })).toMatchObject({ error: { code: 'no-such-replay' } });
    const left = done(await opened.handlers['match.start']({ role: 'chaser', level: 3, seed: 'left' }));
    done(await opened.handlers['match.leave']({ match: left.match }));
    expect(await opened.handlers['learn.race']({ ...at, id: left.match })).toMatchObject({ error: { code: 'nothing-raced' } });

    const { rounds, ...rest } = minimalReplay();
    const bare = { ...rest, id: '0192f0c8-7f1e-7abc-8def-000000000001', rounds: rounds.map(({ piles: _piles, ...round }) => round) };
    done(await opened.handlers['replay.import']({ files: [{ name: 'bare.json', bytes: Buffer.from(JSON.stringify(bare)) }] }));
    expect(await opened.handlers['learn.race']({ ...at, id: bare.id })).toMatchObject({ error: { code: 'not-dealt' } });
  });

  test('stands level, ahead and behind by what both have done by then', () => {
    const own = [{ t: 1000, n: 1 }, { t: 4000, n: 2 }]; // prettier-ignore
    const ghost = [{ t: 2000, n: 1 }, { t: 3000, n: 2 }, { t: 9000, n: 3 }]; // prettier-ignore
    expect(raceAt(own, ghost, 500)).toEqual({ own: 0, ghost: 0, lead: 0, earlier: null });
    expect(raceAt(own, ghost, 1500)).toEqual({ own: 1, ghost: 0, lead: 1, earlier: null });
    expect(raceAt(own, ghost, 2000)).toEqual({ own: 1, ghost: 1, lead: 0, earlier: 1000 });
    expect(raceAt(own, ghost, 5000)).toEqual({ own: 2, ghost: 2, lead: 0, earlier: -1000 });
  });
});
