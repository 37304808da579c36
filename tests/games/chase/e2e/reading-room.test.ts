/** How large the tile is that a Chaser has to read (M1): the panel shows it, so however long the path grows nobody sees it smaller. */
import type { Page } from '@playwright/test';
import { launch, test, expect } from '../../../e2e/app';
import { plugIn } from '../../../e2e/gamepads';
import { arrange, type Person } from './people';

const LARGE = { width: 1280, height: 800, tile: 200 };
const SMALL = { width: 1024, height: 640, tile: 110 };

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

for (const { tile, ...size } of [LARGE, SMALL])
  for (const [name, people] of Object.entries(TABLES))
    test(`M1: the tile to read has ${String(tile)} pixels and more at ${String(size.width)}×${String(size.height)}: ${name}`, async ({
      dataFolder,
    }) => {
      const { window: page, close } = await launch(dataFolder, size);
      try {
        await plugIn(page, [0]);
        await arrange(page, people, { firstChaser: 0, seed: 'reading room' });
        const rooms = page.locator('[data-size]');
        await expect(rooms).toHaveCount(people.length === 4 ? 2 : 1);
        for (const room of await rooms.all()) {
          await expect(room).toBeInViewport({ ratio: 1 });
          await expect.poll(async () => Number(await room.getAttribute('data-size'))).toBeGreaterThanOrEqual(tile);
        }
        expect(await outOfReach(page)).toEqual([]);
      } finally {
        await close();
      }
    });
