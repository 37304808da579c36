/** Trails, rounds to judge and the panel for a run of one's own, in every theme and in the smallest window in both languages. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../e2e/app';
import { currentPuzzle, KEYS, symbolOf } from '../games/chase/e2e/drill-screen';
import { practise } from '../games/chase/e2e/drill-street';
import { examine, expectInside } from './examine';
import { goHome, request } from './visits';

function next(page: Page): Locator {
  return page.getByRole('button', { name: /^(Next|Avanti)/ });
}

/** Answers what is shown: a trail with a right marker and a wrong one, a round with what the keys come to first. */
async function answerAnyhow(page: Page): Promise<void> {
  const puzzle = await currentPuzzle(page);
  if (puzzle.kind === 'trail') {
    await page.keyboard.press(KEYS[symbolOf(puzzle.answer.tiles[0]?.next?.symbols, true)]);
    // The Runner waits, and lays one more tile before the second marker counts.
    await expect(page.getByText(/^(Tile 2 goes on|La tessera 2 prosegue)/)).toBeVisible();
    await page.keyboard.press(KEYS[symbolOf(puzzle.answer.tiles[1]?.next?.symbols, false)]);
  } else {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }
  await expect(next(page)).toBeVisible();
}

async function finish(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Finish|Concludi)/ }).click();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
}

for (const theme of ['night', 'day', 'contrast'] as const) {
  test(`trails, rounds and custom runs, ${theme}`, async ({ app: { window: page, complaints } }) => {
    await request(page, 'settings.change', { theme, calmNoClock: true });
    for (const kind of ['trail', 'judge'] as const) {
      await practise(page, kind);
      await examine(page, `${kind}, question`);
      await answerAnyhow(page);
      await examine(page, `${kind}, answer`);
      await finish(page);
      await examine(page, `${kind}, result`);
      await page.getByRole('button', { name: 'Other drills' }).click();
      await goHome(page);
    }
    await page.getByRole('button', { name: /^All drills/ }).click();
    await page.getByRole('button', { name: /^Custom/ }).click();
    await examine(page, 'custom');
    expect(complaints).toEqual([]);
  });
}

for (const language of ['en', 'it'] as const) {
  test(`trails and rounds in the smallest window, ${language}`, async ({ app: { window: page, electron } }) => {
    await electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setContentSize(1024, 640));
    for (const kind of ['trail', 'judge'] as const) {
      await request(page, 'settings.change', { language: 'en', calmNoClock: kind === 'judge' });
      await practise(page, kind);
      await request(page, 'settings.change', { language });
      await expectInside(page, `${kind}, question`);
      await answerAnyhow(page);
      await expectInside(page, `${kind}, answer`);
      await request(page, 'settings.change', { language: 'en' });
      await finish(page);
      await page.getByRole('button', { name: 'Other drills' }).click();
      await goHome(page);
    }
  });
}
