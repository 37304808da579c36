import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.test.ts', 'accessibility/**/*.test.ts'],
  outputDir: 'test-results/e2e',
  // One app at a time: windows on one display take the focus from each other.
  workers: 1,
  timeout: 60_000,
  // The link to an Electron that is still starting now and then drops a question; a second try tells that from a fault.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  globalSetup: './scripts/playwright-setup.mjs',
});
