/**
 * `holds` prints for how long the window's thread is held by what is large: removing a player, taking in, removing and putting back
 * a replay of some 4 MB, importing a pack. As a table in Markdown, in milliseconds; heavy work is done beside, as in the app.
 * A hold is one turn of the thread's loop that took more than a tenth of a millisecond. Exit status: 0, or 1 where something is refused.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isMainThread, Worker } from 'node:worker_threads';
import { backgroundThreads } from '../background/thread';
import { openedForRequests, unreachable } from './bench/asked';
import { fillStore } from './bench/big-store';
import { BENCH_PROFILE, BENCH_SEED, LAST_DAY } from '../bench/given';
import { MEASURED, MEASURED_PUZZLES } from './bench/measured';
import { serveStore } from './bench/store-thread';
import { turnsDuring } from './bench/turns';

const SIZE = { attempts: 100_000, replays: 200 };
const FILE_BYTES = 4_900_000;
/** As many as a file may have. */
const MOST_ROUNDS = 1000;
const PER_KIND = 150;
/** What the app does by itself at a start is done after so many milliseconds. */
const SETTLED = 6000;
const REPLAY = '0192f0c8-0099-7000-8000-000000000001';

/** A replay file of some 4 MB, in which one round is again and again, and one that lacks its last round. */
function largeFiles(): { readonly whole: Uint8Array; readonly shorter: Uint8Array; readonly events: number } {
  const replay = MEASURED.longReplay();
  const [round] = replay.rounds;
  if (round === undefined) throw new Error('No round was played.');
  const count = Math.min(MOST_ROUNDS, Math.floor(FILE_BYTES / JSON.stringify(round).length) - 1);
  const file = (rounds: number): Uint8Array =>
    new TextEncoder().encode(JSON.stringify({ ...replay, id: REPLAY, rounds: Array.from({ length: rounds }, () => round) }));
  return { whole: file(count), shorter: file(count - 1), events: count * round.events.length };
}

/** A large pack; none where no game has puzzles. */
function packs(): readonly { readonly bytes: Uint8Array; readonly puzzles: number }[] {
  if (MEASURED_PUZZLES === null) return [];
  const { text, puzzles } = MEASURED_PUZZLES.pack(`${BENCH_SEED}/holds`, PER_KIND);
  return [{ bytes: new TextEncoder().encode(text), puzzles }];
}

function opened(folder: string): ReturnType<typeof openedForRequests> {
  return openedForRequests({
    dataFolder: folder,
    saving: {
      folder: join(folder, 'exports'),
      where: (proposed) => Promise.resolve(proposed),
      whichFolder: unreachable,
      show: unreachable,
    },
    background: (data) => backgroundThreads(() => new Worker(new URL(import.meta.url), { workerData: data })),
    report: (what) => {
      process.stderr.write(`${what}\n`);
    },
    world: { now: () => new Date(LAST_DAY) },
  });
}

async function measure(folder: string): Promise<void> {
  fillStore(folder, BENCH_SEED, SIZE).close();
  const { dispatch, close } = opened(folder);
  await delay(SETTLED);
  const asked = async (request: string, input: unknown): Promise<unknown> => {
    const answer = await dispatch(request, input, { webContentsId: 0, url: null, topFrame: true });
    if (!answer.ok) throw new Error(`${request} is refused: ${answer.error.code}`);
    return answer.value;
  };
  const imported = async (bytes: Uint8Array, longer: boolean): Promise<void> => {
    const { faults } = (await asked('replay.import', { files: [{ name: 'large', bytes }], longer })) as { faults: readonly unknown[] };
    if (faults.length > 0) throw new Error(JSON.stringify(faults));
  };
  const { whole, shorter, events } = largeFiles();
  const works: readonly (readonly [what: string, work: () => Promise<unknown>])[] = [
    [`replay.import, ${events.toLocaleString('en')} events`, () => imported(shorter, false)],
    ['replay.import, longer by a round', () => imported(whole, true)],
    ['replay.list, it among them', () => asked('replay.list', { offset: 0, limit: 20 })],
    ['replay.round', () => asked('replay.round', { id: REPLAY, round: 1 })],
    ['replay.export', () => asked('replay.export', { id: REPLAY })],
    ['replay.remove', () => asked('replay.remove', { id: REPLAY })],
    ['replay.put-back', () => asked('replay.put-back', { id: REPLAY })],
    ...packs().map(
      ({ bytes, puzzles }) =>
        [`pack.import, ${puzzles.toLocaleString('en')} puzzles`, () => asked('pack.import', { file: { name: 'pack', bytes } })] as const,
    ),
    ['profile.export', () => asked('profile.export', { profile: BENCH_PROFILE })],
    [
      `profile.remove, ${(MEASURED_PUZZLES === null ? 0 : SIZE.attempts).toLocaleString('en')} answers`,
      () => asked('profile.remove', { profile: BENCH_PROFILE }),
    ],
  ];
  for (const [what, work] of works) {
    const start = performance.now();
    const { turns } = await turnsDuring(work);
    const cells = [performance.now() - start, turns.length, turns[Math.ceil(turns.length * 0.99) - 1] ?? 0, turns[turns.length - 1] ?? 0];
    process.stdout.write(
      `| ${what} | ${cells.map((cell, at) => cell.toFixed(at === 1 ? 0 : 1)).join(' | ')} | ${(loadavg()[0] ?? 0).toFixed(1)} |\n`,
    );
    // What goes on after the answer is no part of the next one.
    await delay(500);
  }
  close();
}

if (!isMainThread) {
  serveStore();
} else {
  process.stdout.write('| request | answered after | holds | 99 of 100 | longest | load |\n|---|---|---|---|---|---|\n');
  const folder = process.env['LOOKOUT_SCRATCH'] ?? mkdtempSync(join(tmpdir(), 'lookout-holds-'));
  mkdirSync(folder, { recursive: true });
  let status = 0;
  try {
    await measure(folder);
  } catch (error) {
    process.stderr.write(`${String(error)}\n`);
    status = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  process.exit(status);
}
