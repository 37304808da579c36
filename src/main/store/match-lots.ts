/**
 * A large match that comes in, a few rows at a time. As long as it comes there is none: its rounds and events stand there without it, and
 * one last small write says that it is there. What a crash or a refusal leaves half written is swept up in lots as well.
 */
import * as v from 'valibot';
import { lightly, loosely, type Connection } from './connection';
import { stored, type Stored } from './fault';
import { jsonOf } from './json-text';
import type { Keep } from './counted-writes';
import { matchDamage } from './match-damage';
import { looseMatches, matchRowsWriter, type TakenOut } from './match-removal';
import { MATCH_COLUMNS, ROUND_COLUMNS } from './rows';

type Value = string | number | null;

/** Rows as they are kept, made where there is time: rounds by `ROUND_COLUMNS`, events with their links. */
export interface MatchLot {
  readonly rounds: readonly (readonly Value[])[];
  readonly events: readonly (readonly Value[])[];
}

/** What says that a match is there: its row by `MATCH_COLUMNS`, the end of its chain, and its faces. */
export interface MatchEnd extends MatchLot {
  readonly match: readonly Value[];
  readonly head: string | null;
  /** Null for a game that has none. */
  readonly tiles: { readonly hash: string; readonly faces: string } | null;
  /** Who took whose seat, and how many of these were kept already: what was to come after them here did not. */
  readonly seated: { readonly swaps: string | null; readonly stays: number };
  /** What is wrong with its file, as it is kept; null: nothing. */
  readonly damage: string | null;
  /** How rounds ended that are kept already, by number, as JSON. */
  readonly outcomes: readonly (readonly [number: number, outcome: string])[];
}

/** A match as it is kept: how many events each round has, and the end of its chain, which tells whether it still is so. */
export interface MatchExtent {
  readonly counts: readonly number[];
  readonly head: string | null;
}

export interface MatchLots {
  /** Keeps rows of a match that is not there. */
  put(match: string, lot: MatchLot): Stored<null>;
  /**
   * Takes a match away that is to become longer, until `show` brings it back, or `settle` as it was. `placeholder` stands in the place
   * of a name whose player goes meanwhile. False where it is not as told any more.
   */
  hold(match: string, as: MatchExtent, placeholder: string): Stored<boolean>;
  /** Says that a match is there, with its last rows. */
  show(match: string, end: MatchEnd): Stored<null>;
  /** `hold` and `show` in one, for a match that becomes longer by few rows; false as there. */
  lengthenBy(match: string, end: MatchEnd, as: MatchExtent): Stored<boolean>;
  /** Matches of which rows are there without them. */
  loose(): Stored<readonly string[]>;
  /** Takes out up to `most` such rows of a match; true once there are none any more. */
  settle(match: string, most: number): Stored<boolean>;
}

/** What is noted of a match that is to become longer. */
interface Held {
  readonly taken: TakenOut;
  readonly kept: readonly number[];
  readonly placeholder: string;
}

const RowsSchema = v.array(v.record(v.pipe(v.string(), v.regex(/^[a-z_]+$/)), v.nullable(v.union([v.string(), v.number()]))));
const HeldSchema = v.object({
  taken: v.object({ match: RowsSchema, match_seat: RowsSchema, own_match: RowsSchema }),
  kept: v.array(v.pipe(v.number(), v.integer(), v.minValue(0))),
  placeholder: v.string(),
});

/** A text that makes no sense any more says nothing: then there is no way back to what was kept. */
function heldIn(text: string | undefined): Held | undefined {
  const parsed = v.safeParse(HeldSchema, jsonOf(text ?? ''));
  return parsed.success ? parsed.output : undefined;
}

/** Over `db`; `keep` counts what somebody is told of. */
export function matchLots(db: Connection, keep: Keep): MatchLots {
  const loose = looseMatches(db);
  const writer = matchRowsWriter(db);
  const damages = matchDamage(db);
  const addRound = db.prepare<Value[]>(`INSERT INTO round (match_id, ${ROUND_COLUMNS}) VALUES (?, ?, ?, ?, ?)`);
  const addEvent = db.prepare<Value[]>(
    'INSERT INTO event (match_id, round, seq, t, seat, type, body, link) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const addTiles = db.prepare<[string, string]>(
    'INSERT INTO tile_set (hash, faces) VALUES (?, ?) ON CONFLICT DO UPDATE SET faces = excluded.faces WHERE faces <> excluded.faces',
  );
  const addMatch = db.prepare<Value[]>(`INSERT INTO match (${MATCH_COLUMNS}, tile_set, head) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const setEnd = db.prepare<[string | null, string | null, string | null, string]>(
    'UPDATE match SET tile_set = ?, head = ?, swaps = ? WHERE id = ?',
  );
  const dropStays = db.prepare<[string, number]>('DELETE FROM match_seat WHERE match_id = ? AND stay > ?');
  const setOutcome = db.prepare<Value[]>('UPDATE round SET outcome = ? WHERE match_id = ? AND number = ?');
  const state = db
    .prepare<[string], [rounds: number, head: string | null]>(
      'SELECT (SELECT count(*) FROM round WHERE match_id = id), head FROM match WHERE id = ?',
    )
    .raw();
  const dropEvents = db.prepare<{ match: string; round: number; seq: number; most: number }[]>(
    'DELETE FROM event WHERE match_id = @match AND (round > @round OR (round = @round AND seq >= @seq)) LIMIT @most',
  );
  const dropRounds = db.prepare<[string, number, number]>('DELETE FROM round WHERE match_id = ? AND number > ? LIMIT ?');

  const putRows = (match: string, { rounds, events }: MatchLot): void => {
    for (const row of rounds) addRound.run(match, ...row);
    for (const row of events) addEvent.run(match, ...row);
  };
  const put = db.transaction((match: string, lot: MatchLot) => {
    loose.noteNew(match);
    putRows(match, lot);
    return null;
  });
  const holdRows = (match: string, { counts, head }: MatchExtent, placeholder: string): boolean => {
    const now = state.get(match);
    if (now?.[0] !== counts.length || now[1] !== head) return false;
    const taken = writer.takeOut(match);
    if (taken === undefined) return false;
    loose.note(match, JSON.stringify({ taken, kept: counts, placeholder } satisfies Held));
    return true;
  };
  const hold = db.transaction(holdRows);
  const showRows = (match: string, end: MatchEnd): null => {
    const hash = end.tiles?.hash ?? null;
    if (end.tiles !== null) addTiles.run(end.tiles.hash, end.tiles.faces);
    const held = heldIn(loose.textOf(match));
    if (held === undefined) addMatch.run(...end.match, hash, end.head);
    else {
      writer.putBack(held.taken, held.placeholder);
      setEnd.run(hash, end.head, end.seated.swaps, match);
      dropStays.run(match, end.seated.stays);
    }
    damages.put(match, end.damage);
    putRows(match, end);
    for (const [number, outcome] of end.outcomes) setOutcome.run(outcome, match, number);
    loose.settle(match);
    return null;
  };
  const show = db.transaction(showRows);
  const lengthenBy = db.transaction((match: string, end: MatchEnd, as: MatchExtent) => {
    // Nobody goes in the midst of one write.
    if (!holdRows(match, as, '')) return false;
    showRows(match, end);
    return true;
  });
  const settle = db.transaction((match: string, most: number) => {
    const text = loose.textOf(match);
    if (text === undefined) return true;
    const held = heldIn(text);
    const kept = held?.kept ?? [];
    let left = most - dropEvents.run({ match, round: kept.length, seq: kept[kept.length - 1] ?? 0, most }).changes;
    if (left > 0) left -= dropRounds.run(match, kept.length, left).changes;
    if (left <= 0) return false;
    if (held !== undefined) writer.putBack(held.taken, held.placeholder);
    loose.settle(match);
    return true;
  });
  // Until a match is there nobody was told of it, so a power cut may take the last lots back.
  return {
    put: (match, lot) => stored(() => loosely(db, () => lightly(db, () => put.immediate(match, lot)))),
    hold: (match, as, placeholder) => stored(() => loosely(db, () => hold.immediate(match, as, placeholder))),
    show: (match, end) => stored(() => keep(() => show.immediate(match, end))),
    lengthenBy: (match, end, as) => stored(() => loosely(db, () => keep(() => lengthenBy.immediate(match, end, as)))),
    loose: () => stored(() => loose.all()),
    settle: (match, most) => stored(() => loosely(db, () => lightly(db, () => settle.immediate(match, most)))),
  };
}
