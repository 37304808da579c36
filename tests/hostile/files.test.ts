/** Garbled files in small; `npm run test:long` has them in full. */
import { test } from 'vitest';
import { garbledFiles } from './files';
import { inSmall } from './small';

const COUNT = 1500;

test(
  `${COUNT} garbled files: each gives a verdict or a clear sentence, and what is taken in goes out the same`,
  { timeout: 300_000 },
  async () => {
    await inSmall('garbled files', COUNT, garbledFiles);
  },
);
