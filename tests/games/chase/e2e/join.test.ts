/** Sitting down by a press: from the first screen to a round of four, with every press counted. */
import type { Page } from '@playwright/test';
import { request } from '../../../accessibility/visits';
import { expect, launch, test } from '../../../e2e/app';
import { plug, plugIn, pressButton } from '../../../e2e/gamepads';
import { current } from './people';

/** Does what people do and counts it: a key, a button of a gamepad or a click is a press each. */
class Presses {
  count = 0;
  readonly #page: Page;
  constructor(page: Page) {
    this.#page = page;
  }
  async click(name: string | RegExp): Promise<void> {
    this.count++;
    await this.#page.getByRole('button', { name }).click();
  }
  async key(code: string): Promise<void> {
    this.count++;
    await this.#page.keyboard.press(code);
  }
  async pad(pad: number, button = 0): Promise<void> {
    this.count++;
    await pressButton(this.#page, pad, button);
  }
}

const seat = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

/** The round lies on the table: its Runners plan. */
async function roundOf(page: Page): Promise<readonly string[]> {
  await page.getByRole('region', { name: 'The round' }).waitFor();
  const { players, table } = await current(page);
  return players.map(({ name }, at) => `${name}: ${String(table.roles[at])}`);
}

/** Both Runners begin with the suggested tiles, unseen, a press each: the clock runs, and whoever holds a pile can lay a tile of it. */
async function beginUnseen(page: Page, presses: Presses): Promise<void> {
  const curtain = page.getByRole('region', { name: 'Your secret plan' });
  await expect(curtain.getByRole('button', { name: /suggested tiles$/ }).first()).toHaveAttribute('aria-disabled', 'false');
  await presses.key('Quote');
  await expect(curtain.getByRole('button', { name: 'Guest (2): suggested tiles' })).toHaveAttribute('aria-pressed', 'true');
  // S4: of what was planned nothing is in sight, neither as a tile's face nor in words: of both paths the Prison is all that is told.
  await expect(page.locator('.hands').getByRole('listbox')).toHaveCount(0);
  await expect(page.getByRole('option')).toHaveText([/Prison/, /Prison/]);
  await presses.pad(0, 6);
  // The first press of a gamepad at a table says in whose hands it is, and does nothing else.
  if (!(await page.getByRole('region', { name: 'Look back!' }).isVisible())) await presses.pad(0, 6);
  await expect.poll(async () => (await current(page)).table.phase).toBe('running');
  const { table, seats } = await current(page);
  expect(table.paths.map(({ tiles }) => tiles.length)).toEqual([2, 2]);
  const runners = seats.filter(({ view }) => view.role === 'runner');
  expect(runners.map(({ view }) => [view.hand?.pile.length, view.turn])).toEqual([
    [14, null],
    [14, null],
  ]);
  await expect(page.locator('.hands').getByRole('listbox')).toHaveCount(2);
}

async function leave(page: Page): Promise<void> {
  await request(page, 'match.leave', { match: (await current(page)).match });
  await page.reload();
  await page.getByRole('heading', { name: 'Lookout', level: 1 }).waitFor();
}

const devicesOf = async (page: Page): Promise<readonly string[]> =>
  (await request(page, 'settings.read', {})).lastMatch.seats.map(({ device }) => device);

test('four with both halves, a gamepad and the mouse: at most 10 presses until it runs the first time, 4 on a later evening', async ({
  dataFolder,
}) => {
  const first = await launch(dataFolder);
  try {
    const page = first.window;
    await plugIn(page, [0]);
    const presses = new Presses(page);
    await presses.click(/^Play together/);
    await page.getByRole('heading', { name: 'Who plays?' }).waitFor();
    await presses.key('KeyD');
    await expect(page.getByText('Guest sits at seat 1: Left half of the keyboard. Chaser.').first()).toBeVisible();
    await presses.key('ArrowLeft');
    await expect(seat(page, 'Seat 2: Guest (2)')).toContainText('Runner');
    await presses.pad(0, 5);
    await expect(seat(page, 'Seat 3: Guest (3)')).toContainText('with Guest (2)');
    await presses.click('Seat 4: sit down here');
    await expect(seat(page, 'Seat 4: Guest (4)')).toContainText('follows Guest (3)');
    await presses.click('Start');
    await presses.click('Skip');
    expect(await roundOf(page)).toEqual(['Guest: chaser', 'Guest (2): runner', 'Guest (3): runner', 'Guest (4): chaser']);
    expect(presses.count).toBe(7);
    await beginUnseen(page, presses);
    expect(presses.count).toBeLessThanOrEqual(10);
    expect(await devicesOf(page)).toEqual(['keys-left', 'keys-right', 'pad-1', 'mouse']);
    expect(first.complaints).toEqual([]);
    await request(page, 'match.leave', { match: (await current(page)).match });
  } finally {
    await first.close();
  }

  const later = await launch(dataFolder);
  try {
    const page = later.window;
    await plugIn(page, [0]);
    const presses = new Presses(page);
    await presses.click(/^Again: /);
    await page.getByRole('region', { name: 'The round' }).waitFor();
    await presses.pad(0);
    await expect(page.getByText('press a button on your own gamepad')).toHaveCount(0);
    expect(await roundOf(page)).toHaveLength(4);
    expect(presses.count).toBe(2);
    await beginUnseen(page, presses);
    expect(presses.count).toBeLessThanOrEqual(4);
    expect(later.complaints).toEqual([]);
  } finally {
    await later.close();
  }
});

test('four gamepads alone: once everybody is ready it begins, and later four presses are enough', async ({
  app: { window: page, complaints },
}) => {
  await request(page, 'settings.change', { introduced: true });
  await plugIn(page, [0, 1, 2, 3]);
  const presses = new Presses(page);
  await presses.click(/^Play together/);
  await page.getByRole('heading', { name: 'Who plays?' }).waitFor();
  for (const pad of [0, 1, 2, 3]) await presses.pad(pad);
  for (const pad of [0, 1, 2, 3]) await presses.pad(pad);
  expect(await roundOf(page)).toHaveLength(4);
  expect(presses.count).toBe(9);
  await leave(page);

  await plugIn(page, [0, 1, 2, 3]);
  const later = new Presses(page);
  // From the first screen: the press is somebody who wants to play.
  await later.pad(2);
  await expect(seat(page, 'Seat 3: Guest')).toBeVisible();
  for (const pad of [0, 1, 3]) await later.pad(pad);
  expect(await roundOf(page)).toHaveLength(4);
  expect(await devicesOf(page)).toEqual(['pad-1', 'pad-2', 'pad-3', 'pad-4']);
  expect(later.count).toBe(4);
  expect(complaints).toEqual([]);
});

test('F1, F2: partners and who follows whom by moving; who moves or comes is waited for', async ({ app: { window: page, complaints } }) => {
  const { chosen } = await request(page, 'profile.list', {});
  await request(page, 'profile.rename', { profile: chosen, name: 'Ada' });
  await request(page, 'profile.create', { name: 'Ben' });
  await request(page, 'profile.choose', { profile: chosen });
  // What one plays alone against says nothing of the bots here.
  await request(page, 'settings.change', { introduced: true, lastLevel: 7 });
  await page.getByRole('button', { name: 'Play together' }).click();
  await page.keyboard.press('KeyF');
  await page.keyboard.press('Enter');
  await expect(seat(page, 'Seat 1: Ada')).toContainText('follows Ben');
  // A name by one press: the next one that nobody has.
  await page.keyboard.press('ArrowDown');
  await expect(seat(page, 'Seat 2: Guest')).toContainText('Runner');
  await page.keyboard.press('ArrowUp');
  await expect(seat(page, 'Seat 2: Ben')).toBeVisible();
  await page.getByRole('button', { name: 'Bots for the free seats' }).click();
  await expect(seat(page, 'Seat 3: Bibo')).toContainText('with Ben');
  await page.getByRole('button', { name: 'Bibo: better' }).click();
  // A click beside its buttons takes a bot's place; where nothing is left to play with, what is needed stands there, and a click seats a bot.
  await seat(page, 'Seat 4: Momo').click({ position: { x: 30, y: 260 } });
  await expect(seat(page, 'Seat 4: Guest')).toBeVisible();
  await page.getByRole('button', { name: 'Bibo: leave' }).click();
  await seat(page, 'Seat 3: free').getByRole('button', { name: 'A gamepad is needed to sit here Put a bot here' }).click();
  await expect(seat(page, 'Seat 3: Bibo')).toBeVisible();
  await expect(seat(page, 'Seat 4: Guest')).toBeVisible();
  await page.getByRole('button', { name: 'Guest: leave' }).click();
  await page.getByRole('button', { name: 'Bots for the free seats' }).click();
  await page.getByRole('button', { name: 'Bibo: better' }).click();
  await page.keyboard.press('KeyF');
  await page.keyboard.press('Enter');
  // Who is counted down for can still move: nothing begins before everybody is ready again.
  await page.keyboard.press('ArrowRight');
  await expect(seat(page, 'Seat 3: Ben')).toContainText('with Lulu');
  await expect(seat(page, 'Seat 1: Ada')).toContainText('follows Lulu');
  await expect(page.getByText('Ben is at seat 3 now: Right half of the keyboard. Runner.').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Ben is ready' })).toHaveAttribute('aria-pressed', 'true');
  expect(await roundOf(page)).toEqual(['Ada: chaser', 'Lulu: runner', 'Ben: runner', 'Momo: chaser']);
  const { table, players } = await current(page);
  // The first Runner by seat is followed by whoever sits beside, and so is the second.
  expect(table.paths.map(({ chaser }) => chaser)).toEqual([0, 3]);
  expect(players.map((player) => (player.kind === 'bot' ? player.level : 0))).toEqual([0, 2, 0, 1]);
  expect(complaints).toEqual([]);
});

test('by mouse alone, with a written name, and by keyboard alone', async ({ app: { window: page, complaints } }) => {
  await request(page, 'settings.change', { introduced: true });
  await page.getByRole('button', { name: 'Play together' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click({ force: true });
  await expect(page.getByText('2 have to sit here, bots counted.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Seat 2: sit down here' }).click();
  await page.getByRole('button', { name: 'Another name' }).click();
  await page.getByRole('textbox', { name: 'Another name' }).fill('Zoe');
  await page.keyboard.press('Enter');
  await expect(seat(page, 'Seat 2: Zoe')).toBeVisible();
  // A click on another seat is a move.
  await page.getByRole('button', { name: 'Seat 3: sit down here' }).click();
  await expect(seat(page, 'Seat 3: Zoe')).toBeVisible();
  await page.getByRole('button', { name: 'Bots for the free seats' }).click();
  await page.getByRole('button', { name: 'Without bots' }).click();
  await page.getByRole('button', { name: 'Zoe: leave' }).click();
  await expect(seat(page, 'Seat 3: free')).toBeVisible();

  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: 'Play together' }).press('Enter');
  await page.getByRole('button', { name: 'Seat 1: sit down here' }).press('Enter');
  // The player of this computer had no name: the written one is theirs.
  await expect(seat(page, 'Seat 1: Zoe')).toBeVisible();
  await page.getByRole('button', { name: 'Bots for the free seats' }).press('Space');
  await page.getByRole('button', { name: 'Start', exact: true }).press('Enter');
  expect(await roundOf(page)).toEqual(['Zoe: chaser', 'Lulu: runner', 'Bibo: runner', 'Momo: chaser']);
  expect(await devicesOf(page)).toContain('all');
  expect(complaints).toEqual([]);
});

test('a gamepad that goes leaves its seat, and comes back to it; what was chosen goes along to all choices and back', async ({
  app: { window: page, complaints },
}) => {
  await request(page, 'settings.change', { introduced: true });
  await plugIn(page, [0]);
  await page.getByRole('button', { name: 'Play together' }).click();
  await page.keyboard.press('KeyF');
  await pressButton(page, 0, 0);
  await pressButton(page, 0, 15);
  await expect(seat(page, 'Seat 3: Guest (2)')).toBeVisible();
  await plug(page, 0, false);
  await expect(seat(page, 'Seat 3: free')).toContainText('Guest, press');
  await plug(page, 0, true);
  await pressButton(page, 0, 3);
  await expect(seat(page, 'Seat 3: Guest (2)')).toBeVisible();
  await page.getByRole('button', { name: 'All choices' }).click();
  await expect(page.getByRole('group', { name: 'Seat 2: Guest (2)' }).getByLabel('Plays with')).toHaveValue('pad-1');
  await page.getByRole('switch', { name: 'Head start' }).check();
  await page.getByRole('button', { name: 'Press to join' }).click();
  await expect(page.getByText('Head start')).toBeVisible();
  await page.keyboard.press('KeyF');
  await pressButton(page, 0, 0);
  // Both are here as before; a third one has the time to press, and then is waited for.
  const call = page.getByText(/^Does anybody else play\?/);
  await expect(call).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(call).toHaveCount(0);
  await page.keyboard.press('Slash');
  await expect(call).toBeVisible();
  await pressButton(page, 0, 9);
  expect(await roundOf(page)).toHaveLength(2);
  expect((await current(page)).rules.startingTiles).toBe(3);
  expect(complaints).toEqual([]);
});

test('of four from the last time the fourth is waited for, however long it takes, unless somebody begins', async ({
  app: { window: page, complaints },
}) => {
  await request(page, 'settings.change', { introduced: true });
  await plugIn(page, [0]);
  await page.getByRole('button', { name: 'Play together' }).click();
  await expect(page.getByRole('heading', { name: 'Who plays?' })).toBeVisible();
  for (const key of ['KeyF', 'Enter']) await page.keyboard.press(key);
  await pressButton(page, 0, 0);
  await page.getByRole('button', { name: 'Seat 4: sit down here' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await roundOf(page);
  await leave(page);
  await page.getByRole('button', { name: 'Play together' }).click();
  await expect(page.getByRole('heading', { name: 'Who plays?' })).toBeVisible();
  for (const key of ['KeyF', 'Enter']) await page.keyboard.press(key);
  await page.getByRole('button', { name: 'Seat 4: sit down here' }).click();
  await expect(page.getByRole('button', { name: 'Guest (3) is ready' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Waiting for Guest; Start begins as you are.')).toBeVisible();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  expect(await roundOf(page)).toHaveLength(3);
  expect(complaints).toEqual([]);
});

test('a gamepad whose layout nobody knows is named, and not offered for a seat', async ({ dataFolder }) => {
  const { window: page, close } = await launch(dataFolder);
  try {
    await plugIn(page, []);
    await page.getByRole('button', { name: /^Play together/ }).click();
    await page.getByRole('heading', { name: 'Who plays?' }).waitFor();
    await plug(page, 1, true, { id: 'Odd', mapping: '' });
    await expect(page.getByText(/^Gamepad 2 has a layout that Lookout does not know/)).toBeVisible();
    await plug(page, 1, false);
    await expect(page.getByText(/^Gamepad 2 has a layout/)).toHaveCount(0);
  } finally {
    await close();
  }
});
