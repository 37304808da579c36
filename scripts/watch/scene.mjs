// The scene at a result, as whoever goes on meets it.

/** Skips it, where it plays: the press does that and nothing else, and those right after it nothing at all, so it waits until they count again. */
export async function skipScene(page) {
  const skip = page.getByRole('button', { name: 'Skip', exact: true });
  if (await skip.isVisible()) await skip.click();
  await page.locator('.turn[aria-disabled="true"]').waitFor({ state: 'detached' });
}
