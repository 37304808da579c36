/* global document, getComputedStyle, window */

/**
 * Has the window's letters be so many per cent of what they are without zooming, as somebody has them who zooms in: they grow with the window, which
 * zooming makes smaller, so that it takes more than twice to have them twice as large. `app` and `page` are Playwright's.
 */
export async function enlarge(app, page, percent) {
  const wide = await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getContentSize()[0] ?? 0);
  const zoom = async (factor) => {
    await app.evaluate(({ BrowserWindow }, by) => BrowserWindow.getAllWindows()[0]?.webContents.setZoomFactor(by), factor);
    await page.waitForFunction(([width, by]) => Math.abs(window.innerWidth - width / by) <= 1, [wide, factor]);
    return factor * (await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize)));
  };
  const plain = await zoom(1);
  for (let factor = percent / 100; percent > 100 && (await zoom(factor)) < (plain * percent) / 100; factor += 0.1);
}
