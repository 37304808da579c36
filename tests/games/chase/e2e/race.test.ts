/** Racing a saved round in the real window: begun by a press, with the ghost's progress beside one's own, compared at the end, and gone on with. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { request } from '../../../accessibility/visits';
import { expect, test } from '../../../e2e/app';

const ID = '0192f0c8-7f1e-7abc-8def-0000000000ab';
const golden = JSON.parse(readFileSync(join(import.meta.dirname, '../../../fixtures/replays/two-trail-lost.lookout.json'), 'utf8')) as {
  rounds: { roles: string[]; events: { type: string; seat: number; t: number }[] }[];
};
const players = ['Ada', 'Bea'].map((name) => ({ name, kind: 'human' }));
const [round] = golden.rounds;
const chaser = round?.roles.indexOf('chaser') ?? 0;
const name = players[chaser]?.name ?? '';

async function bringIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Replays' }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'raced.lookout.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...golden, id: ID, players })),
  });
  await expect.poll(async () => (await request(page, 'replay.list', { offset: 0, limit: 10 })).total).toBe(1);
}

const stripOf = (page: Page) => page.getByRole('region', { name: /^Race against the ghost of/ });

test('a round is raced from the viewer at a chosen seat; what the ghost had done by then is told beside the table, and both are compared at the end', async ({
  app: { window: page, complaints },
}) => {
  await bringIn(page);
  await page.getByRole('button', { name: /Ada/ }).first().dblclick();
  await page.getByRole('button', { name: 'Learn', exact: true }).click();
  await page.getByRole('group', { name: 'You play as' }).getByRole('button', { name }).click();
  await page.getByRole('button', { name: 'Race this round' }).click();
  const strip = stripOf(page);
  await expect(strip).toHaveAccessibleName(`Race against the ghost of ${name}`);
  await expect(strip).toHaveText(new RegExp(`You 0.*Ghost of ${name} 0`));

  const first = round?.events.find((event) => event.type === 'mark' && event.seat === chaser);
  await expect(strip).toContainText(/[1-9]\d* markers? behind/, { timeout: 20_000 });
  const table = await request(page, 'match.current', {});
  expect(table?.clock.t).toBeGreaterThanOrEqual(first?.t ?? 0);
  // The table itself has no piece of it, and neither has what is read aloud of it.
  expect(JSON.stringify(table?.seats)).not.toContain('ghost');

  await request(page, 'table.give-up', { match: table?.match ?? '', seat: chaser });
  const compared = page.getByRole('table').filter({ hasText: 'Ghost' });
  await expect(compared).toBeVisible();
  const marks = round?.events.filter((event) => event.type === 'mark' && event.seat === chaser) ?? [];
  await expect(compared.getByRole('row', { name: new RegExp(`^Ghost ${String(marks.length)} `) })).toBeVisible();
  await expect(compared.getByRole('row', { name: /^You 0 / })).toBeVisible();
  expect(complaints).toEqual([]);
});
