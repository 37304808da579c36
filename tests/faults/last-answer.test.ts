/** The answer by which a run ends: it is kept with the end, or neither is. */
import type { Answer } from '../../src/shared/refusal';
import Database from 'better-sqlite3';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DATABASE_NAME } from '../../src/main/store/connection';
import { SYMBOLS } from '../../src/rules/chase/tile';
import type { Answered, RunView } from '../../src/shared/drill';
import { openApp } from '../fixtures/app';
import { done } from '../fixtures/live-table';
import { scratchFolder } from '../fixtures/scratch';

/** Whoever else has the file open, for what the app itself would never do. */
function beside(folder: string, sql: string): unknown[] {
  const db = new Database(join(folder, DATABASE_NAME));
  try {
    const statement = db.prepare<[]>(sql);
    if (statement.reader) return statement.all();
    statement.run();
    return [];
  } finally {
    db.close();
  }
}

test('no answer is kept whose end could not be, so that nobody is refused what counts all the same', async () => {
  const folder = scratchFolder();
  const app = openApp(folder);
  onTestFinished(() => {
    app.close();
  });
  const wrong = async (run: RunView): Promise<Answer<Answered>> => {
    const { puzzle } = run;
    if (puzzle?.kind !== 'read') throw new Error('No read puzzle is shown.');
    const symbol = SYMBOLS.find((each) => !puzzle.answer.symbols.includes(each)) ?? 'star';
    app.time.pass(1000);
    return app.handlers['drill.answer']({ run: run.id, puzzle: puzzle.id, answer: { kind: 'read', symbol }, millis: 1000 });
  };
  const kept = () => beside(folder, 'SELECT wrong, ending, (SELECT count(*) FROM attempt) AS attempts FROM run');

  let run = done(await app.handlers['drill.start']({ mode: 'survival', options: {} }));
  run = done(await wrong(run)).run;
  run = done(await wrong(run)).run;
  expect(run.strikes).toEqual({ used: 2, allowed: 3 });
  beside(folder, "CREATE TRIGGER stop BEFORE UPDATE OF ending ON run BEGIN SELECT raise(ABORT, 'The end cannot be kept.'); END");
  await expect((async () => wrong(run))()).rejects.toThrow('The end cannot be kept.');
  expect(kept()).toEqual([{ wrong: 2, ending: null, attempts: 2 }]);

  beside(folder, 'DROP TRIGGER stop');
  expect(await app.handlers['drill.end']({ run: run.id })).toMatchObject({ ok: true, value: { state: 'over' } });
});
