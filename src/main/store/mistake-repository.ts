/** Mistakes of saved rounds that players made puzzles of: the puzzles, whose they are, and where each was made. */
import { lightly, type Connection } from './connection';
import { keepUncounted, type Keep } from './counted-writes';
import { stored, type Stored } from './fault';
import type { PuzzleRow } from './puzzle-rows';

/** A mistake with its puzzle. */
export interface KeptMistake {
  readonly row: PuzzleRow;
  /** Rounds from 1, events from 0. */
  readonly from: { readonly match: string; readonly round: number; readonly event: number };
  /** Whoever keeps it made it; somebody else's is a puzzle and nothing to mend. */
  readonly mine: boolean;
}

/** Where a mistake that a player kept was made. */
export interface MistakeMade {
  readonly puzzle: string;
  readonly match: string;
  readonly round: number;
  readonly event: number;
  /** When it was kept, in milliseconds since 1970. */
  readonly at: number;
  /** The player's own. */
  readonly mine: boolean;
}

export interface MistakeRepository {
  /**
   * Keeps mistakes for a player. An own one that is new makes its puzzle a weak spot, also where it was mended once; one that is there stays
   * as it is. The same mistake made somewhere else is the same puzzle.
   */
  keep(profile: string, mistakes: readonly KeptMistake[], at: number): Stored<null>;
  /** All that a player kept, the newest first. */
  of(profile: string): Stored<readonly MistakeMade[]>;
  /** The puzzles of the own ones that a player kept since then, each once. */
  since(profile: string, at: number): Stored<readonly string[]>;
  /** How many of those of these kinds are weak spots still. */
  due(profile: string, at: number, kinds: readonly string[]): Stored<number>;
}

/** The repository over `db`; its statements are prepared once. */
export function mistakeRepository(db: Connection, keep: Keep = keepUncounted): MistakeRepository {
  const numberOf = db.prepare<[string], number>('SELECT number FROM profile WHERE id = ?').pluck();
  const addPuzzle = db.prepare<(string | number | null)[]>(
    'INSERT INTO puzzle (id, kind, rating, themes, fact, seats, plain, body) VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const add = db.prepare<(string | number)[]>(
    // What was kept before a guest's seat became the player's is theirs from now on.
    `INSERT INTO mistake (profile, puzzle, match_id, round, event, at, mine) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET mine = 1, at = excluded.at WHERE excluded.mine > mine`,
  );
  const weaken = db.prepare<(string | number)[]>(
    `INSERT INTO weak_spot (profile, puzzle, kind, mended, at) VALUES (?, ?, ?, 0, ?)
     ON CONFLICT DO UPDATE SET mended = 0, at = excluded.at`,
  );
  const mine = 'profile = (SELECT number FROM profile WHERE id = ?)';
  const all = db.prepare<[string], Omit<MistakeMade, 'mine'> & { readonly mine: number }>(
    `SELECT puzzle, match_id AS match, round, event, at, mine FROM mistake WHERE ${mine} ORDER BY at DESC, match_id, round, event`,
  );
  const since = db
    .prepare<[string, number], string>(
      `SELECT puzzle FROM mistake WHERE ${mine} AND mine = 1 AND at >= ? GROUP BY puzzle ORDER BY max(at) DESC, puzzle`,
    )
    .pluck();

  const due = db
    .prepare<[string, number, string], number>(
      `SELECT count(DISTINCT puzzle) FROM mistake JOIN weak_spot USING (profile, puzzle)
       WHERE ${mine} AND mine = 1 AND mistake.at >= ? AND kind IN (SELECT value FROM json_each(?))`,
    )
    .pluck();

  const put = db.transaction((profile: string, mistakes: readonly KeptMistake[], at: number) => {
    const number = numberOf.get(profile);
    if (number === undefined) return null;
    for (const { row, from, mine: own } of mistakes) {
      const { id, kind, rating, themes, fact, seats, plain, body } = row;
      addPuzzle.run(id, kind, rating, themes, fact, seats, plain, body);
      const added = add.run(number, id, from.match, from.round, from.event, at, own ? 1 : 0).changes > 0;
      if (added && own) weaken.run(number, id, kind, at);
    }
    return null;
  });
  return {
    keep: (profile, mistakes, at) => stored(() => lightly(db, () => keep(() => put.immediate(profile, mistakes, at)))),
    of: (profile) => stored(() => all.all(profile).map((each) => ({ ...each, mine: each.mine === 1 }))),
    since: (profile, at) => stored(() => since.all(profile, at)),
    due: (profile, at, kinds) => stored(() => due.get(profile, at, JSON.stringify(kinds)) ?? 0),
  };
}
