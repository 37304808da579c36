/**
 * A round on either side and a Rush by what a screen reader has: roles and names, live words, and controls that are activated where they are.
 * Nothing is clicked by its place, and nothing is read off the picture.
 */
import type { Locator, Page } from '@playwright/test';
import { createBot } from '../../src/main/games/chase/bots/create';
import { chanceOf } from '../../src/main/chance';
import { directionTo, type Cell } from '../../src/rules/chase/compass';
import type { Placement } from '../../src/rules/chase/legality';
import type { RoundView } from '../../src/rules/chase/view';
import { skipScene } from '../../scripts/watch/scene.mjs';
import { expect, test } from '../e2e/app';
import { handOf } from '../games/chase/e2e/people';
import { anotherTile, read, shownTile, tileText } from '../games/chase/e2e/drill-screen';
import { request, startAsChaser, startAsRunner } from './visits';

const SIDES = { n: 'north', e: 'east', s: 'south', w: 'west' } as const;

/** Activates a control as a screen reader does: where it is, without a pointer. */
const activate = (control: Locator): Promise<void> => control.dispatchEvent('click');

/** Asks to hear something, by its button, and answers what the live region says. */
async function hear(page: Page, name: RegExp): Promise<string> {
  const region = page.locator('[role="alert"][aria-atomic="true"]');
  const before = (await region.textContent()) ?? '';
  await activate(page.getByRole('region', { name: 'Hear' }).getByRole('button', { name }));
  await expect(region).not.toHaveText(before === '' ? /^$/ : before);
  return ((await region.textContent()) ?? '').trim();
}

/** The symbol with the most witnesses who look where the words say. */
function readFrom(text: string): string {
  const towards = /count those who look (?:back, to the )?(north|east|south|west)/.exec(text)?.[1] ?? '';
  const sectors = [...text.matchAll(/Sector [a-z-]+, (\w+), \d witness(?:es)?: ([^.]+)\./g)];
  expect(sectors, text).toHaveLength(4);
  const count = (looks: string): number => looks.split(', ').filter((look) => look === towards).length;
  return sectors.reduce((best, each) => (count(each[2] ?? '') > count(best[2] ?? '') ? each : best))[1] ?? '';
}

async function look(page: Page): Promise<RoundView> {
  const seat = (await request(page, 'match.current', {}))?.seats[0];
  if (seat === undefined) throw new Error('Nobody plays in this window.');
  return seat.view;
}

test('a whole round as Chaser: hear the tile, choose the symbol', async ({ app: { window: page, complaints } }) => {
  test.setTimeout(240_000);
  await startAsChaser(page);
  expect(await hear(page, /^Hear what you hold/)).toBe('Markers left: 15 red, 15 blue.');
  expect(await hear(page, /^Hear who looks where/)).toMatch(/^north-west, \w+: .*south-west, \w+: /);
  expect(await hear(page, /^Hear how it stands/)).toMatch(/^Time: .*seconds?\. Found: .*: \d+ tiles? ahead\.$/);
  const over = page.getByRole('heading', { name: /^Tile 1 of/ });
  for (;;) {
    const { phase, paths } = await look(page);
    if (phase === 'over') break;
    const marks = paths[0]?.marks.length ?? 0;
    if (marks === paths[0]?.tiles.length) continue;
    const symbol = readFrom(await hear(page, /^Hear the tile/));
    await activate(page.getByRole('button', { name: new RegExp(`^${symbol}, \\d+ \\w+ markers? left`) }));
    await expect
      .poll(async () => {
        const now = await look(page);
        return now.phase === 'over' || now.paths[0]?.marks.length !== marks;
      })
      .toBe(true);
  }
  await over.waitFor();
  await activate(page.getByRole('button', { name: 'To the result' }));
  await expect(page.getByRole('heading', { name: /wins the chase$/ })).toBeVisible();
  await expect(page.getByText(/No marker of .* is wrong/)).toBeVisible();
  expect(complaints).toEqual([]);
});

/** Chooses the tile in the list, turns it, holds it over its cell and puts it, all by controls with names. */
async function put(page: Page, { tile, cell, rotation }: Placement, end: Cell, planning: boolean): Promise<void> {
  const at = handOf(await look(page)).indexOf(tile);
  const hand = page.getByRole('listbox', { name: /^(Starting tiles|Your pile)/ });
  await activate(hand.getByRole('option').nth(at));
  await expect(hand.getByRole('option').nth(at)).toHaveAttribute('aria-selected', 'true');
  // The first Starting tile is offered as it meets the Prison.
  const offered = Number(/, turned (\d+)°/.exec((await hand.getByRole('option').nth(at).getAttribute('aria-label')) ?? '')?.[1] ?? 0);
  const quarters = ((rotation - offered + 360) % 360) / 90;
  for (let turns = 0; turns < quarters; turns++) await activate(page.getByRole('button', { name: 'Turn right' }));
  const direction = directionTo(end, cell);
  if (direction === undefined) throw new Error('A cell away from the end of the path.');
  const cells = page.getByRole('region', { name: 'Cells for the tile in your hand' });
  const chosen = cells.getByRole('button', { name: new RegExp(`^Cell to the ${SIDES[direction]}`) });
  await activate(chosen);
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
  if (!planning) await activate(page.getByRole('button', { name: /^Place/ }));
  else await activate(page.getByRole('button', { name: /^Put it there/ }));
}

test('a whole round as Runner: plan, place, switch piles, reach the Hideout', async ({ app: { window: page, complaints } }) => {
  test.setTimeout(600_000);
  await startAsRunner(page);
  let view = await look(page);
  const bot = createBot({ role: 'runner', level: 10, seat: view.seat ?? 0, chance: chanceOf('by the table') });
  const opening = bot.observe(view, 0)?.decide(view, 0);
  if (opening?.type !== 'open') throw new Error('The bot has no plan for its Starting tiles.');
  let end = view.prison;
  for (const placement of opening.tiles) {
    await put(page, placement, end, true);
    end = placement.cell;
  }
  expect(await hear(page, /^Hear the tile/)).toMatch(/^Starting tile/);
  await activate(page.getByRole('button', { name: 'Go', exact: true }));

  const result = page.getByRole('heading', { name: 'Points' });
  const walk = page.getByRole('button', { name: /^To the result/ });
  const over = walk.or(result).first();
  await expect.poll(async () => (await look(page)).phase).toBe('running');
  expect(await hear(page, /^Hear what you hold/)).toMatch(/^Your pile, 14 tiles\. Other pile: 14\. Chosen, \d+ of 14: Tile/);
  for (;;) {
    if (await over.isVisible()) break;
    view = await look(page);
    if (view.phase === 'over') break;
    const plan = bot.observe(view, view.t);
    const action = plan?.decide(view, plan.at);
    if (action?.type === 'place') await put(page, action, view.paths[0]?.tiles.at(-1)?.cell ?? view.prison, false);
    else if (action?.type === 'switch-pile') await activate(page.getByRole('button', { name: /^Other pile/ }));
    else continue;
    const { t } = view;
    await expect.poll(async () => (await look(page)).t !== t || (await over.isVisible())).toBe(true);
  }
  await over.waitFor();
  if (await walk.isVisible()) await activate(walk);
  await expect(result).toBeVisible();
  await expect(page.getByText(/laid every tile right/)).toBeVisible();
  await skipScene(page);
  expect(complaints).toEqual([]);
});

test('a Rush: hear the question, choose the symbol, hear how it stands', async ({ app: { window: page, complaints } }) => {
  await activate(page.getByRole('button', { name: /^All drills/ }));
  await activate(page.getByRole('button', { name: /^Rush/ }));
  await expect(shownTile(page)).toHaveCount(1);
  for (let answered = 0; answered < 6; answered++) {
    const text = await tileText(page);
    const { right } = await read(page);
    const heard = await hear(page, /^Hear the tile/);
    expect(heard).toContain(text);
    expect(await hear(page, /^Hear who looks where/)).toMatch(/^north-west, \w+: \d/);
    expect(await hear(page, /^Hear how it stands/)).toMatch(
      new RegExp(`^\\d.* left\\. Score: .*\\. ${String(answered)} of ${String(answered)} right\\.`),
    );
    await activate(page.getByRole('button', { name: right[0] ?? '', exact: true }));
    await anotherTile(page, text);
  }
  await activate(page.getByRole('button', { name: 'Finish' }));
  await expect(page.getByText('6/6')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the keys to hear are bound like all others, and do nothing where there is nothing to hear', async ({ app: { window: page } }) => {
  const region = page.locator('[role="alert"][aria-atomic="true"]');
  await page.keyboard.press('KeyT');
  await expect(region).toHaveText('');
  await startAsChaser(page);
  await page.keyboard.press('KeyC');
  await expect(region).toHaveText(/^north-west, /);
  await request(page, 'settings.change', { keys: { ...(await request(page, 'settings.read', {})).keys, 'hear-hand': 'KeyZ' } });
  await page.keyboard.press('KeyZ');
  await expect(region).toHaveText('Markers left: 15 red, 15 blue.');
  await expect(page.getByRole('region', { name: 'Hear' }).getByRole('button', { name: /^Hear what you hold/ })).toHaveText(/Z\s*$/);
  // While time stands still the table is out of sight, and out of hearing.
  await page.keyboard.press('KeyP');
  await page.getByRole('heading', { name: 'Paused' }).waitFor();
  await expect(page.getByRole('region', { name: 'Hear' })).toHaveCount(0);
});
