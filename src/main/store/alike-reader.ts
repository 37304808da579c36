/** Matches that may be the same as one that tells no id: by the clue that lines have of it. */
import type { Connection } from './connection';
import { stored, type Stored } from './fault';

/** What is looked for; `move` null: nothing in it took time yet. */
export interface AlikeAsk {
  readonly clue: string;
  readonly move: { readonly seq: number; readonly t: number; readonly seat: number; readonly type: string } | null;
}

export interface AlikeReader {
  /** Matches that may be the same: those with its clue, and of those whose lines are due the ones with that first move. */
  alike(ask: AlikeAsk): Stored<readonly string[]>;
}

/** So many matches at most are looked at: there is one, but for damage and copies. */
const MOST = 20;

/** Over `db`, which may be one that only reads. */
export function alikeReader(db: Connection): AlikeReader {
  const known = db.prepare<[string], string>(`SELECT match_id FROM match_line WHERE clue = ? LIMIT ${MOST}`).pluck();
  const ofRound = 'SELECT 1 FROM event WHERE event.match_id = line_due.match_id AND round = 1';
  const moved = db
    .prepare<[number, number, number, string], string>(
      `SELECT match_id FROM line_due WHERE EXISTS (${ofRound} AND seq = ? AND t = ? AND seat = ? AND type = ?) LIMIT ${MOST}`,
    )
    .pluck();
  const unmoved = db.prepare<[], string>(`SELECT match_id FROM line_due WHERE NOT EXISTS (${ofRound} AND t > 0) LIMIT ${MOST}`).pluck();
  return {
    alike: ({ clue, move }) =>
      stored(() => {
        const due = move === null ? unmoved.all() : moved.all(move.seq, move.t, move.seat, move.type);
        return [...new Set([...known.all(clue), ...due])];
      }),
  };
}
