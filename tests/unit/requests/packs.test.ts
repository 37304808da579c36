/** Packs as the window meets them, on a real store: the list, files in and out, and removing. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { PackImport, ChosenPack, PackList, PackSummary } from '../../../src/shared/packs';
import { LONGEST_PACK } from '../../../src/shared/puzzle-frame';
import { PUZZLE_KINDS } from '../../../src/shared/chase/puzzle';
import type { PackFile } from '../../../src/shared/chase/pack';
import type { PuzzleAnswer } from '../../../src/shared/chase/puzzle-answer';
import { packFileOf, readPack } from '../../../src/main/games/chase/puzzles/pack';
import { plainFault } from '../../../src/main/replay/fault';
import { fileOf, openApp, type App } from '../../fixtures/app';
import { done } from '../../fixtures/live-table';
import { bytesOf, packBytes, smallPack } from '../../fixtures/packs';
import { scratchFolder } from '../../fixtures/scratch';

function app(folder = scratchFolder(), seed = 'packs'): App {
  const opened = openApp(folder, seed);
  onTestFinished(() => {
    opened.close();
  });
  return opened;
}

const PACK = smallPack('Ada’s evenings');
const list = async (opened: App): Promise<PackList> => done(await opened.handlers['pack.list']({}));
/** What came from files. */
const own = async (opened: App): Promise<readonly PackSummary[]> => (await list(opened)).packs.filter(({ shipped }) => !shipped);
const take = async (opened: App, bytes: ChosenPack['bytes'], name = 'ada.puzzles.json'): Promise<PackImport> =>
  done(await opened.handlers['pack.import']({ file: { name, bytes } }));
const imported = async (opened: App, bytes: Uint8Array<ArrayBuffer>): Promise<PackSummary> => {
  const taken = await take(opened, bytes);
  if (taken.state !== 'imported') throw new Error(JSON.stringify(taken));
  return taken.pack;
};
/** The ids of all puzzles that a custom run can draw from. */
async function drawn(opened: App, kinds: 'judge' | 'trail'): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  const answer = await opened.handlers['drill.start']({ mode: 'custom', options: { kinds: [kinds], length: 500 } });
  if (!answer.ok) return ids;
  for (let run = answer.value; run.puzzle !== null;) {
    ids.add(run.puzzle.id);
    opened.time.pass(1000);
    const given: PuzzleAnswer = run.puzzle.kind === 'judge' ? { kind: 'judge', mistakes: [] } : { kind: 'trail', marks: [] };
    run = done(await opened.handlers['drill.answer']({ run: run.id, puzzle: run.puzzle.id, answer: given, millis: 1000 })).run;
    if (ids.size >= 2) break;
  }
  return ids;
}

describe('import', () => {
  test('takes a pack in with its name, file, date and puzzles by kind, and tells how far it is', async () => {
    const opened = app();
    const pack = await imported(opened, packBytes(PACK));
    expect(pack).toEqual({
      id: expect.any(String) as string,
      name: 'Ada’s evenings',
      shipped: false,
      file: 'ada.puzzles.json',
      addedAt: '2026-11-27T20:42:40.000Z',
      puzzles: 12,
      kinds: Object.fromEntries(PUZZLE_KINDS.map((kind) => [kind, 2])),
    });
    const { packs, progress } = await list(opened);
    expect(packs.map(({ id, shipped }) => [id, shipped])).toEqual([
      ['facts', true],
      [pack.id, false],
    ]);
    expect(progress).toBeNull();
    const keeping = opened.sent.pack.filter(({ step }) => step === 'keeping');
    expect(keeping[keeping.length - 1]).toEqual({ file: 'ada.puzzles.json', step: 'keeping', done: 12, of: 12 });
  });

  test('its puzzles are drawn from, in custom runs too, until it is removed', async () => {
    const opened = app();
    expect(await drawn(opened, 'judge')).toEqual(new Set());
    const pack = await imported(opened, packBytes(PACK));
    const mine = new Set(PACK.puzzles.filter(({ kind }) => kind === 'judge').map(({ id }) => id));
    expect(await drawn(opened, 'judge')).toEqual(mine);
    done(await opened.handlers['pack.remove']({ pack: pack.id }));
    expect(await drawn(opened, 'judge')).toEqual(new Set());
  });

  const changed = (change: (file: PackFile) => void): string => {
    const file = structuredClone(packFileOf(PACK));
    change(file);
    return JSON.stringify(file);
  };
  const place = (kind: (typeof PUZZLE_KINDS)[number]): number => PACK.puzzles.findIndex((puzzle) => puzzle.kind === kind);
  const faults: readonly (readonly [string, ChosenPack['bytes'], string, string | RegExp])[] = [
    ['too large', 'too-large', '', 'The file is larger than 16 MB, which no pack may be.'],
    ['not read by the system', 'unread', '', /^The system would not read this file/],
    ['no text', new Uint8Array([0xff, 0xfe, 0x00]), '', 'This is not UTF-8 text.'],
    ['empty', new Uint8Array(0), '', 'This is empty.'],
    ['no JSON', bytesOf('{"format":'), '', /^This is not JSON/],
    ['a replay', bytesOf('{"format":"lookout-replay"}'), 'format', /lookout-puzzles/],
    ['another version', bytesOf(changed((file) => Object.assign(file, { version: 2 }))), 'version', /Only version 1/],
    [
      'a wrong shape',
      bytesOf(changed((file) => Object.assign(file.puzzles[4] ?? {}, { rating: 'hard' }))),
      'puzzles[4].rating',
      /Expected/,
    ],
    ['a field too many', bytesOf(changed((file) => Object.assign(file, { extra: 1 }))), 'extra', /no field/],
    [
      'a wrong answer',
      bytesOf(
        changed(({ puzzles }) => {
          const puzzle = puzzles[place('route')];
          if (puzzle?.kind === 'route') puzzle.answer.length += 1;
        }),
      ),
      `puzzles[${String(place('route'))}].answer.length`,
      /the shortest way/,
    ],
    [
      'a wrong symbol',
      bytesOf(
        changed(({ puzzles }) => {
          const puzzle = puzzles[place('read')];
          if (puzzle?.kind === 'read') puzzle.answer.counts.star += 1;
        }),
      ),
      `puzzles[${String(place('read'))}].answer.counts.star`,
      /The rules give another answer/,
    ],
    [
      'the same puzzle twice',
      bytesOf(
        changed(({ puzzles }) => {
          puzzles.push(...structuredClone(puzzles.slice(3, 4)));
        }),
      ),
      'puzzles[12].id',
      /twice/,
    ],
  ];
  test.each(faults)('%s is refused by its first fault, and nothing is taken in', async (_what, bytes, path, message) => {
    const opened = app();
    const taken = await take(opened, bytes);
    if (taken.state !== 'faulty') throw new Error(taken.state);
    expect({ file: taken.file, ...plainFault(taken) }).toEqual({
      file: 'ada.puzzles.json',
      path,
      message: expect.stringMatching(message) as unknown,
    });
    expect(await own(opened)).toEqual([]);
    expect(await drawn(opened, 'trail')).toEqual(new Set());
  });

  test('the request itself lets no larger file through', async () => {
    const { REQUESTS } = await import('../../../src/shared/contract');
    const { safeParse } = await import('valibot');
    const file = (length: number): unknown => ({ file: { name: 'x', bytes: new Uint8Array(length) } });
    expect(safeParse(REQUESTS['pack.import'], file(LONGEST_PACK)).success).toBe(true);
    expect(safeParse(REQUESTS['pack.import'], file(LONGEST_PACK + 1)).success).toBe(false);
  });

  test('a pack whose puzzles are all here is refused; one with a new puzzle comes in and shares the others', async () => {
    const opened = app();
    const first = await imported(opened, packBytes(PACK));
    const again = await take(opened, packBytes({ ...PACK, name: 'Another name' }));
    expect(again).toMatchObject({ state: 'faulty', path: '', what: { key: 'fault.pack-known' } });
    const more = await imported(
      opened,
      packBytes({ name: 'More', puzzles: [...PACK.puzzles, ...smallPack('new', 1).puzzles.slice(0, 1)] }),
    );
    expect(more.puzzles).toBe(13);
    done(await opened.handlers['pack.remove']({ pack: first.id }));
    expect((await own(opened)).map(({ name }) => name)).toEqual(['More']);
    expect((await drawn(opened, 'judge')).size).toBe(2);
  });

  test('one at a time; the first goes on', async () => {
    const opened = app();
    const first = take(opened, packBytes(PACK));
    expect(await opened.handlers['pack.import']({ file: { name: 'b', bytes: packBytes(PACK) } })).toMatchObject({
      ok: false,
      error: { code: 'pack-busy' },
    });
    expect((await first).state).toBe('imported');
  });

  test('called off, nothing of it stays, and the next one comes in', async () => {
    const opened = app();
    const taken = take(opened, packBytes(smallPack('long', 6)));
    done(await opened.handlers['pack.cancel']({}));
    expect(await taken).toEqual({ state: 'cancelled' });
    expect(await own(opened)).toEqual([]);
    expect((await list(opened)).progress).toBeNull();
    expect((await imported(opened, packBytes(PACK))).puzzles).toBe(12);
  });
});

describe('export', () => {
  test('writes a file that proves and holds the same puzzles, and takes no other file’s place', async () => {
    const opened = app();
    const { id } = await imported(opened, packBytes(PACK));
    const files = [fileOf(await opened.handlers['pack.export']({ pack: id })), fileOf(await opened.handlers['pack.export']({ pack: id }))];
    expect(files.map((file) => basename(file))).toEqual(['ada-s-evenings.puzzles.json', 'ada-s-evenings (2).puzzles.json']);
    const read = done(readPack(readFileSync(files[1] ?? '', 'utf8')));
    expect(read.name).toBe(PACK.name);
    expect(read.puzzles.map(({ id }) => id)).toEqual(PACK.puzzles.map(({ id }) => id).sort());
  });

  test('what ships can be exported, and is proved too', async () => {
    const opened = app();
    await list(opened);
    const saved = fileOf(await opened.handlers['pack.export']({ pack: 'facts' }));
    expect(done(readPack(readFileSync(saved, 'utf8'))).puzzles).toHaveLength(496);
  });

  test('a pack that is not there is refused', async () => {
    expect(await app().handlers['pack.export']({ pack: 'x' })).toMatchObject({ ok: false, error: { code: 'no-such-pack' } });
  });
});

describe('remove', () => {
  test('keeps the statistics of what was played', async () => {
    const opened = app();
    const { id } = await imported(opened, packBytes(PACK));
    expect((await drawn(opened, 'judge')).size).toBe(2);
    const before = done(await opened.handlers['statistics.summary']({ period: 'all', kind: null }));
    expect(before.total.attempts).toBe(2);
    expect(done(await opened.handlers['pack.remove']({ pack: id })).packs.map((pack) => pack.id)).toEqual(['facts']);
    expect(done(await opened.handlers['statistics.summary']({ period: 'all', kind: null })).total).toEqual(before.total);
  });

  test('what ships stays, and what is not there is refused', async () => {
    const opened = app();
    await list(opened);
    expect(await opened.handlers['pack.remove']({ pack: 'facts' })).toMatchObject({ ok: false, error: { code: 'pack-shipped' } });
    expect(await opened.handlers['pack.remove']({ pack: 'x' })).toMatchObject({ ok: false, error: { code: 'no-such-pack' } });
    expect((await list(opened)).packs).toEqual([
      expect.objectContaining({ id: 'facts', shipped: true, puzzles: 496, kinds: { read: 496 } }),
    ]);
  });

  test('holds over a new start, and the puzzles are gone from the database', async () => {
    const folder = scratchFolder();
    const first = openApp(folder);
    const { id } = await imported(first, packBytes(PACK));
    done(await first.handlers['pack.remove']({ pack: id }));
    first.close();
    const second = app(folder);
    expect((await list(second)).packs.map((pack) => pack.id)).toEqual(['facts']);
    expect((await imported(second, packBytes(PACK))).puzzles).toBe(12);
  });
});
