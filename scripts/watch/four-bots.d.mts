import type { Locator, Page } from '@playwright/test';

/** Has four bots of level 10 begin a match, from the first screen. */
export function watchFour(page: Page): Promise<void>;

/** The way from a round that was watched to its end to how it was judged. */
export function toTheVerdict(page: Page): Locator;

/** Waits until the round is over, and goes on to its verdict; false when that takes longer than `millis`. */
export function roundOver(page: Page, millis: number): Promise<boolean>;

/** From the verdict of a round to its result. */
export function seeResult(page: Page): Promise<void>;

/** From the result to the next round, or to the rematch where the game is won. */
export function playOn(page: Page): Promise<void>;
