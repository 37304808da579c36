/** Whatever tiles, players and packs are called, what is taken in can be opened, goes out again and is the same. */
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { sealed } from '../../../src/main/games/chase/puzzles/seal';
import { readPack } from '../../../src/main/games/chase/puzzles/pack';
import type { Puzzle } from '../../../src/shared/chase/puzzle';
import type { ChasePack } from '../../../src/shared/chase/pack';
import type { Replay } from '../../../src/shared/chase/replay';
import { fileOf, openApp, type App } from '../../fixtures/app';
import { done } from '../../fixtures/live-table';
import { packBytes, smallPack } from '../../fixtures/packs';
import { minimalReplay } from '../../fixtures/replays';
import { scratchFolder } from '../../fixtures/scratch';

const SPECIAL = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '__defineGetter__',
  'length',
  '0',
  ' ',
  '"',
  '\u2028',
  '𝄞',
];
const names = (count: number) =>
  fc.uniqueArray(fc.oneof(fc.constantFrom(...SPECIAL), fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' })), {
    minLength: count,
    maxLength: count,
  });

/** The same with tiles called otherwise, wherever they are named. */
function renamed<Value>(value: Value, called: ReadonlyMap<string, string>): Value {
  const other = (each: unknown): unknown => {
    if (typeof each === 'string') return called.get(each) ?? each;
    if (Array.isArray(each)) return each.map(other);
    if (typeof each !== 'object' || each === null) return each;
    return Object.fromEntries(Object.entries(each).map(([key, inside]) => [called.get(key) ?? key, other(inside)]));
  };
  return other(value) as Value;
}

function app(): App {
  const opened = openApp(scratchFolder());
  onTestFinished(() => {
    opened.close();
  });
  return opened;
}

const bytes = (value: unknown): Uint8Array<ArrayBuffer> => new TextEncoder().encode(JSON.stringify(value));

test(
  'a replay whose tiles and players have names of any kind is taken in, opened, and goes out as it came',
  { timeout: 60_000 },
  async () => {
    const opened = app();
    const base = minimalReplay();
    const ids = Object.keys(base.tiles);
    let taken = 0;
    await fc.assert(
      fc.asyncProperty(names(ids.length), fc.constantFrom(...SPECIAL), fc.uuid({ version: 7 }), async (others, player, id) => {
        const called = new Map(ids.map((tile, at) => [tile, others[at] ?? tile]));
        const [first, ...rest] = base.players;
        const replay: Replay = {
          ...renamed(base, called),
          id,
          players: [{ ...first, name: player } as Replay['players'][number], ...rest],
        };
        expect(done(await opened.handlers['replay.import']({ files: [{ name: 'x', bytes: bytes(replay) }] }))).toEqual({
          imported: 1,
          faults: [],
          longer: [],
          damaged: [],
        });
        taken += 1;
        const shown = structuredClone(done(await opened.handlers['replay.round']({ id, round: 0 })));
        for (const tile of shown.table.paths.flatMap((path) => path.tiles)) expect(Object.hasOwn(shown.table.tiles, tile.tile)).toBe(true);
        const out = JSON.parse(readFileSync(fileOf(await opened.handlers['replay.export']({ id })), 'utf8')) as Replay;
        const used = Object.entries(replay.tiles).filter(([tile]) => Object.hasOwn(out.tiles, tile));
        expect({ ...out, tiles: Object.entries(out.tiles).sort() }).toEqual({ ...replay, startedAt: out.startedAt, tiles: used.sort() });
      }),
      {
        numRuns: 40,
        examples: [
          [
            ['__proto__', 'constructor', 'prototype', ...SPECIAL.slice(3), ...ids].slice(0, ids.length),
            '__proto__',
            '0192f0c8-7f1e-7abc-8def-0123456789ab',
          ],
        ],
      },
    );
    expect(done(await opened.handlers['replay.list']({ offset: 0, limit: 1 })).total).toBe(taken);
  },
);

test.each(['__proto__', 'constructor', 'prototype'])(
  'a pack called %s, with a tile called so, is taken in and goes out as it came, whatever kind its puzzle is',
  async (name) => {
    const opened = app();
    for (const puzzle of smallPack('of names', 1).puzzles) {
      const { kind, position, question, tiles } = puzzle;
      const [some = ''] = Object.keys(tiles);
      const again = sealed(
        renamed({ kind, position, question, tiles }, new Map([[some, name]])) as Parameters<typeof sealed>[0],
        puzzle.source,
      );
      if (!again.ok) throw new Error(JSON.stringify(again.error));
      expect(Object.hasOwn(again.value.tiles, name)).toBe(true);
      const pack: ChasePack = { name, puzzles: [again.value] };
      const taken = done(await opened.handlers['pack.import']({ file: { name, bytes: packBytes(pack) } }));
      if (taken.state !== 'imported') throw new Error(JSON.stringify(taken));
      expect(taken.pack).toMatchObject({ name, puzzles: 1 });
      const out = readPack(readFileSync(fileOf(await opened.handlers['pack.export']({ pack: taken.pack.id })), 'utf8'));
      if (!out.ok) throw new Error(JSON.stringify(out.error));
      const plain = ({ tiles: faces, ...rest }: Puzzle): unknown => ({ ...rest, faces: Object.entries(faces).sort() });
      expect(out.value.name).toBe(name);
      expect(out.value.puzzles.map(plain)).toEqual(pack.puzzles.map(plain));
    }
  },
);
