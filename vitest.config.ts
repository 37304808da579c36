import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/e2e/**', 'tests/accessibility/**', 'node_modules/**'],
    globalSetup: ['scripts/vitest-setup.mjs'],
    testTimeout: 20_000,
  },
});
