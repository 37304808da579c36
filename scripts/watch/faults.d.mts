import type { Page } from '@playwright/test';
/** What is wrong on a page as it is, spoken in `language`. */
export function faultsOn(page: Page, language: 'en' | 'it'): Promise<{ what: string; words: string }[]>;
