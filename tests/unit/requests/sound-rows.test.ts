/** Rows behind the dashboard that a disk has changed: no screen falls over one. */
import Database from 'better-sqlite3';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { SYMBOLS } from '../../../src/rules/chase/tile';
import { DATABASE_NAME } from '../../../src/main/store/connection';
import { openApp } from '../../fixtures/app';
import { done } from '../../fixtures/live-table';
import { scratchFolder } from '../../fixtures/scratch';

test.each([
  ['days', `UPDATE day_total SET day = 'soon'; UPDATE rating_day SET day = 'soon'`],
  ['kinds', `UPDATE OR REPLACE rating_day SET kind = 'odd'`],
  ['facts', `UPDATE OR REPLACE tally SET key = 'odd' WHERE dimension = 'fact'`],
  ['directions', `UPDATE attempt SET direction = ''`],
  ['modes', `UPDATE run SET class = 'odd 3', ending = 'done'`],
])('%s that are none are left out of the figures', async (_what, sql) => {
  const folder = scratchFolder();
  const app = openApp(folder, 'rows');
  onTestFinished(() => {
    app.close();
  });
  let run = done(await app.handlers['drill.start']({ mode: 'rush', options: {} }));
  for (let at = 0; at < 20; at++) {
    const { puzzle } = run;
    if (puzzle?.kind !== 'read') throw new Error('No reading is asked.');
    const symbol = SYMBOLS.find((each) => puzzle.answer.symbols.includes(each)) ?? 'star';
    run = done(await app.handlers['drill.answer']({ run: run.id, puzzle: puzzle.id, answer: { kind: 'read', symbol }, millis: 900 })).run;
  }
  done(await app.handlers['drill.end']({ run: run.id }));
  const db = new Database(join(folder, DATABASE_NAME));
  db.exec(sql);
  db.close();
  const figures = done(await app.handlers['statistics.summary']({ period: 'all', kind: null }));
  for (const { date } of [...figures.days, ...figures.ratings, ...figures.bests]) expect(date).toMatch(/^2026-/);
  for (const { kind } of figures.ratings) expect(kind).toBe('read');
  for (const { side, towards } of figures.facts) expect(['n', 'e', 's', 'w']).toEqual(expect.arrayContaining([side, towards]));
  for (const { mode } of figures.bests) expect(mode).toBe('rush');
});
