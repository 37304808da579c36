/** The sums of a span: what was kept of attempts by day, week or month, added up. */
import { quantile } from '../../shared/answer-times';
import type { PuzzleKind, PuzzleTheme } from '../../shared/puzzles';
import type { Tally } from '../../shared/statistics';
import type { Connection } from './connection';
import type { Filter, Span } from './statistics-filter';
import { BUCKETS, DIMENSIONS, type Dimension } from './tallying';

/** Sums of a span by dimension and key. What was not met is left out. */
type Sums = Readonly<Record<Dimension, ReadonlyMap<string, Tally>>>;

/** Answers to the puzzles of a kind that have a theme. */
interface ThemeOfKind {
  readonly kind: PuzzleKind;
  readonly theme: PuzzleTheme;
  readonly attempts: number;
  readonly right: number;
}

export interface SumsOfSpan {
  readonly all: Tally;
  readonly by: Sums;
  readonly themes: readonly ThemeOfKind[];
}

/** The parameters of a look at a span. */
interface Asked extends Span {
  readonly profile: number;
  readonly kinds: string | null;
}

/** Attempts, then right answers by bucket. */
type Counts = readonly number[];

export const COUNTS = ['attempts', ...BUCKETS];
const SUMS = COUNTS.map((column) => `sum(${column})`).join(', ');

/** Holds for rows of the kinds that `@kinds` lists (`kindsText`). */
export const OF_KINDS = '(@kinds IS NULL OR kind IN (SELECT value FROM json_each(@kinds)))';

/** Kinds as statements take them; null for all. */
export function kindsText(kinds: Filter['kinds']): string | null {
  return kinds === null ? null : JSON.stringify(kinds);
}

/** A tally by its counts. */
export function tallyOf([attempts = 0, ...counts]: Counts): Tally {
  const lower = quantile(counts, 0.25);
  const upper = quantile(counts, 0.75);
  return {
    attempts,
    right: counts.reduce((sum, count) => sum + count, 0),
    medianMillis: quantile(counts, 0.5),
    spreadMillis: lower === null || upper === null ? null : upper - lower,
  };
}

function together(rows: readonly Counts[]): Counts {
  return COUNTS.map((_, at) => rows.reduce((sum, counts) => sum + (counts[at] ?? 0), 0));
}

/** Reads the sums of a profile, by its number; the statement is prepared once. */
export function sumsReader(db: Connection): (profile: number, asked: Pick<Filter, 'span' | 'further' | 'kinds'>) => SumsOfSpan {
  const sums = db
    .prepare<[Asked], [Dimension, string, PuzzleKind, ...number[]]>(
      `SELECT dimension, key, kind, ${SUMS} FROM tally
       WHERE profile = @profile AND grain = @grain AND start BETWEEN @from AND @to AND ${OF_KINDS}
       GROUP BY dimension, key, kind`,
    )
    .raw();
  return (profile, { span, further = [], kinds: wanted }) => {
    const of = <Value>() =>
      Object.fromEntries(DIMENSIONS.map((dimension) => [dimension, new Map<string, Value>()])) as Record<Dimension, Map<string, Value>>;
    /** The kinds together: several can have the same theme. */
    const whole = of<Counts>();
    const kinds: Counts[] = [];
    /** Themes by kind, which the spans add up to. */
    const parted = new Map<string, { readonly kind: PuzzleKind; readonly theme: PuzzleTheme; readonly counts: Counts }>();
    for (const part of [span, ...further]) {
      for (const [dimension, key, each, ...counts] of sums.all({ profile, ...part, kinds: kindsText(wanted) })) {
        // A damaged row can be of anything.
        if (!DIMENSIONS.includes(dimension)) continue;
        if (dimension === 'kind') kinds.push(counts);
        if ((counts[0] ?? 0) === 0) continue;
        const before = whole[dimension].get(key);
        whole[dimension].set(key, before === undefined ? counts : together([before, counts]));
        if (dimension !== 'theme') continue;
        const theme = parted.get(`${each} ${key}`)?.counts;
        parted.set(`${each} ${key}`, {
          kind: each,
          theme: key as PuzzleTheme,
          counts: theme === undefined ? counts : together([theme, counts]),
        });
      }
    }
    const by = of<Tally>();
    for (const dimension of DIMENSIONS) for (const [key, counts] of whole[dimension]) by[dimension].set(key, tallyOf(counts));
    const themes = [...parted.values()].map(({ kind: each, theme, counts }): ThemeOfKind => {
      const { attempts, right } = tallyOf(counts);
      return { kind: each, theme, attempts, right };
    });
    return { all: tallyOf(together(kinds)), by, themes };
  };
}
