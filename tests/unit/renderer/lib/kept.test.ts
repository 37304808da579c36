/** What is told anew keeps the objects that say the same. */
import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { kept } from '../../../../src/renderer/lib/kept';

test('what says the same is the object that was there; what is other is new, and all around it', () => {
  const before = { tiles: { a: { at: 1 }, b: { at: 2 } }, marks: ['star'] };
  const next = { tiles: { a: { at: 1 }, b: { at: 3 } }, marks: ['star'] };
  const now = kept(before, next);
  expect(now).toEqual({ tiles: { a: { at: 1 }, b: { at: 3 } }, marks: ['star'] });
  expect([now.tiles.a === before.tiles.a, now.marks === before.marks, now.tiles === before.tiles]).toEqual([true, true, false]);
  expect(kept(before, structuredClone(before))).toBe(before);
});

test('a part that is called like what objects inherit is a part like any other', () => {
  const text = '{"__proto__":{"x":1},"constructor":{"y":[2]}}';
  const before = JSON.parse(text) as Record<string, unknown>;
  const now = kept(before, JSON.parse('{"__proto__":{"x":1},"constructor":{"y":[3]}}') as Record<string, unknown>);
  expect(JSON.stringify(now)).toBe('{"__proto__":{"x":1},"constructor":{"y":[3]}}');
  expect(Object.getPrototypeOf(now)).toBe(Object.prototype);
  expect(kept(JSON.parse('{}') as object, JSON.parse(text) as object)).toEqual(JSON.parse(text));
});

property.prop([fc.jsonValue(), fc.jsonValue()])('says what was told, whatever was there before', (before, next) => {
  const text = JSON.stringify(next);
  expect(JSON.stringify(kept(before, JSON.parse(text) as unknown))).toBe(text);
});
