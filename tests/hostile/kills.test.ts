/** Kills in small; `npm run test:long` has them in full. */
import { afterAll, beforeAll, test } from 'vitest';
import { bundled } from '../fixtures/bundle';
import { kills } from './kills';
import { inSmall } from './small';

const COUNT = 8;

let victim: Awaited<ReturnType<typeof bundled>>;
beforeAll(async () => {
  victim = await bundled(new URL('victim.ts', import.meta.url));
});
afterAll(() => {
  victim.remove();
});

test(`${COUNT} kills in play, drills, imports, migrations and backups: what was acknowledged is there`, { timeout: 300_000 }, async () => {
  await inSmall('kills', COUNT, (order) => kills({ ...order, victim: victim.file }));
});
