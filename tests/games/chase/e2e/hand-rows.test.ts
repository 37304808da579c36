/** A hand at the table: in groups, every face recognised, and what is clicked is what is chosen. */
import { RECOGNISED } from '../../../../src/renderer/games/chase/lib/hand-rows';
import { startAsRunner } from '../../../accessibility/visits';
import { expect } from '../../../e2e/app';
import { plugIn, pressButton } from '../../../e2e/gamepads';
import { sized, testOnOneApp } from '../../../e2e/one-app';
import { HAND_ROOMS } from '../rooms';
import { arrange, fanOf, lookAtPile, openAll, press, type Person } from './people';

const test = testOnOneApp();

const ADA: Person = { name: 'Ada', device: 'keys-left' };
const BEA: Person = { name: 'Bea', device: 'keys-right' };
const CIA: Person = { name: 'Cia', device: 'mouse' };
const DAN: Person = { name: 'Dan', device: 'pad-1' };

for (const [width, height] of [
  [1024, 640],
  [1280, 800],
  [1920, 1080],
] as const) {
  const size = `${String(width)}×${String(height)}` as const;

  test(`every face of two whole piles is recognised at ${size}`, async ({ app }) => {
    const page = await sized(app, { width, height });
    await plugIn(page, [0]);
    await arrange(page, [ADA, BEA, CIA, DAN], { firstChaser: 0, seed: 'two hands' });
    await openAll(page);
    const least = HAND_ROOMS[`${size as '1024×640'}, two hands`];
    for (const { name } of [CIA, DAN]) {
      const room = page.locator('.hand', { has: fanOf(page, name) });
      const box = await room.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(least.width);
      expect(box?.height).toBeGreaterThanOrEqual(least.height);
      await expect(room.getByRole('option')).toHaveCount(14);
      for (const tile of await room.getByRole('option').all()) {
        await expect(tile).toBeInViewport({ ratio: 1 });
        expect((await tile.boundingBox())?.width).toBeGreaterThanOrEqual(RECOGNISED);
      }
    }
  });

  test(`at ${size} a click anywhere on a tile chooses that tile, and none of them moves`, async ({ app }) => {
    const page = await sized(app, { width, height });
    await startAsRunner(page);
    await openAll(page);
    const room = page.locator('.hand');
    const least = HAND_ROOMS[`${size as '1024×640'}, one hand`];
    const box = await room.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(least.width);
    expect(box?.height).toBeGreaterThanOrEqual(least.height);
    const tiles = page.getByRole('listbox', { name: /^Your pile/ }).getByRole('option');
    const places = await tiles.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
    expect(places).toHaveLength(14);
    for (const [at, { x, y, width: wide, height: high }] of places.entries()) {
      const [across, down] = [at % 2 === 0 ? 2 : wide - 2, at % 3 === 0 ? 2 : high - 2];
      await page.mouse.click(x + across, y + down);
      await expect(tiles.nth(at)).toHaveAttribute('aria-selected', 'true');
    }
    expect(await tiles.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect))).toEqual(places);
  });
}

test('what is pointed at, or chosen by key or gamepad, is shown large', async ({ app: { window: page } }) => {
  await startAsRunner(page);
  await openAll(page);
  const room = page.locator('.hand');
  const tiles = room.getByRole('option');
  const large = room.locator('.large canvas');
  const picture = (): Promise<string> => large.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  await expect(large).toBeVisible();
  expect((await large.boundingBox())?.width).toBeGreaterThan(1.3 * ((await tiles.first().boundingBox())?.width ?? Infinity));
  const first = await picture();
  await tiles.nth(5).hover();
  await expect.poll(picture).not.toBe(first);
  const fifth = await picture();
  await page.mouse.move(5, 5);
  await expect.poll(picture).toBe(first);
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowRight');
  await expect.poll(picture).toBe(fifth);
});

test('where two whole piles leave no room for a large view, it shows for a moment over the half in which the chosen tile does not lie', async ({
  app,
}) => {
  const page = await sized(app, { width: 1024, height: 640 });
  await plugIn(page, [0]);
  await arrange(page, [ADA, BEA, CIA, DAN], { firstChaser: 0, seed: 'two hands' });
  await openAll(page);
  const room = page.locator('.hand', { has: fanOf(page, DAN.name) });
  // What the mouse is over would be shown in its place.
  await page.mouse.move(500, 20);
  await lookAtPile(page, DAN);
  const large = room.locator('.large');
  // The tile that came to hand with the pile is looked at as well.
  await expect(large).toHaveCount(0);
  const second = room.getByRole('option').nth(1);
  // It is soon gone: where it lies is read in the frame in which it shows.
  const shown = room.evaluate(
    (hand) =>
      new Promise<readonly [DOMRect, DOMRect | undefined]>((resolve) => {
        const look = (): void => {
          const view = hand.querySelector('.large');
          const chosen = hand.querySelector('[aria-selected="true"]');
          if (view === null) requestAnimationFrame(look);
          else resolve([view.getBoundingClientRect(), chosen?.getBoundingClientRect()]);
        };
        look();
      }),
  );
  await press(page, DAN.device, 'runner', 'hand-next');
  const [view, chosen] = await shown;
  await expect(second).toHaveAttribute('aria-selected', 'true');
  expect(view.width).toBeGreaterThan(1.5 * (chosen?.width ?? Infinity));
  expect(view.x).toBeGreaterThan((chosen?.x ?? Infinity) + (chosen?.width ?? Infinity));
  await expect(large).toHaveCount(0);
});

test('a pile that lies face down shows no groups and no faces; by gamepad it is opened and gone through', async ({ app }) => {
  const page = await sized(app, { width: 1280, height: 800 });
  await plugIn(page, [0]);
  await arrange(page, [ADA, BEA, CIA, DAN], { firstChaser: 0, seed: 'two hands' });
  await openAll(page);
  const tiles = fanOf(page, DAN.name).getByRole('option');
  const gaps = (): Promise<number> =>
    tiles.evaluateAll((all) => {
      const lefts = all.map((each) => each.getBoundingClientRect().left);
      return new Set(
        lefts
          .slice(1)
          .map((left, at) => Math.round(left - (lefts[at] ?? 0)))
          .filter((gap) => gap > 0),
      ).size;
    });
  expect(await gaps()).toBe(1);
  await expect(tiles.first()).toHaveAttribute('aria-label', 'Tile 1 of 14, face down');
  await lookAtPile(page, DAN);
  expect(await gaps()).toBeGreaterThan(1);
  await expect(tiles.first()).toHaveAttribute('aria-selected', 'true');
  await pressButton(page, 0, 15);
  await expect(tiles.nth(1)).toHaveAttribute('aria-selected', 'true');
});
