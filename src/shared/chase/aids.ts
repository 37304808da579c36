/** What helps a seat of Chase, by the names that its line-ups have for it. */

/** Arrows stand in place of heads. */
export const PLAIN = 'plain';
