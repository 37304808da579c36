/** A folder for the data that cannot be used: refused by name before anything else is tried in it. */
import { existsSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderFault } from '../../src/main/store/fault';
import { ensureFolder } from '../../src/main/store/folder';
import { scratchFolder } from '../fixtures/scratch';

const refusedFor = (folder: string): unknown => ({
  ok: false,
  error: { ...folderFault(folder), message: `Lookout cannot keep its data in this folder: ${folder}` },
});

test('a folder is made with all that leads to it, and one that is there is kept', () => {
  const folder = join(scratchFolder(), 'a', 'b');
  expect(ensureFolder(folder)).toEqual({ ok: true, value: null });
  expect(existsSync(folder)).toBe(true);
  expect(ensureFolder(folder)).toEqual({ ok: true, value: null });
});

test('a file in its place, a file on the way, a link to nowhere, a circle of links and too long a name are refused', () => {
  const scratch = scratchFolder();
  const file = join(scratch, 'file');
  writeFileSync(file, 'kept');
  const nowhere = join(scratch, 'nowhere');
  symlinkSync(join(scratch, 'no', 'such', 'folder'), nowhere);
  const circle = join(scratch, 'circle');
  symlinkSync(circle, circle);
  for (const folder of [file, join(file, 'data'), nowhere, circle, join(scratch, 'x'.repeat(300))]) {
    expect(ensureFolder(folder), folder).toEqual(refusedFor(folder));
  }
});
