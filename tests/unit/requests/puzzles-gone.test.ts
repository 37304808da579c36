/** Puzzles that go away or cannot be read any more while they are drilled: the run goes on with others, or it is over. */
import Database from 'better-sqlite3';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DATABASE_NAME } from '../../../src/main/store/connection';
import { MODES } from '../../../src/shared/drill';
import { openApp } from '../../fixtures/app';
import { done } from '../../fixtures/live-table';
import { scratchFolder } from '../../fixtures/scratch';

test.each(MODES)('a run (%s) whose puzzles cannot be read any more comes to its end', async (mode) => {
  const folder = scratchFolder();
  const app = openApp(folder, 'gone');
  onTestFinished(() => {
    app.close();
  });
  const started = await app.handlers['drill.start']({ mode, options: {} });
  if (!started.ok) {
    expect(started.error.code).toBe('no-puzzles');
    return;
  }
  const db = new Database(join(folder, DATABASE_NAME));
  db.exec(`UPDATE puzzle SET body = '[]'`);
  db.close();
  let run = started.value;
  // The one that is asked and the next are there already.
  for (let at = 0; at < 3 && run.state === 'running'; at++) {
    const { puzzle } = run;
    if (puzzle?.kind !== 'read') throw new Error('No reading is asked.');
    const [symbol = 'star'] = puzzle.answer.symbols;
    run = done(await app.handlers['drill.answer']({ run: run.id, puzzle: puzzle.id, answer: { kind: 'read', symbol }, millis: 900 })).run;
  }
  expect(run).toMatchObject({ state: 'over', result: { ending: 'done' } });
  expect(await app.handlers['drill.start']({ mode, options: {} })).toMatchObject({ ok: false, error: { code: 'no-puzzles' } });
});
