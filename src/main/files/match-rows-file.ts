/** A match that cannot be read any more, as a file: its rows as they stand, for somebody who can make more of them. */
import type { MatchRows } from '../store/match-removal';
import { fileName } from './file-names';

/** One row a line, under the name of its table. It is no replay, and says so. */
export function rowsText(rows: MatchRows): string {
  const tables = Object.entries(rows).map(([table, all]) => `"${table}": [${all.map((row) => `\n${JSON.stringify(row)}`).join(',')}]`);
  return `{"format": "lookout-unreadable-match",\n${tables.join(',\n')}}\n`;
}

/** A file name that no replay has. */
export function rowsFileName(match: string): string {
  return fileName(['unreadable-match', match], '.json', 'unreadable-match');
}
