/** The devices that lessons are gone through with: keys, a gamepad, the table in words as a screen reader has it, and a finger. */
import type { Locator, Page } from '@playwright/test';
import { expect } from '../../../e2e/app';
import { pressButton } from '../../../e2e/gamepads';
import { directionTo } from '../../../../src/rules/chase/compass';
import type { ChaseSymbol } from '../../../../src/rules/chase/tile';
import { keysTo } from '../cell-keys';
import { furtherButton, heldTile, nextButton, optionsOf, type Learner, type ToLay } from './learner';
import { fingerOf } from './pointer';
import { seenPoint, someCell, turnIn } from './table-points';

/** What is pressed for what. */
interface Presses {
  readonly marks: Readonly<Record<ChaseSymbol, string | number>>;
  readonly handNext: string | number;
  readonly turn: string | number;
  readonly cellNext: string | number;
  readonly cellPrevious: string | number;
  readonly place: string | number;
  readonly switchPile: string | number;
  readonly handOver: string | number;
  /** From one button to the next among the words. */
  readonly toNext: string | number;
}

/** More presses than there are things to come by. */
const MANY = 40;

/** Turns the tile in hand by quarters. One that is planned is offered as it meets the Prison (P7): turned once, it stays as it is turned. */
async function turnTo(page: Page, turn: () => Promise<void>, { tile, rotation }: ToLay, planning: boolean): Promise<void> {
  const held = heldTile(page, tile);
  const said = async (): Promise<number> => turnIn(await held.getAttribute('aria-label'));
  let now = planning ? await said() : 0;
  let first = planning;
  while (first || now !== rotation) {
    await turn();
    first = false;
    now = (now + 90) % 360;
    if (planning) await expect.poll(said).toBe(now);
  }
}

const isChosen = (held: Locator) => async (): Promise<boolean> => (await held.getAttribute('aria-selected')) === 'true';
const hasFocus = (control: Locator) => (): Promise<boolean> => control.evaluate((element) => element === document.activeElement);

/** By single presses, one after the other: what is meant is first gone to. */
function byPresses(press: (page: Page, what: string | number) => Promise<void>, on: Presses): Learner {
  const until = async (page: Page, what: string | number, is: () => Promise<boolean>): Promise<void> => {
    for (let each = 0; each < MANY && !(await is()); each++) await press(page, what);
    expect(await is()).toBe(true);
  };
  const deed = (what: keyof Omit<Presses, 'marks'>) => (page: Page) => press(page, on[what]);
  return {
    mark: (page, symbol) => press(page, on.marks[symbol]),
    lay: async (page, toLay, planning) => {
      const { tile, cell, cells } = toLay;
      await until(page, on.handNext, isChosen(heldTile(page, tile)));
      await turnTo(page, () => press(page, on.turn), toLay, planning);
      for (const by of keysTo(cells, null, cell)) await press(page, by === 1 ? on.cellNext : on.cellPrevious);
      await press(page, on.place);
    },
    go: deed('place'),
    switchPile: deed('switchPile'),
    handOver: deed('handOver'),
    choose: async (page, option) => {
      await until(page, on.toNext, hasFocus(optionsOf(page).nth(option)));
      await press(page, on.place);
    },
    goOn: deed('place'),
    goFurther: deed('place'),
  };
}

export const BY_KEYS: Learner = byPresses((page, key) => page.keyboard.press(String(key)), {
  marks: { triangle: 'KeyQ', star: 'KeyW', square: 'KeyA', diamond: 'KeyS' },
  handNext: 'ArrowRight',
  turn: 'KeyR',
  cellNext: 'ArrowUp',
  cellPrevious: 'ArrowDown',
  place: 'Enter',
  switchPile: 'KeyX',
  handOver: 'KeyR',
  toNext: 'Tab',
});

export const BY_PAD: Learner = byPresses((page, button) => pressButton(page, 0, Number(button)), {
  marks: { triangle: 3, star: 1, square: 2, diamond: 0 },
  handNext: 15,
  turn: 5,
  cellNext: 12,
  cellPrevious: 13,
  place: 0,
  switchPile: 2,
  handOver: 4,
  toNext: 13,
});

/** Everything that only presses buttons by what they are called, by whatever presses them. */
function byButtons(press: (control: Locator) => Promise<void>): Omit<Learner, 'lay'> {
  return {
    mark: (page, symbol) => press(page.locator(`[data-symbol="${symbol}"]`)),
    go: (page) => press(page.getByRole('button', { name: /^(Go|Via)$/ })),
    switchPile: (page) => press(page.locator('[data-deed="switch-pile"]')),
    handOver: (page) => press(page.locator('[data-deed="hand-over"]')),
    choose: (page, option) => press(optionsOf(page).nth(option)),
    goOn: (page) => press(nextButton(page)),
    goFurther: (page) => press(furtherButton(page)),
  };
}

async function takeAndTurn(page: Page, press: (control: Locator) => Promise<void>, toLay: ToLay, planning: boolean): Promise<void> {
  const held = heldTile(page, toLay.tile);
  await press(held);
  await expect(held).toHaveAttribute('aria-selected', 'true');
  await turnTo(page, () => press(page.getByRole('button', { name: /^(Turn right|Gira a destra)/ })), toLay, planning);
}

const SIDES = { n: /\b(north|nord)\b/, e: /\b(east|est)\b/, s: /\b(south|sud)\b/, w: /\b(west|ovest)\b/ } as const;

/** The cells to which a tile can go, in words. */
const cellsIn = (page: Page): Locator => page.getByRole('region', { name: /^(Cells for|Caselle per) / });

/** The one to which this tile is to go. */
function cellTwin(page: Page, { end, cell }: ToLay): Locator {
  const side = directionTo(end, cell);
  if (side === undefined) throw new Error('A cell away from the end of the path.');
  return cellsIn(page).getByRole('button', { name: SIDES[side] });
}

/** As a screen reader does: where a control is, without a pointer. */
const activate = (control: Locator): Promise<void> => control.dispatchEvent('click');

/** The table in words alone: what has a role and a name. */
export const BY_WORDS: Learner = {
  ...byButtons(activate),
  lay: async (page, tile, planning) => {
    await takeAndTurn(page, activate, tile, planning);
    const cell = cellTwin(page, tile);
    await activate(cell);
    await expect(cell).toHaveAttribute('aria-pressed', 'true');
    await activate(cellsIn(page).getByRole('button', { name: /^(Put it there|Posala lì)/ }));
  },
};

/** A tap is one where a button takes it for one: by the finger alone, with no mouse over it. */
export async function byTouch(page: Page): Promise<Learner> {
  const finger = await fingerOf(page);
  const tap = async (control: Locator): Promise<void> => {
    await control.scrollIntoViewIfNeeded();
    await finger.down(await seenPoint(control));
    await finger.up();
  };
  return {
    ...byButtons(tap),
    lay: async (page, tile, planning) => {
      await takeAndTurn(page, tap, tile, planning);
      const cell = cellTwin(page, tile);
      await finger.down(await seenPoint(heldTile(page, tile.tile)));
      // The tile is carried about until it has snapped to its cell.
      await someCell(page, undefined, async (at) => {
        await finger.move(at, 1);
        await page.evaluate(() => new Promise(requestAnimationFrame));
        return (await cell.getAttribute('aria-pressed')) === 'true';
      });
      await finger.up();
    },
  };
}
