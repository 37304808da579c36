/** A large match from a file: in lots, seen only when all of it is kept, and swept up where it was cut off. */
import Database from 'better-sqlite3';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { backgroundOnStore } from '../../src/main/background/on-store';
import { GAMES, puzzlesOf } from '../../src/main/games';
import { MatchShelf } from '../../src/main/requests/match-shelf';
import { LOT } from '../../src/main/matches/take-replay';
import { DATABASE_NAME } from '../../src/main/store/connection';
import { storeFault } from '../../src/main/store/fault';
import { openStore } from '../../src/main/store/open';
import type { Store } from '../../src/main/store/store';
import minimal from '../fixtures/minimal.lookout.json';
import { done } from '../fixtures/live-table';
import { scratchFolder } from '../fixtures/scratch';

const NOW = new Date('2026-11-28T20:00:00.000Z');
const ID = '0192f0c8-0000-7000-8000-0000000000aa';
const [ROUND] = minimal.rounds;
const EVENTS = ROUND?.events.length ?? 0;
/** So many that it takes some lots. */
const LONG = Math.ceil((4 * LOT) / (EVENTS + 1));
const SHORT = 2;

const file = (rounds: number) => ({
  name: 'large',
  bytes: new TextEncoder().encode(JSON.stringify({ ...minimal, id: ID, rounds: Array.from({ length: rounds }, () => ROUND) })),
});

interface Shelf {
  readonly store: Store;
  readonly shelf: MatchShelf;
}

function shelfOn(
  folder: string,
  between: () => Promise<void> = () => Promise.resolve(),
  change: (store: Store) => Store = (same) => same,
): Shelf {
  const store = change(done(openStore(folder, NOW)));
  const shelf = new MatchShelf({
    matches: store.matches,
    background: backgroundOnStore(store, puzzlesOf(GAMES)),
    playing: () => undefined,
    newId: () => ID,
    now: () => NOW,
    guestName: () => 'Guest',
    breathe: between,
  });
  return { store, shelf };
}

/** Takes a file in and cuts it off after so many turns; true if it came to its end. */
async function cutOff(folder: string, rounds: number, longer: boolean, turns: number): Promise<boolean> {
  let left = turns;
  let crash = (): void => undefined;
  const cut = new Promise<'cut off'>((crashed) => {
    crash = () => {
      crashed('cut off');
    };
  });
  const { store, shelf } = shelfOn(folder, () => {
    if (left-- > 0) return Promise.resolve();
    crash();
    return new Promise<void>(() => undefined);
  });
  const end = await Promise.race([shelf.take(file(rounds), longer), cut]);
  store.close();
  return end !== 'cut off';
}

const rowsIn = (folder: string): unknown => {
  const db = new Database(join(folder, DATABASE_NAME), { readonly: true });
  const rows = ['match', 'round', 'event', 'own_match', 'match_seat'].map((table) =>
    db.prepare(`SELECT count(*) FROM ${table}`).pluck().get(),
  );
  const loose = db.prepare(`SELECT count(*) FROM setting WHERE key LIKE 'match.loose.%'`).pluck().get();
  expect(db.pragma('foreign_key_check')).toEqual([]);
  db.close();
  return [...rows, loose];
};

const rounds = (store: Store): number | undefined => done(store.matches.read(ID))?.replay.rounds.length;

/** What a new start makes of the folder; no list has a match that is half there. */
async function after(folder: string): Promise<number | undefined> {
  const { store, shelf } = shelfOn(folder);
  expect(store.recovery).toBeNull();
  done(shelf.begin());
  done(await shelf.sweep());
  const there = rounds(store);
  expect(done(store.matches.count())).toBe(there === undefined ? 0 : 1);
  expect(done(store.broken())).toEqual([]);
  store.close();
  return there;
}

test('in lots, between which nothing of it is in the list, and told when all is kept', async () => {
  const folder = scratchFolder();
  const seen: (number | undefined)[] = [];
  const writes: number[] = [];
  const { store, shelf } = shelfOn(folder, () => {
    seen.push(rounds(store));
    writes.push(store.writes);
    return Promise.resolve();
  });
  const before = store.writes;
  expect(await shelf.take(file(LONG), false)).toMatchObject({ ok: true, value: { state: 'taken', asFar: null } });
  expect(seen.length).toBeGreaterThanOrEqual(3);
  expect(new Set(seen)).toEqual(new Set([undefined]));
  // A lot and the note that it comes.
  writes.forEach((count, at) => {
    expect(count - (writes[at - 1] ?? before)).toBeLessThanOrEqual(LOT + 1);
  });
  expect(rounds(store)).toBe(LONG);
  expect(done(store.broken())).toEqual([]);
  store.close();
  expect(rowsIn(folder)).toEqual([1, LONG, LONG * EVENTS, 0, 0, 0]);
});

describe.each([
  ['new', 0],
  ['longer', SHORT],
])('a %s one', (_, kept) => {
  test.each([0, 1, 2, 3, 4, 5, 6, 7, 8])('cut off after %i turns is there whole or as it was', async (turns) => {
    const folder = scratchFolder();
    if (kept > 0) expect(await cutOff(folder, kept, false, Infinity)).toBe(true);
    const whole = await cutOff(folder, LONG, true, turns);
    const there = await after(folder);
    if (whole) expect(there).toBe(LONG);
    else expect([kept === 0 ? undefined : kept, LONG]).toContain(there);
    const count = there ?? 0;
    expect(rowsIn(folder)).toEqual([count === 0 ? 0 : 1, count, count * EVENTS, 0, 0, 0]);
    // And it can come again.
    if (!whole && there !== LONG) expect(await cutOff(folder, LONG, true, Infinity)).toBe(true);
    expect(await after(folder)).toBe(LONG);
  });

  test('on a full disk is refused by name, and what was there is there', async () => {
    const folder = scratchFolder();
    if (kept > 0) expect(await cutOff(folder, kept, false, Infinity)).toBe(true);
    let lots = 0;
    const { store, shelf } = shelfOn(folder, undefined, (all) => {
      const put: typeof all.matches.put = (...lot) =>
        ++lots === 3 ? { ok: false, error: storeFault('store/full') } : all.matches.put(...lot);
      return { ...all, writes: 0, changed: false, matches: { ...all.matches, put } };
    });
    expect(await shelf.take(file(LONG), true)).toEqual({ ok: false, error: { path: '', what: storeFault('store/full').what } });
    done(await shelf.sweep());
    expect(rounds(store)).toBe(kept === 0 ? undefined : kept);
    expect(await shelf.take(file(LONG), true)).toMatchObject({ ok: true });
    expect(rounds(store)).toBe(LONG);
    store.close();
  });
});

test('taken out it goes by few rows, and the rest of it is swept up once nobody can put it back', async () => {
  const folder = scratchFolder();
  const { store, shelf } = shelfOn(folder);
  done(await shelf.take(file(LONG), false));
  const before = store.writes;
  done(shelf.remove(ID));
  // The match, that its rest is loose, and that its lines are due no more.
  expect(store.writes - before).toBeLessThanOrEqual(4);
  expect(rounds(store)).toBeUndefined();
  done(await shelf.sweep());
  done(shelf.putBack(ID));
  expect(rounds(store)).toBe(LONG);
  expect(done(store.broken())).toEqual([]);
  // Taken out, and in again from its file.
  done(shelf.remove(ID));
  expect(await shelf.take(file(SHORT), false)).toMatchObject({ ok: true });
  expect(rounds(store)).toBe(SHORT);
  expect(shelf.putBack(ID)).toMatchObject({ ok: false });
  done(shelf.remove(ID));
  shelf.clear();
  done(await shelf.sweep());
  await new Promise((turn) => setImmediate(turn));
  store.close();
  expect(rowsIn(folder)).toEqual([0, 0, 0, 0, 0, 0]);
});
