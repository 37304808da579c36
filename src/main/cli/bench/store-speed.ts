/**
 * Times on the big store, which is made once for all of them and lies in a folder of its own: the dashboard and a page of
 * replays as the window asks for them, an answer as it is kept, and how long the window's thread is held up meanwhile.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate, setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { PUZZLE_KINDS } from '../../../shared/puzzles';
import type { Period } from '../../../shared/statistics';
import { openApplication, type Application } from '../../application';
import { backgroundThreads } from '../../background/thread';
import { tidying } from '../../background/tidying';
import { createDispatch, type Dispatch } from '../../ipc';
import { openStore } from '../../store/open';
import { BIG, fillStore } from './big-store';
import { BENCH_PROFILE, BENCH_SEED, LAST_DAY } from '../../bench/given';
import { MEASURED_PUZZLES, withoutPuzzles } from './measured';

const PERIODS: readonly Period[] = ['today', 'week', 'month', 'year', 'all'];
const DASHBOARDS = 40;
const INSERTS = 5000;
const PAGES = 400;
const PAGE = 20;
/** Dashboards that are loaded while the window's thread is watched. */
const WATCHED = 200;
/** What the app does by itself at a start, the backup among it, is done after so many milliseconds. */
const SETTLED = 7000;
/** The thread is looked at so often, in milliseconds. */
const RESOLUTION = 1;

let made: string | undefined;

/** The folder of the big store, which goes with the program; whoever started it sees to that where a signal ends it. */
function big(): string {
  if (made !== undefined) return made;
  const folder = process.env['LOOKOUT_SCRATCH'] ?? mkdtempSync(join(tmpdir(), 'lookout-bench-'));
  mkdirSync(folder, { recursive: true });
  process.on('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  fillStore(folder, BENCH_SEED, BIG).close();
  return (made = folder);
}

/** This same program serves as the thread of the background; see `bench.ts`. */
function startThread(folder: string): Worker {
  return new Worker(new URL(import.meta.url), { workerData: folder });
}

function unreachable(): never {
  throw new Error('There is no window.');
}

let running: { readonly application: Application; readonly dispatch: Dispatch } | undefined;

/** The application on the big store, as the window's requests reach it. */
export async function opened(): Promise<Dispatch> {
  if (running !== undefined) return running.dispatch;
  const application = openApplication({
    dataFolder: big(),
    about: { version: '', electron: '', systemLanguage: 'en', warnings: [] },
    send: () => undefined,
    closeWindow: unreachable,
    saving: { folder: '', where: unreachable, whichFolder: unreachable, show: unreachable },
    background: (folder) => backgroundThreads(() => startThread(folder)),
    world: { now: () => new Date(LAST_DAY) },
  });
  if (!application.ok) throw new Error(application.error.message);
  const dispatch = createDispatch({
    handlers: application.value.handlers,
    trusts: () => true,
    report: (request, error) => {
      throw new Error(`${request} failed: ${String(error)}`);
    },
  });
  running = { application: application.value, dispatch };
  await delay(SETTLED);
  return dispatch;
}

/** Ends the application, so that another connection may write. */
function ended(): void {
  running?.application.close();
  running = undefined;
}

export async function asked(dispatch: Dispatch, request: string, input: unknown): Promise<unknown> {
  const answer = await dispatch(request, input, { webContentsId: 0, url: null, topFrame: true });
  if (!answer.ok) throw new Error(`${request} is refused: ${answer.error.code}`);
  return answer.value;
}

/** The time below which the part `share` of the runs of `work` stays, in milliseconds. */
export async function quantileOf(share: number, count: number, work: (at: number) => unknown): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < count; at++) {
    const start = performance.now();
    await work(at);
    times.push(performance.now() - start);
    // As it is between requests of a window.
    await setImmediate();
  }
  return times.sort((a, b) => a - b)[Math.min(count - 1, Math.floor(share * count))] ?? 0;
}

/** The slowest period's dashboard, 95 of 100 times, in milliseconds. */
export async function dashboardMillis(): Promise<number | null> {
  if (MEASURED_PUZZLES === null) return withoutPuzzles();
  const dispatch = await opened();
  let slowest = 0;
  for (const period of PERIODS) {
    const summary = (): Promise<unknown> => asked(dispatch, 'statistics.summary', { period, kind: null });
    await summary();
    slowest = Math.max(slowest, await quantileOf(0.95, DASHBOARDS, summary));
  }
  return slowest;
}

/** How late the window's thread comes to its next turn while dashboards load, 99 of 100 times, in milliseconds. */
export async function mainStallMillis(): Promise<number | null> {
  if (MEASURED_PUZZLES === null) return withoutPuzzles();
  const dispatch = await opened();
  const turns = monitorEventLoopDelay({ resolution: RESOLUTION });
  turns.enable();
  for (let at = 0; at < WATCHED; at++) {
    const kind = [null, ...PUZZLE_KINDS][at % (PUZZLE_KINDS.length + 1)] ?? null;
    await asked(dispatch, 'profile.list', {});
    await asked(dispatch, 'statistics.summary', { period: PERIODS[at % PERIODS.length], kind });
    await asked(dispatch, 'settings.read', {});
  }
  turns.disable();
  return turns.percentile(99) / 1e6;
}

/** A page of the list of replays with its total, from anywhere in the list, 95 of 100 times, in milliseconds. */
export async function replayPageMillis(): Promise<number> {
  const dispatch = await opened();
  const { total } = (await asked(dispatch, 'replay.list', { offset: 0, limit: PAGE })) as { total: number };
  return quantileOf(0.95, PAGES, (at) => asked(dispatch, 'replay.list', { offset: Math.floor((at * total) / PAGES), limit: PAGE }));
}

/** Keeping one answer with all that it changes, 99 of 100 times, in milliseconds. */
export async function attemptMillis(): Promise<number | null> {
  if (MEASURED_PUZZLES === null) return withoutPuzzles();
  const folder = big();
  ended();
  const store = openStore(folder, new Date(LAST_DAY));
  if (!store.ok) throw new Error(store.error.message);
  const { runs } = store.value;
  const background = backgroundThreads(() => startThread(folder));
  const ends = tidying({
    store: store.value,
    background,
    schedule: (millis, action) => {
      const timer = setTimeout(action, millis);
      return () => {
        clearTimeout(timer);
      };
    },
    now: () => new Date(LAST_DAY),
    idle: () => true,
    quiet: () => true,
    guestName: () => 'Guest',
    cleared: () => undefined,
    breathe: async () => {
      await setImmediate();
    },
    report: (what) => {
      throw new Error(what);
    },
  });
  const attempt = MEASURED_PUZZLES.attempts(`${BENCH_SEED}/more`);
  const progress = { score: 1, right: 1, wrong: 0, bestCombo: 1, spent: 1000, pauses: 0 };
  const rating = { rating: 1500, deviation: 60, volatility: 0.06 };
  const card = { stability: 1, difficulty: 5, at: 0, answers: 1, lapses: 0 };
  const run = '0192f0c8-00ff-7000-8000-000000000000';
  const day = new Date(LAST_DAY).toISOString().slice(0, 10);
  runs.begin({ id: run, profile: BENCH_PROFILE, mode: 'practice', options: {}, bestClass: null, daily: null, day, startedAt: day });
  const millis = await quantileOf(0.99, INSERTS, (at) => {
    const kept = runs.record(run, attempt(LAST_DAY + at), { player: rating, puzzle: rating, card, spot: null }, progress);
    if (!kept.ok) throw new Error(kept.error.message);
    ends.touched();
  });
  ends.close();
  background.close();
  store.value.close();
  return millis;
}

/** Ends what figures left open. */
export function endStoreFigures(): void {
  ended();
}
