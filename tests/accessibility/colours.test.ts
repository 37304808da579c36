/**
 * The markers as they are drawn, off the window's own pixels: their colours are apart for every kind of colour vision, and in grey each is told
 * from the others by what it shows, in every theme.
 */
import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/app';
import { difference, SIGHTS, type Rgb } from '../fixtures/colour-vision';
import { currentPuzzle, shownTile } from '../games/chase/e2e/drill-screen';
import { request } from './visits';

const THEMES = ['night', 'day', 'contrast'] as const;
const SYMBOLS = ['triangle', 'star', 'square', 'diamond'] as const;
type Symbol = (typeof SYMBOLS)[number];

/** So many pixels a marker is looked at with. */
const SIDE = 48;

/** Rows of pixels, red, green, blue each. */
type Picture = readonly Rgb[];

/** The marker in the middle of the tile on the screen, off the window's own pixels. */
async function marker(page: Page): Promise<Picture> {
  const box = await shownTile(page).locator('canvas').boundingBox();
  if (box === null) throw new Error('No tile is shown.');
  // A marker is 0.15 of the tile about its middle.
  const reach = 0.15 * box.width;
  const clip = { x: box.x + box.width / 2 - reach, y: box.y + box.height / 2 - reach, width: 2 * reach, height: 2 * reach };
  const png = (await page.screenshot({ clip, animations: 'disabled' })).toString('base64');
  const flat = await page.evaluate(
    async ([data, side]) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(side, side);
      const ctx = canvas.getContext('2d');
      ctx?.drawImage(image, 0, 0, side, side);
      return [...(ctx?.getImageData(0, 0, side, side).data ?? [])];
    },
    [png, SIDE] as const,
  );
  return Array.from({ length: SIDE * SIDE }, (_, at): Rgb => [flat[4 * at] ?? 0, flat[4 * at + 1] ?? 0, flat[4 * at + 2] ?? 0]);
}

/** How far a pixel is from the middle, 1 at the marker's rim. */
function distance(at: number): number {
  const half = SIDE / 2;
  return Math.hypot((at % SIDE) + 0.5 - half, Math.floor(at / SIDE) + 0.5 - half) / half;
}

const middleOf = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The colour of the token itself: the middle of what lies between symbol and inner ring. */
function bodyOf(picture: Picture): Rgb {
  const ring = picture.filter((_, at) => distance(at) > 0.56 && distance(at) < 0.66);
  return [middleOf(ring.map(([r]) => r)), middleOf(ring.map(([, g]) => g)), middleOf(ring.map(([, , b]) => b))];
}

/** What is light on the marker, in grey, within its inner ring, which all of them have. */
function drawnOn(picture: Picture): boolean[] {
  const grey = picture.map(([r, g, b]) => 0.2126 * r + 0.7152 * g + 0.0722 * b);
  const [dark, light] = [Math.min(...grey), Math.max(...grey)];
  return grey.map((value, at) => distance(at) < 0.55 && value > (dark + light) / 2);
}

/** How unlike two drawings are: of all that either has, the share that only one has. */
function unlike(one: readonly boolean[], other: readonly boolean[]): number {
  const either = one.filter((has, at) => has || other[at] === true).length;
  return 1 - one.filter((has, at) => has && other[at] === true).length / either;
}

test('markers are told apart by colour whatever cones somebody lacks, and by their drawing without any colour', async ({
  app: { window: page, complaints },
}) => {
  test.setTimeout(180_000);
  await request(page, 'settings.change', { motion: 'none', introduced: true, lastKind: 'read' });
  await page.reload();
  await page
    .getByRole('button', { name: /^Drill/ })
    .first()
    .click();
  await expect(shownTile(page)).toHaveCount(1);
  const seen = new Map<Symbol, Readonly<Record<(typeof THEMES)[number], Picture>>>();
  for (let asked = 0; asked < 60 && seen.size < SYMBOLS.length; asked++) {
    const puzzle = await currentPuzzle(page);
    const right = puzzle.kind === 'read' ? puzzle.answer.symbols : [];
    const [shown] = right;
    const wrong = SYMBOLS.find((symbol) => !right.includes(symbol));
    if (shown === undefined || wrong === undefined) throw new Error('There is nothing to answer.');
    // A wrong answer stays, with the marker that was right.
    await page.getByRole('button', { name: wrong, exact: true }).click();
    await page.getByText('Not quite.', { exact: true }).waitFor();
    if (!seen.has(shown)) {
      const pictures: Partial<Record<(typeof THEMES)[number], Picture>> = {};
      for (const theme of THEMES) {
        await request(page, 'settings.change', { theme });
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        pictures[theme] = await marker(page);
      }
      seen.set(shown, pictures as Record<(typeof THEMES)[number], Picture>);
    }
    await page.waitForTimeout(400); // a quick second press would be none
    await page.getByRole('button', { name: /^Next/ }).click();
    await page.getByText('Not quite.', { exact: true }).waitFor({ state: 'detached' });
  }
  expect([...seen.keys()].sort()).toEqual([...SYMBOLS].sort());
  for (const theme of THEMES) {
    const pictures = SYMBOLS.map((symbol) => seen.get(symbol)?.[theme] ?? []);
    const [triangle, star, square, diamond] = pictures.map(bodyOf) as [Rgb, Rgb, Rgb, Rgb];
    for (const sight of SIGHTS)
      for (const red of [triangle, star])
        for (const blue of [square, diamond]) expect(difference(red, blue, sight), `${theme}, ${sight}`).toBeGreaterThanOrEqual(20);
    const drawn = pictures.map(drawnOn);
    for (const [at, one] of drawn.entries())
      for (const [other, another] of drawn.slice(0, at).entries())
        expect(unlike(one, another), `${theme}: ${SYMBOLS[at] ?? ''} and ${SYMBOLS[other] ?? ''}`).toBeGreaterThanOrEqual(0.25);
  }
  expect(complaints).toEqual([]);
});
