import type { ElectronApplication, Page } from '@playwright/test';
/** Has the window's letters be so many per cent of what they are without zooming. */
export function enlarge(app: ElectronApplication, page: Page, percent: number): Promise<void>;
