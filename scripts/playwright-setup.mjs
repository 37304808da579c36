// Also makes a bare `npx playwright test` work: Electron, the built app and a display.
import { build } from './build.mjs';
import { setUp } from './setup.mjs';
import { ensureDisplay } from './xvfb.mjs';

export default async function setup() {
  await setUp('test');
  await build();
  return ensureDisplay();
}
