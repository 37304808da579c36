/** The list of matches as it is searched: what was played and brought in is found, labels stay, and what lists are made of comes again. */
import Database from 'better-sqlite3';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Sort, Sought } from '../../../src/shared/find-matches';
import type { ChosenFile } from '../../../src/shared/replay-requests';
import type { Replay } from '../../../src/shared/chase/replay';
import { openApp, type App } from '../../fixtures/app';
import { done } from '../../fixtures/live-table';
import { minimalReplay } from '../../fixtures/replays';
import { scratchFolder } from '../../fixtures/scratch';

function app(folder = scratchFolder(), seed = 'app'): App {
  const opened = openApp(folder, seed);
  let closed = false;
  const close = (): void => {
    if (!closed) opened.close();
    closed = true;
  };
  onTestFinished(close);
  return { ...opened, close };
}

const uuid = (n: number): string => `0192f0c8-7f1e-7abc-8def-${String(n).padStart(12, '0')}`;
const stored = (name: string): Replay =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../fixtures/replays/${name}.lookout.json`), 'utf8')) as Replay;
const chosen = (replay: unknown): ChosenFile => ({ name: 'match.lookout.json', bytes: Buffer.from(JSON.stringify(replay)) });

async function takeIn(opened: App, replays: readonly object[]): Promise<void> {
  const files = replays.map((replay, at) => chosen({ ...replay, id: uuid(at) }));
  expect(done(await opened.handlers['replay.import']({ files })).faults).toEqual([]);
}

async function find(opened: App, sought: Sought = {}, sort: Sort = 'newest') {
  const ask = { sought, sort, offset: 0, limit: 100 };
  // What is due is made beside the window's thread, where it is more than a few.
  for (;;) {
    const answer = done(await opened.handlers['replay.find'](ask));
    if (answer.due === 0) return answer;
    await setImmediate();
  }
}
const idsOf = ({ rows }: { readonly rows: readonly { readonly id: string }[] }): string[] => rows.map(({ id }) => id);

/** Two bots play a round to its end and are left. */
async function watched(opened: App, seed: string): Promise<string> {
  const { match } = done(await opened.handlers['match.start']({ role: 'watch', level: 5, seed }));
  opened.time.passUntil(() => opened.mayClose());
  done(await opened.handlers['match.leave']({ match }));
  return match;
}

describe('what was played', () => {
  test('is found by who won on which side, by its length and its mistakes, as the list tells them', async () => {
    const opened = app();
    const match = await watched(opened, 'lines');
    const [row] = (await find(opened)).rows;
    const [round] = row?.played ?? [];
    expect(row).toMatchObject({ id: match, name: null, note: null, starred: false, variants: [] });
    expect(round).toMatchObject({ number: 1, found: true, length: expect.any(Number) as number, mistakes: expect.any(Number) as number });
    const winner = round?.winners[0] ?? 0;
    const players = row !== undefined && 'players' in row ? row.players : [];
    const [name, role] = [players[winner]?.name ?? '', round?.roles[winner] ?? ''];
    const loser = round?.roles.findIndex((each) => each !== role) ?? 0;
    const wish = {
      player: name,
      role,
      opponent: players[loser]?.name ?? '',
      result: 'won',
      seats: players.length,
      variant: 'none',
    } as const;
    expect(idsOf(await find(opened, wish))).toEqual([match]);
    expect(idsOf(await find(opened, { longer: round?.length ?? 0, fewest: round?.mistakes ?? 0, source: 'played' }))).toEqual([match]);
    for (const other of [
      { result: 'open' },
      { result: 'goes-on' },
      { source: 'imported' },
      { shorter: round?.length ?? 0 },
      { fewest: (round?.mistakes ?? 0) + 1 },
      { seats: 4 },
      { variant: 'head-start' },
      { text: 'nobody of that name' },
    ] as const)
      expect(idsOf(await find(opened, other))).toEqual([]);
  });

  test('to no end is there as well, and as one that goes on', async () => {
    const opened = app();
    const { match } = done(await opened.handlers['match.start']({ role: 'runner', level: 1 }));
    done(await opened.handlers['match.leave']({ match }));
    for (const result of ['open', 'goes-on'] as const) {
      const { rows } = await find(opened, { result });
      expect(rows).toMatchObject([{ id: match, goesOn: true, played: [{ number: 1, outcome: null, length: null, mistakes: 0 }] }]);
    }
    expect(idsOf(await find(opened, { result: 'lost' }))).toEqual([]);
  });
});

test('a round that did not end tells its length and its mistakes so far, as its analysis does', async () => {
  const opened = app();
  const replay = stored('four-unfinished');
  await takeIn(opened, [replay]);
  const last = replay.rounds.at(-1);
  const [row] = (await find(opened)).rows;
  expect(row?.played.at(-1)).toMatchObject({ outcome: null, length: last?.events.at(-1)?.t, mistakes: expect.any(Number) as number });
});

test('what a row shows is found by its words, in both languages: results, sides, levels, that it was brought in', async () => {
  const opened = app();
  const watchedOne = await watched(opened, 'lines');
  await takeIn(opened, [
    stored('two-caught'),
    stored('four-unfinished'),
    {
      ...stored('two-caught'),
      players: [
        { name: 'Zoe', kind: 'human' },
        { name: 'Pico', kind: 'bot', level: 3 },
      ],
    },
  ]);
  const found = async (text: string): Promise<string[]> => idsOf(await find(opened, { text })).sort();
  const [caught, unfinished, level3] = [uuid(0), uuid(1), uuid(2)];
  for (const text of ['imported', 'importata']) expect(await found(text)).toEqual([caught, unfinished, level3]);
  for (const text of ['unfinished', 'NON FINITA']) expect(await found(text)).toEqual([unfinished]);
  for (const text of ['level 3', 'livello 3']) expect(await found(`imported ${text} pico`)).toEqual([level3]);
  for (const text of ['level 5', 'livello 5']) expect(await found(text)).toContain(watchedOne);
  for (const text of ['Chaser won', 'ha vinto la Guardia']) expect(await found(`zoe ${text}`)).toEqual([level3]);
  expect(await found('zoe unfinished')).toEqual([]);
});

describe('labels', () => {
  test('are searched, counted as kept, and come back with a match that was removed', async () => {
    const opened = app();
    await takeIn(opened, [minimalReplay(), minimalReplay(), minimalReplay()]);
    const id = uuid(1);
    done(await opened.handlers['replay.label']({ id, name: ' Été final ', note: 'So close!', starred: true }));
    expect(idsOf(await find(opened, { text: 'FINAL ete close' }))).toEqual([id]);
    expect(idsOf(await find(opened, { starred: true }))).toEqual([id]);
    const before = await find(opened);
    expect(before.rows.find((row) => row.id === id)).toMatchObject({ name: ' Été final ', note: 'So close!', starred: true });
    done(await opened.handlers['replay.remove']({ id }));
    expect((await find(opened, { starred: true })).matches).toBe(0);
    done(await opened.handlers['replay.put-back']({ id }));
    expect(await find(opened)).toEqual(before);
    expect(idsOf(await find(opened, { starred: true, text: 'ete' }))).toEqual([id]);
    done(await opened.handlers['replay.label']({ id, name: '', note: null }));
    expect((await find(opened, { starred: true })).rows).toMatchObject([{ name: null, note: null, starred: true }]);
    expect((await find(opened, { text: 'final' })).matches).toBe(0);
    expect(await opened.handlers['replay.label']({ id: uuid(9), starred: true })).toMatchObject({
      ok: false,
      error: { code: 'no-such-replay' },
    });
  });

  test('stay where a match becomes longer by a file', async () => {
    const from = app(scratchFolder(), 'from');
    const whole = { ...stored('two-caught'), id: uuid(0) };
    const cut = {
      ...whole,
      rounds: whole.rounds.map((round, at) => (at === whole.rounds.length - 1 ? { ...round, events: round.events.slice(0, 3) } : round)),
    };
    done(await from.handlers['replay.import']({ files: [chosen(cut)] }));
    done(await from.handlers['replay.label']({ id: uuid(0), name: 'Cut', starred: true }));
    expect(done(await from.handlers['replay.import']({ files: [chosen(whole)], longer: true })).imported).toBe(1);
    expect((await find(from, { starred: true, text: 'cut' })).rows).toMatchObject([{ id: uuid(0), name: 'Cut' }]);
    expect((await find(from, { result: 'open' })).matches).toBe(0);
  });
});

test('the room of removed matches comes back: the file does not grow by as many that come after them', async () => {
  const folder = scratchFolder();
  const opened = app(folder);
  const size = (): number => {
    const db = new Database(join(folder, 'lookout.db'));
    db.pragma('wal_checkpoint(TRUNCATE)');
    db.close();
    return statSync(join(folder, 'lookout.db')).size;
  };
  const three = ['two-caught', 'four-unfinished', 'three-hideout-perfect-plan'].map(stored);
  const files = Array.from({ length: 18 }, (_, at) => three[at % 3] ?? {});
  await takeIn(opened, files);
  await find(opened, { starred: true });
  const full = size();
  for (let round = 0; round < 3; round++) {
    for (const at of files.keys()) done(await opened.handlers['replay.remove']({ id: uuid(at) }));
    // Brought in again they are new: what was kept of them to be put back goes.
    await takeIn(opened, files);
    await find(opened, { starred: true });
  }
  expect(size()).toBeLessThan(full * 1.25);
});

describe('what lists are made of', () => {
  const DAMAGES: readonly [string, string][] = [
    ['is gone', 'DELETE FROM match_line; DELETE FROM line_due'],
    ['was made in another way', 'UPDATE match_line SET made = 0'],
    ['has nobody at the tables', 'UPDATE match_line SET made = 0; DELETE FROM line_seat; DELETE FROM line_company'],
    ['is due for matches that there are not', `INSERT INTO line_due VALUES ('nobody', 7)`],
  ];
  test.each(DAMAGES)('and %s comes again from the matches themselves', async (_what, sql) => {
    const folder = scratchFolder();
    const first = app(folder);
    await takeIn(first, [stored('two-caught'), stored('four-unfinished'), stored('three-hideout-perfect-plan')]);
    const wishes = [{ seats: 4 }, { result: 'open' }, { text: 'a' }, { longer: 1 }] as const;
    const before = [];
    for (const wish of wishes) before.push(await find(first, wish));
    first.close();
    const db = new Database(join(folder, 'lookout.db'));
    db.exec(sql);
    db.close();
    const opened = app(folder, 'again');
    opened.time.pass(5000);
    for (let turn = 0; turn < 50; turn++) await setImmediate();
    const after = [];
    for (const wish of wishes) after.push(await find(opened, wish));
    expect(after).toEqual(before);
  });

  test('a match that cannot be read is in the list of all, in every order of it, and among no others', async () => {
    const folder = scratchFolder();
    const first = app(folder);
    await takeIn(first, [minimalReplay(), minimalReplay()]);
    first.close();
    const db = new Database(join(folder, 'lookout.db'));
    db.prepare(`UPDATE match SET players = '{' WHERE id = ?`).run(uuid(0));
    db.close();
    const opened = app(folder, 'again');
    for (const sort of ['newest', 'oldest', 'longest', 'most-mistakes'] as const) {
      const { rows } = await find(opened, {}, sort);
      expect(rows.filter((row) => 'what' in row)).toMatchObject([{ id: uuid(0), played: [] }]);
      expect(rows).toHaveLength(2);
    }
    expect(idsOf(await find(opened, { source: 'imported', longer: 0 }))).toEqual([uuid(1)]);
  });

  test('tells nothing of a player who was deleted', async () => {
    const folder = scratchFolder();
    const opened = app(folder);
    const { profiles } = done(await opened.handlers['profile.create']({ name: 'Zuleika' }));
    const { match } = done(await opened.handlers['match.start']({ role: 'runner', level: 1 }));
    done(await opened.handlers['match.leave']({ match }));
    expect(idsOf(await find(opened, { player: 'Zuleika' }))).toEqual([match]);
    done(await opened.handlers['profile.remove']({ profile: profiles.find(({ name }) => name === 'Zuleika')?.id ?? '' }));
    expect(idsOf(await find(opened, { player: 'Zuleika' }))).toEqual([]);
    expect(done(await opened.handlers['replay.choices']({})).players.map(({ name }) => name)).not.toContain('Zuleika');
    const db = new Database(join(folder, 'lookout.db'));
    expect(db.prepare(`SELECT count(*) FROM line_seat WHERE name = 'Zuleika'`).pluck().get()).toBe(0);
    expect(db.prepare(`SELECT count(*) FROM line_company WHERE told LIKE '%Zuleika%'`).pluck().get()).toBe(0);
    db.close();
  });
});

test('the table of a round as it stood last is there for a picture, also of one that nobody ended', async () => {
  const opened = app();
  await takeIn(opened, [stored('four-unfinished')]);
  expect(done(await opened.handlers['replay.table']({ id: uuid(0), round: 0 }))).toMatchObject({ game: 'chase', table: { seat: null } });
  expect(await opened.handlers['replay.table']({ id: uuid(0), round: 99 })).toMatchObject({ ok: false, error: { code: 'no-such-round' } });
  expect(await opened.handlers['replay.table']({ id: uuid(5), round: 0 })).toMatchObject({ ok: false, error: { code: 'no-such-replay' } });
});
