import { defineConfig } from '@playwright/test';
import { availableParallelism } from 'node:os';

/** Windows on one display take the focus from each other, so each worker has a display of its own (scripts/playwright-setup.mjs). */
const displays = process.env['LOOKOUT_TEST_DISPLAYS']?.split(' ') ?? [];
const own = displays[Number(process.env['TEST_PARALLEL_INDEX'] ?? NaN)];
if (own !== undefined) process.env['DISPLAY'] = own;

/** What takes longest, as whole games between people do, begins first, so that none of it runs on alone at the end. */
const LONG = [
  'games/chase/e2e/nothing-begins.test.ts',
  'games/chase/e2e/watch-four.test.ts',
  'accessibility/people.test.ts',
  'games/chase/e2e/four-seats.test.ts',
  'games/chase/e2e/two-people.test.ts',
  'games/chase/e2e/three-seats.test.ts',
  'games/chase/e2e/demo.test.ts',
  'games/chase/e2e/whole-round-*.test.ts',
  // Tests that follow each other on one app.
  'games/chase/e2e/courses-*.test.ts',
  'games/chase/e2e/reading-room.test.ts',
  'games/chase/e2e/table-views.test.ts',
  'games/chase/e2e/hand-rows.test.ts',
  'games/chase/e2e/verdict-proof.test.ts',
];
const ALL = ['e2e/**/*.test.ts', 'accessibility/**/*.test.ts', 'games/*/e2e/**/*.test.ts'];

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results/e2e',
  // No test needs another: each starts an app of its own on a data folder of its own.
  fullyParallel: true,
  // An app is waited for half of the time: half as many again as there are cores keep those busy.
  workers: process.platform === 'linux' ? Math.ceil(availableParallelism() * 1.5) : 1,
  // Bounds for a slow machine, not measures: a test waits for signs and goes on as soon as they are there.
  timeout: 150_000,
  expect: { timeout: 10_000 },
  // The link to an Electron that is still starting now and then drops a question; a second try tells that from a fault.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  globalSetup: './scripts/playwright-setup.mjs',
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'short', testMatch: ALL, testIgnore: LONG },
  ],
});
