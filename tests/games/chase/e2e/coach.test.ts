/** The coach after a round: what it says to whoever played, the way to its drill, and that it can be switched off. */
import type { Page } from '@playwright/test';
import { readingOf } from '../../../../src/rules/chase/marking';
import { legalSymbols, type ChaseSymbol } from '../../../../src/rules/chase/tile';
import type { ChaseTable } from '../../../../src/shared/chase/table';
import { escapeToResult, markUntilOver, request, startAsChaser } from '../../../accessibility/visits';
import { expect, test } from '../../../e2e/app';

const KEYS: Readonly<Record<ChaseSymbol, string>> = { triangle: 'KeyQ', star: 'KeyW', square: 'KeyA', diamond: 'KeyS' };
const SHOTS = process.env['LOOKOUT_SHOTS'];

/** Puts a wrong marker on the first tile, which has a next one for good. */
async function goWrong(page: Page): Promise<void> {
  const { table } = (await request(page, 'match.current', {})) as unknown as ChaseTable;
  const [path] = table.paths;
  const first = path?.tiles[0];
  const face = table.tiles[first?.tile ?? ''];
  if (path === undefined || first === undefined || face === undefined) throw new Error('No tile lies there.');
  const legal = legalSymbols(face, first.rotation, readingOf(table, path, 0).direction);
  const wrong = (Object.keys(KEYS) as ChaseSymbol[]).find((symbol) => !legal.includes(symbol));
  if (wrong !== undefined) await page.keyboard.press(KEYS[wrong]);
}

test('whoever went wrong hears what decided and what to practise, and comes to just that', async ({ app: { window: page, electron } }) => {
  await startAsChaser(page);
  await goWrong(page);
  await markUntilOver(page);
  await escapeToResult(page);

  const coach = page.getByRole('region', { name: 'Coach' });
  await expect(coach).toContainText('Your marker on tile 1 decided the round.');
  await expect(coach.locator('p > span')).toHaveCount(3);
  for (const [width, height] of [
    [1024, 640],
    [1280, 800],
  ] as const) {
    await electron.evaluate(({ BrowserWindow }, size) => BrowserWindow.getAllWindows()[0]?.setContentSize(...size), [
      width,
      height,
    ] as const);
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
    for (const language of ['it', 'en'] as const) {
      await request(page, 'settings.change', { language });
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      if (SHOTS) await page.waitForTimeout(600);
      if (SHOTS) await page.screenshot({ path: `${SHOTS}/coach-${String(width)}-${language}.png` });
      await expect(page.getByRole('button', { name: /^(Practise|Allenati): / })).toBeInViewport({ ratio: 1 });
    }
  }

  await request(page, 'settings.change', { coach: false });
  await expect(coach).toHaveCount(0);
  await request(page, 'settings.change', { coach: true });
  await coach.getByRole('button', { name: /^Practise: / }).click();
  await page.getByRole('region', { name: 'Answer' }).waitFor();
  const run = await request(page, 'drill.current', {});
  expect(run?.options).toMatchObject({ game: 'chase', kinds: ['read'], length: 10 });
  expect(run?.options.themes?.length).toBeGreaterThan(0);
});
