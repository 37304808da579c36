import type { ElectronApplication, Page } from '@playwright/test';
/** The screens of the app, each with a `name`, and `go`, which comes to it from the first screen in English, with the application where the main process has a part in it. */
export const STATIONS: readonly { readonly name: string; readonly go: (page: Page, app: ElectronApplication) => Promise<void> }[];
