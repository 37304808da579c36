/**
 * `growth` prints how a start and what screens ask grow with what is kept, as a table in Markdown: medians in milliseconds,
 * on the command line's one thread. Exit status: 0, or 1 where a store cannot be made.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lookInto } from '../store/open';
import { openedForRequests, unreachable } from './bench/asked';
import { fillStore, type StoreSize } from './bench/big-store';
import { BENCH_SEED, LAST_DAY } from '../bench/given';

const SIZES: readonly StoreSize[] = [
  ...[10, 200, 2000].map((replays) => ({ attempts: 1000, replays })),
  ...[10_000, 100_000].map((attempts) => ({ attempts, replays: 200 })),
];
const TIMES = 5;

async function medianOf(work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < TIMES; at++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[Math.floor(TIMES / 2)] ?? Number.NaN;
}

function opened(folder: string): ReturnType<typeof openedForRequests> {
  return openedForRequests({
    dataFolder: folder,
    // The look is measured by itself.
    glance: true,
    saving: { folder: '', where: unreachable, whichFolder: unreachable, show: unreachable },
    world: { now: () => new Date(LAST_DAY) },
  });
}

async function figures(folder: string): Promise<readonly number[]> {
  const look = await medianOf(() => lookInto(folder, new Date(LAST_DAY)));
  const open = await medianOf(() => {
    opened(folder).close();
  });
  const { dispatch, close } = opened(folder);
  const asked = (request: string, input: unknown): Promise<number> =>
    medianOf(async () => {
      const answer = await dispatch(request, input, { webContentsId: 0, url: null, topFrame: true });
      if (!answer.ok) throw new Error(`${request} is refused: ${answer.error.code}`);
    });
  const begin = await asked('app.begin', {});
  // The store is looked over now, and what comes after does not wait for that.
  await asked('app.shown', {});
  const list = await asked('replay.list', { offset: 0, limit: 20 });
  const summary = await asked('statistics.summary', { period: 'all', kind: null });
  close();
  return [look, open, begin, list, summary];
}

process.stdout.write(
  '| answers | replays | look (beside) | open and close | first screen | page of replays | dashboard |\n|---|---|---|---|---|---|---|\n',
);
for (const size of SIZES) {
  const folder = mkdtempSync(join(tmpdir(), 'lookout-growth-'));
  try {
    fillStore(folder, BENCH_SEED, size).close();
    const cells = (await figures(folder)).map((millis) => millis.toFixed(1));
    process.stdout.write(
      `| ${[size.attempts, size.replays].map((count) => count.toLocaleString('en')).join(' | ')} | ${cells.join(' | ')} |\n`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
process.exit(0);
