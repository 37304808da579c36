/** How the answers to a question lie: all of one kind, in rows of which none has a hole. */

interface AnswerGrid {
  /** Beside each other; 1 where each has a row. */
  readonly columns: number;
  /** Where the last one lies, as CSS says it, where it takes what its row has left; null for a place like any other. */
  readonly last: string | null;
}

/** So many letters fit where as many columns lie beside each other. */
const LETTERS: readonly (readonly [columns: number, letters: number])[] = [
  [4, 3],
  [3, 6],
  [2, 12],
];
/** A last one may be longer: it may have two lines. */
const LAST_LETTERS = 26;

const longest = (options: readonly string[]): number => Math.max(0, ...options.map(({ length }) => length));

/** The grid of these answers. A list whose last one is longer ("None of them") lets it fill its row. */
export function gridOf(options: readonly string[]): AnswerGrid {
  const count = options.length;
  const fitting = (given: readonly string[]): readonly number[] =>
    LETTERS.filter(([, letters]) => longest(given) <= letters).map(([columns]) => columns);
  const even = fitting(options).find((columns) => count % columns === 0);
  if (even !== undefined) return { columns: even, last: null };
  const [others, last = ''] = [options.slice(0, -1), options.at(-1)];
  if (count < 4 || last.length > LAST_LETTERS) return { columns: 1, last: null };
  const columns = fitting(others).find((each) => others.length % each === 0) ?? (fitting(others).includes(2) ? 2 : 1);
  const before = others.length % columns;
  return { columns, last: columns === 1 ? null : `${String(before + 1)} / -1` };
}
