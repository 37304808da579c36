// Also makes a bare `npx vitest` safe: without it, the prebuilt better-sqlite3 would end the process on Node 20.
import { setUp } from './setup.mjs';

export default async function setup() {
  await setUp('native');
}
