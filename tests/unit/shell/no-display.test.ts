/** A start where no window can open: one sentence, before anything is set up or built. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const SENTENCE =
  'There is no display to open a window on: start from a desktop session, or see the app at work without one with "npm run demo".\n';

describe.runIf(process.platform === 'linux')('without a display', () => {
  const { DISPLAY: _display, WAYLAND_DISPLAY: _wayland, ...env } = process.env;

  test.each([
    ['no display named', env],
    ['an empty name', { ...env, DISPLAY: '' }],
    ['a display that is gone', { ...env, DISPLAY: ':64999' }],
    ['a screen of a display that is gone', { ...env, DISPLAY: 'unix:64999.0', WAYLAND_DISPLAY: '' }],
  ])('%s', (_name, environment) => {
    for (const script of ['start', 'dev']) {
      const started = spawnSync(process.execPath, [join(ROOT, `scripts/${script}.mjs`)], { env: environment, encoding: 'utf8' });
      expect(started, script).toMatchObject({ status: 1, stdout: '', stderr: SENTENCE });
    }
  });
});
