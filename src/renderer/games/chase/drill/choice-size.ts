/** How large tiles to choose from lie in their row: pure sums, in CSS pixels. */

/** Between the tiles, and at both ends. */
export const CHOICE_GAP = 12;

/** The side of each of `count` tiles in a row of this width, at most `most`. */
export function choiceSize(count: number, width: number, most: number): number {
  return Math.floor(Math.min(most, (width - CHOICE_GAP * (count + 1)) / count));
}
