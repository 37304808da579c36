/** What every screen has to pass: axe, and that nothing is cut off. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../e2e/app';

/** No serious or critical finding of axe. */
export async function examine(page: Page, screen: string): Promise<void> {
  // Colours are measured once nothing fades any more.
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))));
  // Its source, which is large, is read once a page; told in full is only what is found.
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  const axe = new AxeBuilder(isThere ? { page, axeSource: 'undefined' } : { page });
  const { violations } = await axe
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze();
  const found = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.html} ${node.failureSummary ?? ''}`).join(' | ')}`);
  expect(found, screen).toEqual([]);
}

/** Nothing that is pressed or read is cut off, but what lies in a list that scrolls. */
export async function expectInside(page: Page, screen: string): Promise<void> {
  const cut = await page.evaluate(() => {
    const scrolls = (element: Element): boolean => {
      for (let at = element.parentElement; at !== null; at = at.parentElement) if (getComputedStyle(at).overflowY === 'auto') return true;
      return false;
    };
    const found: string[] = [];
    for (const element of document.querySelectorAll('main button, main .side p')) {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      if (scrolls(element) || element.closest('[inert], .visually-hidden') !== null) continue;
      const outside = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
      if (outside || element.scrollWidth > element.clientWidth + 1) found.push(element.textContent.trim());
    }
    // What comes over the screen may be longer than the window, never wider.
    for (const over of document.querySelectorAll('dialog[open], .cover')) {
      if (over.scrollWidth > over.clientWidth + 1) found.push(`wider than there is room: ${over.textContent.trim().slice(0, 60)}`);
    }
    return found;
  });
  expect(cut, screen).toEqual([]);
}
