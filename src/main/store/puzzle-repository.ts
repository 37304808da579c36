/**
 * Puzzles in the database: what ships, and packs that were imported and may be removed again. Packs come and go in small
 * steps, none of which holds up the window's thread; a pack is shown only while all of it is there.
 */
import * as v from 'valibot';
import { PuzzleSchema, type Puzzle, type PuzzleKind, type PuzzleTheme } from '../../shared/puzzles';
import { accepted, refused } from '../../rules/result';
import { lightly, type Connection } from './connection';
import { stored, unreadableFault, type Stored } from './fault';
import { jsonOf } from './json-text';
import { keepUncounted, type Keep } from './counted-writes';
import { readCounts, type KindCounts, type PuzzleRow } from './puzzle-rows';
import { PUT_AWAY } from './put-away';

/** A pack as it begins to come in; its name may follow when it is shown. */
interface PackStart {
  readonly name: string;
  /** Tells one edition of what ships from the next; null for an imported pack. */
  readonly edition: string | null;
  /** The name of the file that it came from; null for what ships. */
  readonly file: string | null;
  /** ISO time. */
  readonly addedAt: string;
}

/** A pack as it is listed. */
export interface StoredPack extends PackStart {
  readonly id: string;
  readonly kinds: KindCounts;
}

/** What choosing needs of a puzzle. */
export interface PuzzleOutline {
  readonly id: string;
  readonly kind: PuzzleKind;
  readonly themes: readonly PuzzleTheme[];
  readonly base: number;
  readonly fact: string | null;
  readonly shipped: boolean;
  /** In no pack: a mistake of somebody's, which nobody else is asked. */
  readonly mistake?: true;
  /** How many players its round has. */
  readonly seats: number;
  /** Whether somebody who is new to its kind can be asked it. */
  readonly plain: boolean;
}

export interface PuzzleRepository {
  /** What is shown: shipped packs first, then by the time when they were added. */
  packs(): Stored<readonly StoredPack[]>;
  /** A new pack that is not shown yet; answers its number. */
  begin(pack: PackStart): Stored<number>;
  /** Puts puzzles into a pack that is not shown yet; answers how many of them were in no pack before. */
  fill(pack: number, rows: readonly PuzzleRow[]): Stored<number>;
  /** Shows a pack, whose puzzles are all there, under `id`; a pack that was shown under it is so no more. */
  show(pack: number, id: string, contents: { readonly name: string; readonly kinds: KindCounts }): Stored<null>;
  /** Shows an imported pack no more. Answers whether there was one. */
  hide(id: string): Stored<boolean>;
  /** Packs that are not shown: what `hide` and `show` put away, and what a crash left half filled. */
  hidden(): Stored<readonly number[]>;
  /** Takes up to `most` puzzles out of a pack that is not shown, and the pack itself after the last; answers whether it is gone. */
  empty(pack: number, most: number): Stored<boolean>;
  /** Puzzles of shown packs, and of players' mistakes, in the order of their ids, those after `after`. */
  outlines(after: string, limit: number): Stored<readonly PuzzleOutline[]>;
  /** The puzzle of this id; undefined where there is none. */
  read(id: string): Stored<Puzzle | undefined>;
  /** The puzzles of a pack that is shown, by id, those after `after`. */
  puzzlesOf(pack: string, after: string, limit: number): Stored<readonly Puzzle[]>;
}

function puzzleOf(body: string): Stored<Puzzle> {
  const parsed = v.safeParse(PuzzleSchema, jsonOf(body));
  return parsed.success ? accepted(parsed.output) : refused(unreadableFault('puzzle'));
}

type PackRow = Omit<StoredPack, 'kinds'> & { readonly kinds: string };
type OutlineRow = Omit<PuzzleOutline, 'themes' | 'shipped' | 'plain' | 'mistake'> & {
  readonly themes: string;
  /** Null in no pack. */
  readonly shipped: number | null;
  readonly plain: number;
};

/** The repository over `db`; its statements are prepared once. */
export function puzzleRepository(db: Connection, keep: Keep = keepUncounted): PuzzleRepository {
  const packs = db.prepare<[], PackRow>(
    `SELECT id, name, edition, file, added_at AS addedAt, kinds FROM puzzle_pack
     WHERE shown = 1 ORDER BY edition IS NULL, number`,
  );
  const addPack = db.prepare<(string | null)[]>(
    `INSERT INTO puzzle_pack (id, name, edition, file, added_at, shown)
     VALUES (${PUT_AWAY}, ?, ?, ?, ?, 0)`,
  );
  const addPuzzle = db.prepare<(string | number | null)[]>(
    'INSERT INTO puzzle (id, kind, rating, themes, fact, seats, plain, body) VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const link = db.prepare<[number, string]>('INSERT INTO pack_puzzle (pack, puzzle) VALUES (?, ?) ON CONFLICT DO NOTHING');
  // Also one that damage has put out of sight: its id is wanted.
  const putAway = db.prepare<[string]>(`UPDATE puzzle_pack SET shown = 0, id = ${PUT_AWAY} WHERE id = ?`);
  const bringUp = db.prepare<[string, string, string, number]>(
    'UPDATE puzzle_pack SET shown = 1, id = ?, name = ?, kinds = ? WHERE number = ?',
  );
  const hide = db.prepare<[string]>(`UPDATE puzzle_pack SET shown = 0, id = ${PUT_AWAY} WHERE id = ? AND shown = 1 AND edition IS NULL`);
  const hidden = db.prepare<[], number>('SELECT number FROM puzzle_pack WHERE shown = 0').pluck();
  const some = db.prepare<[number, number], string>('SELECT puzzle FROM pack_puzzle WHERE pack = ? LIMIT ?').pluck();
  const unlink = db.prepare<[number, string]>('DELETE FROM pack_puzzle WHERE pack = ? AND puzzle = ?');
  const dropLoose = db.prepare<[string]>(
    `DELETE FROM puzzle WHERE id = ? AND NOT EXISTS (SELECT 1 FROM pack_puzzle WHERE puzzle = puzzle.id)
       AND NOT EXISTS (SELECT 1 FROM mistake WHERE mistake.puzzle = puzzle.id)`,
  );
  const dropPack = db.prepare<[number]>('DELETE FROM puzzle_pack WHERE number = ? AND shown = 0');
  const outlines = db.prepare<[string, number], OutlineRow>(
    `SELECT * FROM (
       SELECT id, kind, themes, rating AS base, fact, seats, plain, (
         SELECT max(edition IS NOT NULL) FROM pack_puzzle JOIN puzzle_pack ON number = pack
         WHERE pack_puzzle.puzzle = puzzle.id AND shown = 1
       ) AS shipped FROM puzzle INDEXED BY puzzle_outline WHERE id > ?
     ) AS each WHERE shipped IS NOT NULL OR EXISTS (SELECT 1 FROM mistake WHERE puzzle = each.id) ORDER BY id LIMIT ?`,
  );
  const body = db.prepare<[string], string>('SELECT body FROM puzzle WHERE id = ?').pluck();
  const bodies = db
    .prepare<[string, string, number], string>(
      `SELECT body FROM pack_puzzle JOIN puzzle ON puzzle.id = pack_puzzle.puzzle
       WHERE pack = (SELECT number FROM puzzle_pack WHERE id = ? AND shown = 1) AND pack_puzzle.puzzle > ?
       ORDER BY pack_puzzle.puzzle LIMIT ?`,
    )
    .pluck();

  const fill = db.transaction((pack: number, rows: readonly PuzzleRow[]) => {
    let added = 0;
    for (const { id, kind, rating, themes, fact, seats, plain, body: text } of rows) {
      added += addPuzzle.run(id, kind, rating, themes, fact, seats, plain, text).changes;
      link.run(pack, id);
    }
    return added;
  });
  const show = db.transaction((pack: number, id: string, { name, kinds }: { readonly name: string; readonly kinds: KindCounts }) => {
    putAway.run(id);
    bringUp.run(id, name, JSON.stringify(kinds), pack);
    return null;
  });
  const empty = db.transaction((pack: number, most: number) => {
    const ids = some.all(pack, most);
    for (const id of ids) {
      unlink.run(pack, id);
      dropLoose.run(id);
    }
    if (ids.length === most) return false;
    dropPack.run(pack);
    return true;
  });

  // Puzzles are in a file somewhere, so a power cut may take the last of them back: whole packs, since `show` comes last.
  return {
    packs: () => stored(() => packs.all().map(({ kinds, ...row }) => ({ ...row, kinds: readCounts(kinds) }))),
    begin: ({ name, edition, file, addedAt }) =>
      stored(() => Number(lightly(db, () => addPack.run(name, edition, file, addedAt)).lastInsertRowid)),
    fill: (pack, rows) => stored(() => lightly(db, () => fill.immediate(pack, rows))),
    show: (pack, id, contents) => stored(() => lightly(db, () => keep(() => show.immediate(pack, id, contents)))),
    hide: (id) => stored(() => lightly(db, () => keep(() => hide.run(id))).changes > 0),
    hidden: () => stored(() => hidden.all()),
    empty: (pack, most) => stored(() => lightly(db, () => empty.immediate(pack, most))),
    outlines: (after, limit) =>
      stored(() =>
        outlines.all(after, limit).map(({ themes, shipped, plain, ...rest }) => ({
          ...rest,
          themes: themes === '' ? [] : (themes.split(' ') as PuzzleTheme[]),
          shipped: shipped === 1,
          ...(shipped === null && { mistake: true as const }),
          plain: plain === 1,
        })),
      ),
    read: (id) => {
      const found = stored(() => body.get(id));
      if (!found.ok) return found;
      return found.value === undefined ? accepted(undefined) : puzzleOf(found.value);
    },
    puzzlesOf: (pack, after, limit) => {
      const found = stored(() => bodies.all(pack, after, limit));
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
