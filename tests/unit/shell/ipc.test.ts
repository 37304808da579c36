import { describe, expect, test, vi } from 'vitest';
import { createDispatch, type Handlers } from '../../../src/main/ipc';
import { mountRouter, reception, type Dispatch } from '../../../src/main/reception';
import { isTrusted, type Sender } from '../../../src/main/shell/trust';
import { REQUESTS } from '../../../src/shared/contract';

const PAGE = 'app://lookout/index.html';
const OURS: Sender = { webContentsId: 1, url: PAGE, topFrame: true };
const MATCH = '6f1c2a34-5b7d-4e8f-9a0b-1c2d3e4f5a6b';

function router(handlers: Partial<Handlers> = {}) {
  const done = vi.fn(() => ({ ok: true as const, value: null }));
  const all = Object.fromEntries(Object.keys(REQUESTS).map((name) => [name, done])) as unknown as Handlers;
  const report = vi.fn();
  const dispatch = createDispatch({
    handlers: { ...all, ...handlers },
    trusts: (sender) => isTrusted(sender, PAGE, new Set([1])),
    report,
  });
  return { dispatch, done, report };
}

describe('a forged sender is refused before anything else', () => {
  test.each<[string, Sender]>([
    ['another window', { ...OURS, webContentsId: 2 }],
    ['a frame inside the page', { ...OURS, topFrame: false }],
    ['a frame that has gone', { ...OURS, url: null }],
    ['another page', { ...OURS, url: 'https://lookout/index.html' }],
    ['a host that starts like ours', { ...OURS, url: 'app://lookout.example/index.html' }],
    ['a user name before another host', { ...OURS, url: 'app://lookout@example.org/index.html' }],
    ['a user name before our host', { ...OURS, url: 'app://someone@lookout/index.html' }],
    ['a file', { ...OURS, url: 'file:///app/lookout/index.html' }],
    ['no address', { ...OURS, url: '' }],
  ])('%s', async (_what, sender) => {
    const { dispatch, done } = router();
    expect(await dispatch('settings.read', {}, sender)).toEqual({ ok: false, error: { code: 'ipc/forbidden' } });
    expect(done).not.toHaveBeenCalled();
  });
});

test.each(['', 'settings', 'toString', '__proto__', 'constructor', 'settings.read '])(
  'a request that is not in the contract is unknown: "%s"',
  async (name) => {
    expect(await router().dispatch(name, {}, OURS)).toEqual({ ok: false, error: { code: 'ipc/unknown' } });
  },
);

describe('input that does not fit the contract never reaches a handler', () => {
  test.each<[string, string, unknown, string]>([
    ['nothing', 'table.act', undefined, ''],
    ['a text', 'table.act', 'star', ''],
    ['a missing field', 'table.act', { match: MATCH, seat: 1, act: { type: 'mark' } }, 'act.symbol'],
    ['a symbol that does not exist', 'table.act', { match: MATCH, seat: 1, act: { type: 'mark', symbol: 'moon' } }, 'act.symbol'],
    ['a seat that does not exist', 'table.act', { match: MATCH, seat: 4, act: { type: 'mark', symbol: 'star' } }, 'seat'],
    ['a field too many', 'settings.read', { path: '/etc' }, 'path'],
    [
      'a bad place deep inside',
      'table.act',
      { match: MATCH, seat: 0, act: { type: 'open', tiles: [{ tile: 'a', cell: { x: 0, y: 0.5 }, rotation: 0 }] } },
      'act.tiles.0.cell.y',
    ],
  ])('%s', async (_what, name, input, field) => {
    const { dispatch, done } = router();
    const answer = await dispatch(name, input, OURS);
    expect(answer).toMatchObject({ ok: false, error: { code: 'ipc/invalid', field } });
    expect(done).not.toHaveBeenCalled();
  });
});

test('input that fits is handed on as parsed, and the answer comes back', async () => {
  const mark = vi.fn(() => ({ ok: false as const, error: { code: 'colour-out' as const } }));
  const input = { match: MATCH, seat: 1, act: { type: 'mark', symbol: 'star' } };
  expect(await router({ 'table.act': mark }).dispatch('table.act', input, OURS)).toEqual({ ok: false, error: { code: 'colour-out' } });
  expect(mark).toHaveBeenCalledExactlyOnceWith(input);
});

test('what a handler throws is reported, and the window learns no detail', async () => {
  const bug = new Error('a path on this computer');
  const { dispatch, report } = router({ 'settings.read': () => Promise.reject(bug) });
  expect(await dispatch('settings.read', {}, OURS)).toEqual({ ok: false, error: { code: 'ipc/failed' } });
  expect(report).toHaveBeenCalledExactlyOnceWith('settings.read', bug);
});

test('the requests that are named are registered and no other, with the sender taken from the event', async () => {
  const registered = new Map<string, (event: unknown, input: unknown) => unknown>();
  const dispatch = vi.fn(() => Promise.resolve({ ok: true as const, value: null }));
  mountRouter({ handle: (name, listener) => registered.set(name, listener as never) }, Object.keys(REQUESTS), dispatch);
  expect([...registered.keys()]).toEqual(Object.keys(REQUESTS).map((name) => `request:${name}`));
  const event = { sender: { id: 7 }, senderFrame: { url: PAGE, parent: {} } };
  await registered.get('request:app.info')?.(event, {});
  expect(dispatch).toHaveBeenCalledWith('app.info', {}, { webContentsId: 7, url: PAGE, topFrame: false });
  await registered.get('request:app.info')?.({ sender: { id: 7 }, senderFrame: null }, {});
  expect(dispatch).toHaveBeenLastCalledWith('app.info', {}, { webContentsId: 7, url: null, topFrame: false });
});

describe('a database that another program has locked', () => {
  const LOCKED = { ok: false as const, error: { code: 'store/locked' as const } };

  test('is asked again until it is free, and what came after keeps its place', async () => {
    const told: string[] = [];
    let refusals = 3;
    const { dispatch } = router({
      'table.act': ({ act }) => {
        if (refusals-- > 0) return LOCKED;
        if (act.type === 'mark') told.push(act.symbol);
        return { ok: true, value: null };
      },
    });
    const mark = (symbol: string) => dispatch('table.act', { match: MATCH, seat: 1, act: { type: 'mark', symbol } }, OURS);
    const answers = await Promise.all([mark('star'), mark('triangle'), mark('square')]);
    expect(answers).toEqual(Array(3).fill({ ok: true, value: null }));
    expect(told).toEqual(['star', 'triangle', 'square']);
  });

  test('that stays so is told in the end, and the next request is answered', async () => {
    const { dispatch } = router({ 'settings.read': () => LOCKED });
    expect(await dispatch('settings.read', {}, OURS)).toEqual(LOCKED);
    expect(await dispatch('app.close', {}, OURS)).toEqual({ ok: true, value: null });
  });

  test('and a handler that fails at a later try is a bug as at the first', async () => {
    let tries = 0;
    const { dispatch, report } = router({
      'settings.read': () => {
        if (tries++ === 0) return LOCKED;
        throw new Error('broken');
      },
    });
    expect(await dispatch('settings.read', {}, OURS)).toEqual({ ok: false, error: { code: 'ipc/failed' } });
    expect(report).toHaveBeenCalledOnce();
    expect(await dispatch('app.close', {}, OURS)).toMatchObject({ ok: true });
  });
});

test('a request that comes before the application waits, and is answered by it in its turn', async () => {
  const requests = reception();
  const asked: string[] = [];
  const application =
    (name: string): Dispatch =>
    (request) => {
      asked.push(`${name} ${request}`);
      return Promise.resolve({ ok: true, value: name });
    };
  const early = [requests.dispatch('app.begin', {}, OURS), requests.dispatch('settings.read', {}, OURS)];
  await Promise.resolve();
  expect(asked).toEqual([]);
  requests.open(application('one'));
  expect(await Promise.all(early)).toEqual([
    { ok: true, value: 'one' },
    { ok: true, value: 'one' },
  ]);
  expect(asked).toEqual(['one app.begin', 'one settings.read']);
  expect(await requests.dispatch('app.info', {}, OURS)).toEqual({ ok: true, value: 'one' });
});

test('while another application takes its place requests wait for that one', async () => {
  const requests = reception();
  requests.open(() => Promise.resolve({ ok: true, value: 'one' }));
  requests.shut();
  const between = requests.dispatch('settings.read', {}, OURS);
  requests.open(() => Promise.resolve({ ok: true, value: 'two' }));
  expect(await between).toEqual({ ok: true, value: 'two' });
});

test('a sender that is not ours is refused also where it came early', async () => {
  const requests = reception();
  const { dispatch, done } = router();
  const early = requests.dispatch('settings.read', {}, { ...OURS, url: 'https://example.org/' });
  requests.open(dispatch);
  expect(await early).toEqual({ ok: false, error: { code: 'ipc/forbidden' } });
  expect(done).not.toHaveBeenCalled();
});
