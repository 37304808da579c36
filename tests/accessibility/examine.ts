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

/**
 * Buttons and links with words on them that are not in their names: whoever speaks to the app says what stands there (WCAG 2.5.3). Keys,
 * numbers and what is hidden from screen readers are no words of a button.
 */
export function misnamed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wordsIn = (text: string): string[] => text.toLocaleLowerCase().match(/\p{L}{3,}/gu) ?? [];
    return [...document.querySelectorAll<HTMLElement>('button, a[href], summary, [role=button], [role=option], [role=tab]')].flatMap(
      (each) => {
        const name = each.getAttribute('aria-label');
        if (name === null || !each.checkVisibility()) return [];
        const seen = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
        const words: string[] = [];
        while (seen.nextNode()) {
          const around = seen.currentNode.parentElement;
          if (around?.closest('kbd, [aria-hidden=true], .visually-hidden') === null && around.checkVisibility())
            words.push(...wordsIn(seen.currentNode.textContent ?? ''));
        }
        const named = wordsIn(name);
        return words.every((word) => named.includes(word)) ? [] : [`${words.join(' ')}: ${name}`];
      },
    );
  });
}

/** No serious or critical finding of axe, and every button is called what stands on it. */
export async function examine(page: Page, screen: string): Promise<void> {
  expect(await findings(page), screen).toEqual([]);
  expect(await misnamed(page), screen).toEqual([]);
}

/** Nothing that is pressed or read is cut off, but what lies in a list that scrolls. */
export async function expectInside(page: Page, screen: string): Promise<void> {
  expect(await page.evaluate(cutOff), screen).toEqual([]);
}
