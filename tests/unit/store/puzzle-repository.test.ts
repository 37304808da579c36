/** Packs of puzzles as the database keeps them, also where damage gave a row another id or put it out of sight. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { connect, DATABASE_NAME } from '../../../src/main/store/connection';
import { migrate } from '../../../src/main/store/migrate';
import { puzzleRepository, type PuzzleRepository } from '../../../src/main/store/puzzle-repository';
import { accepted } from '../../../src/rules/result';
import { scratchFolder } from '../../fixtures/scratch';

const SHIPPED = { name: 'Lookout', edition: '1', file: null, addedAt: '2026-11-30T12:00:00Z' };

function begun(puzzles: PuzzleRepository): number {
  const pack = puzzles.begin(SHIPPED);
  if (!pack.ok) throw new Error('No pack could be begun.');
  return pack.value;
}

test('a pack is shown in the place of another, whatever damage did to that one', () => {
  const db = connect(join(scratchFolder(), DATABASE_NAME));
  migrate(db);
  const puzzles = puzzleRepository(db);
  const contents = { name: 'Lookout', kinds: {} };
  expect(puzzles.show(begun(puzzles), 'shipped', contents)).toEqual(accepted(null));

  // Out of sight under the id that is wanted.
  db.exec('UPDATE puzzle_pack SET shown = 0');
  expect(puzzles.show(begun(puzzles), 'shipped', contents)).toEqual(accepted(null));
  expect(puzzles.packs()).toMatchObject({ ok: true, value: [{ id: 'shipped' }] });

  // Called as packs were once called that are begun or put away.
  for (const ahead of [0, 1, 2]) {
    db.prepare(`UPDATE puzzle_pack SET id = '#' || CAST(? + (SELECT max(number) FROM puzzle_pack) AS INTEGER) WHERE id = 'shipped'`).run(
      ahead,
    );
    const pack = begun(puzzles);
    expect(puzzles.show(pack, 'shipped', contents)).toEqual(accepted(null));
    expect(puzzles.show(begun(puzzles), 'shipped', contents)).toEqual(accepted(null));
  }
});
