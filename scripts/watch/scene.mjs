// The end of a round and its scene, as whoever goes on meets them.

/** Waits until presses count: right after a round's end, and after a scene, they are still meant for what was there before. */
export async function pressesCount(page) {
  await page.locator('html:not([data-presses-taken])').waitFor({ state: 'attached' });
}

/** Skips it, where it plays: the press does that and nothing else, and those right after it nothing at all, so it waits until they count again. */
export async function skipScene(page) {
  const skip = page.getByRole('button', { name: 'Skip', exact: true });
  if (await skip.isVisible()) await skip.click();
  await pressesCount(page);
}
