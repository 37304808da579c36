/** The table of `npm run simulate` as text. */
import type { BalanceRow } from '../../bots/balance';

interface Column {
  readonly title: string;
  readonly cell: (row: BalanceRow) => string;
}

/** A share in percent with one digit. */
function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}

export const COLUMNS: readonly Column[] = [
  { title: 'Runners', cell: (row) => String(row.runners) },
  { title: 'Chasers', cell: (row) => String(row.chasers) },
  { title: 'Rounds', cell: (row) => String(row.rounds) },
  { title: 'Runner wins', cell: (row) => String(row.runnerWins) },
  { title: 'Chaser wins', cell: (row) => String(row.chaserWins) },
  { title: 'Draws', cell: (row) => String(row.draws) },
  { title: 'Runner rate', cell: (row) => (row.runnerRate === null ? '–' : percent(row.runnerRate, 1)) },
  { title: 'Tiles', cell: (row) => String(row.medianTiles) },
  { title: 'Seconds', cell: (row) => row.medianSeconds.toFixed(1) },
  { title: 'Hideout', cell: (row) => percent(row.endings.hideout, row.rounds) },
  { title: 'Caught', cell: (row) => percent(row.endings.caught, row.rounds) },
  { title: 'Trail lost', cell: (row) => percent(row.endings['trail-lost'], row.rounds) },
  { title: 'Unfinished', cell: (row) => percent(row.endings.unfinished, row.rounds) },
  { title: 'Runner erred', cell: (row) => percent(row.runnerMistakes, row.rounds) },
  { title: 'Chaser erred', cell: (row) => percent(row.chaserMistakes, row.rounds) },
];

/** What the columns mean. */
export const LEGEND =
  'Runner rate: Runner wins over rounds with a winner. Tiles: the median of Route tiles placed in a round, Starting tiles ' +
  'included and Hideouts not, with four players those of both paths. Seconds: the median length of a round on its clock. ' +
  'Erred: rounds in which the verdict names a mistake of that side.';

/** Rows as lines of a terminal, right-aligned under their titles. */
export function textTable(rows: readonly BalanceRow[]): string {
  const cells = [COLUMNS.map((column) => column.title), ...rows.map((row) => COLUMNS.map((column) => column.cell(row)))];
  const widths = COLUMNS.map((_, at) => Math.max(...cells.map((line) => line[at]?.length ?? 0)));
  return cells.map((line) => line.map((cell, at) => cell.padStart(widths[at] ?? 0)).join('  ')).join('\n');
}

/** Rows as a Markdown table. */
export function markdownTable(rows: readonly BalanceRow[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    line(COLUMNS.map((column) => column.title)),
    line(COLUMNS.map(() => '--:')),
    ...rows.map((row) => line(COLUMNS.map((column) => column.cell(row)))),
  ].join('\n');
}
