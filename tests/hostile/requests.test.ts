/** Hostile requests in small; `npm run test:long` has them in full. */
import { test } from 'vitest';
import { hostileRequests } from './requests';
import { inSmall } from './small';

const COUNT = 2000;

test(
  `${COUNT} hostile requests: each is answered, no screen breaks, and what was acknowledged is there`,
  { timeout: 300_000 },
  async () => {
    await inSmall('hostile requests', COUNT, hostileRequests);
  },
);
