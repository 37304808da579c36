import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sameJson } from '../../../src/shared/same-json';

test('values of JSON are the same as deep equality has it, in whatever order their fields stand', () => {
  const read = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), fc.jsonValue({ maxDepth: 2 }), (one, other) => {
      expect(sameJson(read(one), read(one))).toBe(true);
      expect(sameJson(read(one), read(other))).toBe(isDeepStrictEqual(read(one), read(other)));
      expect(sameJson(read([one]), read({ 0: one }))).toBe(false);
    }),
  );
  expect(sameJson({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true);
  expect(sameJson({ a: undefined }, { b: undefined })).toBe(false);
});
