/** Packs on a disk that fills up, under an app that ends, and killed at any moment: nothing half imported is ever seen. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { backgroundInPlace, breathe } from '../../src/main/background/in-place';
import { backgroundJobs } from '../../src/main/background/jobs';
import { GAMES, puzzlesOf } from '../../src/main/games';
import { PackShelf } from '../../src/main/requests/pack-shelf';
import { connect, type Connection } from '../../src/main/store/connection';
import { storeFault } from '../../src/main/store/fault';
import { migrate } from '../../src/main/store/migrate';
import { puzzleRepository, type PuzzleRepository } from '../../src/main/store/puzzle-repository';
import { accepted } from '../../src/rules/result';
import { DATABASE_NAME } from '../../src/main/store/connection';
import { openApp } from '../fixtures/app';
import { bundled } from '../fixtures/bundle';
import { done } from '../fixtures/live-table';
import { packBytes, smallPack } from '../fixtures/packs';
import { scratchFolder } from '../fixtures/scratch';

const KILLS = 6;

const quiet = (): void => undefined;

interface Shelf {
  readonly db: Connection;
  readonly puzzles: PuzzleRepository;
  readonly shelf: PackShelf;
}

const NO_STORE = {
  store: () => {
    throw new Error('No job here reads the store.');
  },
  book: puzzlesOf(GAMES),
  packText: () => Promise.resolve(null),
};

/** A shelf over a database; a crash after so many turns is a turn that never ends, and is told. */
function shelfOn(file: string, crashAfter = Infinity, crashed: () => void = quiet): Shelf {
  const db = connect(file);
  migrate(db);
  const puzzles = puzzleRepository(db);
  let turns = 0;
  const shelf = new PackShelf({
    puzzles,
    background: backgroundInPlace(backgroundJobs(NO_STORE)),
    now: () => new Date('2026-11-28T12:00:00Z'),
    newId: () => 'imported',
    breathe: () => {
      if (++turns <= crashAfter) return breathe();
      crashed();
      return new Promise<void>(() => undefined);
    },
    changed: () => undefined,
  });
  return { db, puzzles, shelf };
}

function count(db: Connection, table: string): unknown {
  return db.prepare(`SELECT count(*) FROM ${table}`).pluck().get();
}

const PACK = smallPack('faults', 8);

test('a full disk: the pack is refused by name, nothing of it is seen, and room again takes it in', async () => {
  const { db, puzzles, shelf } = shelfOn(join(scratchFolder(), 'lookout.db'));
  const pages = Number(db.pragma('page_count', { simple: true }));
  db.pragma(`max_page_count = ${String(pages + 20)}`);
  expect(await shelf.take(packBytes(PACK), 'x', quiet)).toEqual({ ok: false, error: storeFault('store/full') });
  expect(done(puzzles.packs())).toEqual([]);
  expect(done(puzzles.outlines('', 1000))).toEqual([]);
  expect(shelf.busy).toBe(false);
  db.pragma('max_page_count = 100000');
  expect(await shelf.take(packBytes(PACK), 'x', quiet)).toEqual(accepted({ state: 'imported', id: 'imported' }));
  done(await shelf.sweep());
  expect(done(puzzles.outlines('', 1000))).toHaveLength(PACK.puzzles.length);
  expect(count(db, 'puzzle_pack')).toBe(1);
});

test.each([0, 1, 2, 3, 4, 5])('cut off after %i turns: nothing is seen, and the next start sweeps it up', async (turns) => {
  const file = join(scratchFolder(), 'lookout.db');
  let crash = quiet;
  const cut = new Promise<'cut off'>((resolve) => {
    crash = () => {
      resolve('cut off');
    };
  });
  const crashed = shelfOn(file, turns, crash);
  // With turns enough it is whole, with fewer it never ends.
  const whole = (await Promise.race([crashed.shelf.take(packBytes(PACK), 'x', quiet), cut])) !== 'cut off';
  expect(done(crashed.puzzles.packs())).toHaveLength(whole ? 1 : 0);
  crashed.db.close();
  const again = shelfOn(file);
  done(await again.shelf.install());
  expect(done(again.puzzles.packs()).map(({ id }) => id)).toEqual(whole ? ['facts', 'imported'] : ['facts']);
  expect(count(again.db, 'puzzle')).toBe(496 + (whole ? PACK.puzzles.length : 0));
  expect(count(again.db, 'puzzle_pack')).toBe(whole ? 2 : 1);
});

test('an app that ends in the middle of an import ends well, and starts without it', async () => {
  const folder = scratchFolder();
  const first = openApp(folder);
  const taken = first.handlers['pack.import']({ file: { name: 'x', bytes: packBytes(PACK) } });
  await breathe();
  first.close();
  expect(done(await taken)).toEqual({ state: 'cancelled' });
  const second = openApp(folder, 'second');
  onTestFinished(() => {
    second.close();
  });
  await second.handlers['drill.start']({ mode: 'practice', options: {} });
  expect(done(await second.handlers['pack.list']({})).packs.map(({ id }) => id)).toEqual(['facts']);
});

let program: Awaited<ReturnType<typeof bundled>>;
beforeAll(async () => {
  program = await bundled(new URL('pack-victim.ts', import.meta.url));
});
afterAll(() => {
  program.remove();
});

test(`${KILLS} kills while packs come and go: every pack that is seen is whole`, { timeout: 120_000 }, async () => {
  const data = scratchFolder();
  for (let kill = 0; kill < KILLS; kill++) {
    const child = spawn(process.execPath, [program.file, data, `kill ${kill}`], { stdio: ['ignore', 'pipe', 'inherit'] });
    const shown = new Set<string>();
    let lines = 0;
    for await (const line of createInterface({ input: child.stdout })) {
      const [what, name = ''] = line.split(' ');
      if (what === 'in') shown.add(name);
      else shown.delete(name);
      // A little later each time: in the middle of the next one.
      if (++lines === 2 + kill) setTimeout(() => child.kill('SIGKILL'), 7 * kill);
    }
    expect(lines).toBeGreaterThanOrEqual(2 + kill);
    const db = connect(join(data, DATABASE_NAME));
    const packs = done(puzzleRepository(db).packs());
    const links = db.prepare<[string], number>('SELECT count(*) FROM pack_puzzle JOIN puzzle_pack ON number = pack WHERE id = ?').pluck();
    for (const { id, kinds } of packs) expect(links.get(id)).toBe(Object.values(kinds).reduce((sum, each) => sum + each, 0));
    // What was acknowledged is there; one more may have come or gone before it could be said.
    const names = packs.filter(({ edition }) => edition === null).map(({ name }) => name);
    expect(names.filter((name) => !shown.has(name)).length + [...shown].filter((name) => !names.includes(name)).length).toBeLessThanOrEqual(
      1,
    );
    db.close();
  }
});
