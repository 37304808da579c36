/** Moments as files and rows tell them: ISO times that every part of the app can read, sort and show. */
import * as v from 'valibot';

/** Where years have four digits in an ISO time; others would sort among the wrong days. */
const FIRST = Date.parse('0000-01-01T00:00:00.000Z');
const LAST = Date.parse('9999-12-31T23:59:59.999Z');

/** The moment that a text tells, with its year in UTC from 0 to 9999; undefined for any other text. */
export function momentOf(text: string): Date | undefined {
  const millis = Date.parse(text);
  return millis >= FIRST && millis <= LAST ? new Date(millis) : undefined;
}

/** The ISO time of a moment; one that no such time can tell, as under a clock gone wild, is put at the nearest that one can. */
export function isoOf(moment: Date | number): string {
  const millis = Number(moment);
  if (Number.isNaN(millis)) return new Date(0).toISOString();
  return new Date(Math.min(LAST, Math.max(FIRST, millis))).toISOString();
}

/** What the clock of a computer can mean, with a day to spare at both ends for every zone. */
const FIRST_OF_CLOCKS = Date.parse('1970-01-02T00:00:00.000Z');
const LAST_OF_CLOCKS = Date.parse('9999-12-30T00:00:00.000Z');

/** The moment that a clock shows; one that is out of all reason, whose dates nobody could tell, is put at the nearest that is not. */
export function clockMoment(shown: Date): Date {
  const millis = shown.getTime();
  return new Date(Math.min(LAST_OF_CLOCKS, Math.max(FIRST_OF_CLOCKS, Number.isNaN(millis) ? 0 : millis)));
}

/** An ISO time of any offset that JavaScript reads, too, and whose year in UTC has four digits. */
export const MomentSchema = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((text) => momentOf(text) !== undefined),
);
