/** Four bots play a round on screen, two against two (F1 to F8): watched to the verdict, which is that of the saved replay. */
import { judgeMatch } from '../../../../src/rules/chase/judge-match';
import { parseReplay } from '../../../../src/main/games/chase/replay/chase-replay';
import { playOn, roundOver, watchFour } from '../../../../scripts/watch/four-bots.mjs';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { request } from '../../../accessibility/visits';
import { expect, test } from '../../../e2e/app';
import { answerSaving } from '../../../e2e/saving';

test('two against two: both paths grow on one table, and the verdict names both sides', async ({
  app: { window: page, electron },
  dataFolder,
}) => {
  test.setTimeout(240_000);
  await request(page, 'settings.change', { introduced: true });
  await watchFour(page);
  await expect(page.getByRole('region', { name: 'The round' })).toContainText('Momo');
  await expect
    .poll(async () => (await request(page, 'match.current', {}))?.table.paths.every(({ tiles }) => tiles.length >= 2), { timeout: 60_000 })
    .toBe(true);
  await expect(page.getByRole('region', { name: 'Table, path 2' })).toHaveCount(1);
  expect(await roundOver(page, 150_000)).toBe(true);

  // Faster by key, on by key; each tile that the walk has passed is turned over to what was right on it.
  await expect(async () => {
    // What is pressed just after the end was meant for the round.
    await page.keyboard.press('KeyR');
    await expect(page.getByRole('button', { name: 'Fast', exact: true })).toHaveAttribute('aria-pressed', 'true', { timeout: 300 });
  }).toPass();
  const turned = page.getByRole('list', { name: 'Tiles turned over' }).getByRole('listitem');
  const walk = (await request(page, 'match.current', {}))?.verdict?.walk ?? [];
  await expect(turned.first()).toContainText(walk[0]?.legal[0] ?? 'no symbol');
  await page.keyboard.press('Space');
  await page.getByRole('region', { name: 'The result' }).waitFor();
  await expect(turned).toHaveCount(walk.filter(({ counts }) => counts.length > 0).length);
  const table = await request(page, 'match.current', {});
  await expect(page.getByRole('heading', { level: 2, name: /Pico and Lulu|Bibo and Momo|Nobody wins/ })).toBeVisible();

  await answerSaving(electron, 'proposed');
  await request(page, 'replay.export', { id: table?.match ?? '' });
  const [file = ''] = readdirSync(join(dataFolder, 'exports'));
  const read = parseReplay(JSON.parse(readFileSync(join(dataFolder, 'exports', file), 'utf8')));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  expect(judgeMatch(read.value.rounds, 4, 3).rounds[0]).toEqual(table?.verdict?.verdict);

  // On to the next round, as whoever watches for long does.
  await playOn(page);
  await expect(page.getByRole('heading', { name: 'Round 2', level: 1 })).toBeAttached();
});
