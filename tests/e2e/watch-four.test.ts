/** Four bots play a round on screen, two against two (F1 to F8): watched to the verdict, which is that of the saved replay. */
import { judgeMatch } from '../../src/main/engine/chase/judge-match';
import { parseReplay } from '../../src/main/replay/parse';
import { playOn, roundOver, seeResult, watchFour } from '../../scripts/watch/four-bots.mjs';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { request } from '../accessibility/visits';
import { expect, test } from './app';

test('two against two: both paths grow on one table, and the verdict names both sides', async ({ app: { window: page }, dataFolder }) => {
  test.setTimeout(240_000);
  await request(page, 'settings.change', { introduced: true });
  await watchFour(page);
  await expect(page.getByRole('region', { name: 'The round' })).toContainText('Bot 10 (4)');
  await expect.poll(async () => (await request(page, 'match.current', {}))?.table.paths.every(({ tiles }) => tiles.length >= 2), { timeout: 60_000 }).toBe(true);
  await expect(page.getByRole('region', { name: 'Table, path 2' })).toHaveCount(1);
  expect(await roundOver(page, 150_000)).toBe(true);
  await seeResult(page);
  const table = await request(page, 'match.current', {});
  await expect(page.getByRole('heading', { level: 2, name: /Bot 10.* and Bot 10|Nobody wins/ })).toBeVisible();

  await request(page, 'replay.export', { id: table?.match ?? '' });
  const [file = ''] = readdirSync(join(dataFolder, 'exports'));
  const read = parseReplay(JSON.parse(readFileSync(join(dataFolder, 'exports', file), 'utf8')));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  expect(judgeMatch(read.value.rounds, 4, 3).rounds[0]).toEqual(table?.verdict?.verdict);

  // On to the next round, as whoever watches for long does.
  await playOn(page);
  await expect(page.getByRole('region', { name: 'The round' })).toContainText('Round 2');
});
