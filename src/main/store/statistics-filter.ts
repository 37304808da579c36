/** Of whom, when and about what figures are asked for. */
import type { PuzzleKind } from '../../shared/puzzles';
import type { Grain } from './tallying';

/** Days from `from` to `to`, both counted; `grain` says in which steps the sums are read. */
export interface Span {
  readonly grain: Grain;
  readonly from: string;
  readonly to: string;
}

export interface Filter {
  readonly profile: string;
  readonly span: Span;
  /** More spans that make up the days together with `span`; left out: none. */
  readonly further?: readonly Span[];
  /** The same span in days, for what is told by day. */
  readonly days: Pick<Span, 'from' | 'to'>;
  /** Null for all kinds of all games. */
  readonly kinds: readonly PuzzleKind[] | null;
}
