/** A round and a run through a sleep that no event tells of: both stand still at the last moment that was seen. */
import { expect, onTestFinished, test } from 'vitest';
import { WakingClock } from '../../../../../src/main/shell/waking-clock';
import { LOOK_MS } from '../../../../../src/shared/sleep';
import { openApp, type App } from '../../../../fixtures/app';
import { done } from '../../../../fixtures/live-table';
import { scratchFolder } from '../../../../fixtures/scratch';
import { FakeTime } from '../../../../fixtures/time';

const SLEEP = 90_000;
const started = new Date('2026-11-27T20:26:00.000Z').getTime();

/** The app on time by hand that looks at its clock every second while something goes on, as the shell does. */
function awake(): { app: App; time: FakeTime } {
  const time = new FakeTime();
  const every = (millis: number, look: () => void): (() => void) => {
    const again = (): (() => void) =>
      time.schedule(millis, () => {
        look();
        callOff = again();
      });
    let callOff = again();
    return () => {
      callOff();
    };
  };
  const clock = new WakingClock({ monotonic: time.clock, date: time.clock, slept: () => time.schedule(0, () => app.away()), every });
  let drawn = 0;
  const app = openApp(scratchFolder(), 'sleep', {
    attend: (on) => {
      clock.attend(on);
    },
    world: {
      clock: clock.now,
      schedule: time.schedule,
      now: () => new Date(started + time.clock()),
      chanceBytes: (count) => Uint8Array.from({ length: count }, () => (drawn += 7) % 256),
    },
  });
  onTestFinished(() => {
    app.close();
  });
  return { app, time };
}

test('a round against a bot is paused at the last moment seen, and the bot did nothing meanwhile', async () => {
  const { app, time } = awake();
  const { match } = done(await app.handlers['match.start']({ role: 'chaser', level: 5 }));
  time.passUntil(() => app.table().table.phase === 'running');
  time.pass(1500);
  const before = app.table();
  time.stall(SLEEP);
  time.pass(0);
  const after = app.table();
  expect(after).toMatchObject({ match, table: { phase: 'running', paused: true } });
  expect(after.clock.t).toBeLessThanOrEqual(before.clock.t + 1500 + LOOK_MS);
  expect(after.table.paths[0]?.tiles).toEqual(before.table.paths[0]?.tiles);
});

test('a run is paused, its clock where it was', async () => {
  const { app, time } = awake();
  const run = done(await app.handlers['drill.start']({ mode: 'rush', options: {} }));
  time.pass(1500);
  time.stall(SLEEP);
  time.pass(0);
  const after = app.sent.drill.at(-1);
  expect(after).toMatchObject({ id: run.id, state: 'paused' });
  expect(after?.clock.spent).toBeLessThanOrEqual(1500 + LOOK_MS);
});
