/** What every screen has to pass: axe, and that nothing is cut off. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { cutOff } from '../../scripts/watch/cut-off.mjs';
import { expect } from '../e2e/app';

/** What axe finds serious or critical on the page as it is. */
export async function findings(page: Page): Promise<string[]> {
  // Colours are measured once nothing fades any more.
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))));
  // Its source, which is large, is read once a page; told in full is only what is found.
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  const axe = new AxeBuilder(isThere ? { page, axeSource: 'undefined' } : { page });
  const { violations } = await axe
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.html} ${node.failureSummary ?? ''}`).join(' | ')}`);
}

/** No serious or critical finding of axe. */
export async function examine(page: Page, screen: string): Promise<void> {
  expect(await findings(page), screen).toEqual([]);
}

/** Nothing that is pressed or read is cut off, but what lies in a list that scrolls. */
export async function expectInside(page: Page, screen: string): Promise<void> {
  expect(await page.evaluate(cutOff), screen).toEqual([]);
}
