/** Three people: who opens, alternate tiles, and an exchange of piles in its two steps (T1 to T3). */
import { createBot } from '../../../../src/main/games/chase/bots/create';
import { chanceOf } from '../../../../src/main/chance';
import { arrange, current, curtainStands, fanOf, place, planTiles, press, rightSymbol, toResult, viewOf, type Person } from './people';
import { expect, test } from '../../../e2e/app';

const ADA: Person = { name: 'Ada', device: 'mouse' };
const BEA: Person = { name: 'Bea', device: 'keys-left' };
const CARLA: Person = { name: 'Carla', device: 'keys-right' };

test('two Runners on one path: the opener plans alone, they alternate and exchange their piles; the Chaser catches them', async ({
  app: { window: page, complaints },
}) => {
  test.setTimeout(200_000);
  await arrange(page, [ADA, BEA, CARLA], { firstChaser: 0, seed: 'three seats' });
  expect((await current(page)).table.roles).toEqual(['chaser', 'runner', 'runner']);

  await test.step('T2: the Runners choose who opens before anybody sees a tile', async () => {
    await expect(page.getByRole('heading', { name: 'Who opens?' })).toBeVisible();
    await press(page, 'keys-right', 'runner', 'place');
    await expect(page.getByRole('heading', { name: 'Ada and Bea, please look away' })).toBeVisible();
    await curtainStands(page);
    await press(page, 'keys-left', 'runner', 'place');
    await expect(page.getByRole('heading', { name: 'Ada and Bea, please look away' })).toBeVisible();
    await press(page, 'keys-right', 'runner', 'place');
    const view = await viewOf(page, 2);
    const opening = createBot({ role: 'runner', level: 10, seat: 2, chance: chanceOf('three') })
      .observe(view, 0)
      ?.decide(view, 0);
    if (opening?.type !== 'open') throw new Error('The bot has no plan for its Starting tiles.');
    await planTiles(page, CARLA, view, opening.tiles);
    await expect.poll(async () => (await current(page)).table.phase).toBe('running');
  });

  expect((await current(page)).table.turn).toBe(1);
  await expect(page.getByText('Your turn')).toBeVisible();

  await test.step('T3: only whose turn it is calls an exchange, and both put their piles down', async () => {
    await expect(page.getByRole('button', { name: 'Carla: Exchange piles' })).toBeDisabled();
    const [own, other] = [(await viewOf(page, 1)).hand?.pile, (await viewOf(page, 2)).hand?.pile];
    await press(page, 'keys-left', 'runner', 'switch-pile');
    await expect(page.getByText("Waiting for Carla's pile.")).toBeVisible();
    await expect(page.getByText('Bea wants to exchange piles.').first()).toBeVisible();
    // It is taken up again, and put down anew.
    await press(page, 'keys-left', 'runner', 'switch-pile');
    await expect.poll(async () => (await current(page)).aside.exchangeCalledBy).toBe(null);
    await press(page, 'keys-left', 'runner', 'switch-pile');
    await expect.poll(async () => (await current(page)).aside.exchangeCalledBy).toBe(1);
    await press(page, 'keys-right', 'runner', 'switch-pile');
    await expect.poll(async () => (await viewOf(page, 1)).hand?.pile).toEqual(other);
    expect((await viewOf(page, 2)).hand?.pile).toEqual(own);
    await page.waitForTimeout(700); // The hands are busy.
  });

  await test.step('T2: they alternate', async () => {
    for (const [seat, person] of [
      [1, BEA],
      [2, CARLA],
    ] as const) {
      await expect.poll(async () => (await current(page)).table.turn).toBe(seat);
      const view = await viewOf(page, seat);
      const plan = createBot({ role: 'runner', level: 10, seat, chance: chanceOf('three') }).observe(view, view.t);
      const action = plan?.decide(view, plan.at);
      if (action?.type !== 'place') throw new Error('The bot does not place.');
      await place(page, person, view, action);
      await expect.poll(async () => (await current(page)).table.turn).not.toBe(seat);
    }
  });

  await test.step('Ada follows by mouse and catches both', async () => {
    const tiles = (await current(page)).table.paths[0]?.tiles.length ?? 0;
    for (let count = 0; count < tiles; count++) {
      const symbol = rightSymbol(await viewOf(page, 0));
      await page.getByRole('button', { name: new RegExp(`^Ada: ${symbol}, `) }).click();
      await expect.poll(async () => (await current(page)).table.paths[0]?.marks.length).toBe(count + 1);
    }
    expect((await current(page)).table.ending).toBe('caught');
  });
  await toResult(page, [ADA, BEA, CARLA]);
  expect((await current(page)).score.points).toEqual([1, 0, 0]);
  await expect(fanOf(page, 'Bea')).toHaveCount(0);
  expect(complaints).toEqual([]);
});
