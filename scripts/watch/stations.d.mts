import type { Page } from '@playwright/test';
/** The screens of the app, each with a `name`, and `go`, which comes to it from the first screen in English. */
export const STATIONS: readonly { readonly name: string; readonly go: (page: Page) => Promise<void> }[];
