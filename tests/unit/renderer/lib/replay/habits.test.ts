/** How a match is looked at: a new one as any, and each that one comes back to as one left it. */
import { beforeEach, expect, test, vi } from 'vitest';
import { habitsOf, keepLook, lookOf } from '../../../../../src/renderer/lib/replay/habits';
import { settings } from '../../../../../src/renderer/lib/settings.svelte';
import { FIRST_LOOK, MOST_LOOKS } from '../../../../../src/shared/replay-view';
import { DEFAULT_SETTINGS, SettingsSchema, type SettingsChange } from '../../../../../src/shared/settings';
import * as v from 'valibot';

/** What main keeps. */
let kept = DEFAULT_SETTINGS;

beforeEach(() => {
  kept = DEFAULT_SETTINGS;
  settings.take(kept);
  vi.stubGlobal('window', {
    lookout: {
      request: (_name: string, change: SettingsChange) => {
        kept = v.parse(SettingsSchema, Object.assign({ ...kept }, change));
        return Promise.resolve({ ok: true, value: kept });
      },
    },
  });
  return () => {
    vi.unstubAllGlobals();
  };
});

test('another match is looked at as any, whatever was set for the last one; coming back, also after a restart, finds it as it was', async () => {
  habitsOf('one').keep({ view: 1, speed: 8 });
  keepLook('one', { panel: 'analysis' });
  expect(lookOf('two')).toEqual({ ...FIRST_LOOK, match: 'two' });
  expect(habitsOf('two').now).toEqual({ view: 'all', speed: 1, skipsIdle: false });
  habitsOf('two').keep({ view: 'judge', skipsIdle: true });
  await vi.waitFor(() => {
    expect(kept.replaySkipsIdle).toBe(true);
  });
  settings.take(kept);
  expect(lookOf('one')).toEqual({ match: 'one', view: 1, speed: 8, panel: 'analysis' });
  expect(lookOf('two')).toMatchObject({ view: 'judge', speed: 1, panel: FIRST_LOOK.panel });
  // That time is skipped in which nothing happens is for every replay.
  expect(habitsOf('one').now.skipsIdle).toBe(true);
});

test('of very many matches the last ones are remembered', async () => {
  for (let at = 0; at <= MOST_LOOKS; at++) keepLook(`match ${String(at)}`, { speed: 2 });
  await vi.waitFor(() => {
    expect(kept.replayLooks).toHaveLength(MOST_LOOKS);
  });
  expect([lookOf('match 0').speed, lookOf('match 1').speed, lookOf(`match ${String(MOST_LOOKS)}`).speed]).toEqual([1, 2, 2]);
});
