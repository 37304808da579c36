/** A deed of several writes that cannot be kept whole: a refusal has done nothing of it, also where only the last write fails. */
import { expect, onTestFinished, test } from 'vitest';
import { storeFault } from '../../src/main/store/fault';
import { openStore } from '../../src/main/store/open';
import type { Store } from '../../src/main/store/store';
import { accepted, refused } from '../../src/rules/result';
import { done } from '../fixtures/live-table';
import { scratchFolder } from '../fixtures/scratch';

const ADA = { id: '01990000-0000-7000-8000-000000000001', name: 'Ada', createdAt: '2026-11-27T20:00:00.000Z' };

function opened(folder: string): Store {
  const store = done(openStore(folder, new Date('2026-11-27T20:00:00.000Z')));
  onTestFinished(() => {
    store.close();
  });
  return store;
}

const names = (store: Store): string[] => done(store.profiles.list()).map(({ name }) => name);

test('refused in the end: what it had written is taken back, and what it says is passed on', () => {
  const store = opened(scratchFolder());
  const answer = store.atOnce(() => {
    done(store.profiles.create(ADA));
    done(store.profiles.choose(ADA.id));
    return refused(storeFault('store/full'));
  });
  expect(answer).toEqual({ ok: false, error: storeFault('store/full') });
  expect(names(store)).toEqual([]);
  expect(done(store.profiles.chosen())).toBeUndefined();
});

test('done: it is there, and the next start finds nothing missing', () => {
  const folder = scratchFolder();
  const first = opened(folder);
  expect(first.atOnce(() => (done(first.profiles.create(ADA)), accepted('made')))).toEqual({ ok: true, value: 'made' });
  first.close();
  const again = opened(folder);
  expect([names(again), again.lost]).toEqual([['Ada'], 0]);
});

test('a bug in it is no refusal, and leaves nothing behind either', () => {
  const store = opened(scratchFolder());
  expect(() =>
    store.atOnce(() => {
      done(store.profiles.create(ADA));
      throw new TypeError('a bug');
    }),
  ).toThrow(new TypeError('a bug'));
  expect(names(store)).toEqual([]);
});
