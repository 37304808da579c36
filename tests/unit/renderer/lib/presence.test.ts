import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { presence, PRESENT_MS } from '../../../../src/renderer/lib/presence';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function visited(): { readonly told: string[]; readonly stop: () => void } {
  const told: string[] = [];
  return { told, stop: presence.watch({ came: () => told.push('came'), left: () => told.push('left') }) };
}

test('somebody is there from one sign to a while after the last, and at rest no timer runs', () => {
  const { told, stop } = visited();
  vi.advanceTimersByTime(PRESENT_MS - 1);
  window.dispatchEvent(new Event('pointermove'));
  vi.advanceTimersByTime(PRESENT_MS - 1);
  expect(told).toEqual(['came']);
  vi.advanceTimersByTime(1);
  expect(told).toEqual(['came', 'left']);
  expect(vi.getTimerCount()).toBe(0);
  window.dispatchEvent(new Event('keydown'));
  expect(told).toEqual(['came', 'left', 'came']);
  stop();
  expect(vi.getTimerCount()).toBe(0);
  window.dispatchEvent(new Event('keydown'));
  expect(told).toHaveLength(3);
});

test('whoever asks while somebody is there is told so at once, and one who stops leaves the others', () => {
  const one = visited();
  const other = visited();
  expect([one.told, other.told]).toEqual([['came'], ['came']]);
  one.stop();
  vi.advanceTimersByTime(PRESENT_MS);
  expect([one.told, other.told]).toEqual([['came'], ['came', 'left']]);
  other.stop();
});
