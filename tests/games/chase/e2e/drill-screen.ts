/** What a drill's screen says, as a screen reader gets it, and the answer that can be read from that. */
import type { Locator, Page } from '@playwright/test';
import { request } from '../../../accessibility/visits';
import type { Puzzle } from '../../../../src/shared/chase/puzzle';
import type { ChaseSymbol } from '../../../../src/shared/chase/replay';
import { expect } from '../../../e2e/app';

export const KEYS: Readonly<Record<ChaseSymbol, string> & Record<string, string>> = {
  triangle: 'KeyQ',
  star: 'KeyW',
  square: 'KeyA',
  diamond: 'KeyS',
};

/** The tile on the screen; the one that is drawn beforehand is out of sight. */
export function shownTile(page: Page): Locator {
  return page.getByRole('img', { name: /^(With \w+\. )?Sector north-west, / });
}

/** Symbols of the sectors in which most witnesses look the way that is asked for, and the others. */
export async function read(page: Page): Promise<{ right: string[]; wrong: string[] }> {
  const question = await page.getByRole('paragraph').filter({ hasText: 'In which sector do most witnesses look' }).textContent();
  const towards = /most witnesses look (?:back, to the )?(north|east|south|west)/.exec(question ?? '')?.[1] ?? '';
  const text = (await shownTile(page).getAttribute('aria-label')) ?? '';
  const sectors = [...text.matchAll(/Sector [a-z-]+, (\w+), \d witness(?:es)?: ([^.]+)\./g)];
  expect(sectors, text).toHaveLength(4);
  const counted = sectors.map(([, symbol = '', looks = '']) => ({
    symbol,
    count: looks.split(', ').filter((look) => look === towards).length,
  }));
  const most = Math.max(...counted.map((each) => each.count));
  return {
    right: counted.filter((each) => each.count === most).map((each) => each.symbol),
    wrong: counted.filter((each) => each.count < most).map((each) => each.symbol),
  };
}

/** Waits until another tile than `before` is on the screen. */
export async function anotherTile(page: Page, before: string): Promise<void> {
  await expect
    .poll(async () => (await shownTile(page).count()) === 1 && (await shownTile(page).getAttribute('aria-label')))
    .not.toBe(before);
}

export async function tileText(page: Page): Promise<string> {
  return (await shownTile(page).getAttribute('aria-label')) ?? '';
}

/** The puzzle on the screen as the main process has it. */
export async function currentPuzzle(page: Page): Promise<Puzzle> {
  const puzzle = (await request(page, 'drill.current', {}))?.puzzle ?? null;
  if (puzzle?.game !== 'chase') throw new Error('No puzzle of Chase is shown.');
  return puzzle;
}

/** A symbol that is, or is not, among `symbols`. */
export function symbolOf(symbols: readonly ChaseSymbol[] | undefined, among: boolean): ChaseSymbol {
  const found = (['triangle', 'star', 'square', 'diamond'] as const).find((symbol) => symbols?.includes(symbol) === among);
  if (found === undefined) throw new Error('There is no such symbol.');
  return found;
}

/** Answers the puzzle on the screen wrongly, whatever its kind. */
async function miss(page: Page): Promise<void> {
  const puzzle = await currentPuzzle(page);
  switch (puzzle.kind) {
    case 'read':
      return page.keyboard.press(KEYS[symbolOf(puzzle.answer.symbols, false)]);
    case 'trail':
      return page.keyboard.press(KEYS[symbolOf(puzzle.answer.tiles[0]?.next?.symbols, false)]);
    case 'judge':
      if (puzzle.answer.mistakes.length > 0) return page.getByRole('button', { name: /^No mistake in this round/ }).click();
      return page.getByRole('button', { name: "The tile lies past the table's edge" }).click();
    case 'route':
      return page.getByRole('button', { name: /^Give up/ }).click();
    case 'place':
    case 'pick': {
      const some =
        puzzle.kind === 'place'
          ? puzzle.answer.tries.some(({ clause }) => clause === undefined)
          : puzzle.answer.tiles.some(({ spots }) => spots.length > 0);
      if (some) return page.getByRole('button', { name: /^(Fits nowhere|None fits)/ }).click();
      // One that cannot be right, and so is wrong.
      if (puzzle.kind === 'place') await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      return page.keyboard.press('Space');
    }
  }
}

/** Answers the puzzle on the screen wrongly, whatever its kind, and goes on. */
export async function missAndGoOn(page: Page): Promise<void> {
  await miss(page);
  await expect(page.getByText('Not quite.', { exact: true })).toBeVisible();
  await page.waitForTimeout(400);
  await page.getByRole('button', { name: /^Next/ }).click();
}
