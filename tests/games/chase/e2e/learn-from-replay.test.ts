/** Learning from a saved round in the real window: a mistake becomes a puzzle and is solved, and a match of one's own begins at a moment of it. */
import Database from 'better-sqlite3';
import { join } from 'node:path';
import { chanceOf } from '../../../../src/main/chance';
import { ROLES_FOR, rulesWith } from '../../../../src/main/games/chase/bots/balance';
import { createBot } from '../../../../src/main/games/chase/bots/create';
import { simulateRound } from '../../../../src/main/games/chase/bots/simulate-round';
import { puzzlesOfRound } from '../../../../src/main/games/chase/puzzles/of-round';
import { CHASE_TILES } from '../../../../src/main/games/chase/tiles/tile-set';
import { chase } from '../../../../src/rules/chase/chase';
import { dealRound } from '../../../../src/rules/chase/deal';
import type { RoundLog } from '../../../../src/shared/replay-requests';
import { request } from '../../../accessibility/visits';
import { expect, test } from '../../../e2e/app';
import { currentPuzzle, KEYS, symbolOf } from './drill-screen';

const ID = '0192f0c8-7f1e-7abc-8def-0000000000aa';

/** A round between beginners in which a marker was wrong, as a file. */
function poorReplay(): { readonly file: object; readonly event: number; readonly events: number } {
  for (let n = 0; n < 50; n++) {
    const seed = `poor ${String(n)}`;
    const setup = dealRound({ rules: rulesWith([]), roles: ROLES_FOR[2], tiles: CHASE_TILES }, chanceOf(seed));
    const bots = ROLES_FOR[2].map((role, seat) => createBot({ role, seat, level: 1, chance: chanceOf(`${seed}/bot ${String(seat)}`) }));
    const { events } = simulateRound({ setup, bots });
    const { rules, tiles } = setup;
    const deal = chase.dealt(setup);
    const found = puzzlesOfRound({ rules, tiles, deal, events } as unknown as RoundLog);
    const wrong = found.find(({ made, event }) => made.ok && made.value.puzzle.kind === 'read' && event > 4);
    if (wrong === undefined) continue;
    const players = ['Ada', 'Bea'].map((name) => ({ name, kind: 'human' }));
    const head = { format: 'lookout-replay', version: 1, game: 'chase', id: ID, startedAt: '2026-11-20T20:00:00.000Z' };
    return { file: { ...head, players, rules, tiles, rounds: [{ ...deal, events }] }, event: wrong.event, events: events.length };
  }
  throw new Error('Nobody made a mistake.');
}

test('a mistake becomes a puzzle that is solved, and is drilled as one of this week; a match begins from its moment and leaves the replay as it was', async ({
  app: { window: page, complaints },
  dataFolder,
}) => {
  const { file, event } = poorReplay();
  await page.getByRole('button', { name: 'Replays' }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'poor.lookout.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) });
  await expect.poll(async () => (await request(page, 'replay.list', { offset: 0, limit: 10 })).total).toBe(1);
  const rows = (): string => {
    const db = new Database(join(dataFolder, 'lookout.db'), { readonly: true });
    const read = [
      db.prepare('SELECT * FROM match WHERE id = ?').all(ID),
      db.prepare('SELECT * FROM round WHERE match_id = ?').all(ID),
      db.prepare('SELECT * FROM event WHERE match_id = ? ORDER BY round, seq').all(ID),
    ];
    db.close();
    return JSON.stringify(read);
  };
  const before = rows();

  const open = async (): Promise<void> => {
    await page.getByRole('button', { name: /Ada/ }).first().dblclick();
    await page.getByRole('button', { name: 'Learn', exact: true }).click();
  };
  await open();
  const mistake = page.locator(`[data-mistake="${String(event)}"]`);
  await mistake.getByRole('button', { name: /^Make it a puzzle/ }).click();
  await expect(mistake.getByText('Among your weak spots')).toBeVisible();
  await expect(mistake.getByRole('button', { name: /^Solve it/ })).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Practice', level: 1 })).toBeVisible();
  const puzzle = await currentPuzzle(page);
  if (puzzle.kind !== 'read') throw new Error(`A wrong marker became a ${puzzle.kind} puzzle.`);
  await page.keyboard.press(KEYS[symbolOf(puzzle.answer.symbols, true)] ?? '');
  await expect(page.getByText('Right.', { exact: true })).toBeVisible();

  // It is among the mistakes of this week.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Other drills' }).click();
  await page.getByRole('button', { name: /^My mistakes of this week.*1 due/ }).click();
  await expect(page.getByRole('heading', { name: 'My mistakes of this week', level: 1 })).toBeVisible();
  expect((await currentPuzzle(page)).id).toBe(puzzle.id);
  await page.keyboard.press('Escape');

  await page.evaluate(() => undefined);
  await request(page, 'drill.end', { run: (await request(page, 'drill.current', {}))?.id ?? '' });
  await page.reload();
  await page.getByRole('button', { name: 'Replays' }).click();
  await open();
  await mistake.getByRole('button', { name: /^Go to the mistake/ }).click();
  await page.getByRole('button', { name: 'Play from here' }).click();
  await expect.poll(async () => (await request(page, 'match.current', {}))?.paused).toBe(true);
  const table = await request(page, 'match.current', {});
  expect(table?.match).not.toBe(ID);
  const from = await request(page, 'replay.round', { id: table?.match ?? '', round: 0 });
  expect(from.summary.origin).toEqual({ match: ID, round: 1, event: event + 1 });
  expect(rows()).toBe(before);
  expect(complaints).toEqual([]);
});
