/** Full disks in small, where the system gives small ones; `npm run test:long` has them in full. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'vitest';
import { bundled } from '../fixtures/bundle';
import { WRITE_KINDS } from './full';
import { hasSmallDisks, onSmallDisk } from './small-disk';
import { inSmall } from './small';

const COUNT = WRITE_KINDS.length;

const trial = mkdtempSync(join(tmpdir(), 'lookout-disk-'));
const small = hasSmallDisks(trial);
rmSync(trial, { recursive: true });

test.runIf(small)(
  `a full disk at ${COUNT} kinds of write: refused by name, nothing half written, and all goes on with room again`,
  { timeout: 300_000 },
  async ({ onTestFinished }) => {
    const program = await bundled(new URL('full-disk.ts', import.meta.url));
    onTestFinished(() => {
      program.remove();
    });
    await inSmall('full disks', COUNT, (order) => onSmallDisk(program.file, order));
  },
);
