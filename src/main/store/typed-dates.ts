/**
 * Dates among words that are looked for: `2026-11`, `27/11/2026`, or as the list writes them, `Nov 27, 2026, 8:26 PM`. A number alone is no
 * date, and neither is a month in three letters: somebody may be called so.
 */
import { LANGUAGES } from '../../shared/catalogue';
import { folded } from '../../shared/folded';

/** A day here; `month` from 1. */
export interface PlainDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** What a word says of when a match began: its day, or the minute of it. */
export interface DateWord {
  readonly day?: (of: PlainDay) => boolean;
  readonly minute?: (of: number) => boolean;
}

const ISO = /^((?:19|20)\d\d)(?:-(\d{1,2})?(?:-(\d{1,2})?)?)?$/;
const PARTS = /^(\d{1,2})[./](\d{1,2})(?:[./](\d{4}|\d{2}))?$/;
const TIME = /^(\d{1,2})[:.](\d\d)$/;
const DAY = /^(?:[1-9]|[12]\d|3[01])$/;
const NOON = /^[ap]\.?m\.?$/;
/** A month's whole name counts by itself from so many letters on. */
const NAMED = 4;

/** Months by their names in every language, short and whole, in small letters. */
let monthNames: readonly { readonly month: number; readonly text: string; readonly whole: boolean }[] | null = null;

function months(): NonNullable<typeof monthNames> {
  monthNames ??= LANGUAGES.flatMap((language) =>
    (['short', 'long'] as const).flatMap((style) => {
      const format = new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, at) => {
        const text = folded(format.format(Date.UTC(2026, at, 15))).replace(/\.$/, '');
        return { month: at + 1, text, whole: style === 'long' };
      });
    }),
  );
  return monthNames;
}

function monthsOf(word: string): { readonly months: readonly number[]; readonly alone: boolean } {
  const found = months().filter(({ text, whole }) => text === word || (whole && word.length >= NAMED && text.startsWith(word)));
  return {
    months: found.map(({ month }) => month),
    alone: found.some(({ text, whole }) => whole && text === word && word.length >= NAMED),
  };
}

const isNumber = (word: string | undefined): boolean => word !== undefined && (DAY.test(word) || ISO.test(word));
const two = (value: number): string => String(value).padStart(2, '0');
const isoOf = ({ year, month, day }: PlainDay): string => `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;

/** What each of some words says of a date, in their order; null for one that says nothing. The words are in small letters. */
export function typedDates(words: readonly string[]): readonly (DateWord | null)[] {
  const plain = words.map((word) => word.replace(/^[(,;]+|[),;.]+$/g, ''));
  const named = plain.map(monthsOf);
  return plain.map((word, at): DateWord | null => {
    const beside = [plain[at - 1], plain[at + 1]];
    const iso = ISO.exec(word);
    if (iso !== null) {
      const [, year, month, day] = iso;
      return {
        day: (of) =>
          isoOf(of).startsWith(word) ||
          (of.year === Number(year) && of.month === Number(month) && (day === undefined || of.day === Number(day))),
      };
    }
    const parts = PARTS.exec(word);
    const time = TIME.exec(word);
    const minute = time === null ? null : Number(time[1]) * 60 + Number(time[2]);
    const half = 12 * 60;
    const spent = minute === null ? {} : { minute: (of: number) => of === minute || (minute <= half + 59 && of % half === minute % half) };
    if (parts !== null) {
      const [one, other] = [Number(parts[1]), Number(parts[2])];
      const year = parts[3] === undefined ? null : Number(parts[3]) + (parts[3].length === 2 ? 2000 : 0);
      const same = (of: PlainDay, day: number, month: number): boolean => of.day === day && of.month === month;
      return { ...spent, day: (of) => (same(of, one, other) || same(of, other, one)) && (year === null || of.year === year) };
    }
    if (minute !== null) return spent;
    if (NOON.test(word) && TIME.test(plain[at - 1] ?? '')) return { minute: (of) => (word.startsWith('p') ? of >= half : of < half) };
    const { months: these, alone } = named[at] ?? { months: [], alone: false };
    if (these.length > 0 && (alone || beside.some(isNumber))) return { day: ({ month }) => these.includes(month) };
    const nearMonth = [at - 1, at + 1].some((place) => (named[place]?.months.length ?? 0) > 0);
    return DAY.test(word) && nearMonth ? { day: ({ day }) => day === Number(word) } : null;
  });
}
