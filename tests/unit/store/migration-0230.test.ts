/** Lines with more in them: those of before say nothing of it, and are found no longer to be made as lines are. */
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { migrate } from '../../../src/main/store/migrate';
import { MADE } from '../../../src/main/store/match-lines';
import { MIGRATIONS } from '../../../src/main/store/migrations';

test('lines of before version 230 tell of no ending, no level and no clue, and were made in another way', () => {
  const db = new Database(':memory:');
  migrate(db, MIGRATIONS, 220);
  db.exec(`
    INSERT INTO line_company VALUES (1, 'Ada');
    INSERT INTO line_seat VALUES (1, 0, 'Ada', 'ada', 1, 'runner', 1);
    INSERT INTO match_line (started_at, match_id, number, made, game, seats, company, ended, goes_on, imported, starred, variants)
      VALUES ('2026-11-27', 'a', 1, 1, 'chase', 1, 1, 1, 0, 0, 0, '');
  `);
  migrate(db, MIGRATIONS, 230);
  expect(db.prepare('SELECT made = ?, ending, clue FROM match_line').raw().all(MADE)).toEqual([[0, null, null]]);
  expect(db.prepare('SELECT level FROM line_seat').pluck().all()).toEqual([null]);
});
