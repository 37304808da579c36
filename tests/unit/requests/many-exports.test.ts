/** Many matches into one folder: a file each, of its own name, and nothing that is there is replaced. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openApp, type App } from '../../fixtures/app';
import { done } from '../../fixtures/live-table';
import { minimalReplay } from '../../fixtures/replays';
import { scratchFolder } from '../../fixtures/scratch';

const idOf = (n: number): string => `0192f0c8-7f1e-7abc-8def-${String(n).padStart(12, '0')}`;

/** The application with so many matches that began at the same time, and so would be called alike. */
async function withMatches(count: number): Promise<App> {
  const opened = openApp(scratchFolder(), 'many');
  onTestFinished(() => {
    opened.close();
  });
  const files = Array.from({ length: count }, (_, n) => ({
    name: 'x',
    bytes: Buffer.from(JSON.stringify({ ...minimalReplay(), id: idOf(n) })),
  }));
  expect(done(await opened.handlers['replay.import']({ files })).imported).toBe(count);
  return opened;
}

test('each gets a name of its own, what is there stays, and the last one can be shown', async () => {
  const opened = await withMatches(4);
  const folder = opened.exportFolder;
  mkdirSync(folder);
  const begun = done(await opened.handlers['replay.export-begin']({}));
  expect(begun?.folder).toBe(folder);
  const errand = begun?.errand ?? 0;
  const first = done(await opened.handlers['replay.export-some']({ errand, ids: [idOf(0)] }));
  expect(first).toEqual({ written: 1, number: 1, failed: [] });
  const [name = ''] = readdirSync(folder);
  writeFileSync(join(folder, name), 'mine');
  const ids = done(await opened.handlers['replay.ids']({ sought: {}, sort: 'newest' }));
  expect([...ids].sort()).toEqual([0, 1, 2, 3].map(idOf));
  expect(done(await opened.handlers['replay.export-some']({ errand, ids: [...ids, 'gone'] }))).toEqual({
    written: 4,
    number: 5,
    failed: [{ id: 'gone', what: { key: 'fault.replay-gone' } }],
  });
  const names = readdirSync(folder);
  expect(names).toHaveLength(5);
  expect(readFileSync(join(folder, name), 'utf8')).toBe('mine');
  const out = names.filter((each) => each !== name).map((each) => JSON.parse(readFileSync(join(folder, each), 'utf8')) as { id: string });
  expect(out.map(({ id }) => id).sort()).toEqual([0, 1, 2, 3].map(idOf));
  expect(await opened.handlers['export.show']({ number: 5 })).toMatchObject({ ok: true });
});

test('a folder that is gone, or that nobody chose, is told for each; nothing is left behind', async () => {
  const opened = await withMatches(2);
  const none = done(await opened.handlers['replay.export-some']({ errand: 1, ids: [idOf(0)] }));
  expect(none).toMatchObject({ written: 0, number: null, failed: [{ what: { key: 'fault.not-written' } }] });
  mkdirSync(opened.exportFolder);
  const errand = done(await opened.handlers['replay.export-begin']({}))?.errand ?? 0;
  rmSync(opened.exportFolder, { recursive: true });
  expect(done(await opened.handlers['replay.export-some']({ errand, ids: [idOf(0), idOf(1)] }))).toMatchObject({
    written: 0,
    failed: [{ id: idOf(0) }, { id: idOf(1) }],
  });
});
