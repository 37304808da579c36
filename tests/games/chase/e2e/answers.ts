/** Right answers to puzzles by keys, whatever their kind, in either language. */
import type { Locator, Page } from '@playwright/test';
import { CATALOGUES, type Language } from '../../../../src/shared/catalogue';
import type { JudgePuzzle, LyingTile, PickPuzzle, PlacePuzzle, Puzzle, RoutePuzzle, Spot } from '../../../../src/shared/chase/puzzle';
import type { Cell, Rotation, TileId } from '../../../../src/shared/chase/replay';
import { expect } from '../../../e2e/app';
import { KEYS, symbolOf } from './drill-screen';
import { aimAt, cellsAround, sayNothingFits, turnTo } from './drill-street';

/** Everywhere the tile fits. */
export function legal({ answer }: PlacePuzzle): Spot[] {
  return answer.tries.filter(({ clause }) => clause === undefined);
}

/** Notes these places by key, from no cell and an unturned tile on. */
export async function note(page: Page, { answer }: PlacePuzzle, spots: readonly Spot[]): Promise<void> {
  const cells = answer.tries.filter(({ rotation }) => rotation === 0).map(({ cell }) => cell);
  let rotation: Rotation = 0;
  let at = -1;
  for (const spot of spots) {
    const to = cells.findIndex(({ x, y }) => x === spot.cell.x && y === spot.cell.y);
    await aimAt(page, cells, at, to);
    at = to;
    rotation = await turnTo(page, rotation, spot.rotation);
    await page.keyboard.press('Enter');
  }
}

/** The numbers of the tiles that fit, or of those that do not. */
export function numbers({ answer }: PickPuzzle, fits: boolean): number[] {
  return answer.tiles.flatMap(({ spots }, at) => (spots.length > 0 === fits ? [at + 1] : []));
}

/** Picks by key every tile that fits. */
export async function pickFitting(page: Page, puzzle: PickPuzzle): Promise<void> {
  const fitting = numbers(puzzle, true);
  for (let number = 1; number <= puzzle.question.tiles.length; number++) {
    if (fitting.includes(number)) await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
  }
}

/** Lays tiles of a route by key, each from the hand as it is then. */
export async function lay(page: Page, { position, question, tiles }: RoutePuzzle, way: readonly LyingTile[]): Promise<void> {
  const taken: Cell[] = [position.prison, ...(position.paths[0] ?? []).map(({ cell }) => cell)];
  let end = taken.at(-1) ?? position.prison;
  let left: TileId[] = [...question.hand];
  let chosen = left.findIndex((tile) => tiles[tile]?.kind !== 'hideout');
  for (const { tile, cell, rotation } of way) {
    for (; left[chosen] !== tile; chosen = (chosen + 1) % left.length) await page.keyboard.press('ArrowRight');
    await turnTo(page, 0, rotation);
    const cells = cellsAround(end, taken, position.table);
    await aimAt(
      page,
      cells,
      -1,
      cells.findIndex(({ x, y }) => x === cell.x && y === cell.y),
    );
    await page.keyboard.press('Enter');
    taken.push(cell);
    end = cell;
    left = left.filter((each) => each !== tile);
    chosen = Math.min(chosen, left.length - 1);
  }
}

/** The right answer about a round of two: a clause at a position, or none. */
export function mistakeIn({ answer: { mistakes } }: JudgePuzzle): { clause: string; position: number } {
  const [first] = mistakes;
  return first === undefined ? { clause: 'none', position: 1 } : { clause: first.clause, position: first.position };
}

/** What can be named as wrong with the tile that is looked at; `clause` may be 'none'. */
export function judgeOption(page: Page, clause: string, language: Language = 'en'): Locator {
  const words = CATALOGUES[language];
  const named = clause === 'M3' || clause === 'M4' ? 'drill.judge.marker' : (`drill.judge.${clause}` as 'drill.judge.P1');
  const name = words[named].replace('{symbol}', '.+');
  return page.getByRole('group', { name: words['drill.judge.what'] }).getByRole('button', { name: new RegExp(`^${name}`) });
}

/** Goes to the tile of the mistake and to what is wrong with it by key, and takes it. */
export async function judgeByKeys(page: Page, puzzle: JudgePuzzle, language: Language = 'en'): Promise<void> {
  const { clause, position } = mistakeIn(puzzle);
  for (let step = 1; step < position; step++) await page.keyboard.press('ArrowRight');
  const option = judgeOption(page, clause, language);
  for (let press = 0; press < 9; press++) {
    await page.keyboard.press('ArrowDown');
    if ((await option.getAttribute('aria-current')) === 'true') break;
  }
  await page.keyboard.press('Enter');
}

/** Answers the puzzle on the screen rightly. */
export async function answerRightly(page: Page, puzzle: Puzzle, language: Language): Promise<void> {
  switch (puzzle.kind) {
    case 'read':
      return page.keyboard.press(KEYS[symbolOf(puzzle.answer.symbols, true)]);
    case 'judge':
      return judgeByKeys(page, puzzle, language);
    case 'place': {
      const spots = legal(puzzle);
      if (spots.length === 0) return sayNothingFits(page, language);
      await note(page, puzzle, spots);
      return page.keyboard.press('Space');
    }
    case 'pick':
      if (numbers(puzzle, true).length === 0) return sayNothingFits(page, language);
      await pickFitting(page, puzzle);
      return page.keyboard.press('Space');
    case 'route':
      return lay(page, puzzle, puzzle.answer.way);
    case 'trail':
      throw new Error('No test of a course has a trail.');
  }
}

/** Waits until the answer is told, and then goes on. Whatever comes too soon is no press. */
export async function lookAndGoOn(page: Page, language: Language): Promise<void> {
  const told = page.getByText(CATALOGUES[language]['drill.right'], { exact: true });
  await expect(told.first()).toBeVisible();
  await expect(async () => {
    if ((await told.count()) > 0) await page.keyboard.press('Space');
    await expect(told).toHaveCount(0, { timeout: 300 });
  }).toPass();
}
