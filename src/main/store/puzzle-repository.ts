/** Puzzles in the database: the shipped pack, and packs that were imported and may be removed again. */
import * as v from 'valibot';
import { PuzzleSchema, type Puzzle, type PuzzleKind, type PuzzleTheme } from '../../shared/puzzle';
import { accepted, refused } from '../engine/result';
import type { Connection } from './connection';
import { stored, unreadableFault, type Stored } from './fault';

/** A pack as it is listed. */
export interface StoredPack {
  readonly id: string;
  readonly name: string;
  /** Null for an imported pack. */
  readonly edition: string | null;
  readonly addedAt: string;
  readonly puzzles: number;
}

/** What choosing needs of a puzzle. */
export interface PuzzleOutline {
  readonly id: string;
  readonly kind: PuzzleKind;
  readonly themes: readonly PuzzleTheme[];
  readonly base: number;
  readonly fact: string | null;
  readonly shipped: boolean;
}

/** A puzzle with the built-in fact that it asks for, if any. */
export interface KnownPuzzle {
  readonly puzzle: Puzzle;
  readonly fact: string | null;
}

export interface PuzzleRepository {
  /** Shipped packs first, then by the time when they were added. */
  packs(): Stored<readonly StoredPack[]>;
  /** Takes a pack in; one with the same id gives way. Whole or not at all. */
  add(pack: Omit<StoredPack, 'puzzles'>, puzzles: readonly KnownPuzzle[]): Stored<null>;
  /** Removes a pack with the puzzles that no other pack has. Answers whether there was one. */
  remove(id: string): Stored<boolean>;
  /** All puzzles, in the order of their ids. */
  outlines(): Stored<readonly PuzzleOutline[]>;
  /** The puzzle of this id; undefined where there is none. */
  read(id: string): Stored<Puzzle | undefined>;
  /** The puzzles of a pack. */
  puzzlesOf(id: string): Stored<readonly Puzzle[]>;
}

function puzzleOf(body: string): Stored<Puzzle> {
  const parsed = v.safeParse(PuzzleSchema, JSON.parse(body));
  return parsed.success
    ? accepted(parsed.output)
    : refused(unreadableFault('puzzle'));
}

/** The repository over `db`; its statements are prepared once. */
export function puzzleRepository(db: Connection): PuzzleRepository {
  const packs = db.prepare<[], StoredPack>(
    `SELECT id, name, edition, added_at AS addedAt, (SELECT count(*) FROM pack_puzzle WHERE pack = number) AS puzzles
     FROM puzzle_pack ORDER BY edition IS NULL, number`,
  );
  const addPack = db.prepare<(string | null)[]>('INSERT INTO puzzle_pack (id, name, edition, added_at) VALUES (?, ?, ?, ?)');
  const addPuzzle = db.prepare<(string | number | null)[]>(
    'INSERT INTO puzzle (id, kind, rating, themes, fact, body) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const link = db.prepare<(string | number | bigint)[]>('INSERT INTO pack_puzzle (pack, puzzle) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const dropPack = db.prepare<[string]>('DELETE FROM puzzle_pack WHERE id = ?');
  const dropLoose = db.prepare<[]>('DELETE FROM puzzle WHERE id NOT IN (SELECT puzzle FROM pack_puzzle)');
  const outlines = db.prepare<[], { id: string; kind: PuzzleKind; themes: string; base: number; fact: string | null; shipped: number }>(
    `SELECT id, kind, themes, rating AS base, fact, EXISTS (
       SELECT 1 FROM pack_puzzle JOIN puzzle_pack ON number = pack WHERE puzzle = puzzle.id AND edition IS NOT NULL
     ) AS shipped FROM puzzle ORDER BY id`,
  );
  const body = db.prepare<[string], string>('SELECT body FROM puzzle WHERE id = ?').pluck();
  const bodies = db
    .prepare<[string], string>(
      `SELECT body FROM puzzle JOIN pack_puzzle ON puzzle = puzzle.id JOIN puzzle_pack ON number = pack
       WHERE puzzle_pack.id = ? ORDER BY puzzle.id`,
    )
    .pluck();

  const add = db.transaction((pack: Omit<StoredPack, 'puzzles'>, puzzles: readonly KnownPuzzle[]) => {
    dropPack.run(pack.id);
    const { lastInsertRowid } = addPack.run(pack.id, pack.name, pack.edition, pack.addedAt);
    for (const { puzzle, fact } of puzzles) {
      const { id, kind, rating, themes } = puzzle;
      addPuzzle.run(id, kind, rating, themes.join(' '), fact, JSON.stringify(puzzle));
      link.run(lastInsertRowid, id);
    }
    dropLoose.run();
    return null;
  });
  const remove = db.transaction((id: string) => {
    const { changes } = dropPack.run(id);
    dropLoose.run();
    return changes > 0;
  });

  return {
    packs: () => stored(() => packs.all()),
    add: (pack, puzzles) => stored(() => add.immediate(pack, puzzles)),
    remove: (id) => stored(() => remove.immediate(id)),
    outlines: () =>
      stored(() =>
        outlines.all().map(({ themes, shipped, ...rest }) => ({
          ...rest,
          themes: themes === '' ? [] : (themes.split(' ') as PuzzleTheme[]),
          shipped: shipped === 1,
        })),
      ),
    read: (id) => {
      const found = stored(() => body.get(id));
      if (!found.ok) return found;
      return found.value === undefined ? accepted(undefined) : puzzleOf(found.value);
    },
    puzzlesOf: (id) => {
      const found = stored(() => bodies.all(id));
      if (!found.ok) return found;
      const puzzles: Puzzle[] = [];
      for (const each of found.value) {
        const puzzle = puzzleOf(each);
        if (!puzzle.ok) return puzzle;
        puzzles.push(puzzle.value);
      }
      return accepted(puzzles);
    },
  };
}
