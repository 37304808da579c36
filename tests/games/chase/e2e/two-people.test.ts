/** Two people at one screen, one on a half of the keyboard and one with the mouse: a whole game with its change of roles. */
import type { Page } from '@playwright/test';
import { createBot } from '../../../../src/main/games/chase/bots/create';
import { chanceOf } from '../../../../src/main/chance';
import type { Placement } from '../../../../src/rules/chase/legality';
import type { RoundView } from '../../../../src/shared/chase/table';
import { markersCount, request } from '../../../accessibility/visits';
import {
  arrange,
  current,
  curtainStands,
  fanOf,
  place,
  planTiles,
  press,
  rightSymbol,
  toNextRound,
  toResult,
  viewOf,
  type Person,
} from './people';
import { expect, test } from '../../../e2e/app';
import { someCell } from './table-points';

const ADA: Person = { name: 'Ada', device: 'keys-left' };
const BEA: Person = { name: 'Bea', device: 'mouse' };

/** What a strong bot would open with. */
function openingOf(view: RoundView, seat: number): readonly Placement[] {
  const action = createBot({ role: 'runner', level: 10, seat, chance: chanceOf('people') })
    .observe(view, 0)
    ?.decide(view, 0);
  if (action?.type !== 'open') throw new Error('The bot has no plan for its Starting tiles.');
  return action.tiles;
}

/** Bea marks by mouse, with the right symbol. */
async function mark(page: Page): Promise<void> {
  const symbol = rightSymbol(await viewOf(page, 1));
  await page.getByRole('button', { name: new RegExp(`^Bea: ${symbol}, `) }).click();
}

/** Both pause and go on again, each in their own way. */
async function pauseTogether(page: Page): Promise<void> {
  const before = (await current(page)).table.paused;
  expect(before).toBe(false);
  await page.keyboard.press('Digit1');
  await expect(page.getByRole('region', { name: 'Pause? Everybody has to agree.' })).toBeVisible();
  expect((await current(page)).table.paused).toBe(false);
  // Nobody agrees for the others: the mouse is Bea's.
  await expect(page.getByRole('button', { name: /^Ada agrees to pause/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Bea agrees to pause' }).click();
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Ada is ready/ })).toHaveCount(0);
  await expect(fanOf(page, 'Ada')).toHaveCount(0);
  await page.getByRole('button', { name: 'Bea is ready', exact: true }).click();
  await page.keyboard.press('Digit1');
  await expect(page.getByRole('heading', { name: /^Going on in/ })).toBeVisible();
  // Somebody is not ready after all: nothing goes on.
  await page.keyboard.press('Digit1');
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await page.keyboard.press('Digit1');
  await expect(page.getByRole('heading', { name: 'Paused' })).toHaveCount(0);
  await expect.poll(async () => (await current(page)).table.paused).toBe(false);
}

/** P8: the pile lies face down; held it shows, pressed shortly it stays open. */
async function lookAtPile(page: Page): Promise<void> {
  const options = fanOf(page, 'Ada').getByRole('option');
  await expect(options.first()).toHaveAccessibleName('Tile 1 of 14, face down');
  expect(await page.getByRole('region', { name: 'Ada: Your pile' }).innerHTML()).not.toMatch(/Sector|Hideout/);
  await page.keyboard.down('KeyC');
  await expect(options.first()).toHaveAccessibleName(/^(Tile|Hideout)\. /);
  await page.waitForTimeout(350);
  await page.keyboard.up('KeyC');
  await expect(options.first()).toHaveAccessibleName('Tile 1 of 14, face down');
  await page.keyboard.press('KeyC');
  await expect(options.first()).toHaveAccessibleName(/^(Tile|Hideout)\. /);
  await page.keyboard.press('KeyC');
  await expect(options.first()).toHaveAccessibleName('Tile 1 of 14, face down');
}

/** Ada runs to a Hideout by keys alone, as a strong bot would. */
async function escape(page: Page): Promise<void> {
  let view = await viewOf(page, 0);
  const bot = createBot({ role: 'runner', level: 10, seat: 0, chance: chanceOf('people') });
  while (view.phase === 'running') {
    const plan = bot.observe(view, view.t);
    const action = plan?.decide(view, plan.at);
    const before = view.t;
    if (action?.type === 'place') await place(page, ADA, view, action);
    else if (action?.type === 'switch-pile') await press(page, 'keys-left', 'runner', 'switch-pile');
    else continue;
    await expect.poll(async () => (await current(page)).table.t !== before).toBe(true);
    if (action.type === 'switch-pile') await page.waitForTimeout(700); // P8: the hands are busy.
    view = await viewOf(page, 0);
  }
}

test('two people play a whole game: a plan behind the curtain, an escape by keys, a plan by mouse, and a catch', async ({
  app: { window: page, complaints },
}) => {
  test.setTimeout(300_000);
  await arrange(page, [ADA, BEA], { firstChaser: 1, seed: 'two people' });

  await test.step('Ada plans while Bea looks away', async () => {
    await expect(page.getByRole('heading', { name: 'Bea, please look away' })).toBeVisible();
    await expect(fanOf(page, 'Ada')).toHaveCount(0);
    await expect(page.getByText('Your Starting tiles lie here, face down until Bea looks away.')).toBeVisible();
    await curtainStands(page);
    await page.keyboard.press('KeyF');
    await expect(fanOf(page, 'Ada')).toBeVisible();
    const view = await viewOf(page, 0);
    await planTiles(page, ADA, view, openingOf(view, 0));
    await expect(page.getByRole('heading', { name: 'Look back!' })).toBeVisible();
    await expect(fanOf(page, 'Ada')).toHaveCount(0);
    expect((await current(page)).table.phase).toBe('planning');
    await expect.poll(async () => (await current(page)).table.phase).toBe('running');
  });
  await lookAtPile(page);
  await test.step("Bea's mouse does nothing with Ada's tiles", async () => {
    await page.getByRole('button', { name: 'Ada: Turn right' }).click();
    await expect(page.getByText('Only Ada can do that, with Left half of the keyboard.').first()).toBeVisible();
  });
  await mark(page);
  await pauseTogether(page);
  await escape(page);
  await toResult(page, [ADA, BEA]);
  expect((await current(page)).score.points).toEqual([2, 0]);
  await toNextRound(page, [ADA, BEA]);

  await test.step('Bea plans by mouse, and Ada catches her by keys', async () => {
    await expect(page.getByRole('heading', { name: 'Ada, please look away' })).toBeVisible();
    await page.getByRole('button', { name: 'Nobody else looks' }).click();
    await planByMouse(page, 2);
    await page.getByRole('button', { name: 'Go', exact: true }).click();
    await expect.poll(async () => (await current(page)).table.phase).toBe('running');
    await markersCount(page);
    for (let count = 0; count < 2; count++) {
      await press(page, 'keys-left', 'chaser', `mark-${rightSymbol(await viewOf(page, 0))}`);
      await expect.poll(async () => (await current(page)).table.paths[0]?.marks.length).toBe(count + 1);
    }
    expect((await current(page)).table.ending).toBe('caught');
  });
  await toResult(page, [ADA, BEA]);
  const over = await current(page);
  expect([over.score.points, over.score.winners, over.roundNumber]).toEqual([[3, 0], [0], 2]);
  await expect(page.getByText('Ada wins the game').first()).toBeVisible();
  expect(complaints).toEqual([]);
});

/** Puts so many Starting tiles on the first cells that the mouse finds. */
async function planByMouse(page: Page, tiles: number): Promise<void> {
  for (let put = 0; put < tiles; put++) {
    await someCell(page);
    await page.mouse.down();
    await page.mouse.up();
    await expect(
      page.getByText(put + 1 === tiles ? 'Ready. Turn or move the tiles, or go.' : 'Choose a cell beside your last tile.'),
    ).toBeVisible();
  }
}

test('leaving is asked for together, a device can be changed on the cover, and the new one counts', async ({
  app: { window: page, complaints },
}) => {
  await arrange(page, [ADA, BEA], { firstChaser: 1, seed: 'two people' });
  await curtainStands(page);
  await page.keyboard.press('KeyF');
  for (const key of ['KeyW', 'KeyF', 'KeyW', 'KeyF']) await page.keyboard.press(key);
  await page.waitForTimeout(450); // a second quick press would be none
  await page.keyboard.press('KeyF');
  await expect.poll(async () => (await current(page)).table.phase).toBe('running');

  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('region', { name: 'Pause? Everybody has to agree.' })).toBeVisible();
  await page.keyboard.press('Digit1');
  await page.getByRole('button', { name: 'Bea agrees to pause' }).click();
  await expect(page.getByRole('dialog').getByText('It is saved, and you can go on with it later.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep playing' }).click();
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();

  await page.getByLabel('Ada plays with').selectOption('Right half of the keyboard');
  await page.getByLabel('Ada plays with').focus(); // as it is after a choice by mouse
  await page.keyboard.press('Digit1');
  expect((await current(page)).agreed).toEqual([]);
  await page.keyboard.press('Backspace');
  await expect.poll(async () => (await current(page)).agreed).toEqual([0]);
  await page.getByRole('button', { name: 'Bea is ready', exact: true }).click();
  await expect.poll(async () => (await current(page)).table.paused).toBe(false);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await current(page)).table.paths[0]?.tiles.length).toBe(3);
  expect((await request(page, 'settings.read', {})).lastMatch.seats.map(({ device }) => device)).toEqual(['keys-right', 'mouse']);
  expect(complaints).toEqual([]);
});
