// Also makes a bare `npx playwright test` work: Electron, the built app and a display for each worker.
import { build } from './build.mjs';
import { setUp } from './setup.mjs';
import { useOnce } from './used-once.mjs';
import { startXvfb } from './xvfb.mjs';

/** Starts the displays and names them to the workers, which take theirs by their place (playwright.config.ts). */
async function startDisplays(count) {
  const servers = await Promise.all(Array.from({ length: count }, () => startXvfb()));
  process.env.LOOKOUT_TEST_DISPLAYS = servers.map(({ display }) => display).join(' ');
  return () => {
    for (const { stop } of servers) stop();
  };
}

export default async function setup({ workers }) {
  await setUp('test');
  await build();
  const stopDisplays = process.platform === 'linux' ? await startDisplays(workers) : () => undefined;
  const used = await useOnce(process.env.LOOKOUT_TEST_DISPLAYS?.split(' ')[0] ?? process.env.DISPLAY);
  process.env.LOOKOUT_TEST_USED = used.folder;
  return () => {
    used.remove();
    stopDisplays();
  };
}
