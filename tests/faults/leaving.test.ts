/** A deleted player of many answers: gone at once, its rows in lots, and after a kill between two of them the next start goes on. */
import Database from 'better-sqlite3';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { backgroundOnStore } from '../../src/main/background/on-store';
import { GAMES, puzzlesOf } from '../../src/main/games';
import { LOT, tidying, type Tidying } from '../../src/main/background/tidying';
import { fillStore } from '../../src/main/cli/bench/big-store';
import { BENCH_PROFILE } from '../../src/main/bench/given';
import { EVER } from '../../src/main/statistics/attempt-pages';
import { backupsIn } from '../../src/main/store/backup-files';
import { DATABASE_NAME } from '../../src/main/store/connection';
import { storeFault } from '../../src/main/store/fault';
import { openStore } from '../../src/main/store/open';
import type { Store } from '../../src/main/store/store';
import { openApp } from '../fixtures/app';
import { done } from '../fixtures/live-table';
import { scratchFolder } from '../fixtures/scratch';
import { DEALT, header, MATCH } from '../fixtures/stored-match';

const DAY = new Date('2026-11-28T20:00:00.000Z');
const NAME = 'Guglielmina';
const OTHER = { id: 'other', name: 'Brunhilde', createdAt: DAY.toISOString() };
const SIZE = { attempts: 2000, replays: 3 };
const MATCHES = 40;

/** A store with a player of many answers and matches, and another one, who sat there too. */
function livedIn(folder: string): Store {
  const store = fillStore(folder, 'leaving', SIZE);
  done(store.profiles.rename(BENCH_PROFILE, NAME));
  done(store.profiles.create(OTHER));
  const players = [NAME, OTHER.name].map((name) => ({ name, kind: 'human', assist: true }) as const);
  for (let at = 0; at < MATCHES; at++) {
    const id = MATCH.replace(/..$/, String(at + 10));
    done(store.matches.begin(header({ id, players }), DEALT, [BENCH_PROFILE, OTHER.id], BENCH_PROFILE));
  }
  return store;
}

/** Its background, with what is done between two lots. */
function tidied(
  store: Store,
  between: () => Promise<void>,
  cleared: () => void = () => undefined,
  idle: () => boolean = () => true,
): Tidying {
  return tidying({
    store,
    background: backgroundOnStore(store, puzzlesOf(GAMES)),
    schedule: () => () => undefined,
    now: () => DAY,
    quiet: () => true,
    idle,
    guestName: () => 'Guest',
    cleared,
    breathe: between,
    report: (what) => {
      throw new Error(what);
    },
  });
}

/** The files in which the name stands. */
const naming = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && readFileSync(join(entry.parentPath, entry.name)).includes(NAME))
    .map(({ name }) => name);

/** Nothing of the player is left, and all of the others is. */
function clean(folder: string): void {
  expect(naming(folder)).toEqual([]);
  for (const file of [join(folder, DATABASE_NAME), ...backupsIn(folder).map((backup) => backup.file)]) {
    const db = new Database(file, { readonly: true });
    expect(db.prepare('SELECT name FROM profile').pluck().all()).toEqual([OTHER.name]);
    for (const table of ['attempt', 'run', 'tally', 'day_total', 'fact_card', 'rating_day']) {
      expect(db.prepare(`SELECT count(*) FROM ${table}`).pluck().get(), table).toBe(0);
    }
    expect(db.prepare('SELECT count(*) FROM match').pluck().get()).toBe(SIZE.replays + MATCHES);
    expect(db.prepare('SELECT count(*) FROM own_match').pluck().get()).toBe(MATCHES);
    const names = db.prepare(`SELECT DISTINCT players ->> '$[0].name' FROM match JOIN own_match ON match_id = id`).pluck();
    expect(names.all()).toEqual(['Guest']);
    expect(db.prepare('SELECT count(*) FROM match WHERE instr(players, ?)').pluck().get(NAME)).toBe(0);
    db.close();
  }
}

test('between two turns of the thread no more than a lot goes, and the player is gone before the first', async () => {
  const folder = scratchFolder();
  const store = livedIn(folder);
  done(store.backUp(DAY));
  let before = store.writes;
  const lots: number[] = [];
  const seen = (): void => {
    lots.push(store.writes - before);
    before = store.writes;
  };
  done(store.profiles.leave(BENCH_PROFILE));
  seen();
  expect(done(store.profiles.list()).map(({ name }) => name)).toEqual([OTHER.name]);
  expect(done(store.matches.profilesAt(MATCH.replace(/..$/, '10'), 2))).toEqual([null, OTHER.id]);
  expect(done(store.statistics.attempts({ profile: BENCH_PROFILE, ...EVER, kinds: null }, 0, 10))).toEqual([]);
  let cleared = 0;
  done(
    await tidied(
      store,
      () => {
        seen();
        return Promise.resolve();
      },
      () => (cleared += 1),
    ).forget(),
  );
  expect(lots.length).toBeGreaterThan(SIZE.attempts / LOT);
  // A mark is three rows; a run goes with its attempts.
  for (const rows of lots) expect(rows).toBeLessThanOrEqual(LOT + 3);
  expect(cleared).toBe(1);
  expect(done(store.profiles.forgotten())).toEqual([]);
  store.close();
  clean(folder);
});

test.each([0, 1, 5, 12])('cut off after %i lots: nobody sees the player again, and the next start goes on', async (lots) => {
  const folder = scratchFolder();
  const store = livedIn(folder);
  done(store.profiles.leave(BENCH_PROFILE));
  let turns = 0;
  await new Promise<void>((cut) => {
    const never = new Promise<void>(() => undefined);
    const between = (): Promise<void> => {
      if (turns++ < lots) return Promise.resolve();
      cut();
      return never;
    };
    void tidied(store, between).forget();
  });
  // What was made of it meanwhile has its rows, too.
  done(store.backUp(DAY));
  store.close();
  const again = done(openStore(folder, DAY));
  expect(again.recovery).toBeNull();
  expect(done(again.profiles.list()).map(({ name }) => name)).toEqual([OTHER.name]);
  done(await tidied(again, () => Promise.resolve()).forget());
  again.close();
  clean(folder);
});

/** A page that is parted keeps copies of rows where nobody looks, and so does what was written before its contents went. */
const written = (store: Store): void => {
  for (let turn = 0; turn < 40; turn++) done(store.profiles.rename(BENCH_PROFILE, turn % 2 === 0 ? NAME.repeat(3) : NAME));
};

test('the name is in no byte of the database nor of its log while the app goes on', async () => {
  const folder = scratchFolder();
  const store = livedIn(folder);
  written(store);
  done(store.profiles.leave(BENCH_PROFILE));
  done(await tidied(store, () => Promise.resolve()).forget());
  expect(naming(folder)).toEqual([]);
  expect(done(store.profiles.list()).map(({ name }) => name)).toEqual([OTHER.name]);
  store.close();
  clean(folder);
});

test('while a round or a run goes on the bytes wait, and go once it is over; an end of the app meanwhile changes nothing', async () => {
  const folder = scratchFolder();
  const store = livedIn(folder);
  written(store);
  done(store.profiles.leave(BENCH_PROFILE));
  let idle = false;
  const tidy = tidied(
    store,
    () => Promise.resolve(),
    undefined,
    () => idle,
  );
  done(await tidy.forget());
  tidy.touched();
  await new Promise(setImmediate);
  expect(done(store.profiles.forgotten())).toEqual([BENCH_PROFILE]);
  idle = true;
  tidy.touched();
  await vi.waitFor(() => {
    expect(done(store.profiles.forgotten())).toEqual([]);
  });
  expect(naming(folder)).toEqual([]);
  store.close();
});

test('where nobody was deleted nothing is called cleared: a replay that was removed in the first seconds can be put back', async () => {
  const store = livedIn(scratchFolder());
  let cleared = 0;
  const tidy = tidied(
    store,
    () => Promise.resolve(),
    () => cleared++,
  );
  done(await tidy.forget());
  expect(cleared).toBe(0);
  done(store.profiles.leave(BENCH_PROFILE));
  done(await tidy.forget());
  expect(cleared).toBe(1);
  store.close();
});

test('a lock of another program is waited for; what a full disk keeps from going is refused, and goes the next time', async () => {
  const folder = scratchFolder();
  const store = livedIn(folder);
  done(store.profiles.leave(BENCH_PROFILE));
  const refuse = [storeFault('store/locked'), storeFault('store/locked'), storeFault('store/full')];
  const { profiles } = store;
  const clear: typeof profiles.clear = (...lot) => {
    const error = refuse.shift();
    return error === undefined ? profiles.clear(...lot) : { ok: false, error };
  };
  const tidy = tidied({ ...store, writes: 0, changed: false, profiles: { ...profiles, clear } }, () => Promise.resolve());
  expect(await tidy.forget()).toEqual({ ok: false, error: storeFault('store/full') });
  expect(done(store.profiles.forgotten())).toEqual([BENCH_PROFILE]);
  done(await tidy.forget());
  store.close();
  clean(folder);
});

test('the application: where the disk has no room for the rest, the player is gone all the same, and the window says what may remain', async () => {
  const folder = scratchFolder();
  livedIn(folder).close();
  const full = { ok: false as const, error: storeFault('store/full') };
  const app = openApp(folder, 'full', {
    // No other job is waited for here.
    background: () => ({
      ownThread: true,
      start: (name) => ({ done: name === 'forget' ? Promise.resolve(full) : new Promise(() => undefined), cancel: () => undefined }),
      close: () => undefined,
    }),
  });
  onTestFinished(() => {
    app.close();
  });
  const { profiles } = done(await app.handlers['profile.remove']({ profile: BENCH_PROFILE }));
  expect(profiles.map(({ name }) => name)).toEqual([OTHER.name]);
  expect(app.sent.notice).toEqual([{ code: 'traces-stay', facts: {} }]);
  expect(app.reports.join('')).toContain('may still be in the database');
});

test('the application: the player is in no answer as soon as it is deleted, and its end between two lots changes nothing', async () => {
  const folder = scratchFolder();
  livedIn(folder).close();
  const app = openApp(folder, 'leaving');
  const removing = Promise.resolve(app.handlers['profile.remove']({ profile: BENCH_PROFILE })).catch(() => 'ended');
  await new Promise((turn) => setImmediate(turn));
  const { profiles, chosen } = done(await app.handlers['profile.list']({}));
  expect(profiles.map(({ name }) => name)).toEqual([OTHER.name]);
  expect(chosen).toBe(OTHER.id);
  expect(await app.handlers['profile.rename']({ profile: BENCH_PROFILE, name: 'x' })).toMatchObject({ error: { code: 'no-such-profile' } });
  app.close();
  expect(await removing).toBe('ended');
  const second = openApp(folder, 'second');
  onTestFinished(() => {
    second.close();
  });
  second.time.pass(4000);
  for (let turn = 0; turn < 1000 && backupsIn(folder).length > 0; turn++) {
    await new Promise((next) => setImmediate(next));
    const db = new Database(join(folder, DATABASE_NAME), { readonly: true });
    const left = db.prepare(`SELECT count(*) FROM setting WHERE key LIKE 'profile.forgotten.%'`).pluck().get();
    db.close();
    if (left === 0) break;
  }
  clean(folder);
});
