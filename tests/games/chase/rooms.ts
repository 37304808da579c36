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
