/** The small part of a hostile kind, as it stands in `npm test`. */
import { rmSync } from 'node:fs';
import { expect, onTestFinished } from 'vitest';
import type { Ordered, Outcome } from './found';
import { quickFolder } from './scratch';

/** Runs `count` of a kind from the seed that never changes, says how many there were, and expects nothing to fall. */
export async function inSmall(what: string, count: number, run: (order: Ordered) => Promise<Outcome>): Promise<void> {
  const scratch = quickFolder();
  onTestFinished(() => {
    rmSync(scratch, { recursive: true, force: true });
  });
  const outcome = await run({ seed: 'small', count, scratch });
  console.info(`${outcome.count} ${what}: ${JSON.stringify(outcome.facts)}`); // eslint-disable-line no-console -- the count is to be seen
  expect(outcome.found).toEqual([]);
  expect(outcome.count).toBe(count);
}
