import { expect, test } from 'vitest';
import { beginningRequest } from '../../../src/main/requests/beginning';
import { BEGINNING } from '../../../src/shared/beginning';
import { openApp } from '../../fixtures/app';
import { done } from '../../fixtures/live-table';
import { scratchFolder } from '../../fixtures/scratch';

test('a start brings along what each request would have answered', async () => {
  const app = openApp(scratchFolder());
  const begun = done(await app.handlers['app.begin']({}));
  expect(Object.keys(begun)).toEqual([...BEGINNING]);
  for (const name of BEGINNING) expect(begun[name]).toEqual(await app.handlers[name]({}));
  app.close();
});

test('a part that is refused takes nothing from the others', async () => {
  const refusal = { ok: false, error: { code: 'store/unreadable' } } as const;
  const app = openApp(scratchFolder());
  const begin = beginningRequest({ ...app.handlers, 'replay.last': () => refusal })['app.begin'];
  const begun = done(await begin({}));
  expect(begun['replay.last']).toEqual(refusal);
  expect(begun['settings.read'].ok).toBe(true);
  app.close();
});

test('where the database is locked the whole is refused, so that it is asked for again', async () => {
  const locked = { ok: false, error: { code: 'store/locked' } } as const;
  const app = openApp(scratchFolder());
  expect(await beginningRequest({ ...app.handlers, 'settings.read': () => locked })['app.begin']({})).toEqual(locked);
  app.close();
});
