/** How large tiles are in drills, in the room that the window gives them, and that nothing to press lies below a scroll. */
import type { Page } from '@playwright/test';
import type { PuzzleKind } from '../../../../src/shared/chase/puzzle';
import { expect, launch, test } from '../../../e2e/app';
import { DRILL_ROOMS } from '../rooms';
import { goOn, practise, sayNothingFits, side } from './drill-street';
import { boardOf } from './table-points';

/** Everything beside and below the table that can be pressed is in the window, and none of it below a scroll. */
async function expectInSight(page: Page, what: string): Promise<void> {
  for (const button of await page.locator('.drill .side button, .drill .hand button').all())
    await expect(button, what).toBeInViewport({ ratio: 0.98 });
}

async function expectRoom(page: Page, room: { readonly width: number; readonly height: number }): Promise<void> {
  const box = await boardOf(page).boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(room.width);
  expect(box?.height).toBeGreaterThanOrEqual(room.height);
}

/** The tiles of a row, a hand or beside the table are this large. */
async function expectTiles(page: Page, where: string, least: number): Promise<void> {
  const sides = await page.locator(`${where} canvas`).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
  expect(Math.min(...sides)).toBeGreaterThanOrEqual(least);
}

/** Back to the first screen, by way of how the run went. */
async function leave(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'Lookout', level: 1 })).toBeVisible({ timeout: 400 });
  }).toPass();
}

for (const [width, height, least] of [
  [1024, 640, 110],
  [1280, 800, 150],
] as const) {
  const size = `${String(width)}×${String(height)}` as '1024×640';
  const rooms = DRILL_ROOMS[size];
  test(`tiles of drills are large at ${size}, and all that can be pressed is in sight`, async ({ dataFolder }) => {
    const { window: page, complaints, close } = await launch(dataFolder, { width, height });
    try {
      for (const kind of ['judge', 'place', 'pick', 'route'] satisfies PuzzleKind[]) {
        await practise(page, kind);
        await expectRoom(page, rooms[kind]);
        await expectInSight(page, kind);
        if (kind === 'place') await expectTiles(page, '.held', least);
        if (kind === 'pick') {
          expect((await page.locator('.drill .hand ul').boundingBox())?.width).toBeGreaterThanOrEqual(rooms.row.width);
          await expectTiles(page, '.drill .hand', least);
        }
        if (kind === 'route') await expectTiles(page, '.drill .hand .now', least);
        // Judged.
        if (kind === 'judge') await page.keyboard.press('KeyX');
        else if (kind === 'route') await page.getByRole('button', { name: /^Give up/ }).click();
        else await sayNothingFits(page);
        await expect(side(page).getByText(/^(Right|Not quite)\.$/)).toBeVisible();
        await expectInSight(page, `${kind}, judged`);
        await goOn(page);
        await leave(page);
      }
      await practise(page, 'trail');
      await expectRoom(page, rooms.trail);
      await expectInSight(page, 'trail');
      expect(complaints).toEqual([]);
    } finally {
      await close();
    }
  });
}
