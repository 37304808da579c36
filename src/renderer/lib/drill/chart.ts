/** From lines over days to what the chart library draws: one row of days for all lines, and each line's stroke. */

export interface ChartLine {
  readonly name: string;
  /** Its points alone: what it goes up and down by is chance, and another line says how it goes. */
  readonly dots?: boolean;
  readonly points: readonly { readonly date: string; readonly value: number }[];
}

/** Colour token and dashes of each line; told apart by their dashes first, then by colour. In pixels. */
const STROKES: readonly { readonly token: string; readonly dash: readonly number[] }[] = [
  { token: '--lamp', dash: [] },
  { token: '--blue', dash: [7, 5] },
  { token: '--red', dash: [2, 5] },
  { token: '--good', dash: [12, 5] },
  { token: '--ink', dash: [9, 4, 2, 4] },
  { token: '--ink-soft', dash: [4, 4] },
];

/** The stroke of the line at `at`, from 0. */
export function strokeOf(at: number): { readonly token: string; readonly dash: readonly number[] } {
  return STROKES[at % STROKES.length] ?? { token: '--ink', dash: [] };
}

/** Shares are shown from here on: a quarter that everything lies clearly above of. `values` from 0 to 1. */
export function shareBounds(values: readonly number[]): [number, number] {
  const least = Math.min(1, ...values);
  return [Math.max(0, Math.floor((least - 0.05) * 4) / 4), 1];
}

const seconds = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 1000;

/** The ISO date of a moment in seconds. */
export function dateAt(moment: number): string {
  return new Date(moment * 1000).toISOString().slice(0, 10);
}

/** Days in seconds, oldest first, then the values of each line on them; null on days that a line has nothing for. */
export function aligned(lines: readonly ChartLine[]): [number[], ...(number | null)[][]] {
  const dates = [...new Set(lines.flatMap(({ points }) => points.map(({ date }) => date)))].sort();
  const values = lines.map(({ points }) => {
    const known = new Map(points.map(({ date, value }) => [date, value]));
    return dates.map((date) => known.get(date) ?? null);
  });
  return [dates.map(seconds), ...values];
}
