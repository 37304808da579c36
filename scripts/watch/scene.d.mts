import type { Page } from '@playwright/test';

/** Waits until presses count: those right after a round's end, or a scene, do nothing. */
export function pressesCount(page: Page): Promise<void>;

/** Skips the scene at a result, where one plays, and waits until presses count again. */
export function skipScene(page: Page): Promise<void>;
