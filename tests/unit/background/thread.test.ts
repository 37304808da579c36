/** Jobs on a real thread: what is told, called off, broken and ended. */
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { backgroundThreads } from '../../../src/main/background/thread';
import type { Background, PackPiece } from '../../../src/main/background/work';
import { readFile } from '../../../src/main/matches/replay-read';
import { roundOf } from '../../../src/main/matches/round-shown';
import { openStore } from '../../../src/main/store/open';
import { bundled } from '../../fixtures/bundle';
import { done } from '../../fixtures/live-table';
import { packBytes, smallPack } from '../../fixtures/packs';
import { scratchFolder } from '../../fixtures/scratch';

let program: Awaited<ReturnType<typeof bundled>>;
beforeAll(async () => {
  program = await bundled(new URL('served-thread.ts', import.meta.url));
});
afterAll(() => {
  program.remove();
});

const NOW = new Date('2026-11-28T12:00:00Z');

function background(rest?: number): { readonly jobs: Background; readonly threads: () => number } {
  const folder = scratchFolder();
  const store = done(openStore(folder, NOW));
  let threads = 0;
  const jobs = backgroundThreads(() => {
    threads += 1;
    return new Worker(program.file, { workerData: folder });
  }, rest);
  onTestFinished(() => {
    jobs.close();
    store.close();
  });
  return { jobs, threads: () => threads };
}

const ASK = { profile: 'nobody', period: 'all', kind: null, at: NOW.getTime() } as const;

test('a pack is proved there: its puzzles come lot by lot, and what it is at the end', async () => {
  const { jobs } = background();
  const pack = smallPack('thread');
  const pieces: PackPiece[] = [];
  const proved = await jobs.start('prove-pack', { bytes: packBytes(pack) }, (piece) => {
    pieces.push(piece);
  }).done;
  expect(proved).toMatchObject({ ok: true, value: { name: 'thread', kinds: { read: 2, route: 2 } } });
  const rows = pieces.flatMap((piece) => ('rows' in piece ? piece.rows : []));
  expect(rows.map(({ id }) => id)).toEqual(pack.puzzles.map(({ id }) => id).sort());
});

test('a job that is called off ends with nothing', async () => {
  const { jobs } = background();
  const running = jobs.start('prove-pack', { bytes: packBytes(smallPack('long', 30)) });
  running.cancel();
  expect(await running.done).toBeNull();
});

test('what somebody waits for has a thread of its own, which is kept', async () => {
  const { jobs, threads } = background();
  const long = jobs.start('prove-pack', { bytes: packBytes(smallPack('long', 30)) });
  const order: string[] = [];
  await Promise.all([
    long.done.then(() => order.push('pack')),
    jobs.start('statistics', ASK).done.then((read) => {
      expect(done(read).total.attempts).toBe(0);
      order.push('statistics');
    }),
  ]);
  expect(order).toEqual(['statistics', 'pack']);
  await jobs.start('statistics', ASK).done;
  expect(threads()).toBe(2);
});

test('the thread for what takes long ends with nothing to do, and the next job has another one', async () => {
  const { jobs, threads } = background(0);
  for (let job = 1; job <= 3; job++) {
    expect(await jobs.start('checkpoint', null).done).toEqual({ ok: true, value: null });
    await new Promise((later) => setTimeout(later, 20));
    expect(threads()).toBe(job);
  }
});

test('a bug there is one here, and the next job is done', async () => {
  const { jobs, threads } = background();
  await expect(jobs.start('pack-file', { pack: '', name: '', file: '' }).done).rejects.toThrow('a bug');
  expect(await jobs.start('checkpoint', null).done).toEqual({ ok: true, value: null });
  expect(threads()).toBe(1);
});

test('a thread that ends takes its jobs with it, and the next job has another one', async () => {
  const { jobs, threads } = background();
  const caught = jobs.start('prove-pack', { bytes: packBytes(smallPack('long', 30)) });
  const breaks = jobs.start('back-up', { now: 0 });
  await expect(breaks.done).rejects.toThrow('ended with 3');
  await expect(caught.done).rejects.toThrow('ended with 3');
  expect(await jobs.start('checkpoint', null).done).toEqual({ ok: true, value: null });
  expect(threads()).toBe(2);
});

test('closed, nothing is done any more', async () => {
  const { jobs } = background();
  const running = jobs.start('prove-pack', { bytes: packBytes(smallPack('long', 30)) });
  jobs.close();
  await expect(running.done).rejects.toThrow('closed');
  await expect(jobs.start('checkpoint', null).done).rejects.toThrow('closed');
});

test('a replay file is read there, whatever its tiles are called, and a round of a saved match is worked out there', async () => {
  const folder = scratchFolder();
  const store = done(openStore(folder, NOW));
  const jobs = backgroundThreads(() => new Worker(program.file, { workerData: folder }));
  onTestFinished(() => {
    jobs.close();
    store.close();
  });
  const text = readFileSync(new URL('../../fixtures/minimal.lookout.json', import.meta.url), 'utf8').replaceAll('"s1"', '"__proto__"');
  const file = { name: 'x.json', bytes: new TextEncoder().encode(text) };
  const spare = '00000000-0000-4000-8000-000000000001';
  const read = await jobs.start('take-replay', { file, id: spare, startedAt: '', longer: false }).done;
  if (read?.ok !== true || read.value.state !== 'ready') throw new Error(JSON.stringify(read));
  const { match: id, end } = read.value;
  // The end of an id that is given bears the mark of what the match holds.
  expect(id.slice(0, 24)).toBe(spare.slice(0, 24));
  done(store.matches.show(id, end));
  const known = readFile(file);
  const { replay } = done(store.matches.read(id)) ?? {};
  expect(replay?.rounds).toEqual(known.ok && known.value.replay.rounds);
  expect(Object.keys(replay?.tiles ?? {})).toContain('__proto__');
  expect(done(store.broken())).toEqual([]);
  const shown = await jobs.start('show-round', { id, round: 0 }).done;
  expect(shown.ok).toBe(true);
  expect(JSON.stringify(shown)).toBe(JSON.stringify(roundOf(store.matches, { id, round: 0 })));
  expect(await jobs.start('show-round', { id, round: 7 }).done).toMatchObject({ ok: false, error: { code: 'no-such-round' } });
  expect(
    await jobs.start('take-replay', { file: { name: 'y', bytes: new TextEncoder().encode('[') }, id, startedAt: '', longer: false }).done,
  ).toMatchObject({ ok: false });
});
