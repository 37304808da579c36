/** Which puzzles a newcomer to their kind can be asked: told when they are kept, and for those that were kept before. */
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { migrate } from '../../../src/main/store/migrate';
import { MIGRATIONS } from '../../../src/main/store/migrations';
import { isPlain } from '../../../src/main/games/chase/puzzles/outline';
import { puzzleRow } from '../../../src/main/store/puzzle-rows';
import { PUZZLE_KINDS, type Puzzle } from '../../../src/shared/chase/puzzle';
import { shipped } from '../renderer/games/chase/drill/shipped';

/** The faces that a puzzle names, as it is kept with. */
function own(puzzle: Puzzle): Puzzle {
  const text = JSON.stringify([puzzle.position, puzzle.question]);
  return { ...puzzle, tiles: Object.fromEntries(Object.entries(puzzle.tiles).filter(([id]) => text.includes(`"${id}"`))) };
}

const puzzles = PUZZLE_KINDS.flatMap((kind) => shipped(kind, 120).map(own));

test('a plain tile to place has one or two places, and of a plain row some fit and some do not (P1 to P6)', () => {
  const plain = puzzles.filter(isPlain);
  for (const puzzle of plain) {
    expect(puzzle.themes, puzzle.id).not.toContain('hideout-without-items');
    if (puzzle.kind === 'place') {
      expect(puzzle.tiles[puzzle.question.tile]?.kind).toBe('route');
      expect([1, 2]).toContain(puzzle.answer.tries.filter(({ clause }) => clause === undefined).length);
    }
    if (puzzle.kind === 'pick') expect(new Set(puzzle.answer.tiles.map(({ spots }) => spots.length > 0)).size).toBe(2);
  }
  for (const kind of PUZZLE_KINDS) expect(plain.filter((puzzle) => puzzle.kind === kind).length, kind).toBeGreaterThanOrEqual(10);
});

test('from version 100: puzzles that were kept before are plain where new ones are', () => {
  const db = new Database(':memory:');
  migrate(db, MIGRATIONS, 100);
  const put = db.prepare('INSERT INTO puzzle (id, kind, rating, themes, fact, seats, body) VALUES (?, ?, ?, ?, ?, ?, ?)');
  for (const row of puzzles.map((puzzle) => puzzleRow(puzzle, { fact: null, seats: 2, plain: isPlain(puzzle) })))
    put.run(row.id, row.kind, row.rating, row.themes, row.fact, row.seats, row.body);
  migrate(db, MIGRATIONS, 120);
  const kept = new Map(db.prepare<[], [string, number]>('SELECT id, plain FROM puzzle').raw().all());
  for (const puzzle of puzzles) expect(kept.get(puzzle.id), puzzle.id).toBe(isPlain(puzzle) ? 1 : 0);
  const plan = db.prepare('EXPLAIN QUERY PLAN SELECT id, kind, rating, themes, fact, seats, plain FROM puzzle ORDER BY id').all() as {
    detail: string;
  }[];
  expect(plan.map(({ detail }) => detail)).toEqual(['SCAN puzzle USING COVERING INDEX puzzle_outline']);
});
