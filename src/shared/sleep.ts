/** A sleep that no event tells of: between two looks at the clock there was much more time than between two looks. */

/** How often one looks, in milliseconds: each look wakes a process that has nothing else to do, so no oftener than a clock can stand to lose. */
export const LOOK_MS = 2_000;

/** So much time between two looks and nobody was there, in milliseconds. */
export const SLEEP_MS = 5_000;
