/** A Runner who is helped along is told what is wrong with a plan before it goes (P9). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { chanceOf, roundSeed } from '../../../../src/main/chance';
import { dealRound, STANDARD_RULES } from '../../../../src/rules/chase/deal';
import type { TileSet } from '../../../../src/rules/chase/tile';
import { DEFAULT_MATCH } from '../../../../src/shared/chase/match-choice';
import { type SeatChoice } from '../../../../src/shared/seats';
import { request } from '../../../accessibility/visits';
import { expect, test } from '../../../e2e/app';

/** What the window says of the plan; what was asked before is answered by then. */
async function told(page: Page): Promise<string> {
  await request(page, 'match.current', {});
  return (await page.getByText(/^(Tile \d: |Ready\. |Choose a cell )/).textContent()) ?? '';
}

/** A deal whose Runner draws first what does not fit the Prison every way round. */
function seedOfOffCentre(): string {
  const { tiles } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../resources/chase/tiles.json'), 'utf8')) as {
    tiles: TileSet;
  };
  for (let number = 0; ; number++) {
    const seed = `help along ${String(number)}`;
    const { starts } = dealRound({ rules: STANDARD_RULES, roles: ['runner', 'chaser'], tiles }, chanceOf(roundSeed(seed, 1)));
    const exits = Object.values(tiles[starts?.[0]?.[0] ?? '']?.exits ?? {});
    if (exits.some((exit) => exit !== undefined && exit.at !== 'centre')) return seed;
  }
}

test('P9, S5: a plan that breaks a rule says so as it lies, does not go, and goes once it is mended', async ({
  app: { window: page, complaints },
}) => {
  const seat: SeatChoice = { kind: 'guest', profile: null, guest: 'Ada', level: 1, assist: true, aids: {}, device: 'all' };
  const seats = [seat, { ...seat, kind: 'bot' as const, assist: false }];
  await request(page, 'settings.change', { introduced: true, lastMatch: { ...DEFAULT_MATCH, seats } });
  await page.getByRole('button', { name: 'Play together' }).click();
  await page.getByRole('button', { name: 'All choices' }).click();
  await page.getByLabel('Seed').fill(seedOfOffCentre());
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('listbox', { name: 'Starting tiles' }).waitFor();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect.poll(() => told(page)).toMatch(/^(Choose|Tile 1)/);
  await page.keyboard.press('ArrowLeft');
  // Off-centre streets do not fit the Prison: some way round shows one.
  for (let turn = 0; turn < 4 && !(await told(page)).startsWith('Tile 1'); turn++) await page.keyboard.press('KeyE');
  await expect.poll(() => told(page)).toMatch(/^Tile 1: The first tile does not fit the Prison/);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Go/ })).toBeEnabled();
  await page.getByRole('button', { name: /^Go/ }).click();
  await expect(page.getByText(/^That does not work\. The first tile does not fit the Prison/).first()).toBeVisible();
  expect((await request(page, 'match.current', {}))?.table.phase).toBe('planning');

  await page.keyboard.press('ArrowLeft');
  for (let turn = 0; turn < 4 && (await told(page)).startsWith('Tile 1'); turn++) await page.keyboard.press('KeyE');
  await page.keyboard.press('ArrowLeft');
  for (let turn = 0; turn < 4 && !(await told(page)).startsWith('Ready'); turn++) await page.keyboard.press('KeyE');
  await expect.poll(() => told(page)).toMatch(/^Ready/);
  await page.getByRole('button', { name: /^Go/ }).click();
  await expect.poll(async () => (await request(page, 'match.current', {}))?.table.phase).toBe('running');
  expect(complaints).toEqual([]);
});
