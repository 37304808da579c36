/** Copies of everything as files: written where the person said, or told in the words of files. */
import { existsSync, linkSync, mkdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { SavingPorts } from '../../../src/main/requests/saving';
import { backgroundInPlace } from '../../../src/main/background/in-place';
import { backgroundJobs } from '../../../src/main/background/jobs';
import { GAMES, puzzlesOf } from '../../../src/main/games';
import { DATABASE_NAME } from '../../../src/main/store/connection';
import { storeFault } from '../../../src/main/store/fault';
import { fileOf, openApp, type App } from '../../fixtures/app';
import { scratchFolder } from '../../fixtures/scratch';

function app(folder: string, ports: Parameters<typeof openApp>[2] = {}): App {
  const opened = openApp(folder, 'copies', ports);
  onTestFinished(() => {
    opened.close();
  });
  return opened;
}

const savingTo = (file: string): SavingPorts => ({
  folder: file,
  where: () => Promise.resolve(file),
  whichFolder: () => Promise.resolve(null),
  show: () => undefined,
});

test('the folder of a copy is made where it has gone', async () => {
  const opened = app(scratchFolder());
  const file = fileOf(await opened.handlers['copy.save']({}));
  expect(existsSync(file)).toBe(true);
});

test('a place that takes no file is told as of any file, not as the folder of the data', async () => {
  const folder = scratchFolder();
  writeFileSync(join(folder, 'file'), '');
  const opened = app(folder, { saving: savingTo(join(folder, 'file', 'copy.db')) });
  expect(await opened.handlers['copy.save']({})).toMatchObject({
    ok: false,
    error: { code: 'not-written', what: { facts: { why: { key: 'fault.file-no-folder' } } } },
  });
});

test('a disk that is full is told as of any file', async () => {
  const folder = scratchFolder();
  mkdirSync(join(folder, 'there'));
  const full = backgroundInPlace({
    ...backgroundJobs({
      store: () => ({ ok: false, error: storeFault('store/full') }),
      book: puzzlesOf(GAMES),
      packText: () => Promise.resolve(null),
    }),
  });
  const opened = app(folder, { background: () => full, saving: savingTo(join(folder, 'there', 'copy.db')) });
  expect(await opened.handlers['copy.save']({})).toMatchObject({
    ok: false,
    error: { code: 'not-written', what: { facts: { why: { key: 'fault.file-disk-full' } } } },
  });
});

describe('the database itself, whose locks would be gone with the end of another handle on it', () => {
  const asked = ['by its name', 'its log', 'by a link', 'by another name of the same file'] as const;
  function chosenIn(folder: string, how: (typeof asked)[number]): string {
    const file = join(folder, DATABASE_NAME);
    const other = join(folder, 'chosen.db');
    if (how === 'its log') return `${file}-wal`;
    if (how === 'by its name') return file;
    if (how === 'by a link') symlinkSync(file, other);
    else linkSync(file, other);
    return other;
  }

  test.each(asked)('is no copy to go back to, chosen %s', async (how) => {
    const folder = scratchFolder();
    const opened = app(folder, { whichCopy: () => Promise.resolve(chosenIn(folder, how)) });
    expect(await opened.handlers['copy.choose']({})).toMatchObject({ ok: false, error: { code: 'copy-in-use' } });
    expect(await opened.handlers['copy.restore']({})).toMatchObject({ ok: false, error: { code: 'no-copy' } });
  });

  test('is no copy either where what was chosen is a link that leads to it later', async () => {
    const folder = scratchFolder();
    const copy = join(folder, 'exports', 'copy.db');
    const link = join(folder, 'chosen.db');
    const opened = app(folder, { saving: savingTo(copy), whichCopy: () => Promise.resolve(link) });
    await opened.handlers['copy.save']({});
    symlinkSync(copy, link);
    expect(await opened.handlers['copy.choose']({})).toMatchObject({ ok: true, value: { file: 'chosen.db' } });
    rmSync(link);
    symlinkSync(join(folder, DATABASE_NAME), link);
    expect(await opened.handlers['copy.restore']({})).toMatchObject({ ok: false, error: { code: 'copy-in-use' } });
  });

  test('is no place for a copy', async () => {
    const folder = scratchFolder();
    const file = join(folder, DATABASE_NAME);
    const opened = app(folder, { saving: savingTo(file) });
    const before = statSync(file).ino;
    expect(await opened.handlers['copy.save']({})).toMatchObject({
      ok: false,
      error: { code: 'not-written', what: { facts: { why: { key: 'fault.file-own' } } } },
    });
    expect(statSync(file).ino).toBe(before);
  });
});
