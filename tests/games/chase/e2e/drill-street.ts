/** Drills on a street: how a test gets to one, and the keys that turn and aim there. */
import type { Locator, Page } from '@playwright/test';
import { request } from '../../../accessibility/visits';
import { CATALOGUES, type Language } from '../../../../src/shared/catalogue';
import type { Puzzle, PuzzleKind } from '../../../../src/shared/chase/puzzle';
import type { Cell, Rotation } from '../../../../src/shared/chase/replay';
import { expect } from '../../../e2e/app';
import { currentPuzzle } from './drill-screen';
import { keysTo } from '../cell-keys';

const DIRECTIONS = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
] as const;

/** Begins to practise a kind from the first screen. */
export async function practise<Kind extends PuzzleKind>(page: Page, kind: Kind): Promise<Extract<Puzzle, { kind: Kind }>> {
  await request(page, 'settings.change', { lastKind: kind, motion: 'none' });
  await page.getByRole('button', { name: /^Drill/ }).click();
  // The heading is there before the first puzzle is.
  await side(page).waitFor();
  await expect(page.getByRole('heading', { name: 'Practice', level: 1 })).toBeFocused();
  return shown(page, kind);
}

/** The puzzle on the screen, which has to be of this kind. */
export async function shown<Kind extends PuzzleKind>(page: Page, kind: Kind): Promise<Extract<Puzzle, { kind: Kind }>> {
  const puzzle = await currentPuzzle(page);
  if (puzzle.kind !== kind) throw new Error(`This is a ${puzzle.kind}.`);
  return puzzle as Extract<Puzzle, { kind: Kind }>;
}

/** The part of the screen beside the street: the question, and what came of its answer. */
export function side(page: Page): Locator {
  return page.getByRole('region', { name: 'Answer' });
}

/** Turns the held tile by key; gives back how it lies then. */
export async function turnTo(page: Page, from: Rotation, to: Rotation): Promise<Rotation> {
  for (let quarters = (to - from + 360) / 90; quarters % 4 > 0; quarters--) await page.keyboard.press('KeyR');
  return to;
}

/** The free cells around a path's end, clockwise from north (P9). */
export function cellsAround(end: Cell, taken: readonly Cell[], { columns, rows }: { columns: number; rows: number }): Cell[] {
  return DIRECTIONS.map(({ x, y }) => ({ x: end.x + x, y: end.y + y })).filter(
    ({ x, y }) => x >= -1 && y >= -1 && x <= columns && y <= rows && !taken.some((each) => each.x === x && each.y === y),
  );
}

/** Aims from no cell (-1), or from one of `cells`, at another by the keys up and down. */
export async function aimAt(page: Page, cells: readonly Cell[], from: number, to: number): Promise<void> {
  const goal = cells[to];
  if (goal === undefined) throw new Error(`There is no cell ${String(to)}.`);
  for (const by of keysTo(cells, cells[from] ?? null, goal)) await page.keyboard.press(by === 1 ? 'ArrowUp' : 'ArrowDown');
}

/** Answers that nothing fits: with nothing chosen the key that checks asks once more. */
export async function sayNothingFits(page: Page, language: Language = 'en'): Promise<void> {
  const sure = (['drill.place.sure', 'drill.pick.sure'] as const).map((key) => CATALOGUES[language][key].replaceAll('?', '\\?'));
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: new RegExp(sure.join('|')) })).toBeVisible();
  await page.keyboard.press('Space');
}

/** Goes on once the answer has been looked at. */
export async function goOn(page: Page): Promise<void> {
  await page.waitForTimeout(400);
  await page.keyboard.press('Space');
  await expect(page.getByText(/^(Right|Not quite)\.$/)).toHaveCount(0);
}

/** Counts the frames from the next key on until the answer is judged, and writes them on the page. */
export async function countFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const count = (): void => {
      let frames = 0;
      const look = (): void => {
        frames += 1;
        if (document.querySelector('.side strong') === null) requestAnimationFrame(look);
        else document.documentElement.dataset['frames'] = String(frames);
      };
      requestAnimationFrame(look);
    };
    window.addEventListener('keydown', count, { capture: true, once: true });
  });
}
