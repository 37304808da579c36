/** How large the tile is that a Chaser has to read (M1): the panel shows it, so however long the path grows nobody sees it smaller. */
import type { Page } from '@playwright/test';
import { expect } from '../../../e2e/app';
import { plugIn } from '../../../e2e/gamepads';
import { sized, testOnOneApp } from '../../../e2e/one-app';
import { arrange, current, openAll, type Person } from './people';
import { request } from '../../../accessibility/visits';

const test = testOnOneApp();

/** `guessed`: where a caught Runner's hand lay (F4), which is lower than a Chaser's panel. */
const LARGE = { width: 1280, height: 800, tile: 200, guessed: 125 };
const SMALL = { width: 1024, height: 640, tile: 110, guessed: 110 };

const ADA: Person = { name: 'Ada', device: 'keys-left' };
const BEA: Person = { name: 'Bea', device: 'keys-right' };
const CIA: Person = { name: 'Cia', device: 'mouse' };
const DAN: Person = { name: 'Dan', device: 'pad-1' };
const bot = (name: string): Person => ({ name, device: 'mouse', bot: 1 });

/** The first people chase, two of four and one of fewer. */
const TABLES: Readonly<Record<string, readonly Person[]>> = {
  'one against a bot': [ADA, bot('Bo')],
  'two people': [ADA, CIA],
  'three people': [ADA, BEA, CIA],
  'two Chasers against bots': [ADA, BEA, bot('Bo'), bot('Mo')],
  'four people': [ADA, BEA, CIA, DAN],
};

/** Buttons for symbols that reach out of the window or lie below something else. */
function outOfReach(page: Page): Promise<readonly string[]> {
  return page.locator('.pad button.symbol').evaluateAll((all) =>
    all.flatMap((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return inside && over !== null && button.contains(over) ? [] : [button.getAttribute('aria-label') ?? 'a button'];
    }),
  );
}

for (const { tile, guessed: _, ...size } of [LARGE, SMALL])
  for (const [name, people] of Object.entries(TABLES))
    test(`M1: the tile to read has ${String(tile)} pixels and more at ${String(size.width)}×${String(size.height)}: ${name}`, async ({
      app,
    }) => {
      const page = await sized(app, size);
      // Nobody here joins on: the panels have the room that the cells to join on to would need.
      const least = name === 'two Chasers against bots' ? Math.max(tile, 150) : tile;
      await plugIn(page, [0]);
      await arrange(page, people, { firstChaser: 0, seed: 'reading room' });
      const rooms = page.locator('[data-size]');
      await expect(rooms).toHaveCount(people.length === 4 ? 2 : 1);
      for (const room of await rooms.all()) {
        await expect(room).toBeInViewport({ ratio: 1 });
        await expect.poll(async () => Number(await room.getAttribute('data-size'))).toBeGreaterThanOrEqual(least);
      }
      expect(await outOfReach(page)).toEqual([]);
    });

/** Tables of four of which the first Chaser and the first Runner are people. */
const ONLOOKERS: Readonly<Record<string, readonly Person[]>> = {
  'four people': [ADA, BEA, CIA, DAN],
  'three people and a bot': [ADA, bot('Bo'), CIA, BEA],
};

for (const { tile, guessed, ...size } of [LARGE, SMALL])
  for (const [name, people] of Object.entries(ONLOOKERS))
    test(`F4: what is guessed stands where the finished panels stood at ${String(size.width)}×${String(size.height)}: ${name}`, async ({
      app,
    }) => {
      const page = await sized(app, size);
      await plugIn(page, [0]);
      await arrange(page, people, { firstChaser: 0, seed: 'reading room' });
      await openAll(page);
      const boxOf = (label: string) => page.getByRole('region', { name: label }).boundingBox();
      const before = [await boxOf('Ada: Put a marker'), await boxOf('Cia: Your pile')];
      const { match } = await current(page);
      for (let marks = 0; marks < 2; marks++) await request(page, 'table.act', { match, seat: 0, act: { type: 'mark', symbol: 'star' } });
      const panels = ['Ada: Guess along', 'Cia: Guess along'];
      for (const [at, label] of panels.entries()) {
        const panel = page.getByRole('region', { name: label });
        await expect(panel.locator('canvas').first()).toBeVisible();
        const room = panel.locator('[data-size]');
        await expect(room).toBeInViewport({ ratio: 1 });
        await expect.poll(async () => Number(await room.getAttribute('data-size'))).toBeGreaterThanOrEqual(at === 0 ? tile : guessed);
        expect(await panel.evaluate((each) => [each.scrollHeight - each.clientHeight, each.scrollWidth - each.clientWidth])).toEqual([
          0, 0,
        ]);
      }
      expect([await boxOf('Ada: Guess along'), await boxOf('Cia: Guess along')]).toEqual(before);
      expect(await outOfReach(page)).toEqual([]);
    });
