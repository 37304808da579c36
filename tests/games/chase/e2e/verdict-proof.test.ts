/** Proof in sight: at every kind of mistake, and with the result, the tiles that prove it are face up, large and wholly in the window. */
import type { ElectronApplication, Locator, Page } from '@playwright/test';
import { openJudged, request } from '../../../accessibility/visits';
import { expect } from '../../../e2e/app';
import { testOnOneApp } from '../../../e2e/one-app';
import { replayOf, walked, type LeanName, type Players } from '../../../fixtures/verdict-kinds';

const test = testOnOneApp();

const SIZES = [
  { width: 1024, height: 640, tile: 110 },
  { width: 1280, height: 800, tile: 150 },
] as const;

/** Opens the round of a seed at the first tile of its walk. */
async function open(page: Page, players: Players, lean: LeanName, seed: number): Promise<void> {
  const buffer = Buffer.from(replayOf(walked(players, lean, seed)));
  await page.getByRole('button', { name: 'Replays' }).click();
  await page.locator('input[type=file]').setInputFiles([{ name: 'match.lookout.json', mimeType: 'application/json', buffer }]);
  await openJudged(page);
  await page.getByRole('heading', { name: /^Tile 1/ }).waitFor();
}

const why = (page: Page): Locator => page.getByRole('region', { name: /^(Why|Perché)$/ });
const ending = (page: Page): Locator => page.getByRole('region', { name: /^(How it ended|Com'è finita)$/ });

async function sizeTo(page: Page, electron: ElectronApplication, width: number, height: number): Promise<void> {
  const size = { width, height };
  await electron.evaluate(({ BrowserWindow }, to) => BrowserWindow.getAllWindows()[0]?.setContentSize(to.width, to.height), size);
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
}

/** The pictures within `stage` are whole and large in every size and language. */
async function expectInSight(page: Page, electron: ElectronApplication, stage: Locator): Promise<void> {
  for (const { width, height, tile } of SIZES) {
    await sizeTo(page, electron, width, height);
    for (const language of ['en', 'it'] as const) {
      await request(page, 'settings.change', { language });
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const canvases = stage.locator('canvas');
      await expect(
        async () => {
          expect(await canvases.count()).toBeGreaterThan(0);
          for (const canvas of await canvases.all()) {
            await expect(canvas).toBeInViewport({ ratio: 1, timeout: 500 });
            const least = (await canvas.getAttribute('data-read')) === 'true' ? tile : 0.9 * tile;
            expect(Number(await canvas.getAttribute('data-tile'))).toBeGreaterThanOrEqual(least);
          }
          // Nothing of it is cut off by its room, and no words are below a scroll.
          const cut = await stage.evaluate((box) =>
            [box, ...box.querySelectorAll('.proof, .room')].some((each) => each.scrollHeight > each.clientHeight + 1),
          );
          expect(cut).toBe(false);
        },
        `${String(width)}, ${language}`,
      ).toPass({ timeout: 4000 });
    }
  }
  await request(page, 'settings.change', { language: 'en' });
}

/** Why the judge judged so stands in the panel, too, as far as there is room for it: what is left free is less than a reason needs. */
async function expectReasons(page: Page): Promise<void> {
  await expect(async () => {
    const { hidden, free } = await page.evaluate(() => {
      const scroll = document.querySelector('.panel .scroll');
      const content = scroll?.firstElementChild?.getBoundingClientRect().height ?? 0;
      return { hidden: document.querySelectorAll('.reasons li.visually-hidden').length, free: (scroll?.clientHeight ?? 0) - content };
    });
    if (hidden > 0) expect(free).toBeLessThan(110);
  }).toPass({ timeout: 4000 });
}

/** Whoever is to see what decided: by its round, and what the sentence says. */
const ROUNDS: readonly (readonly [string, Players, LeanName, number, RegExp])[] = [
  ['M3', 2, 'even', 20, /^Ada wins because Bruno put the square on tile 2, where the diamond was right/],
  ['M4', 2, 'even', 109, /^Ada wins because Bruno put the star on tile 4, the last, where the diamond was right/],
  ['P1', 2, 'careful', 47, /^Bruno wins because Ada laid tile 15 past the edge/],
  ['P2', 2, 'even', 15, /^Bruno wins because Ada laid tile 7 so that it touches tile 4, too/],
  ['P4', 2, 'even', 8, /^Bruno wins because Ada laid tile 4 with its roadblock/],
  ['P6', 2, 'careless', 123, /^Bruno wins because Ada laid the Hideout/],
  ['J5, the same tile', 2, 'even', 14, /^Nobody wins because both sides first went wrong on tile 12/],
  ['P3 of three', 3, 'even', 1, /^Chiara, the Chaser, wins because Bruno laid tile 7/],
  ['P7 of three', 3, 'even', 176, /^Chiara, the Chaser, wins because Ada laid tile 1/],
  ['M3 of four', 4, 'even', 1, /^The Runners win because Dev put the diamond on tile 4 of Bruno's path/],
  ['F6 of four, on two paths', 4, 'even', 16, /^Nobody wins because both sides first went wrong on a tile with number 4/],
  ['F5 of four', 4, 'careful', 19, /^The Runners win because Chiara reached the Hideout/],
];

for (const [name, players, lean, seed, sentence] of ROUNDS) {
  test(`${name}: proof and sentence are in sight at the mistake and with the result`, async ({
    app: { window: page, electron, complaints },
  }) => {
    test.setTimeout(120_000);
    await request(page, 'settings.change', { motion: 'none' });
    await open(page, players, lean, seed);
    const wrong = page.locator('.panel ol button.wrong');
    // Mistakes that decide nothing may come before it on the other path.
    for (let at = 0; at < (await wrong.count()); at++) {
      await wrong.nth(at).click();
      await expect(why(page)).toBeVisible();
      if (sentence.test((await why(page).locator('.sentence').textContent()) ?? '')) break;
    }
    await expect(why(page).locator('.sentence')).toHaveText(sentence);
    await expect(why(page).locator('.groups')).toHaveAccessibleName(sentence);
    await expectInSight(page, electron, why(page));
    await page.getByRole('button', { name: /^To the result/ }).click();
    // It is said over the table, and beside it only to those who do not see that.
    const beside = page.getByRole('region', { name: 'The result' }).getByText(sentence);
    await expect(ending(page).getByText(sentence)).toBeInViewport({ ratio: 1 });
    await expect(beside).toHaveClass(/visually-hidden/);
    await expectInSight(page, electron, ending(page));
    for (const { width, height } of SIZES) {
      await sizeTo(page, electron, width, height);
      for (const language of ['it', 'en'] as const) {
        await request(page, 'settings.change', { language });
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expectReasons(page);
      }
    }
    // Where tiles of two paths stand beside each other, it is said whose each are.
    await expect(ending(page).locator('.whose')).toHaveCount(name === 'F6 of four, on two paths' ? 2 : 0);
    await page.getByRole('button', { name: 'Show the table' }).click();
    await expect(beside).not.toHaveClass(/visually-hidden/);
    await expect(beside).toBeInViewport();
    expect(complaints).toEqual([]);
  });
}

test('the walk stops at a mistake by itself; by key it goes on, by mouse the table is looked at and the proof again', async ({
  app: { window: page, complaints },
}) => {
  await open(page, 2, 'even', 20);
  await expect(why(page).locator('.sentence')).toBeVisible({ timeout: 15_000 });
  // It is what is read out, too.
  await expect(page.getByRole('alert').filter({ hasText: /^Tile 2 of 7. Ada wins because Bruno put the square/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Show the table' }).click();
  await expect(why(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the proof' }).click();
  await expect(why(page)).toBeVisible();
  await page.locator('.panel h2').click();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Tile 3/ })).toBeVisible();
  await expect(why(page)).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await expect(page.getByRole('region', { name: 'The result' })).toBeVisible();
  expect(complaints).toEqual([]);
});
