/** Four people with gamepads: two paths, one Runner caught, and the other escaping alone (F4, F5). */
import type { Page } from '@playwright/test';
import { createBot } from '../../../../src/main/games/chase/bots/create';
import { chanceOf } from '../../../../src/main/chance';
import type { Placement } from '../../../../src/rules/chase/legality';
import {
  arrange,
  current,
  curtainStands,
  fanOf,
  place,
  planTiles,
  press,
  rightSymbol,
  showPad,
  toResult,
  viewOf,
  type Person,
} from './people';
import { markersCount } from '../../../accessibility/visits';
import { expect, test } from '../../../e2e/app';
import { plug, plugIn } from '../../../e2e/gamepads';

const PEOPLE: readonly Person[] = [
  { name: 'Ada', device: 'pad-1' },
  { name: 'Bea', device: 'pad-2' },
  { name: 'Carla', device: 'pad-3' },
  { name: 'Dino', device: 'pad-4' },
];
const CARLA = 2;
const DINO = 3;

function personAt(seat: number): Person {
  const person = PEOPLE[seat];
  if (person === undefined) throw new Error('Nobody sits there.');
  return person;
}

/** Plans for a Runner as a strong bot would; answers the plan, which the partner may see (F1). */
async function plan(page: Page, seat: number, partner: readonly Placement[]): Promise<readonly Placement[]> {
  const view = await viewOf(page, seat);
  const seen = {
    ...view,
    // The bot sees the partner's plan as if it lay there already.
    paths: view.paths.map((path, at) =>
      partner.length === 0 || at !== 0
        ? path
        : { ...path, runner: CARLA, tiles: partner.map((each, order) => ({ ...each, seat: CARLA, t: 0, order })) },
    ),
    tiles: { ...view.tiles, ...(await viewOf(page, CARLA)).tiles },
  };
  const withOwner = { ...seen, paths: seen.paths.map((path, at) => (partner.length > 0 && at === 1 ? { ...path, runner: DINO } : path)) };
  const action = createBot({ role: 'runner', level: 10, seat, chance: chanceOf('four') })
    .observe(withOwner, 0)
    ?.decide(withOwner, 0);
  if (action?.type !== 'open') throw new Error('The bot has no plan for its Starting tiles.');
  await planTiles(page, personAt(seat), view, action.tiles, partner);
  return action.tiles;
}

/** The Chaser of the path marks its next tile, rightly. */
async function mark(page: Page, path: 0 | 1): Promise<void> {
  const chaser = (await current(page)).table.paths[path]?.chaser ?? 0;
  const symbol = rightSymbol(await viewOf(page, chaser));
  const before = (await current(page)).table.paths[path]?.marks.length ?? 0;
  await markersCount(page);
  await press(page, personAt(chaser).device, 'chaser', `mark-${symbol}`);
  await expect.poll(async () => (await current(page)).table.paths[path]?.marks.length).toBe(before + 1);
}

/** Everybody presses start, and the round goes on after the countdown. */
async function everybodyReady(page: Page): Promise<void> {
  for (const { device } of PEOPLE) await press(page, device, 'runner', 'agree');
  await expect(page.getByRole('heading', { name: /^Going on in/ })).toBeVisible();
  await expect.poll(async () => (await current(page)).table.paused).toBe(false);
}

/** F7: Dino's bot wants the other pile: both put theirs down. */
async function exchange(page: Page): Promise<void> {
  await press(page, personAt(DINO).device, 'runner', 'switch-pile');
  await expect.poll(async () => (await current(page)).aside.exchangeCalledBy).toBe(DINO);
  await expect(
    page
      .getByText('Dino wants to exchange piles.')
      .or(page.getByText(/^Caught\./))
      .first(),
  ).toBeVisible();
  await press(page, personAt(CARLA).device, 'runner', 'switch-pile');
  await expect.poll(async () => (await current(page)).aside.exchangeCalledBy).toBe(null);
  await page.waitForTimeout(700); // T3: the hands are busy.
}

async function escape(page: Page): Promise<void> {
  let view = await viewOf(page, DINO);
  const bot = createBot({ role: 'runner', level: 10, seat: DINO, chance: chanceOf('four') });
  for (let count = 0; view.phase === 'running' && count < 400; count++) {
    const next = bot.observe(view, view.t);
    const action = next?.decide(view, next.at);
    const before = view.t;
    if (action?.type === 'place') await place(page, personAt(DINO), view, action);
    else if (action?.type === 'exchange') await exchange(page);
    else continue;
    await expect.poll(async () => (await current(page)).table.t !== before).toBe(true);
    view = await viewOf(page, DINO);
  }
}

test('F4, F5: one Runner is caught and the other escapes alone, all by gamepads, one of which is lost and found', async ({
  app: { window: page, complaints },
}) => {
  test.setTimeout(300_000);
  await plugIn(page, [0, 1, 2, 3]);
  await arrange(page, PEOPLE, { firstChaser: 0, seed: 'four seats', perfectPlan: true });
  expect((await current(page)).table.roles).toEqual(['chaser', 'chaser', 'runner', 'runner']);

  await test.step('both Runners plan one after the other behind the same curtain', async () => {
    await expect(page.getByRole('heading', { name: 'Ada and Bea, please look away' })).toBeVisible();
    await press(page, 'pad-1', 'chaser', 'mark-diamond'); // The same button in another hand does nothing.
    await expect(fanOf(page, 'Carla')).toHaveCount(0);
    await curtainStands(page);
    await press(page, 'pad-3', 'runner', 'place');
    await expect(fanOf(page, 'Carla')).toBeVisible();
    await expect(fanOf(page, 'Dino')).toHaveCount(0);
    const first = await plan(page, CARLA, []);
    await expect(fanOf(page, 'Dino')).toBeVisible();
    await plan(page, DINO, first);
    await expect(page.getByRole('heading', { name: 'Look back!' })).toBeVisible();
    // Nobody starts without a device: the curtain falls again, and the plans stay.
    await plug(page, 3, false);
    await expect(page.getByRole('heading', { name: 'Ada and Bea, please look away' })).toBeVisible();
    await page.waitForTimeout(3500);
    expect((await current(page)).table.phase).toBe('planning');
    await plug(page, 3, true);
    await expect(page.getByText('Dino: press a button on your own gamepad.')).toBeVisible();
    await showPad(page, 'pad-4');
    await expect(page.getByText('Dino: press a button on your own gamepad.')).toHaveCount(0);
    await curtainStands(page);
    await press(page, 'pad-3', 'runner', 'place');
    await expect(fanOf(page, 'Carla')).toBeVisible();
    await press(page, 'pad-3', 'runner', 'place');
    await expect(fanOf(page, 'Dino')).toBeVisible();
    await press(page, 'pad-4', 'runner', 'place');
    await expect(page.getByRole('heading', { name: 'Look back!' })).toBeVisible();
    await expect.poll(async () => (await current(page)).table.phase).toBe('running');
  });

  await test.step('a gamepad is lost, which pauses for everybody, and comes again', async () => {
    await plug(page, 3, false);
    await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
    await expect(page.getByText(/^Dino: Gamepad 4 is not there\./)).toBeVisible();
    await plug(page, 3, true);
    await expect(page.getByText(/^Dino: Gamepad 4 is not there\./)).toHaveCount(0);
    await showPad(page, 'pad-4');
    await everybodyReady(page);
  });

  await test.step('F2: a Chaser hands the other a marker', async () => {
    const before = (await current(page)).table.paths.map(({ supply }) => supply.red);
    await press(page, 'pad-1', 'chaser', 'hand-over');
    await press(page, 'pad-1', 'chaser', 'mark-triangle');
    await expect.poll(async () => (await current(page)).table.paths.map(({ supply }) => supply.red).join()).not.toBe(before.join());
    expect((await current(page)).table.paths.reduce((sum, { supply }) => sum + supply.red, 0)).toBe(15);
  });

  await mark(page, 0);
  await mark(page, 0);
  expect((await current(page)).table.paths[0]?.caught).toBe(true);
  await expect(page.getByText('Caught. Dino goes on alone; the items found still count.')).toBeVisible();
  await mark(page, 1);
  await escape(page);
  await toResult(page, PEOPLE);
  const over = await current(page);
  expect(over.table.ending).toBe('hideout');
  expect(over.score.points).toEqual([0, 0, 1, 1]); // F5: each Runner gets 1 Small.
  expect(complaints).toEqual([]);
});
