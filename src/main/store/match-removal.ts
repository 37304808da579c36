/** Taking a match out of the store, whatever state its rows are in, and putting it back as it was. */
import type { Connection } from './connection';
import { stored, type Stored } from './fault';

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

export interface MatchRemoval {
  /** The rows of a match; undefined where there is none of that id. */
  rowsOf(match: string): Stored<MatchRows | undefined>;
  /** Takes a match out; its tile set stays, others may have it. What its rounds count for in records stays, too. */
  remove(match: string): Stored<null>;
  /** Puts rows back that `rowsOf` read, all or none. A player who is gone by now has no seat there any more. */
  putBack(rows: MatchRows): Stored<null>;
}

/** Over `db`. */
export function matchRemoval(db: Connection): MatchRemoval {
  const reads = TABLES.map(([table, key]) => [table, db.prepare<[string], Row>(`SELECT * FROM ${table} WHERE ${key} = ?`)] as const);
  const faces = db.prepare<[string], Row>('SELECT * FROM tile_set WHERE hash IN (SELECT tile_set FROM match WHERE id = ?)');
  const drop = db.prepare<[string]>('DELETE FROM match WHERE id = ?');
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
  const putBack = db.transaction((rows: MatchRows) => {
    for (const [table] of TABLES) {
      for (const row of rows[table]) {
        if ('profile' in row && isPlayer.get(Number(row['profile'])) !== 1) continue;
        if (table === 'own_match') makeRoom(row);
        insert(table, row);
      }
    }
    return null;
  });
  return {
    rowsOf: (match) =>
      stored(() => {
        const all = [...reads, ['tile_set', faces] as const];
        const rows = Object.fromEntries(all.map(([table, read]) => [table, read.all(match)])) as unknown as MatchRows;
        return rows.match.length === 0 ? undefined : rows;
      }),
    remove: (match) =>
      stored(() => {
        drop.run(match);
        return null;
      }),
    putBack: (rows) => stored(() => putBack.immediate(rows)),
  };
}
