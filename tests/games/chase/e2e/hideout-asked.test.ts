/** P10: a Hideout that would lose the round is asked about once, whatever it is put with; and an opened pile covers itself (P8). */
import type { Page } from '@playwright/test';
import { request } from '../../../accessibility/visits';
import { expect, launch, test } from '../../../e2e/app';
import { plugIn } from '../../../e2e/gamepads';
import { arrange, current, fanOf, handOf, lookAtPile, openAll, press, viewOf, type Person } from './people';
import { pointOf, seenPoint } from './table-points';

const ADA: Person = { name: 'Ada', device: 'keys-left' };
const RUNNERS: readonly Person[] = [
  { name: 'Bea', device: 'keys-right' },
  { name: 'Bea', device: 'mouse' },
  { name: 'Bea', device: 'pad-1' },
];
const ASKED = /^There you lose: /;

/** Chooses a tile by its place in the hand, and puts it north of the path's end. */
async function put(page: Page, { name, device }: Person, at: number): Promise<void> {
  const tile = fanOf(page, name).getByRole('option').nth(at);
  if (device === 'mouse') {
    const { x, y } = await seenPoint(tile);
    await page.mouse.click(x, y);
    const cell = await pointOf(page, 'n');
    await page.mouse.click(cell.x, cell.y);
    return;
  }
  while ((await tile.getAttribute('aria-selected')) !== 'true') await press(page, device, 'runner', 'hand-next');
  for (const deed of ['cell-next', 'place'] as const) await press(page, device, 'runner', deed);
}

for (const runner of RUNNERS)
  test(`a Hideout that is too early is asked about once, and then meant: ${runner.device}`, async ({ dataFolder }) => {
    const { window: page, complaints, close } = await launch(dataFolder, { width: 1024, height: 640 });
    try {
      await plugIn(page, [0]);
      await arrange(page, [ADA, runner], { firstChaser: 0, seed: 'hands' });
      await openAll(page);
      await lookAtPile(page, runner);
      const view = await viewOf(page, 1);
      const kinds = handOf(view).map((tile) => view.tiles[tile]?.kind);
      // An own tile covers the pile again.
      await put(page, runner, kinds.indexOf('route'));
      await expect.poll(async () => (await current(page)).table.paths[0]?.tiles.length).toBe(3);
      await expect(fanOf(page, runner.name).getByRole('option').first()).toHaveAttribute('aria-label', /face down/);
      await lookAtPile(page, runner);
      const now = await viewOf(page, 1);
      const hideout = handOf(now).findIndex((tile) => now.tiles[tile]?.kind === 'hideout');
      expect(hideout).not.toBe(-1);
      await put(page, runner, hideout);
      const told = page.getByRole('region', { name: /^Bea: Your pile/ }).getByText(ASKED);
      await expect(told).toBeVisible();
      expect((await current(page)).table.phase).toBe('running');
      if (runner.device === 'mouse') await put(page, runner, hideout);
      else await press(page, runner.device, 'runner', 'place');
      await expect.poll(async () => (await current(page)).table.ending).toBe('hideout');
      expect(complaints).toEqual([]);
    } finally {
      await close();
    }
  });

test('whoever plays to win is not asked: a switch among the rules', async ({ app: { window: page } }) => {
  const [runner] = RUNNERS as readonly [Person];
  await request(page, 'settings.change', { asksHideout: false });
  await page.getByRole('button', { name: 'Play together' }).click();
  await page.getByRole('button', { name: 'All choices' }).click();
  await expect(page.getByRole('switch', { name: /^Ask before a wrong Hideout/ })).not.toBeChecked();
  await page.keyboard.press('Escape');
  await arrange(page, [ADA, runner], { firstChaser: 0, seed: 'hands' });
  await openAll(page);
  const view = await viewOf(page, 1);
  await put(
    page,
    runner,
    handOf(view).findIndex((tile) => view.tiles[tile]?.kind === 'hideout'),
  );
  await expect.poll(async () => (await current(page)).table.ending).toBe('hideout');
});
