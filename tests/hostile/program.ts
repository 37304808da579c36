/**
 * One hostile kind in full: `hostile KIND SEED COUNT FROM`, as `npm run test:long` starts it. Prints the count with its facts, and of
 * what fell how to see it again. Exit status: 0, 1 if something fell.
 */
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { backgroundThreads } from '../../src/main/background/thread';
import { oddClocks } from './clocks';
import { damagedDatabases } from './damage';
import { garbledFiles } from './files';
import type { Found, Ordered, Outcome } from './found';
import { kills } from './kills';
import { hostileRequests } from './requests';
import { quickFolder } from './scratch';
import { onSmallDisk } from './small-disk';

/** No turn of the application's thread is longer than this in 99 of 100 requests, in milliseconds. */
const HELD = 8;

const beside = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Heavy work is done beside the application's thread, as in the app, so that what holds this one is seen. */
async function requests(order: Ordered): Promise<Outcome> {
  const outcome = await hostileRequests({
    ...order,
    ports: () => ({ background: (folder) => backgroundThreads(() => new Worker(beside('hostile-thread.mjs'), { workerData: folder })) }),
  });
  const held = outcome.facts['held p99 ms'] ?? 0;
  const slow: Found[] =
    held > HELD ? [{ piece: order.from ?? 0, what: `The thread was held for ${held} ms, and may be for ${HELD}.` }] : [];
  return { ...outcome, found: [...outcome.found, ...slow] };
}

const KINDS: Readonly<Record<string, readonly [what: string, run: (order: Ordered) => Promise<Outcome>]>> = {
  requests: ['hostile requests', requests],
  files: ['garbled files', garbledFiles],
  damage: ['damaged databases', damagedDatabases],
  clocks: ['odd clocks', oddClocks],
  full: ['full disks', (order) => onSmallDisk(beside('hostile-full-disk.mjs'), order)],
  kills: ['kills', (order) => kills({ ...order, victim: beside('hostile-victim.mjs') })],
};

const [kind = '', seed = '', count = '', from = '0'] = process.argv.slice(2);
const chosen = KINDS[kind];
if (chosen === undefined) throw new Error(`There is no kind ${kind}.`);
const [what, run] = chosen;
const stray: Found[] = [];
// What nobody waits for may fail, too; that is a bug like any other.
process.on('unhandledRejection', (reason) => {
  stray.push({ piece: -1, what: `Nobody waited for: ${reason instanceof Error ? (reason.stack ?? reason.message) : String(reason)}` });
});
const scratch = quickFolder();
// A run that is stopped leaves nothing behind either.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    rmSync(scratch, { recursive: true, force: true });
    process.exit(130);
  });
}
const begin = performance.now();
try {
  const outcome = await run({ seed, count: Number(count), from: Number(from), scratch });
  const found = [...outcome.found, ...stray];
  const seconds = Math.round((performance.now() - begin) / 1000);
  process.stdout.write(
    `${found.length === 0 ? 'held' : 'FELL'}  ${outcome.count} ${what} in ${seconds} s: ${JSON.stringify(outcome.facts)}\n`,
  );
  for (const note of outcome.notes ?? []) process.stdout.write(`      ${note}\n`);
  for (const { piece, what: fell } of found) {
    process.stdout.write(`      ${fell}\n      again: npm run test:long -- --only ${kind} --seed ${seed} --from ${piece}\n`);
  }
  if (found.length > 0) process.exitCode = 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
