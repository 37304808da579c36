import type { Page } from '@playwright/test';

/** Skips the scene at a result, where one plays, and waits until presses count again. */
export function skipScene(page: Page): Promise<void>;
