/** A match of several at one computer: arranged by mouse and by keyboard alone, remembered, begun again, and gone on with. */
import type { Locator, Page } from '@playwright/test';
import { DEFAULT_MATCH } from '../../../../src/shared/chase/match-choice';
import { request } from '../../../accessibility/visits';
import { expect, launch, test } from '../../../e2e/app';
import { plugIn, setButton } from '../../../e2e/gamepads';

/** Two players of this computer, of whom Ada is chosen and knows how to play. */
async function adaAndBen(page: Page): Promise<void> {
  const { chosen } = await request(page, 'profile.list', {});
  await request(page, 'profile.rename', { profile: chosen, name: 'Ada' });
  await request(page, 'profile.create', { name: 'Ben' });
  await request(page, 'profile.choose', { profile: chosen });
  await request(page, 'settings.change', { introduced: true });
}

/** Who sits at the table, by seat, with their roles. */
async function seated(page: Page): Promise<readonly string[]> {
  await page.getByRole('heading', { name: /^Round 1/, level: 1 }).waitFor({ state: 'attached' });
  const current = await request(page, 'match.current', {});
  return current?.players.map(({ name }, seat) => `${name}: ${String(current.table.roles[seat])}`) ?? [];
}

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Leave' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('heading', { name: 'Lookout', level: 1 }).waitFor();
}

/** Goes on by Tab until something has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let count = 0; count < 80; count++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('It cannot be gone to by Tab.');
}

test('two seats by mouse: a taken device is swapped, the choice is kept and had again in one press', async ({
  app: { window: page, complaints },
}) => {
  await adaAndBen(page);
  await page.getByRole('button', { name: 'Play together' }).click();
  await page.getByRole('button', { name: 'All choices' }).click();
  const first = page.getByRole('group', { name: 'Seat 1: Ada' });
  await page.getByLabel('Their name').fill('Zoe');
  const second = page.getByRole('group', { name: 'Seat 2: Zoe' });
  await expect(first.getByLabel('Plays with')).toHaveValue('keys-left');
  await first.getByLabel('Plays with').selectOption('Mouse or touch');
  await expect(
    page.getByText('Mouse or touch: Ada has it now, and Zoe got this in exchange: Left half of the keyboard.').first(),
  ).toBeVisible();
  await expect(second.getByLabel('Plays with')).toHaveValue('keys-left');
  await second.getByLabel('Arrows for heads').check();
  await page.getByRole('switch', { name: 'Head start' }).check();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  expect(await seated(page)).toEqual(['Ada: runner', 'Zoe: chaser']);
  const { lastMatch } = await request(page, 'settings.read', {});
  expect(lastMatch.seats.map(({ device, aids }) => [device, aids['plain'] === true])).toEqual([
    ['mouse', false],
    ['keys-left', true],
  ]);
  expect((await request(page, 'match.current', {}))?.rules.startingTiles).toBe(3);

  await leave(page);
  const again = page.getByRole('button', { name: 'Again: Ada, Zoe – Head start' });
  await again.click();
  expect(await seated(page)).toEqual(['Ada: runner', 'Zoe: chaser']);
  await leave(page);
  await page.getByRole('button', { name: 'Play together' }).click();
  await page.getByRole('button', { name: 'All choices' }).click();
  await expect(second.getByLabel('Arrows for heads')).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Head start' })).toBeChecked();

  // A player who is gone makes room for a guest.
  const ada = (await request(page, 'profile.list', {})).chosen;
  await page.getByLabel('Who sits at seat 2').selectOption('Ben');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  expect(await seated(page)).toEqual(['Ada: runner', 'Ben: chaser']);
  await leave(page);
  const ben = (await request(page, 'profile.list', {})).profiles.find(({ id }) => id !== ada)?.id ?? '';
  await request(page, 'profile.remove', { profile: ben });
  await page.getByRole('button', { name: 'Play together' }).click();
  await page.getByRole('button', { name: 'All choices' }).click();
  await expect(page.getByRole('group', { name: 'Seat 2: Guest' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('nobody sits twice: whoever is chosen elsewhere changes places', async ({ app: { window: page } }) => {
  await adaAndBen(page);
  await page.getByRole('button', { name: 'Play together' }).click();
  await page.getByRole('button', { name: 'All choices' }).click();
  await page.getByLabel('Who sits at seat 2').selectOption('Ada');
  await expect(page.getByText('Ada and Guest have changed places.').first()).toBeVisible();
  await expect(page.getByRole('group', { name: 'Seat 1: Guest' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Seat 2: Ada' }).getByLabel('Plays with')).toHaveValue('keys-left');
});

test('three and four seats by keyboard alone', async ({ app: { window: page, complaints } }) => {
  await adaAndBen(page);
  await tabTo(page, page.getByRole('button', { name: 'Play together' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'All choices' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('radio', { name: '2: one against one' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('group', { name: 'Seat 3: Bibo' })).toBeVisible();
  // The chosen Chaser of the group, then the one before.
  await tabTo(page, page.getByRole('radio', { name: 'Guest chases first' }));
  await page.keyboard.press('ArrowUp');
  await tabTo(page, page.getByRole('slider', { name: 'How good it is' }));
  await page.keyboard.press('ArrowRight');
  await tabTo(page, page.getByRole('button', { name: 'Start', exact: true }));
  await page.keyboard.press('Enter');
  expect(await seated(page)).toEqual(['Ada: chaser', 'Guest: runner', 'Bibo: runner']);
  await leave(page);

  await tabTo(page, page.getByRole('button', { name: 'Play together' }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'All choices' }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('radio', { name: '3: one Chaser, two Runners' }));
  await page.keyboard.press('ArrowRight');
  const fourth = page.getByLabel('Who sits at seat 4');
  await tabTo(page, fourth);
  await page.keyboard.type('Ben');
  await expect(page.getByRole('group', { name: 'Seat 4: Ben' }).getByLabel('Plays with')).toHaveValue('keys-right');
  await tabTo(page, page.getByRole('button', { name: 'Start', exact: true }));
  await page.keyboard.press('Enter');
  // F1: with four the one on the left chases too.
  expect(await seated(page)).toEqual(['Ada: chaser', 'Guest: chaser', 'Bibo: runner', 'Ben: runner']);
  expect((await request(page, 'settings.read', {})).lastMatch.seats.map(({ device }) => device)).toEqual([
    'keys-left',
    'mouse',
    'keys-right',
    'keys-right',
  ]);
  expect(complaints).toEqual([]);
});

test('F2: of four players it is chosen who follows whom, and remembered', async ({ app: { window: page, complaints } }) => {
  await adaAndBen(page);
  await page.getByRole('button', { name: 'Play together' }).click();
  await page.getByRole('button', { name: 'All choices' }).click();
  const follows = page.getByRole('group', { name: 'Who follows whom' });
  await expect(follows).toHaveCount(0);
  await page.getByText('4: two against two').click();
  await page.getByRole('radio', { name: 'Ada chases first' }).check();
  await expect(follows.getByRole('radio').first()).toBeChecked();
  await follows.getByText('Ada follows').last().click();
  await expect(page.getByText('Each Chaser follows the Runner on the seat beside, in later rounds too.')).toBeVisible();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await seated(page);
  // The first Runner sits beside the second Chaser, the second beside the first.
  expect((await request(page, 'match.current', {}))?.table.paths.map(({ chaser }) => chaser)).toEqual([1, 0]);
  await leave(page);
  await page.getByRole('button', { name: 'Play together' }).click();
  await page.getByRole('button', { name: 'All choices' }).click();
  await expect(follows.getByRole('radio').last()).toBeChecked();
  expect(complaints).toEqual([]);
});

test('whoever is new sees how to play first, and then the match that was arranged', async ({ app: { window: page } }) => {
  await page.getByRole('button', { name: 'Play together' }).click();
  await page.getByRole('button', { name: 'All choices' }).click();
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('Who sits at seat 2').selectOption('A bot');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Skip' }).click();
  expect(await seated(page)).toEqual(['Ada: runner', 'Lulu: chaser']);
  expect((await request(page, 'settings.read', {})).lastMatch.seats[0]?.device).toBe('all');
});

test('a pressed gamepad lights up at the seat that has it, and one that nobody has says so', async ({ app: { window: page } }) => {
  await adaAndBen(page);
  await plugIn(page, [0, 1]);
  await page.getByRole('button', { name: 'Play together' }).click();
  await page.getByRole('button', { name: 'All choices' }).click();
  const second = page.getByRole('group', { name: 'Seat 2: Guest' });
  await second.getByLabel('Plays with').selectOption('Gamepad 3');
  await expect(second.getByText('Gamepad 3 does not show yet.')).toBeVisible();
  await second.getByLabel('Plays with').selectOption('Gamepad 2');
  await expect(second.getByText('Gamepad 2 is there.')).toBeVisible();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const refused = page.getByText('Guest: press any button of Gamepad 2, to show that it is yours.');
  await expect(refused.first()).toBeVisible();
  await setButton(page, 1, 0, true);
  await expect(second).toHaveClass(/\blit\b/);
  // What was wanted is there: nothing says any more that it is not.
  await expect(refused.and(page.locator('p:not(.visually-hidden)'))).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Seat 1: Ada' })).not.toHaveClass(/\blit\b/);
  await setButton(page, 1, 0, false);
  await expect(second).not.toHaveClass(/\blit\b/);
  await setButton(page, 0, 0, true);
  await expect(page.getByText('That is gamepad 1, and nobody has it. Choose it at a seat.').first()).toBeVisible();
});

/** Loses a match's first round as Runner: two Starting tiles go down, and no other follows them. */
async function loseAsRunner(page: Page, seed: string): Promise<void> {
  const { match, seats } = await request(page, 'match.start', { role: 'runner', level: 10, seed });
  const view = seats[0]?.view;
  const tiles = (view?.hand?.starts ?? []).map((tile, at) => ({
    tile,
    cell: { x: view?.prison.x ?? 0, y: (view?.prison.y ?? 0) - 1 - at },
    rotation: 0 as const,
  }));
  await request(page, 'table.act', { match, seat: 0, act: { type: 'open', tiles } });
  await expect.poll(async () => (await request(page, 'match.current', {}))?.verdict?.verdict.winner, { timeout: 20_000 }).toBe('chasers');
  await request(page, 'match.leave', { match });
}

test('Runners who lose again and again are offered a head start (V1), here and against one bot', async ({ app: { window: page } }) => {
  await request(page, 'settings.change', { introduced: true });
  await page.getByRole('button', { name: 'Play together' }).click();
  await page.getByRole('button', { name: 'All choices' }).click();
  await expect(page.getByRole('switch', { name: 'Head start' })).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Give them a head start' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Back' }).click();
  for (const seed of ['one', 'two', 'three']) await loseAsRunner(page, seed);

  await page.getByRole('button', { name: 'Play together' }).click();
  await page.getByRole('button', { name: 'All choices' }).click();
  await page.getByRole('button', { name: 'Give them a head start' }).click();
  await expect(page.getByRole('switch', { name: 'Head start' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Give them a head start' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Against one bot' }).click();
  await page.getByText('Runner', { exact: true }).click();
  await page.getByRole('button', { name: 'Give them a head start' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('listbox', { name: 'Starting tiles' }).waitFor();
  expect((await request(page, 'match.current', {}))?.rules.startingTiles).toBe(3);
});

test('a match that was killed in the middle of a round is gone on with from the first screen', async ({ dataFolder }) => {
  const before = await launch(dataFolder);
  await request(before.window, 'settings.change', { introduced: true, lastMatch: { ...DEFAULT_MATCH, firstChaser: 0 } });
  await before.window.getByRole('button', { name: 'Play together' }).click();
  await before.window.getByRole('button', { name: 'All choices' }).click();
  await before.window.getByLabel('Who sits at seat 2').selectOption('A bot');
  await before.window.getByRole('button', { name: 'Start', exact: true }).click();
  await expect.poll(async () => (await request(before.window, 'match.current', {}))?.table.phase, { timeout: 20_000 }).toBe('running');
  const { match = '' } = (await request(before.window, 'match.current', {})) ?? {};
  await request(before.window, 'table.act', { match, seat: 0, act: { type: 'mark', symbol: 'star' } });
  const lay = (await request(before.window, 'match.current', {}))?.table.paths[0];
  await before.kill();

  const after = await launch(dataFolder);
  try {
    await expect(after.window.getByText('Guest 0 : 0 Lulu, round 1')).toBeVisible();
    await after.window.getByRole('button', { name: 'Go on with the match' }).click();
    await after.window.getByRole('heading', { name: /^Round 1/, level: 1 }).waitFor({ state: 'attached' });
    const current = await request(after.window, 'match.current', {});
    expect(current?.match).toBe(match);
    expect(current?.table.paused).toBe(true);
    expect(current?.table.paths[0]?.marks).toEqual(lay?.marks);
    expect(current?.table.paths[0]?.tiles.slice(0, lay?.tiles.length)).toEqual(lay?.tiles);

    // The list of replays has it too, and whoever does not want it starts something else.
    await leave(after.window);
    await after.window.getByRole('button', { name: 'Replays' }).click();
    await expect(after.window.getByRole('button', { name: /^Go on with the match of / })).toHaveCount(1);
    await after.window.getByRole('button', { name: /^Go on with the match of / }).click();
    await after.window.getByRole('heading', { name: /^Round 1/, level: 1 }).waitFor({ state: 'attached' });
    expect((await request(after.window, 'match.current', {}))?.match).toBe(match);
    expect(after.complaints).toEqual([]);
  } finally {
    await after.close();
  }
});
