/** Odd clocks in small; `npm run test:long` has them in full. */
import { test } from 'vitest';
import { oddClocks } from './clocks';
import { inSmall } from './small';

const COUNT = 12;

test(`${COUNT} odd clocks: nothing is lost, every screen shows, and every date can be read`, { timeout: 300_000 }, async () => {
  await inSmall('odd clocks', COUNT, oddClocks);
});
