import * as v from 'valibot';
import { expect, test } from 'vitest';
import { uuidV7 } from '../../src/main/uuid';

const ones = new Uint8Array(10).fill(0xff);
const zeros = new Uint8Array(10);

test('holds the time, the version and the variant, and chance in the rest', () => {
  // The example of RFC 9562, appendix A.6.
  expect(uuidV7(0x017f22e279b0, Uint8Array.from([0x0c, 0xc3, 0x18, 0xc4, 0xdc, 0x0c, 0x0c, 0x07, 0x39, 0x8f]))).toBe(
    '017f22e2-79b0-7cc3-98c4-dc0c0c07398f',
  );
  expect(uuidV7(0, zeros)).toBe('00000000-0000-7000-8000-000000000000');
  expect(uuidV7(2 ** 48 - 1, ones)).toBe('ffffffff-ffff-7fff-bfff-ffffffffffff');
});

test('is a UUID to the contract, and sorts by time whatever chance says', () => {
  const time = Date.UTC(2026, 10, 27);
  expect(v.is(v.pipe(v.string(), v.uuid()), uuidV7(time, ones))).toBe(true);
  expect(uuidV7(time, ones) < uuidV7(time + 1, zeros)).toBe(true);
});
