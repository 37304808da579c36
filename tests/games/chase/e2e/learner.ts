/** Somebody who goes through the lessons that ship, by one device alone: what a step asks for they do as its solution has it. */
import type { Locator, Page } from '@playwright/test';
import { expect } from '../../../e2e/app';
import { directionTo, sameCell, type Cell } from '../../../../src/rules/chase/compass';
import type { ChaseLessonTypes, LessonAct } from '../../../../src/rules/chase/lesson/types';
import type { RoundState } from '../../../../src/rules/chase/round';
import type { ChaseSymbol } from '../../../../src/rules/chase/tile';
import type { Lesson } from '../../../../src/rules/lesson';

/** A tile that is to be laid, with the end of the path that it goes to and every cell on which it can be held, as the keys go through them. */
export interface ToLay {
  readonly tile: string;
  readonly cell: Cell;
  readonly rotation: number;
  readonly end: Cell;
  readonly cells: readonly Cell[];
}

/** A device by which all of a lesson is done. */
export interface Learner {
  mark(page: Page, symbol: ChaseSymbol): Promise<void>;
  /** Lays a tile, or plans it. */
  lay(page: Page, tile: ToLay, planning: boolean): Promise<void>;
  /** Everything that was planned goes down (S5). */
  go(page: Page): Promise<void>;
  /** The other pile, or the partner's. */
  switchPile(page: Page): Promise<void>;
  /** To the partner: then a symbol says what of. */
  handOver(page: Page): Promise<void>;
  /** One of the options, from 0. */
  choose(page: Page, option: number): Promise<void>;
  /** To the next step. */
  goOn(page: Page): Promise<void>;
  /** After the last one, to what comes next. */
  goFurther(page: Page): Promise<void>;
}

/** The tile in the hand. */
export const heldTile = (page: Page, tile: string): Locator => page.locator(`.hand [data-tile="${tile}"]`);
export const optionsOf = (page: Page): Locator => page.locator('.options button');
export const nextButton = (page: Page): Locator => page.locator('.words .next');
/** After a lesson. */
export const furtherButton = (page: Page): Locator => page.locator('.over .primary');

const isDone = async (page: Page): Promise<boolean> => (await nextButton(page).getAttribute('aria-disabled')) !== 'true';

/** Where a tile can be held (P9), from the top and in a row from the west; tiles past the table's edge are no lesson's. */
export function cellsBeside({ x, y }: Cell, taken: readonly Cell[]): Cell[] {
  const all = [
    { x, y: y - 1 },
    { x: x - 1, y },
    { x: x + 1, y },
    { x, y: y + 1 },
  ];
  return all.filter((cell) => !taken.some((each) => sameCell(each, cell)));
}

/** Every cell on which something lies. */
function takenIn({ setup, paths }: RoundState): Cell[] {
  return [setup.prison, ...paths.flatMap(({ tiles }) => tiles.map(({ cell }) => cell))];
}

/** The end of the path that a tile goes to: the one beside its cell. */
function endBeside({ setup, paths }: RoundState, cell: Cell): Cell {
  const ends = paths.map(({ tiles }) => tiles.at(-1)?.cell ?? setup.prison);
  return ends.find((end) => directionTo(end, cell) !== undefined) ?? setup.prison;
}

async function act(page: Page, by: Learner, deed: LessonAct, state: RoundState): Promise<void> {
  const taken = takenIn(state);
  switch (deed.type) {
    case 'mark':
    case 'guess':
      // Just after something was set up, or after a catch, none is taken.
      await expect(page.locator(`[data-symbol="${deed.symbol}"]`)).toBeEnabled();
      return by.mark(page, deed.symbol);
    case 'hand-over':
      await by.handOver(page);
      await expect(page.locator('[data-deed="hand-over"]')).toHaveAttribute('aria-pressed', 'true');
      return by.mark(page, deed.colour === 'red' ? 'triangle' : 'square');
    case 'place': {
      const end = endBeside(state, deed.cell);
      await by.lay(page, { ...deed, end, cells: cellsBeside(end, taken) }, false);
      return expect(heldTile(page, deed.tile)).toHaveCount(0);
    }
    case 'open': {
      let end = state.setup.prison;
      for (const tile of deed.tiles) {
        await by.lay(page, { ...tile, end, cells: cellsBeside(end, taken) }, true);
        await expect(heldTile(page, tile.tile)).toHaveClass(/planned/);
        end = tile.cell;
        taken.push(tile.cell);
      }
      // The second press of a double press is no wish to go: until one counts, nothing has happened.
      return expect(async () => {
        if ((await page.locator('.hand .planned').count()) > 0) await by.go(page);
        await expect(page.locator('.hand .planned')).toHaveCount(0, { timeout: 300 });
      }).toPass();
    }
    case 'switch-pile':
    case 'exchange':
      return by.switchPile(page);
    case 'lose-trail':
      throw new Error('No lesson asks for that.');
  }
}

/** Goes through all steps of a lesson that is on the screen. */
export async function goThrough(page: Page, lesson: Lesson<ChaseLessonTypes>, by: Learner): Promise<void> {
  for (const [at, step] of lesson.steps.entries()) {
    await expect(page.locator('.dots .here')).toHaveCount(1);
    await expect(page.locator('.dots li').nth(at)).toHaveClass(/here/);
    let here = lesson.begin(at);
    for (const { seat, act: deed } of step.solution ?? []) {
      if (await isDone(page)) break;
      // What others do before comes by itself, here and there.
      while (lesson.due(here) !== null) here = lesson.played(here);
      await act(page, by, deed, here.state);
      const after = lesson.deed(here, seat, deed);
      if (after.ok) here = after.value;
    }
    const right = lesson.choiceOf(step, here.state)?.right[0];
    if (right !== undefined) await by.choose(page, right);
    await expect.poll(() => isDone(page), { message: `step ${step.id} is done` }).toBe(true);
    // A press that comes too soon was still meant for what was before.
    await expect(async () => {
      if ((await page.locator('.dots li').nth(at).getAttribute('class'))?.includes('here') === true && (await nextButton(page).count()) > 0)
        await by.goOn(page);
      const next = page.locator('.dots li').nth(at + 1);
      if (at + 1 < lesson.steps.length) await expect(next).toHaveClass(/here/, { timeout: 400 });
      else await expect(nextButton(page)).toHaveCount(0, { timeout: 400 });
    }).toPass();
  }
}
