/** The screens of the drills in every theme, examined by axe: no serious or critical finding. */
import { expect, test } from '../e2e/app';
import { shownTile, read } from '../games/chase/e2e/drill-screen';
import { examine } from './examine';
import { goHome, request } from './visits';

for (const theme of ['night', 'day', 'contrast'] as const) {
  test(`drills, ${theme}`, async ({ app: { window: page, complaints } }) => {
    await request(page, 'settings.change', { theme });
    await page.getByRole('button', { name: /^All drills/ }).click();
    await examine(page, 'drills');
    await page.getByRole('button', { name: /^Survival/ }).click();
    await expect(shownTile(page)).toHaveCount(1);
    await examine(page, 'question');
    const { wrong } = await read(page);
    await page.getByRole('button', { name: wrong[0] ?? '', exact: true }).click();
    await expect(page.getByText('Not quite.', { exact: true })).toBeVisible();
    await examine(page, 'answer');
    await page.keyboard.press('KeyP');
    await page.getByRole('heading', { name: 'Paused' }).waitFor();
    await examine(page, 'paused');
    await page.getByRole('button', { name: 'Finish' }).last().click();
    await page.getByRole('button', { name: /^Again N/ }).waitFor();
    await examine(page, 'result');
    await page.getByRole('button', { name: 'Other drills' }).click();
    await page.getByRole('button', { name: 'Statistics' }).click();
    await page.getByRole('heading', { name: 'Learning curve' }).waitFor();
    await page.getByText('As a table').first().click();
    await examine(page, 'statistics');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.getByRole('button', { name: 'Players' }).click();
    await page.getByRole('heading', { name: /playing now/ }).waitFor();
    await examine(page, 'players');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.getByRole('button', { name: 'Packs', exact: true }).click();
    await page.getByRole('heading', { name: 'The Lookout pack' }).waitFor();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'none.puzzles.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
    await page.getByRole('region', { name: 'Not taken in: none.puzzles.json' }).waitFor();
    await examine(page, 'packs');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await goHome(page);
    expect(complaints).toEqual([]);
  });
}
