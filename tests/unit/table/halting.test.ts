/** Standing still and going on, without a game: by events where there are some, by the table alone where there are none. */
import { describe, expect, test } from 'vitest';
import { Halting } from '../../../src/main/table/halting';
import { accepted } from '../../../src/rules/result';
import { FakeTime } from '../../fixtures/time';

/** A table of `people` whose game has events for standing still, or none. */
function table(people: readonly number[], byEvents: boolean) {
  const time = new FakeTime();
  const told: string[] = [];
  const so = { goes: true, stands: false };
  const events = {
    stop: (seat: number) => {
      told.push(`stop by ${seat}`);
      so.stands = true;
      return accepted(null);
    },
    go: (seat: number) => {
      told.push(`go by ${seat}`);
      so.stands = false;
      return accepted(null);
    },
  };
  const halting = new Halting(
    {
      schedule: time.schedule,
      goes: () => so.goes,
      stands: () => so.stands,
      events: () => (byEvents ? events : null),
      stood: (still) => told.push(still ? 'stands' : 'goes'),
      changed: () => told.push('said'),
      clauses: { 'already-paused': 'X1', 'held-up': 'X1' },
    },
    people,
  );
  return { halting, time, told, so };
}

describe.each([
  ['by events', true, ['said', 'stop by 1'], ['said', 'go by 1']],
  ['by the table alone', false, ['said', 'stands'], ['said', 'goes']],
] as const)('%s', (_how, byEvents, stopping, going) => {
  test('time stands still once everybody agrees, and goes on once everybody is ready', () => {
    const { halting, told } = table([0, 1], byEvents);
    halting.pause(0);
    expect([halting.paused, halting.agreed]).toEqual([false, [0]]);
    halting.pause(1);
    expect(halting.paused).toBe(true);
    expect(told.splice(0)).toEqual(stopping);
    halting.resume(0);
    expect([halting.paused, halting.agreed]).toEqual([true, [0]]);
    halting.resume(1);
    expect(halting.paused).toBe(false);
    expect(told).toEqual(going);
  });

  test('a wish that not everybody shares lapses; who said it can take it back', () => {
    const { halting, time } = table([0, 1], byEvents);
    halting.pause(0);
    time.pass(20_000);
    expect(halting.agreed).toEqual([]);
    halting.pause(1);
    halting.pause(1);
    expect([halting.paused, halting.agreed]).toEqual([false, []]);
  });

  test('where something is in the way it stands still, and the last who is ready does not let it go on', () => {
    const { halting } = table([0, 1], byEvents);
    halting.hold(true);
    expect(halting.paused).toBe(true);
    halting.resume(0);
    expect(halting.resume(1)).toEqual({ ok: false, error: { code: 'held-up', clause: 'X1' } });
    halting.hold(false);
    halting.resume(1);
    expect(halting.paused).toBe(false);
  });

  test('who was ready before something came in the way is asked again', () => {
    const { halting } = table([0, 1], byEvents);
    halting.standStill(0);
    halting.resume(0);
    halting.hold(true);
    expect(halting.agreed).toEqual([]);
  });

  test('what does not go is not stopped by what comes in the way', () => {
    const { halting, so, told } = table([0], byEvents);
    so.goes = false;
    halting.hold(true);
    expect([halting.paused, told]).toEqual([false, []]);
  });
});

test('without an event nothing stands still twice, and nothing that goes is let go on', () => {
  const { halting } = table([0], false);
  expect(halting.resume(0)).toMatchObject({ ok: false, error: { code: 'not-paused' } });
  halting.standStill(0);
  expect(halting.standStill(0)).toEqual({ ok: false, error: { code: 'already-paused', clause: 'X1' } });
});

test('whoever looks on at bots decides alone', () => {
  const { halting } = table([], false);
  halting.pause(0);
  expect(halting.paused).toBe(true);
  halting.resume(0);
  expect(halting.paused).toBe(false);
});
