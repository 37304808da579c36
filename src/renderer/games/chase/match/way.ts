/**
 * The sign beside a tile that is read: a bar along the edge that its witnesses are counted towards, with an arrow where the street
 * leaves it. In CSS pixels of the square that holds the tile and its margin, for a tile that is read to the north; pure sums.
 */

/** Room for the sign on every side, so that the tile stays where it is whichever way it goes. */
export const EDGE = 12;
/** The bar's middle below the upper edge, and its width: all of it stays in the margin. */
const BAR_AT = 8.8;
export const BAR_WIDTH = 3.6;
/** How much of the tile's side the bar takes. */
const BAR_SHARE = 0.8;
/** The arrow's tip and half its width. */
const TIP = 1;
const HALF = 9.5;
/** The line around the arrow, which rounds its corners. */
export const HEAD_LINE = 1.6;

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Way {
  readonly bar: readonly [Point, Point];
  readonly head: readonly [Point, Point, Point];
}

/** The sign beside a tile of this `size` whose street reaches the edge `aside` hundredths of its side right of the middle. */
export function wayOf(size: number, aside: number): Way {
  const middle = EDGE + size / 2;
  const reach = (size * BAR_SHARE) / 2;
  const x = middle + (size * aside) / 100;
  return {
    bar: [
      { x: middle - reach, y: BAR_AT },
      { x: middle + reach, y: BAR_AT },
    ],
    head: [
      { x: x - HALF, y: BAR_AT },
      { x, y: TIP },
      { x: x + HALF, y: BAR_AT },
    ],
  };
}
