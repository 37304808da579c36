/** What is opened for a skill: what its name says. */
import { expect, test } from 'vitest';
import { CHASE } from '../../../../../src/renderer/games/chase';
import { runOf } from '../../../../../src/renderer/lib/path/take';
import { DEFAULT_SETTINGS } from '../../../../../src/shared/settings';
import { showsClock } from '../../../../../src/shared/drill';

const speed = { kind: 'read', theme: null, timed: true } as const;
const east = { kind: 'read', theme: 'direction-e', timed: false } as const;

test('reading fast is against the clock, everything else in practice', () => {
  const { mode, options } = runOf(speed, CHASE, DEFAULT_SETTINGS);
  expect({ mode, options }).toMatchObject({ mode: 'rush', options: { kinds: ['read'], minutes: DEFAULT_SETTINGS.lastMinutes } });
  expect(showsClock({ mode, options, clock: { left: 180_000, spent: 0, running: true } })).toBe(true);
  expect(runOf(east, CHASE, DEFAULT_SETTINGS)).toMatchObject({ mode: 'practice', options: { themes: ['direction-e'], length: 10 } });
});

test('whoever wants no clock has none', () => {
  const calm = { ...DEFAULT_SETTINGS, calmNoClock: true };
  expect(runOf(speed, CHASE, calm)).toMatchObject({ mode: 'practice', options: { kinds: ['read'], noClock: true } });
});
