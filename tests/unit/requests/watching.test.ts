/** What a replay is not to do: watching it, or looking for mistakes in it, adds nothing. */
import Database from 'better-sqlite3';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openApp, type App } from '../../fixtures/app';
import { done } from '../../fixtures/live-table';
import { scratchFolder } from '../../fixtures/scratch';

function app(folder = scratchFolder(), seed = 'app'): App {
  const opened = openApp(folder, seed);
  onTestFinished(() => {
    opened.close();
  });
  return opened;
}

/** Every row of every table, but what is computed of a round and kept to be told sooner, and the packs that ship, which are taken in beside. */
function rowsOf(folder: string): Record<string, unknown> {
  const db = new Database(join(folder, 'lookout.db'), { readonly: true });
  const names = db
    .prepare<[], string>(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT IN ('analysis', 'puzzle', 'puzzle_pack', 'pack_puzzle')",
    )
    .pluck()
    .all();
  const rows = Object.fromEntries(names.map((name) => [name, db.prepare(`SELECT * FROM "${name}"`).all()]));
  db.close();
  return rows;
}

test('watching a replay, its analysis, its mistakes and its pictures leave every table as it was: no points, no statistics, no minutes', async () => {
  const folder = scratchFolder();
  const opened = app(folder);
  const { match } = done(await opened.handlers['match.start']({ role: 'chaser', level: 3, seed: 'watch' }));
  opened.time.passUntil(() => opened.mayClose());
  done(await opened.handlers['match.leave']({ match }));
  // What the list needs of the new match is made beforehand.
  const list = { sought: {}, sort: 'newest', offset: 0, limit: 10 } as const;
  await expect.poll(async () => done(await opened.handlers['replay.find'](list)).due).toBe(0);
  const figures = async () => [
    await opened.handlers['profile.list']({}),
    await opened.handlers['path.read']({ game: 'chase' }),
    await opened.handlers['standings.read']({ evenings: 'last' }),
    await opened.handlers['match.opponent']({ game: 'chase' }),
  ];
  const before = { rows: rowsOf(folder), figures: await figures() };

  const { log } = done(await opened.handlers['replay.round']({ id: match, round: 0 }));
  expect(log.events.length).toBeGreaterThan(4);
  done(await opened.handlers['replay.last']({}));
  done(await opened.handlers['replay.find'](list));
  done(await opened.handlers['replay.choices']({}));
  done(await opened.handlers['learn.mistakes']({ id: match, round: 0 }));
  expect(rowsOf(folder)).toEqual(before.rows);
  expect(await figures()).toEqual(before.figures);
});
