/** Hints to Fugitive's puzzles, as data without words. */
export type Hint =
  /** F3: the place lies between these, counted from this number. */
  | { readonly type: 'between'; readonly from: number; readonly lowest: number; readonly highest: number }
  /** How many there are to find. */
  | { readonly type: 'count'; readonly count: number }
  /** The best is one of these. */
  | { readonly type: 'among'; readonly numbers: readonly number[] }
  /** This set, from 0, is not the best. */
  | { readonly type: 'not-set'; readonly set: number }
  /** F3: so much is needed under it. */
  | { readonly type: 'needed'; readonly needed: number }
  /** D9: so many placements; 0: there is no way. */
  | { readonly type: 'length'; readonly length: number };
