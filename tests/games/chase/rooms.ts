/** The least room that the window gives to what is laid out by pure sums; the tests of those use it, and a test in the real window holds it. */

/** For the tiles of a hand, in CSS pixels, by the window and how many hands lie side by side. */
export const HAND_ROOMS = {
  '1024×640, one hand': { width: 700, height: 144 },
  '1024×640, two hands': { width: 496, height: 138 },
  '1280×800, one hand': { width: 960, height: 150 },
  '1280×800, two hands': { width: 620, height: 150 },
  '1920×1080, one hand': { width: 1500, height: 196 },
  '1920×1080, two hands': { width: 930, height: 196 },
} as const;

/**
 * For the table of a drill, in CSS pixels, by the window and the kind; and for the row of tiles to pick from, with the most that a tile of it
 * takes up.
 */
export const DRILL_ROOMS = {
  '1024×640': {
    judge: { width: 604, height: 556 },
    trail: { width: 604, height: 556 },
    place: { width: 625, height: 556 },
    pick: { width: 625, height: 396 },
    route: { width: 625, height: 396 },
    row: { width: 970, most: 134 },
  },
  '1280×800': {
    judge: { width: 771, height: 706 },
    trail: { width: 771, height: 706 },
    place: { width: 796, height: 706 },
    pick: { width: 796, height: 530 },
    route: { width: 796, height: 524 },
    row: { width: 1225, most: 151 },
  },
} as const;

/** For the table, in CSS pixels, by the window and who is here: one Runner, one Chaser, or several of two, three or four people; `chasers` are two of bots, `guessing` a Chaser and a Runner of two bots. */
export const TABLE_ROOMS = {
  '1024×640': {
    runner: { width: 1020, height: 424 },
    chaser: { width: 774, height: 588 },
    several: { width: 814, height: 416 },
    four: { width: 702, height: 416 },
    chasers: { width: 612, height: 560 },
    guessing: { width: 800, height: 390 },
  },
  '1280×800': {
    runner: { width: 1275, height: 556 },
    chaser: { width: 968, height: 742 },
    several: { width: 1018, height: 548 },
    four: { width: 822, height: 548 },
    chasers: { width: 764, height: 696 },
    guessing: { width: 1018, height: 500 },
  },
} as const;
