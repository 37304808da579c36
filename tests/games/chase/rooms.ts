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

/** For the table, in CSS pixels, by the window and who is here: one Runner, one Chaser, or several of two, three or four people. */
export const TABLE_ROOMS = {
  '1024×640': {
    runner: { width: 970, height: 418 },
    chaser: { width: 724, height: 578 },
    several: { width: 764, height: 406 },
    four: { width: 560, height: 406 },
  },
  '1280×800': {
    runner: { width: 1218, height: 548 },
    chaser: { width: 912, height: 730 },
    several: { width: 962, height: 537 },
    four: { width: 706, height: 537 },
  },
} as const;
