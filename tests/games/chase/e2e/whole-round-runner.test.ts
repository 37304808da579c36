/** A whole round as Runner by mouse alone: the choices are those of a strong bot, every deed is a real movement of the mouse. */
import type { Page } from '@playwright/test';
import { createBot } from '../../../../src/main/games/chase/bots/create';
import { chanceOf } from '../../../../src/main/chance';
import type { Placement } from '../../../../src/rules/chase/legality';
import type { RoundView } from '../../../../src/rules/chase/view';
import { directionTo, type Cell } from '../../../../src/rules/chase/compass';
import { request } from '../../../accessibility/visits';
import { pressesCount, skipScene } from '../../../../scripts/watch/scene.mjs';
import { expect, test } from '../../../e2e/app';
import { handOf } from './people';
import { pointOf, seenPoint, turnIn } from './table-points';

/** Chooses the tile in the hand, turns it and puts it on its cell. */
async function put(page: Page, { tile, cell, rotation }: Placement, end: Cell): Promise<void> {
  const view = await look(page);
  const at = handOf(view).indexOf(tile);
  const option = page
    .getByRole('listbox', { name: /^(Starting tiles|Your pile)/ })
    .getByRole('option')
    .nth(at);
  const held = await seenPoint(option);
  await page.mouse.click(held.x, held.y);
  // The first tile is offered as it meets the Prison (P7): turned once, it stays as it is turned.
  const turn = page.getByRole('button', { name: 'Turn right' });
  if (view.phase === 'planning') await turn.click();
  while (turnIn(await option.getAttribute('aria-label')) !== rotation) await turn.click();
  const direction = directionTo(end, cell);
  if (direction === undefined) throw new Error('A cell away from the end of the path.');
  const { x, y } = await pointOf(page, direction);
  await page.mouse.click(x, y);
}

/** What this seat sees now. */
async function look(page: Page): Promise<RoundView> {
  const seat = (await request(page, 'match.current', {}))?.seats[0];
  if (seat === undefined) throw new Error('Nobody plays in this window.');
  return seat.view;
}

/** The end of the path, or the Prison. */
function endOf(view: RoundView): Cell {
  const tiles = view.paths[0]?.tiles ?? [];
  return tiles[tiles.length - 1]?.cell ?? view.prison;
}

test('a Runner plays a whole round by mouse', async ({ app: { window: page, complaints } }) => {
  test.setTimeout(600_000);
  await page.getByRole('button', { name: 'New round' }).click();
  await page.getByText('Runner', { exact: true }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const skip = page.getByRole('button', { name: 'Skip' });
  await skip
    .or(page.getByRole('listbox', { name: 'Starting tiles' }))
    .first()
    .waitFor();
  if (await skip.isVisible()) await skip.click();
  await page.getByRole('listbox', { name: 'Starting tiles' }).waitFor();

  let view = await look(page);
  const bot = createBot({ role: 'runner', level: 10, seat: view.seat ?? 0, chance: chanceOf('by mouse') });
  const opening = bot.observe(view, 0)?.decide(view, 0);
  if (opening?.type !== 'open') throw new Error('The bot has no plan for its Starting tiles.');
  let end = endOf(view);
  for (const placement of opening.tiles) {
    await put(page, placement, end);
    end = placement.cell;
  }
  await page.getByRole('button', { name: 'Go', exact: true }).click();

  // The walk along the path goes by itself, and may have come to the result while the mouse was still under way.
  const result = page.getByRole('heading', { name: 'Points' });
  const walk = page.getByRole('button', { name: /^To the result/ });
  const over = walk.or(result).first();
  await expect.poll(async () => (await look(page)).phase).toBe('running');
  for (;;) {
    if (await over.isVisible()) break;
    view = await look(page);
    if (view.phase === 'over') break;
    const plan = bot.observe(view, view.t);
    const action = plan?.decide(view, plan.at);
    if (action?.type === 'place') await put(page, action, endOf(view));
    else if (action?.type === 'switch-pile') await page.getByRole('button', { name: /^Other pile/ }).click();
    else continue;
    const { t } = view;
    await expect.poll(async () => (await look(page)).t !== t || (await over.isVisible())).toBe(true);
  }
  await over.waitFor();
  await pressesCount(page);
  if (await walk.isVisible()) await walk.click();
  await expect(result).toBeVisible();
  await expect(page.getByText(/laid every tile right/)).toBeVisible();
  await skipScene(page);
  await page.getByRole('button', { name: 'Home', exact: true }).click();
  await page.getByRole('button', { name: 'Replays' }).click();
  await expect(page.getByRole('button', { name: /^Open the match/ })).toHaveCount(1);
  expect(complaints).toEqual([]);
});
