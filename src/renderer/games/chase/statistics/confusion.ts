/** Which symbol was answered where another was right. */
import type { Statistics } from '../../../../shared/statistics';
import type { ChaseSymbol } from '../../../../rules/chase/tile';
import { PAD_SYMBOLS } from '../lib/reading';

/** How often each symbol was answered (columns) where another was right (rows), both in the order of the answers. */
export function confusion(matrix: Statistics['matrix']): { readonly right: ChaseSymbol; readonly counts: readonly number[] }[] {
  return PAD_SYMBOLS.map((right) => ({
    right,
    counts: PAD_SYMBOLS.map((answered) => matrix.find((each) => each.right === right && each.answered === answered)?.count ?? 0),
  }));
}
