/** Escape goes one step back: every screen, dialog and state, each with where it leads. */
import type { Locator, Page } from '@playwright/test';
import { createBot } from '../../../../src/main/games/chase/bots/create';
import { chanceOf } from '../../../../src/main/chance';
import {
  escapeToResult,
  markUntilOver,
  openJudged,
  openNewMatch,
  request,
  startAsChaser,
  startAsRunner,
} from '../../../accessibility/visits';
import { pressesCount } from '../../../../scripts/watch/scene.mjs';
import { expect, test } from '../../../e2e/app';
import { read, KEYS } from './drill-screen';
import { arrange, current, curtainStands, planTiles, press as pressOn, viewOf, type Person } from './people';

const title = (page: Page, name: string): Locator => page.getByRole('heading', { name, level: 1, exact: true });
const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });
const stay = (page: Page): Locator => dialog(page, 'Leave this round?');

/** Where one is, and what is in sight after Escape was pressed there. */
interface Place {
  readonly name: string;
  readonly go: (page: Page) => Promise<void>;
  readonly here: (page: Page) => Locator;
  readonly back: (page: Page) => Locator;
}

const home = (page: Page): Locator => title(page, 'Lookout');
const drills = (page: Page): Locator => title(page, 'Drills');
const press = (name: string | RegExp) => async (page: Page) => button(page, name).click();
const fromDrills = (name: string | RegExp) => async (page: Page) => {
  await button(page, /^All drills/).click();
  await button(page, name).click();
};
/** Somebody who goes on to the next place from a place that is not the first screen. */
const onward = (): Promise<void> => Promise.resolve();

const SCREENS: readonly Place[] = [
  { name: 'New round', go: press(/^New round/), here: (page) => title(page, 'New round'), back: home },
  { name: 'who plays together', go: press(/^Play together/), here: (page) => title(page, 'Who plays?'), back: home },
  { name: 'New match', go: openNewMatch, here: (page) => title(page, 'New match'), back: home },
  { name: 'Replays', go: press(/^Replays/), here: (page) => title(page, 'Replays'), back: home },
  { name: 'All drills', go: press(/^All drills/), here: drills, back: home },
  { name: "a run of one's own", go: fromDrills(/^Custom/), here: (page) => title(page, 'Custom'), back: drills },
  { name: 'Statistics, once back at Drills', go: press('Statistics'), here: (page) => title(page, 'Statistics'), back: drills },
  { name: 'Packs', go: press('Packs'), here: (page) => title(page, 'Puzzle packs'), back: drills },
  { name: 'Players', go: press('Players'), here: (page) => title(page, 'Players'), back: drills },
  { name: 'Drills again', go: onward, here: drills, back: home },
  { name: 'how to play', go: press(/^How to play/), here: (page) => dialog(page, 'How to play'), back: home },
  { name: 'the rules', go: press(/^Rules/), here: (page) => title(page, 'The rules'), back: home },
  { name: 'who plays', go: press(/Let somebody else play$/), here: (page) => button(page, 'Players: add, rename, delete'), back: home },
  { name: 'Settings', go: press(/^Settings/), here: (page) => title(page, 'Settings'), back: home },
];

test('from every screen, menu and dialog', async ({ app: { window: page, complaints } }) => {
  for (const { name, go, here, back } of SCREENS) {
    await test.step(name, async () => {
      await go(page);
      await expect(here(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(back(page)).toBeVisible();
      if (here !== back) await expect(here(page)).toHaveCount(0);
    });
  }
  // There is nothing behind the first screen.
  await page.keyboard.press('Escape');
  await expect(home(page)).toBeVisible();
  expect(complaints).toEqual([]);
});

test('what is written, renamed, bound or asked on a screen is given up before the screen', async ({ app: { window: page } }) => {
  await button(page, /^All drills/).click();
  await button(page, 'Players').click();
  await page.getByLabel('New player').fill('Ada');
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('New player')).toHaveValue('Ada');
  await expect(page.getByLabel('New player')).not.toBeFocused();
  await button(page, 'Add').click();
  const rename = button(page, 'Rename Ada');
  await rename.click();
  await page.keyboard.press('Escape');
  await expect(rename).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveCount(0);
  await button(page, 'Delete Ada').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(rename).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drills(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await button(page, /^Settings/).click();
  await button(page, /^Change the key for Place/).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Press a key', { exact: true })).toHaveCount(0);
  await expect(title(page, 'Settings')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(home(page)).toBeVisible();
});

test('a round that runs stands still and asks; a pause, a dialog over it and its verdict each go one step back', async ({
  app: { window: page, complaints },
}) => {
  const paused = async (): Promise<boolean> => (await current(page)).table.paused;
  await startAsChaser(page);
  await page.keyboard.press('Escape');
  await expect(stay(page)).toBeVisible();
  expect(await paused()).toBe(true);
  await page.keyboard.press('Escape');
  await expect(stay(page)).toHaveCount(0);
  await expect.poll(paused).toBe(false);

  await page.keyboard.press('KeyP');
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(stay(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(stay(page)).toHaveCount(0);
  expect(await paused()).toBe(true);

  // Over the pause: settings, and in them a key that waits to be bound.
  await button(page, 'Settings').click();
  await button(page, /^Change the key for Place/).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Press a key', { exact: true })).toHaveCount(0);
  await expect(dialog(page, 'Settings')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Settings')).toHaveCount(0);
  await page.keyboard.press('F1');
  await expect(dialog(page, 'How to play')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'How to play')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await page.keyboard.press('KeyP');
  await expect.poll(paused).toBe(false);
  // The cover that had the focus is gone, and the focus is not nowhere.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');

  await markUntilOver(page);
  // From the walk to its result, and from there home.
  await escapeToResult(page);
  await page.keyboard.press('Escape');
  await expect(home(page)).toBeVisible();
  await button(page, /^Replays/).click();
  // From how it was judged to where it is played back, and from there to the list.
  await openJudged(page);
  await expect(page.getByRole('heading', { name: /^Tile 1 of/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('slider', { name: 'Timeline' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(title(page, 'Replays')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(home(page)).toBeVisible();
  expect(complaints).toEqual([]);
});

test('while Starting tiles are planned, and before the first round', async ({ app: { window: page } }) => {
  await startAsRunner(page);
  await page.keyboard.press('Escape');
  await expect(stay(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox', { name: 'Starting tiles' })).toBeVisible();
  // In the moment in which the question goes there is none to ask anew.
  await expect(async () => {
    if (!(await stay(page).isVisible())) await page.keyboard.press('Escape');
    await expect(stay(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await stay(page).getByRole('button', { name: 'Leave' }).click();
  await expect(home(page)).toBeVisible();
  await request(page, 'settings.change', { introduced: false });
  await button(page, /^New round/).click();
  await button(page, 'Start').click();
  await expect(title(page, 'How to play')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(title(page, 'How to play')).toHaveCount(0);
});

const ADA: Person = { name: 'Ada', device: 'keys-left' };
const BEA: Person = { name: 'Bea', device: 'mouse' };

/** Ada goes on behind the curtain and plans as a bot would; then the round runs. */
async function opens(page: Page): Promise<void> {
  await curtainStands(page);
  await page.keyboard.press('KeyF');
  const view = await viewOf(page, 0);
  const opening = createBot({ role: 'runner', level: 10, seat: 0, chance: chanceOf('back') })
    .observe(view, 0)
    ?.decide(view, 0);
  if (opening?.type !== 'open') throw new Error('The bot has no plan for its Starting tiles.');
  await planTiles(page, ADA, view, opening.tiles);
  await expect.poll(async () => (await current(page)).table.phase, { timeout: 15_000 }).toBe('running');
}

test('of several people: who plays with what closes, a round asks everybody to pause, and the wish is taken back', async ({
  app: { window: page },
}) => {
  await arrange(page, [ADA, BEA], { firstChaser: 1, seed: 'back' });
  // Ada goes on by her own key, and the curtain says with which.
  const away = page.getByText(/^Nobody else looks\? Ada goes on/);
  await button(page, 'Seats: who plays with what').click();
  await expect(dialog(page, 'Who plays with what')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Who plays with what')).toHaveCount(0);
  await expect(away).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(stay(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(stay(page)).toHaveCount(0);
  await opens(page);
  const asked = page.getByRole('region', { name: 'Pause? Everybody has to agree.' });
  await page.keyboard.press('Escape');
  await expect(asked).toBeVisible();
  expect((await current(page)).table.paused).toBe(false);
  await page.keyboard.press('Escape');
  await expect(asked).toHaveCount(0);
  expect((await current(page)).table.paused).toBe(false);
});

test("of several people at a walk: Escape is nobody's key there, and asks whether the match is left", async ({
  app: { window: page, complaints },
}) => {
  const people: readonly Person[] = [
    { name: 'Ada', device: 'keys-left' },
    { name: 'Bea', device: 'keys-right' },
  ];
  await arrange(page, people, { firstChaser: 1, seed: 'back' });
  await opens(page);
  await expect(async () => {
    await pressOn(page, 'keys-right', 'chaser', 'mark-star');
    expect((await current(page)).table.phase).toBe('over');
  }).toPass();
  const walk = page.getByRole('region', { name: 'Walk along the path' });
  await walk.waitFor();
  await pressesCount(page);
  const asked = dialog(page, 'Leave the match?');
  await page.keyboard.press('Escape');
  await expect(asked).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(asked).toHaveCount(0);
  await expect(walk).toBeVisible();
  // The window hears a moment after the eye that a dialog is closed.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(asked).toBeVisible({ timeout: 1000 });
  }).toPass();
  await asked.getByRole('button', { name: 'Leave' }).click();
  await expect(home(page)).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a drill: with nothing answered it is left, with something comes the result; where time counts it pauses first', async ({
  app: { window: page },
}) => {
  const practice = (): Locator => title(page, 'Practice');
  await button(page, /^Drill/).click();
  await expect(practice()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(home(page)).toBeVisible();

  await button(page, /^Drill/).click();
  await expect(practice()).toBeFocused();
  const { right } = await read(page);
  await page.keyboard.press(KEYS[right[0] ?? ''] ?? '');
  await expect(page.getByText('Right.', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(title(page, 'All done')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(home(page)).toBeVisible();

  await button(page, /^All drills/).click();
  await button(page, /^Rush/).click();
  await expect(title(page, 'Rush')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drills(page)).toBeVisible();
});
