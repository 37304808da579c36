/** Which rows of the dashboard's tables make sense: a disk may have changed any of them, and no screen may fall over one. */
import { MODES, type Mode } from '../../shared/drill';
import { momentOf } from '../../shared/moment';
import { PUZZLE_KINDS, READ_SYMBOLS, type ReadSymbol } from '../../shared/puzzles';

const KINDS: ReadonlySet<string> = new Set(PUZZLE_KINDS);

/** Whether a row's date is one. */
export function isDated({ date }: { readonly date: string }): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(date) && momentOf(`${date}T00:00:00Z`) !== undefined;
}

/** Whether a row is about a kind that there is. */
export function isOfKind({ kind }: { readonly kind: string }): boolean {
  return KINDS.has(kind);
}

export function isMode(text: string): text is Mode {
  return (MODES as readonly string[]).includes(text);
}

export function isSymbol(text: string | undefined): text is ReadSymbol {
  return (READ_SYMBOLS as readonly (string | undefined)[]).includes(text);
}
