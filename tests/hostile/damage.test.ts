/** Damaged databases in small; `npm run test:long` has them in full. */
import { test } from 'vitest';
import { damagedDatabases } from './damage';
import { DAMAGES } from './damages';
import { inSmall } from './small';

/** Each kind once. */
const COUNT = DAMAGES.length;

test(`${COUNT} damaged databases: every screen shows, and every loss is told`, { timeout: 300_000 }, async () => {
  await inSmall('damaged databases', COUNT, damagedDatabases);
});
