/** What people keep in their hands while others come. */
import { expect, test } from 'vitest';
import { SeatDevices } from '../../../../../src/renderer/lib/seats/seat-devices.svelte';
import { deviceFor } from '../../../../../src/renderer/lib/seats/taking';
import { DEFAULT_MATCH } from '../../../../../src/shared/chase/match-choice';
import { DEFAULT_SETTINGS } from '../../../../../src/shared/settings';
import type { TableSnapshot } from '../../../../../src/shared/table';

test('whoever joined with a half of the keyboard and plays alone keeps that half when somebody sits down at a bot’s seat', () => {
  const [usual] = DEFAULT_MATCH.seats;
  if (usual === undefined) throw new Error('There is no usual seat.');
  const seats = [
    { ...usual, kind: 'guest' as const, guest: 'Mia', device: 'keys-left' as const },
    { ...usual, kind: 'bot' as const },
  ];
  const table = {
    match: 'one',
    players: [
      { name: 'Mia', kind: 'human' },
      { name: 'Lulu', kind: 'bot', level: 3 },
    ],
    seats: [{ seat: 0 }],
  } as unknown as TableSnapshot;
  const devices = new SeatDevices(
    { current: table },
    { there: new Map(), putDown: () => undefined },
    { current: { ...DEFAULT_SETTINGS, lastMatch: { ...DEFAULT_MATCH, seats } }, change: () => Promise.resolve(true) },
    () => 'lastMatch',
  );
  expect(devices.of(0)).toBe('all');
  const offered = deviceFor(1, devices.joined);
  expect(offered).toBe('keys-right');
  expect([...devices.after(1, offered)]).toEqual([
    [0, 'keys-left'],
    [1, 'keys-right'],
  ]);
  expect([...devices.after(1, 'mouse')]).toEqual([
    [0, 'keys-left'],
    [1, 'mouse'],
  ]);
});
