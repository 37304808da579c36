import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.test.ts', 'accessibility/**/*.test.ts'],
  outputDir: 'test-results/e2e',
  // One app at a time: windows on one display take the focus from each other.
  workers: 1,
  timeout: 60_000,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  globalSetup: './scripts/playwright-setup.mjs',
});
