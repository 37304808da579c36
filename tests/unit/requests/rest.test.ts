/** At rest nothing is looked for and nothing waits; while a round or a run goes on, sleeps are. */
import { expect, test } from 'vitest';
import { openApp } from '../../fixtures/app';
import { done } from '../../fixtures/live-table';
import { scratchFolder } from '../../fixtures/scratch';

function attended(): { readonly app: ReturnType<typeof openApp>; readonly now: () => boolean } {
  let on = false;
  const app = openApp(scratchFolder(), 'rest', { attend: (attends) => (on = attends) });
  return { app, now: () => on };
}

test('sleeps are looked for while a round goes on, and no longer once it was left', async () => {
  const { app, now } = attended();
  await app.handlers['app.begin']({});
  expect(now()).toBe(false);
  const { match } = done(await app.handlers['match.start']({ role: 'runner', level: 1 }));
  expect(now()).toBe(true);
  await app.handlers['match.leave']({ match });
  expect(now()).toBe(false);
  app.close();
});

test('sleeps are looked for while a run goes on, and no longer once it is over', async () => {
  const { app, now } = attended();
  const run = done(await app.handlers['drill.start']({ mode: 'practice', options: { kinds: ['read'] } }));
  expect(now()).toBe(true);
  done(await app.handlers['drill.end']({ run: run.id }));
  expect(now()).toBe(false);
  app.close();
});
