/** Copies of everything as files: written where the person said, or told in the words of files. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { SavingPorts } from '../../../src/main/requests/saving';
import { backgroundInPlace } from '../../../src/main/background/in-place';
import { backgroundJobs } from '../../../src/main/background/jobs';
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

const savingTo = (file: string): SavingPorts => ({ folder: file, where: () => Promise.resolve(file), show: () => undefined });

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
    ...backgroundJobs({ store: () => ({ ok: false, error: storeFault('store/full') }), packText: () => Promise.resolve(null) }),
  });
  const opened = app(folder, { background: () => full, saving: savingTo(join(folder, 'there', 'copy.db')) });
  expect(await opened.handlers['copy.save']({})).toMatchObject({
    ok: false,
    error: { code: 'not-written', what: { facts: { why: { key: 'fault.file-disk-full' } } } },
  });
});
