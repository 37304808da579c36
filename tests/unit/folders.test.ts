import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeFolder, makeFolderNow } from '../../src/main/folders';
import { writeWhole } from '../../src/main/files/whole-file';

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'lookout-folders-'));
});
afterAll(() => {
  rmSync(root, { recursive: true });
});

const ways = { 'by and by': makeFolder, 'at once': (folder: string) => Promise.resolve(folder).then(makeFolderNow) };

describe.each(Object.entries(ways))('a folder made %s', (name, make) => {
  test('comes with all that are above it, and may be there already', async () => {
    const folder = join(root, name, 'a', 'b');
    await make(folder);
    await make(folder);
    expect(statSync(folder).isDirectory()).toBe(true);
  });

  test('is refused where a file lies in its place, or in that of one above it', async () => {
    const file = join(root, `${name}.txt`);
    writeFileSync(file, '');
    await expect(make(file)).rejects.toMatchObject({ code: 'EEXIST' });
    await expect(make(join(file, 'a'))).rejects.toMatchObject({ code: 'ENOTDIR' });
  });

  test.runIf(platform() === 'linux')('is refused, and not tried for ever, where the system makes none', async () => {
    await expect(make('/proc/nowhere/a')).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

test.runIf(platform() === 'linux')('a file that cannot be written where it was asked for is refused in words', async () => {
  const answer = await writeWhole('/proc/nowhere/x.json', '{}');
  expect(answer).toMatchObject({ ok: false, error: { code: 'not-written' } });
});
