/**
 * Taking a match out of the store, whatever state its rows are in, and putting it back as it was. Only what says that there is a match
 * goes, in one small write: its rounds and events, which may be many, stay behind without it until they are swept up.
 */
import { loosely, type Connection } from './connection';
import { stored, type Stored } from './fault';
import { matchNames } from './match-seats';

/** The tables that hold a match, in the order in which their rows can come back, with the column of its id. */
const TABLES = [
  ['match', 'id'],
  ['round', 'match_id'],
  ['event', 'match_id'],
  ['match_seat', 'match_id'],
  ['own_match', 'match_id'],
] as const;

type Row = Readonly<Record<string, string | number | null>>;

/** The rows of a match by table, as they stand: read by nobody, so that a damaged one can be kept, too; with its tile set's. */
export type MatchRows = Readonly<Record<(typeof TABLES)[number][0] | 'tile_set', readonly Row[]>>;

/** What says that there is a match: its own row, who sat there, and whose it is. */
export type TakenOut = Readonly<Record<'match' | 'match_seat' | 'own_match', readonly Row[]>>;

/** Followed by the id of a match whose rounds and events are there without it. */
const LOOSE = 'match.loose.';

/** Matches whose rounds and events are there without them. Called inside the caller's transactions. */
interface LooseMatches {
  /** Notes a match as such, with a text for whoever sweeps it up. */
  note(match: string, text: string): void;
  /** Notes it where it is not noted yet. */
  noteNew(match: string): void;
  textOf(match: string): string | undefined;
  settle(match: string): void;
  all(): readonly string[];
}

export function looseMatches(db: Connection): LooseMatches {
  const note = db.prepare<[string, string]>(
    'INSERT INTO setting (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
  );
  const noteNew = db.prepare<[string]>(`INSERT INTO setting (key, value) VALUES (?, '') ON CONFLICT DO NOTHING`);
  const text = db.prepare<[string], string>('SELECT value FROM setting WHERE key = ?').pluck();
  const settle = db.prepare<[string]>('DELETE FROM setting WHERE key = ?');
  const all = db.prepare<[string, string], string>('SELECT substr(key, length(?) + 1) FROM setting WHERE key GLOB ? ORDER BY key').pluck();
  return {
    note: (match, value) => {
      note.run(LOOSE + match, value);
    },
    noteNew: (match) => {
      noteNew.run(LOOSE + match);
    },
    textOf: (match) => text.get(LOOSE + match),
    settle: (match) => {
      settle.run(LOOSE + match);
    },
    all: () => all.all(LOOSE, `${LOOSE}*`),
  };
}

/** The small writes themselves, called inside the caller's transactions; `takeOut` needs `loosely`. */
interface MatchRowsWriter {
  /** Undefined where there is no match of that id. */
  readonly takeOut: (match: string) => TakenOut | undefined;
  /** A player who is gone by now has no seat there any more, and `placeholder` for a name, where one is given. */
  readonly putBack: (taken: TakenOut, placeholder: string | null) => void;
}

export function matchRowsWriter(db: Connection): MatchRowsWriter {
  const own = TABLES.filter(([table]) => table !== 'round' && table !== 'event').map(([table, key]) => ({
    table,
    read: db.prepare<[string], Row>(`SELECT * FROM ${table} WHERE ${key} = ?`),
    drop: db.prepare<[string]>(`DELETE FROM ${table} WHERE ${key} = ?`),
  }));
  const isPlayer = db.prepare<[number], number>('SELECT count(*) FROM profile WHERE number = ?').pluck();
  const insert = (table: string, row: Row): void => {
    const columns = Object.keys(row);
    db.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`).run(...Object.values(row));
  };
  const taken = db.prepare<[number, number], number>('SELECT count(*) FROM own_match WHERE profile = ? AND number = ?').pluck();
  // In two steps, so that no two stand at one place on the way.
  const lift = db.prepare<[number]>('UPDATE own_match SET number = -1 - number WHERE number >= ?');
  const settle = db.prepare<[]>('UPDATE own_match SET number = -number WHERE number < 0');
  /** Frees the place of a match among a player's own: one that was kept meanwhile as the last stands after it. */
  const makeRoom = (row: Row): void => {
    const number = Number(row['number']);
    if (taken.get(Number(row['profile']), number) !== 1) return;
    lift.run(number);
    settle.run();
  };
  const call = matchNames(db);
  return {
    takeOut: (match) => {
      const rows = Object.fromEntries(own.map(({ table, read }) => [table, read.all(match)])) as unknown as TakenOut;
      if (rows.match.length === 0) return undefined;
      for (const { drop } of [...own].reverse()) drop.run(match);
      return rows;
    },
    putBack: (rows, placeholder) => {
      for (const { table } of own) {
        for (const row of rows[table as keyof TakenOut]) {
          if ('profile' in row && isPlayer.get(Number(row['profile'])) !== 1) {
            if (table === 'match_seat' && placeholder !== null)
              call(String(row['match_id']), Number(row['seat']), Number(row['stay'] ?? 0), placeholder);
            continue;
          }
          if (table === 'own_match') makeRoom(row);
          insert(table, row);
        }
      }
    },
  };
}

export interface MatchRemoval {
  /** The rows of a match; undefined where there is none of that id. */
  rowsOf(match: string): Stored<MatchRows | undefined>;
  /**
   * Takes a match out, for `putBack`; undefined where there is none of that id. Its tile set stays, others may have it, and so does
   * what its rounds count for in records. Its rounds and events are swept up by `settle` (`match-lots.ts`).
   */
  takeOut(match: string): Stored<TakenOut | undefined>;
  /** Puts a match back that `takeOut` took, as long as nobody has swept up the rest of it. A player who is gone by now has no seat there any more. */
  putBack(taken: TakenOut): Stored<null>;
}

/** Over `db`. */
export function matchRemoval(db: Connection): MatchRemoval {
  const reads = TABLES.map(([table, key]) => [table, db.prepare<[string], Row>(`SELECT * FROM ${table} WHERE ${key} = ?`)] as const);
  const faces = db.prepare<[string], Row>('SELECT * FROM tile_set WHERE hash IN (SELECT tile_set FROM match WHERE id = ?)');
  const writer = matchRowsWriter(db);
  const loose = looseMatches(db);
  const takeOut = db.transaction((match: string) => {
    const taken = writer.takeOut(match);
    if (taken !== undefined) loose.note(match, '');
    return taken;
  });
  const putBack = db.transaction((taken: TakenOut) => {
    writer.putBack(taken, null);
    for (const { id } of taken.match) loose.settle(String(id));
    return null;
  });
  return {
    rowsOf: (match) =>
      stored(() => {
        const all = [...reads, ['tile_set', faces] as const];
        const rows = Object.fromEntries(all.map(([table, read]) => [table, read.all(match)])) as unknown as MatchRows;
        return rows.match.length === 0 ? undefined : rows;
      }),
    takeOut: (match) => stored(() => loosely(db, () => takeOut.immediate(match))),
    putBack: (taken) => stored(() => putBack.immediate(taken)),
  };
}
