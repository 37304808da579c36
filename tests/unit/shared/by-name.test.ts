/** Records by names that a file chose. */
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { byName } from '../../../src/shared/by-name';

const schema = byName(v.pipe(v.string(), v.minLength(1)), v.number());
const NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'r01'];

describe('a record by name', () => {
  test('keeps every own name, and finds nothing that is not there', () => {
    const given = JSON.parse(`{${NAMES.map((name, at) => `"${name}":${String(at)}`).join()}}`) as unknown;
    const kept = v.parse(schema, given);
    expect(Object.entries(kept)).toEqual(NAMES.map((name, at) => [name, at]));
    expect(v.parse(schema, {}).constructor).toBeUndefined();
    expect(JSON.parse(JSON.stringify(kept))).toEqual(given);
  });

  test('checks what stands under such a name, and names the place', () => {
    const refused = v.safeParse(schema, JSON.parse('{"constructor": "x"}'));
    expect(refused.success).toBe(false);
    expect(v.getDotPath(refused.issues?.[0] as v.BaseIssue<unknown>)).toBe('constructor');
  });

  test.each([[[]], [null], ['x'], [7]])('%j is none', (value) => {
    expect(v.is(schema, value)).toBe(false);
  });

  test('is for other names what valibot has', () => {
    const plain = v.record(v.pipe(v.string(), v.minLength(1)), v.number());
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.string().filter((name) => !NAMES.includes(name)),
          fc.oneof(fc.integer(), fc.string()),
        ),
        (value) => {
          expect(v.is(schema, value)).toBe(v.is(plain, value));
        },
      ),
    );
  });
});
