/** The main side as the window meets it: every request of matches, replays and settings, on a real store. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { judgeMatch } from '../../../src/rules/chase/judge-match';
import { readReplay } from '../../../src/main/games/chase/replay/chase-replay';
import type { ChosenFile } from '../../../src/shared/replay-requests';
import { DEFAULT_SETTINGS } from '../../../src/shared/settings';
import { fileOf, openApp, type App } from '../../fixtures/app';
import { done, northward } from '../../fixtures/live-table';
import { scratchFolder } from '../../fixtures/scratch';
import { plainFault } from '../../../src/main/replay/fault';
import { LANGUAGES } from '../../../src/shared/catalogue';
import { sentence } from '../../../src/shared/phrase';

function app(folder = scratchFolder(), seed = 'app'): App {
  const opened = openApp(folder, seed);
  onTestFinished(() => {
    opened.close();
  });
  return opened;
}

/** Two bots play a round to its end; the match's id. */
async function watched(opened: App, seed = 'watched'): Promise<string> {
  const started = done(await opened.handlers['match.start']({ role: 'watch', level: 5, seed }));
  opened.time.passUntil(() => opened.mayClose());
  expect(opened.table().verdict).not.toBeNull();
  return started.match;
}

describe('match.start', () => {
  test.each([
    ['runner', ['human', 'bot'], ['runner', 'chaser']],
    ['chaser', ['human', 'bot'], ['chaser', 'runner']],
    ['watch', ['bot', 'bot'], ['runner', 'chaser']],
  ] as const)('as %s', async (role, kinds, roles) => {
    const started = done(await app().handlers['match.start']({ role, level: 3, guest: 'Ada' }));
    expect(started.players.map(({ kind }) => kind)).toEqual(kinds);
    expect(started.table.roles).toEqual(roles);
    expect(started.seats.map(({ seat }) => seat)).toEqual(role === 'watch' ? [] : [0]);
  });

  test('names everybody, bots by names that are no numbers, and says their level apart', async () => {
    const { handlers } = app();
    const players = async (input: Parameters<(typeof handlers)['match.start']>[0]) =>
      done(await handlers['match.start'](input)).players.map((player) => [player.name, player.kind === 'bot' ? player.level : undefined]);
    expect(await players({ role: 'chaser', level: 3, guest: 'Ada' })).toEqual([
      ['Ada', undefined],
      ['Lulu', 3],
    ]);
    expect(await players({ role: 'chaser', level: 3, guest: 'lulu' })).toEqual([
      ['lulu', undefined],
      ['Zuzu', 3],
    ]);
    expect(await players({ role: 'watch', level: 3, chaserLevel: 7 })).toEqual([
      ['Pico', 3],
      ['Lulu', 7],
    ]);
    expect(await players({ role: 'watch', level: 3 })).toEqual([
      ['Pico', 3],
      ['Lulu', 3],
    ]);
    expect((await players({ role: 'runner', level: 1 }))[0]?.[0]).not.toBe('');
  });

  test('takes a seed, or makes one that nobody chose', async () => {
    const { handlers } = app();
    expect(done(await handlers['match.start']({ role: 'chaser', level: 1, seed: 'mine' })).seed).toBe('mine');
    const first = done(await handlers['match.start']({ role: 'chaser', level: 1 })).seed;
    const second = done(await handlers['match.start']({ role: 'chaser', level: 1 })).seed;
    expect(first).toMatch(/^[0-9a-f]{10}$/);
    expect(second).not.toBe(first);
  });

  test('V1 to V3: plays by other rules, on the standard table', async () => {
    const started = done(
      await app().handlers['match.start']({
        role: 'runner',
        level: 1,
        assist: true,
        rules: { startingTiles: 3, perfectPlan: true, pointsToWin: 5 },
      }),
    );
    expect(started.rules).toEqual({ startingTiles: 3, perfectPlan: true, pointsToWin: 5, table: { columns: 21, rows: 13 } });
    expect(started.seats[0]?.view.hand?.starts).toHaveLength(3);
    expect(started.players[0]?.assist).toBe(true);
  });

  test('against a bot that takes its time, which the match keeps', async () => {
    const opened = app();
    const started = done(await opened.handlers['match.start']({ role: 'chaser', level: 1, gentle: true }));
    expect(started.players.map(({ kind, gentle }) => [kind, gentle])).toEqual([
      ['human', undefined],
      ['bot', true],
    ]);
    expect(done(await opened.handlers['match.current']({}))?.players[1]?.gentle).toBe(true);
  });
});

describe('match.current and leaving', () => {
  test('gives the live match, also to a page that was loaded anew, and null after leaving', async () => {
    const { handlers, mayClose } = app();
    expect(done(await handlers['match.current']({}))).toBeNull();
    expect(mayClose()).toBe(true);
    const { match } = done(await handlers['match.start']({ role: 'runner', level: 1 }));
    expect(done(await handlers['match.current']({}))?.match).toBe(match);
    expect(mayClose()).toBe(false);
    done(await handlers['match.leave']({ match }));
    expect(done(await handlers['match.current']({}))).toBeNull();
    expect(done(await handlers['replay.list']({ offset: 0, limit: 10 })).replays[0]).toMatchObject({
      id: match,
      last: null,
    });
  });

  test('a match in progress is there as unfinished after the app has gone without a word', async () => {
    const folder = scratchFolder();
    const first = app(folder, 'first');
    const { match } = done(await first.handlers['match.start']({ role: 'runner', level: 1 }));
    done(await first.handlers['table.act']({ match, seat: 0, act: { type: 'open', tiles: northward(first.table(), 0) } }));
    const second = app(folder, 'second');
    const { replays } = done(await second.handlers['replay.list']({ offset: 0, limit: 10 }));
    expect(replays).toMatchObject([{ id: match, rounds: 1, last: null, points: [0, 0], winners: [] }]);
    const { table, verdict } = done(await second.handlers['replay.round']({ id: match, round: 0 }));
    expect(table).toMatchObject({ phase: 'running', paths: [{ tiles: [{}, {}] }] });
    expect(verdict.verdict).toMatchObject({ ending: 'unfinished', winner: null, award: null });
  });
});

test('when nobody looks, the round pauses and the window is told', async () => {
  const opened = app();
  const { match } = done(await opened.handlers['match.start']({ role: 'runner', level: 1 }));
  done(await opened.handlers['table.act']({ match, seat: 0, act: { type: 'open', tiles: northward(opened.table(), 0) } }));
  opened.time.pass(10);
  opened.away();
  expect(opened.table().table.paused).toBe(true);
  expect(opened.sent.away).toEqual([null]);
  done(await opened.handlers['table.resume']({ match, seat: 0 }));
  expect(opened.table().clock).toEqual({ t: 10, running: true });
});

test('when the window is gone, no bot plays on behind its back', async () => {
  const opened = app();
  done(await opened.handlers['match.start']({ role: 'watch', level: 1 }));
  opened.time.pass(10_000);
  const pushed = opened.sent.table.length;
  expect(opened.mayClose()).toBe(false);
  opened.left();
  opened.time.pass(60_000);
  expect(opened.sent.table).toHaveLength(pushed);
  expect(opened.mayClose()).toBe(true);
  expect(done(await opened.handlers['match.current']({}))).toBeNull();
});

test.each([
  [2, ['Pico', 'Lulu'], ['runner', 'chaser']],
  [3, ['Pico', 'Lulu', 'Bibo'], ['runner', 'runner', 'chaser']],
  [4, ['Pico', 'Lulu', 'Bibo', 'Momo'], ['runner', 'runner', 'chaser', 'chaser']],
] as const)('%i bots to watch have names of their own and their sides (T1, F1)', async (players, names, roles) => {
  const opened = app();
  const levels = players === 2 ? { level: 4 } : { level: 4, chaserLevel: 6 };
  const started = done(await opened.handlers['match.start']({ role: 'watch', players, ...levels }));
  expect(started.players.map(({ name }) => name)).toEqual(names);
  expect(started.table.roles).toEqual(roles);
  expect(started.seats).toEqual([]);
});

describe('replays', () => {
  test('replay.list tells players, rounds, points and how it ended, a page at a time', async () => {
    const opened = app();
    const first = await watched(opened, 'one');
    const { points } = opened.table().score;
    done(await opened.handlers['match.next']({ match: first }));
    opened.time.passUntil(() => opened.mayClose());
    const verdict = opened.table().verdict?.verdict;
    const second = await watched(opened, 'two');
    const all = done(await opened.handlers['replay.list']({ offset: 0, limit: 10 }));
    expect(all.total).toBe(2);
    expect(all.replays.map(({ id }) => id)).toEqual([second, first]);
    expect(all.replays[1]).toMatchObject({
      rounds: 2,
      last: { ending: verdict?.ending, winner: verdict?.winner },
      imported: false,
    });
    expect(all.replays[1]?.points.reduce((sum, each) => sum + each)).toBeGreaterThanOrEqual(points.reduce((sum, each) => sum + each));
    expect(done(await opened.handlers['replay.list']({ offset: 1, limit: 1 })).replays.map(({ id }) => id)).toEqual([first]);
  });

  test('replay.round shows the round and the verdict as they were live, close calls included', async () => {
    const opened = app();
    for (const seed of ['a', 'b', 'c', 'd']) {
      const id = await watched(opened, seed);
      const live = opened.table();
      const saved = done(await opened.handlers['replay.round']({ id, round: 0 }));
      expect(saved.verdict).toEqual(live.verdict);
      expect(saved.table).toEqual(live.table);
      expect(saved.summary.points).toEqual(live.score.points);
    }
  });

  test('what is not there is refused', async () => {
    const { handlers } = app();
    const id = '00000000-0000-7000-8000-000000000000';
    expect(await handlers['replay.round']({ id, round: 0 })).toEqual({ ok: false, error: { code: 'no-such-replay', field: 'id' } });
    expect(await handlers['replay.export']({ id })).toMatchObject({ ok: false, error: { code: 'no-such-replay' } });
    const opened = app();
    expect(await opened.handlers['replay.round']({ id: await watched(opened), round: 1 })).toEqual({
      ok: false,
      error: { code: 'no-such-round', field: 'round' },
    });
  });

  test('replay.export writes a file whose judge agrees with the live verdict, with the faces that it uses and no others', async () => {
    const opened = app();
    const id = await watched(opened);
    const saved = fileOf(await opened.handlers['replay.export']({ id }));
    expect(dirname(saved)).toBe(opened.exportFolder);
    expect(basename(saved)).toMatch(/^chase-\d{4}-\d\d-\d\d-\d\dh\d\d-pico-lulu\.lookout\.json$/);
    const read = readReplay(readFileSync(saved, 'utf8'));
    if (!read.ok) throw new Error(JSON.stringify(plainFault(read.error)));
    const { replay, rounds } = read.value;
    expect(replay).toMatchObject({ id, seed: 'watched', random: 'xoroshiro128plus', rounds: [{ piles: [{}, {}], starts: [{}] }] });
    expect(Object.keys(replay.tiles)).toHaveLength(30);
    const judged = judgeMatch(rounds, 2, 3);
    expect(judged.rounds[0]).toEqual(opened.table().verdict?.verdict);
    expect(judged.points).toEqual(opened.table().score.points);
    expect(readdirSync(opened.exportFolder)).toEqual([basename(saved)]);
  });

  test("an export takes no other file's place", async () => {
    const opened = app();
    const id = await watched(opened);
    const first = fileOf(await opened.handlers['replay.export']({ id }));
    writeFileSync(first, 'kept');
    const second = fileOf(await opened.handlers['replay.export']({ id }));
    expect(second).toBe(first.replace('.lookout.json', ' (2).lookout.json'));
    expect(readFileSync(first, 'utf8')).toBe('kept');
    expect(readdirSync(opened.exportFolder)).toHaveLength(2);
  });

  test('a folder that cannot be written is told in a sentence', async () => {
    const opened = app();
    const id = await watched(opened);
    writeFileSync(opened.exportFolder, 'a file where the folder should be');
    const answer = await opened.handlers['replay.export']({ id });
    expect(answer).toMatchObject({ ok: false, error: { code: 'not-written', what: { key: 'fault.not-written' } } });
    expect(answer.ok ? '' : answer.error.message).toMatch(/^[A-Z].*\.$/);
    expect(readFileSync(opened.exportFolder, 'utf8')).toBe('a file where the folder should be');
  });

  test('replay.import takes good files in and names the first fault of each bad one', async () => {
    const from = app(scratchFolder(), 'from');
    const id = await watched(from);
    const good = readFileSync(fileOf(await from.handlers['replay.export']({ id })));
    const replay = JSON.parse(good.toString('utf8')) as { rounds: { events: { cell?: object }[] }[] };
    const empty = JSON.stringify({ ...replay, rounds: [] });
    const event = replay.rounds[0]?.events[0];
    if (event) event.cell = { x: 0.5, y: 0 };

    const opened = app(scratchFolder(), 'to');
    const files: ChosenFile[] = [
      { name: 'bad.json', bytes: Buffer.from(JSON.stringify(replay)) },
      { name: 'text.json', bytes: Buffer.from('hello') },
      { name: 'bytes.json', bytes: new Uint8Array([0x22, 0xff, 0x22]) },
      { name: 'large.json', bytes: 'too-large' },
      { name: 'unread.json', bytes: 'unread' },
      { name: 'empty.json', bytes: Buffer.from(empty) },
      { name: 'good.lookout.json', bytes: good },
      { name: 'again.lookout.json', bytes: good },
    ];
    const { imported, faults } = done(await opened.handlers['replay.import']({ files }));
    expect(imported).toBe(1);
    expect(faults.map((each) => [each.file, each.path])).toEqual([
      ['bad.json', 'rounds[0].events[0].cell.x'],
      ['text.json', ''],
      ['bytes.json', ''],
      ['large.json', ''],
      ['unread.json', ''],
      ['empty.json', 'rounds'],
      ['again.lookout.json', 'id'],
    ]);
    const sentences = new Map(faults.map(({ file, what }) => [file, sentence(what, 'en')]));
    expect(sentences.get('large.json')).toBe('The file is larger than 5 MB, which no replay is.');
    expect(sentences.get('unread.json')).toMatch(/^The system would not read this file/);
    for (const { what } of faults) {
      for (const language of LANGUAGES) expect(sentence(what, language)).toMatch(/^\p{Lu}.*\.$/u);
    }
    const { replays } = done(await opened.handlers['replay.list']({ offset: 0, limit: 10 }));
    expect(replays).toMatchObject([{ id, imported: true, points: from.table().score.points, winners: from.table().score.winners }]);
    expect(done(await opened.handlers['replay.round']({ id, round: 0 })).verdict.verdict).toEqual(from.table().verdict?.verdict);
  });

  test('a replay without an id gets one', async () => {
    const opened = app();
    const bytes = readFileSync(join(import.meta.dirname, '../../fixtures/minimal.lookout.json'));
    expect(done(await opened.handlers['replay.import']({ files: [{ name: 'minimal', bytes }] }))).toEqual({
      imported: 1,
      faults: [],
      longer: [],
      damaged: [],
    });
    const [summary] = done(await opened.handlers['replay.list']({ offset: 0, limit: 1 })).replays;
    expect(summary).toMatchObject({ last: { ending: 'caught' }, imported: true });
    expect(summary?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
  });
});

describe('settings', () => {
  test('a change is kept, told to the window, and the menu follows the language', async () => {
    const folder = scratchFolder();
    const opened = app(folder);
    const languages: string[] = [];
    opened.onLanguage(() => languages.push(opened.language()));
    expect(done(await opened.handlers['settings.read']({}))).toEqual(DEFAULT_SETTINGS);
    expect(opened.language()).toBe('en');
    const changed = done(await opened.handlers['settings.change']({ language: 'it' }));
    expect(changed).toEqual({ ...DEFAULT_SETTINGS, language: 'it' });
    expect(opened.sent.settings).toEqual([changed]);
    done(await opened.handlers['settings.change']({ sound: false }));
    expect(languages).toEqual(['it']);
    expect(done(await app(folder, 'again').handlers['settings.read']({}))).toMatchObject({ language: 'it', sound: false });
  });
});

describe('start and end', () => {
  test('a good start is backed up a little later, and the end once something was written', async () => {
    const folder = scratchFolder();
    const backups = (): number => (existsSync(join(folder, 'backups')) ? readdirSync(join(folder, 'backups')).length : 0);
    const opened = openApp(folder);
    expect(backups()).toBe(0);
    opened.time.pass(5000);
    expect(backups()).toBe(1);
    done(await opened.handlers['settings.change']({ sound: false }));
    opened.time.pass(1000);
    opened.close();
    expect(backups()).toBe(2);
    openApp(folder, 'idle').close();
    expect(backups()).toBe(2);
  });

  test('a damaged database is told of, with the names of what was set aside and restored', async () => {
    const folder = scratchFolder();
    const first = openApp(folder);
    await first.handlers['settings.change']({ lastLevel: 4 });
    first.close();
    writeFileSync(join(folder, 'lookout.db'), 'garbage');
    const opened = app(folder, 'again');
    const [notice] = done(await opened.handlers['app.info']({})).notices;
    expect(notice?.code).toBe('backup-restored');
    expect(readFileSync(join(folder, notice?.facts['file'] ?? ''), 'utf8')).toBe('garbage');
    expect(opened.reports).toEqual([`The database was set aside as ${notice?.facts['file'] ?? ''}: file is not a database`]);
    expect(notice?.facts['backup']).toMatch(/^2026-11-27T/);
    expect(done(await opened.handlers['settings.read']({})).lastLevel).toBe(4);
  });

  test('what cannot be opened is one clear sentence', () => {
    const folder = scratchFolder();
    writeFileSync(join(folder, 'file'), '');
    expect(() => openApp(join(folder, 'file'))).toThrow(/^Lookout cannot keep its data in this folder: .*file$/);
  });
});
