/** Moments of files and rows: what JavaScript reads, in years of four digits. */
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { clockMoment, isoOf, MomentSchema, momentOf } from '../../../src/shared/moment';

describe('a moment', () => {
  test.each(['2026-11-27T20:26:00.000Z', '2026-12-24T18:00:00+01:00', '0000-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z'])(
    '%s is one',
    (text) => {
      expect(v.is(MomentSchema, text)).toBe(true);
    },
  );

  test.each(['2026-12-24T18:00:00+01', '9999-12-31T23:59:59-05:00', '0000-01-01T00:00:00+05:00', 'soon', ''])('%s is none', (text) => {
    expect(v.is(MomentSchema, text)).toBe(false);
  });

  test('whatever the schema takes can be written with four digits and read again', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        if (v.is(MomentSchema, text)) expect(momentOf(isoOf(momentOf(text) ?? NaN))).toEqual(momentOf(text));
      }),
    );
  });

  test('every clock shows a moment whose dates, and those of a year around them, can be told in every zone', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.double(), fc.constantFrom(NaN, -8.64e15, 8.64e15)), (millis) => {
        const moment = clockMoment(new Date(millis)).getTime();
        for (const off of [-366, -1, 0, 1]) expect(momentOf(new Date(moment + off * 86_400_000).toISOString())).toBeDefined();
        if (millis >= 86_400_000 && millis < 2 ** 45) expect(moment).toBe(Math.trunc(millis));
      }),
    );
  });

  test('every number of milliseconds has an ISO time that is a moment, also under a clock gone wild', () => {
    fc.assert(fc.property(fc.double(), (millis) => v.is(MomentSchema, isoOf(millis))));
  });
});
