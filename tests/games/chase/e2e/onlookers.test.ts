/** F4: whoever is done with a path guesses the other one's markers on the side, by real keys, and nobody who plays sees anything of it. */
import type { Locator, Page } from '@playwright/test';
import { readingOf } from '../../../../src/rules/chase/marking';
import { legalSymbols, SYMBOLS, type ChaseSymbol } from '../../../../src/rules/chase/tile';
import { examine, expectInside } from '../../../accessibility/examine';
import { markersCount, request } from '../../../accessibility/visits';
import { expect, test } from '../../../e2e/app';
import { plugIn } from '../../../e2e/gamepads';
import { arrange, current, fanOf, openAll, press, toResult, viewOf, type Person } from './people';

const ADA: Person = { name: 'Ada', device: 'keys-left' };
const BEA: Person = { name: 'Bea', device: 'mouse' };
const CIA: Person = { name: 'Cia', device: 'keys-right' };
const DAN: Person = { name: 'Dan', device: 'pad-1' };

/** The symbols that are right on a tile of the second path, as it lies now. */
async function rightOn(page: Page, index: number): Promise<readonly ChaseSymbol[]> {
  const view = await viewOf(page, 0);
  const [, path] = view.paths;
  const placed = path?.tiles[index];
  const face = placed && view.tiles[placed.tile];
  if (path === undefined || placed === undefined || face === undefined) throw new Error('No such tile lies there.');
  return legalSymbols(face, placed.rotation, readingOf(view, path, index).direction);
}

/** A further tile of the second path, to the south. */
async function further(page: Page, seat: number): Promise<void> {
  const { match, table } = await current(page);
  const end = table.paths[1]?.tiles.at(-1)?.cell ?? table.prison;
  const { hand, tiles } = await viewOf(page, seat);
  const tile = hand?.pile.find((id) => tiles[id]?.kind !== 'hideout') ?? '';
  const act = { type: 'place', tile, cell: { x: end.x, y: end.y + 1 }, rotation: 0 } as const;
  await request(page, 'table.act', { match, seat, act });
}

/** Who has guessed what: positions by seat. */
const guessed = async (page: Page): Promise<readonly (readonly number[])[]> =>
  (await current(page)).seats.map(({ aside }) => aside.guessed);

/** What can be seen of a panel's symbols. */
const looksOf = (panel: Locator): Promise<string> =>
  panel
    .locator('.pad')
    .evaluate((pad) =>
      [...pad.querySelectorAll('button')].map(({ className, ariaPressed, ariaLabel }) => [className, ariaPressed, ariaLabel].join()).join(),
    );

/** Both markers of the first path: the second one catches. */
async function catchFirst(page: Page): Promise<void> {
  await markersCount(page);
  for (const symbol of ['mark-star', 'mark-diamond'] as const) await press(page, ADA.device, 'chaser', symbol);
  await expect.poll(async () => (await current(page)).table.paths[0]?.caught).toBe(true);
}

test('F4: a caught Runner and her Chaser guess with their halves of the keyboard, and it is counted after the round', async ({
  app: { window: page, complaints },
}) => {
  const people = [ADA, BEA, CIA, DAN];
  await plugIn(page, [0]);
  await arrange(page, people, { firstChaser: 0, seed: 'onlookers' });
  await openAll(page);
  await further(page, 3);
  await further(page, 3);
  const ada = page.getByRole('region', { name: 'Ada: Guess along' });
  const cia = page.getByRole('region', { name: 'Cia: Guess along' });
  const bea = page.getByRole('region', { name: 'Bea: Put a marker' });
  await expect(bea).toBeVisible();
  await catchFirst(page);
  for (const panel of [ada, cia]) await expect(panel).toContainText('Guess tile 1: count those who look');
  for (const panel of [ada, cia]) for (const button of await panel.locator('.pad button').all()) await expect(button).toBeEnabled();
  expect(await guessed(page)).toEqual([[], [], [], []]);

  await test.step('a guess says that it was taken, and nothing more, to nobody else', async () => {
    const [right = 'star'] = await rightOn(page, 0);
    const before = [await looksOf(ada), await bea.innerHTML()];
    await press(page, ADA.device, 'chaser', `mark-${right}`);
    await expect(ada).toContainText('Guessed.');
    expect([await looksOf(ada), await bea.innerHTML()]).toEqual(before);
    await expect.poll(() => guessed(page)).toEqual([[1], [], [], []]);
    await expect(ada).toContainText('Guess tile 2: count those who look');
    await expect(cia).toContainText('Guess tile 1: count those who look');
    expect((await current(page)).table.paths[1]?.marks).toEqual([]);
  });

  await test.step('the Runner has the keys of a Chaser, and her pile still', async () => {
    const right = await rightOn(page, 0);
    const wrong = SYMBOLS.find((symbol) => !right.includes(symbol)) ?? 'star';
    await press(page, CIA.device, 'onlooker', `mark-${wrong}`);
    await expect.poll(() => guessed(page)).toEqual([[1], [], [1], []]);
    // Held for longer than a tap, which would leave the pile open.
    await page.keyboard.down('Quote');
    await expect(fanOf(page, 'Cia')).toBeVisible();
    await page.waitForTimeout(350);
    await page.keyboard.up('Quote');
    await expect(fanOf(page, 'Cia')).toHaveCount(0);
    await press(page, CIA.device, 'onlooker', 'switch-pile');
    await expect.poll(async () => (await current(page)).aside.exchangeCalledBy).toBe(2);
    await press(page, CIA.device, 'onlooker', 'switch-pile');
  });

  await test.step('what the Chaser has marked meanwhile is guessed no more; the last tile only once it is next', async () => {
    const { match } = await current(page);
    const mark = async (): Promise<void> => {
      await request(page, 'table.act', { match, seat: 1, act: { type: 'mark', symbol: (await rightOn(page, 0))[0] ?? 'star' } });
    };
    await mark();
    await expect(cia).toContainText('Guess tile 2: count those who look');
    for (const index of [1, 2]) {
      await press(page, ADA.device, 'chaser', `mark-${(await rightOn(page, index))[0] ?? 'star'}`);
      await expect.poll(async () => (await guessed(page))[0]).toContain(index + 1);
    }
    await expect(ada).toContainText('All guessed. Wait for the next tile.');
    await mark();
    await mark();
    await expect(ada).toContainText('Guess final tile 4: count those who look back');
    await mark();
  });

  await toResult(page, people);
  const result = page.getByRole('region', { name: 'The result' });
  await expect(result).toContainText('Ada guessed 3 of 3 right while looking on.');
  await expect(result).toContainText('Cia guessed along while looking on: 0 of 1 right this time.');
  expect(complaints).toEqual([]);
});

test('F4: three people beside a bot: a guess by mouse lights nothing, and pauses hide what there is to guess', async ({
  app: { window: page, electron, complaints },
}) => {
  const people = [
    { ...ADA, device: 'mouse' as const },
    { ...BEA, device: 'keys-left' as const, bot: 1 },
    CIA,
    { ...DAN, device: 'keys-left' as const },
  ];
  await arrange(page, people, { firstChaser: 0, seed: 'onlookers' });
  await openAll(page);
  const marker = page.getByRole('region', { name: 'Ada: Put a marker' });
  for (const name of [/star/, /diamond/]) await marker.getByRole('button', { name }).click();
  const ada = page.getByRole('region', { name: 'Ada: Guess along' });
  await expect(ada.getByRole('button', { name: 'Ada: Guess star' })).toBeEnabled();
  await test.step('in every theme and in the smallest window there is nothing that axe finds serious, and nothing is cut off', async () => {
    await electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setContentSize(1024, 640));
    for (const theme of ['day', 'contrast', 'night'] as const) {
      await request(page, 'settings.change', { theme });
      await examine(page, `guessing, ${theme}`);
    }
    await expectInside(page, 'guessing');
  });
  const before = await looksOf(ada);
  const lit = (): Promise<string> =>
    ada.getByRole('button', { name: 'Ada: Guess star' }).evaluate((button) => getComputedStyle(button).borderColor);
  const dark = await lit();
  await ada.getByRole('button', { name: 'Ada: Guess star' }).hover();
  expect(await lit()).toBe(dark);
  await ada.getByRole('button', { name: 'Ada: Guess star' }).click();
  await expect.poll(async () => (await guessed(page))[0]).toEqual([1]);
  expect([await looksOf(ada), await lit()]).toEqual([before, dark]);
  // Of two tiles the last one is not to be guessed before the bot is there.
  await expect(ada).toContainText('All guessed. Wait for the next tile.');
  await press(page, CIA.device, 'onlooker', 'agree');
  await press(page, 'keys-left', 'runner', 'agree');
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  for (const button of await ada.locator('.pad button').all()) await expect(button).toBeDisabled();
  expect(complaints).toEqual([]);
});
