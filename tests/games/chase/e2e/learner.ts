/** Somebody who goes through the lessons that ship, by one device alone: what a step asks for they do as its solution has it. */
import type { Page } from '@playwright/test';
import { expect } from '../../../e2e/app';
import { pressButton } from '../../../e2e/gamepads';
import type { ChaseLessonTypes, LessonAct } from '../../../../src/rules/chase/lesson/types';
import type { Lesson } from '../../../../src/rules/lesson';
import type { Cell } from '../../../../src/rules/chase/compass';
import type { ChaseSymbol } from '../../../../src/rules/chase/tile';

/** A device by which all of a lesson is done. */
export interface Learner {
  mark(page: Page, symbol: ChaseSymbol): Promise<void>;
  /** Takes the next tile of the hand. */
  handNext(page: Page): Promise<void>;
  turn(page: Page): Promise<void>;
  cellNext(page: Page): Promise<void>;
  cellPrevious(page: Page): Promise<void>;
  place(page: Page): Promise<void>;
  /** The other pile, or the partner's. */
  switchPile(page: Page): Promise<void>;
  /** To the partner: then a symbol says what of. */
  handOver(page: Page): Promise<void>;
  goOn(page: Page): Promise<void>;
}

const KEYS: Readonly<Record<ChaseSymbol, string>> = { triangle: 'KeyQ', star: 'KeyW', square: 'KeyA', diamond: 'KeyS' };
const BUTTONS: Readonly<Record<ChaseSymbol, number>> = { triangle: 3, star: 1, square: 2, diamond: 0 };

const key = (code: string) => (page: Page) => page.keyboard.press(code);

export const BY_KEYS: Learner = {
  mark: (page, symbol) => page.keyboard.press(KEYS[symbol]),
  handNext: key('ArrowRight'),
  turn: key('KeyR'),
  cellNext: key('ArrowUp'),
  cellPrevious: key('ArrowDown'),
  place: key('Enter'),
  switchPile: key('KeyX'),
  handOver: key('KeyR'),
  goOn: key('Enter'),
};

const button = (number: number) => (page: Page) => pressButton(page, 0, number);

export const BY_PAD: Learner = {
  mark: (page, symbol) => pressButton(page, 0, BUTTONS[symbol]),
  handNext: button(15),
  turn: button(5),
  cellNext: button(12),
  cellPrevious: button(13),
  place: button(0),
  switchPile: button(2),
  handOver: button(4),
  goOn: button(0),
};

type Placed = Extract<LessonAct, { type: 'open' }>['tiles'][number];

const nextButton = (page: Page) => page.locator('.words .next');
const isDone = async (page: Page): Promise<boolean> => (await nextButton(page).getAttribute('aria-disabled')) !== 'true';

/**
 * Lays a tile, first turned as the solution has it: each cell is tried and each turn, since what does not fit is explained and taken back,
 * and whoever laid something else before may have to lay it elsewhere.
 */
async function lay(page: Page, by: Learner, act: Extract<LessonAct, { type: 'place' }>): Promise<void> {
  const held = page.locator(`.hand [data-tile="${act.tile}"]`);
  for (let each = 0; each < 20 && (await held.getAttribute('aria-selected')) !== 'true'; each++) await by.handNext(page);
  await expect(held).toHaveAttribute('aria-selected', 'true');
  for (let quarter = 0; quarter < act.rotation; quarter += 90) await by.turn(page);
  for (let quarter = 0; quarter < 4; quarter++) {
    for (const way of [[by.cellNext], [by.cellNext, by.cellPrevious], [by.cellPrevious]]) {
      for (const step of way) await step(page);
      await by.place(page);
      const lies = held.waitFor({ state: 'detached', timeout: 300 });
      if (await lies.then(() => true).catch(() => false)) return;
    }
    await by.turn(page);
  }
}

/** Where a tile can be planned, from the top and in a row from the west, as the keys go through them. */
function cellsBeside({ x, y }: Cell, taken: readonly Cell[]): Cell[] {
  const all = [
    { x, y: y - 1 },
    { x: x - 1, y },
    { x: x + 1, y },
    { x, y: y + 1 },
  ];
  return all.filter((cell) => !taken.some((each) => each.x === cell.x && each.y === cell.y));
}

/** Plans a Starting tile (S5): whatever fits is not said before all of them go down. */
async function plan(page: Page, by: Learner, { tile, cell, rotation }: Placed, cells: readonly Cell[]): Promise<void> {
  const held = page.locator(`.hand [data-tile="${tile}"]`);
  for (let each = 0; each < 3 && (await held.getAttribute('aria-selected')) !== 'true'; each++) await by.handNext(page);
  for (let quarter = 0; quarter < rotation; quarter += 90) await by.turn(page);
  await by.cellNext(page);
  for (let down = cells.findIndex(({ x, y }) => x === cell.x && y === cell.y); down > 0; down--) await by.cellPrevious(page);
  await by.place(page);
  await expect(held).toHaveClass(/planned/);
}

async function act(page: Page, by: Learner, deed: LessonAct, prison: Cell): Promise<void> {
  if (deed.type === 'mark' || deed.type === 'guess') {
    // Just after something was set up, or after a catch, none is taken.
    await expect(page.locator(`[data-symbol="${deed.symbol}"]`)).toBeEnabled();
    await by.mark(page, deed.symbol);
  } else if (deed.type === 'hand-over') {
    await by.handOver(page);
    await expect(page.locator('[data-deed="hand-over"]')).toHaveAttribute('aria-pressed', 'true');
    await by.mark(page, deed.colour === 'red' ? 'triangle' : 'square');
  } else if (deed.type === 'place') await lay(page, by, deed);
  else if (deed.type === 'open') {
    let end = prison;
    const taken = [prison];
    for (const tile of deed.tiles) {
      await plan(page, by, tile, cellsBeside(end, taken));
      end = tile.cell;
      taken.push(tile.cell);
    }
    // The second press of a double press is no wish to go: until one counts, nothing has happened.
    await expect(async () => {
      await by.place(page);
      await expect(page.locator('.hand .planned')).toHaveCount(0, { timeout: 200 });
    }).toPass();
  } else await by.switchPile(page);
}

/** Goes through all steps of a lesson that is on the screen. */
export async function goThrough(page: Page, lesson: Lesson<ChaseLessonTypes>, by: Learner): Promise<void> {
  for (const [at, step] of lesson.steps.entries()) {
    await expect(page.locator('.dots .here')).toHaveCount(1);
    await expect(page.locator('.dots li').nth(at)).toHaveClass(/here/);
    const begun = lesson.begin(at);
    const choice = lesson.choiceOf(step, begun.state);
    for (const deed of step.solution ?? []) if (!(await isDone(page))) await act(page, by, deed.act, begun.state.setup.prison);
    if (choice !== null) {
      await page
        .locator('.options button')
        .nth(choice.right[0] ?? 0)
        .focus();
      await page.keyboard.press('Enter');
    }
    await expect.poll(() => isDone(page), { message: `step ${step.id} is done` }).toBe(true);
    await expect(async () => {
      if ((await page.locator('.dots li').nth(at).getAttribute('class'))?.includes('here') === true && (await nextButton(page).count()) > 0)
        await by.goOn(page);
      const next = page.locator('.dots li').nth(at + 1);
      if (at + 1 < lesson.steps.length) await expect(next).toHaveClass(/here/, { timeout: 400 });
      else await expect(nextButton(page)).toHaveCount(0, { timeout: 400 });
    }).toPass();
  }
}
