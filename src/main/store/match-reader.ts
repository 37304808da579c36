/** Reading saved matches back: as summaries for the list, or whole. */
import type { GameSchemas } from '../../shared/games';
import type { Deal, KeptReplay, MatchHeader, ReplayRound } from '../../shared/replay';
import { accepted, type Result } from '../../rules/result';
import { swapsOfRound, type PlacedSwap } from '../../shared/swaps';
import type { Connection } from './connection';
import { stored, type Stored, type StoreFault } from './fault';
import {
  MATCH_COLUMNS,
  readDeal,
  readEvent,
  readGame,
  readHeader,
  readLate,
  readOutcome,
  readSwaps,
  readTiles,
  ROUND_COLUMNS,
  type EventRow,
  type MatchRow,
  type RoundRow,
} from './rows';

/** A saved round beside its events, as its game tells it. */
interface StoredRound {
  /** Null for one that is unfinished. */
  readonly outcome: unknown;
  /** Null where nothing came late. */
  readonly late: unknown;
}

/** A saved match, whole. */
export interface StoredMatch {
  readonly replay: KeptReplay;
  readonly imported: boolean;
  /** By round. */
  readonly rounds: readonly StoredRound[];
  /** Who took whose seat, also before a round that is still to come. */
  readonly swaps: readonly PlacedSwap[];
}

/** What the list of replays needs to know of a match. */
export interface MatchOutline {
  readonly header: Omit<MatchHeader, 'tiles'>;
  readonly imported: boolean;
  readonly rounds: readonly { readonly deal: Deal; readonly outcome: unknown }[];
  /** As in `StoredMatch`. */
  readonly swaps: readonly PlacedSwap[];
}

/** A match of the list in which something cannot be read: it has an id, and what is wrong. */
export interface UnreadableMatch {
  readonly id: string;
  /** As it stands there. */
  readonly startedAt: string;
  readonly imported: boolean;
  readonly fault: StoreFault;
}

export interface MatchReader {
  has(match: string): Stored<boolean>;
  count(): Stored<number>;
  /** How many events a match has; 0 for one that is not there. */
  size(match: string): Stored<number>;
  /** The end of a match's chain of events; null where it has none, undefined where there is no such match. */
  head(match: string): Stored<string | null | undefined>;
  /** A page of matches, the newest first. Matches that cannot be read are left out. */
  list(offset: number, limit: number): Stored<readonly MatchOutline[]>;
  /** A match by its id; undefined for one that is not there or cannot be read. Throws what `stored` makes a fault of. */
  outline(match: string): MatchOutline | undefined;
  /** The same page with the matches that cannot be read in their places. */
  page(offset: number, limit: number): Stored<readonly (MatchOutline | UnreadableMatch)[]>;
  /** The ids of the first matches in that order, also of those that cannot be read. */
  ids(most: number): Stored<readonly string[]>;
  /** Where a match stands in that order, from 0; null for one that is not there. */
  placeOf(match: string): Stored<number | null>;
  /** Those of some ids that are there, in the order of these. */
  some(ids: readonly string[]): Stored<readonly (MatchOutline | UnreadableMatch)[]>;
  /** The matches that two or more people played at this computer, maybe one after the other, the newest first, with what their stamps say. */
  ofPeople(): Stored<readonly { readonly id: string; readonly startedAt: string }[]>;
  /** One match whole, or undefined if there is none by that id. */
  read(match: string): Stored<StoredMatch | undefined>;
}

/** Up to so many matches are counted one by one at each look at the list, in no time. */
const SHORT_LIST = 1000;

/** All values, or the first fault. */
function every<Row, Value>(rows: readonly Row[], read: (row: Row) => Result<Value, StoreFault>): Result<Value[], StoreFault> {
  const values: Value[] = [];
  for (const row of rows) {
    const value = read(row);
    if (!value.ok) return value;
    values.push(value.value);
  }
  return accepted(values);
}

/** The reader over `db`; its statements are prepared once. */
export function matchReader(db: Connection): MatchReader {
  const countAll = db.prepare<[], number>('SELECT coalesce(sum(matches), 0) FROM match_day').pluck();
  const eventCount = db.prepare<[string], number>('SELECT count(*) FROM event WHERE match_id = ?').pluck();
  const head = db.prepare<[string], string | null>('SELECT head FROM match WHERE id = ?').pluck();
  const exists = db.prepare<[string], number>('SELECT count(*) FROM match WHERE id = ?').pluck();
  const days = db.prepare<[], [string, number]>('SELECT day, matches FROM match_day ORDER BY day DESC').raw();
  /** The day in which a row of the list falls, and its place within that day, from 0; undefined past the last row. */
  const dayAt = (row: number): { readonly day: string; readonly place: number } | undefined => {
    let newer = 0;
    for (const [day, matches] of days.all()) {
      if (row < newer + matches) return { day, place: row - newer };
      newer += matches;
    }
    return undefined;
  };
  const page = db.prepare<[string, number, number], MatchRow>(
    // The rows of that day before the page are counted off in the index alone.
    `SELECT ${MATCH_COLUMNS} FROM match
     WHERE id IN (SELECT id FROM match WHERE started_at <= ? || char(1114111) ORDER BY started_at DESC, id DESC LIMIT ? OFFSET ?)
     ORDER BY started_at DESC, id DESC`,
  );
  const row = db.prepare<[string], MatchRow>(`SELECT ${MATCH_COLUMNS} FROM match WHERE id = ?`);
  const one = db.prepare<[string], MatchRow & { faces: string | null }>(
    `SELECT ${MATCH_COLUMNS}, faces FROM match LEFT JOIN tile_set ON hash = tile_set WHERE id = ?`,
  );
  const newer = db
    .prepare<[string], number | null>(
      `SELECT (SELECT count(*) FROM match WHERE (started_at, id) > (this.started_at, this.id)) FROM match AS this WHERE id = ?`,
    )
    .pluck();
  const ids = db.prepare<[number], string>('SELECT id FROM match ORDER BY started_at DESC, id DESC LIMIT ?').pluck();
  const rounds = db.prepare<[string], RoundRow>(`SELECT ${ROUND_COLUMNS} FROM round WHERE match_id = ? ORDER BY number`);
  const events = db.prepare<[string, number], EventRow>(
    'SELECT t, seat, type, body FROM event WHERE match_id = ? AND round = ? ORDER BY seq',
  );

  const outline = (of: MatchRow): Result<MatchOutline, StoreFault> => {
    const game = readGame(of);
    if (!game.ok) return game;
    const header = readHeader(game.value, of);
    if (!header.ok) return header;
    const swaps = readSwaps(game.value, of);
    if (!swaps.ok) return swaps;
    const played = every(rounds.all(of.id), (round) => {
      const deal = readDeal(game.value, round);
      if (!deal.ok) return deal;
      const outcome = readOutcome(game.value, round);
      return outcome.ok ? accepted({ deal: deal.value, outcome: outcome.value }) : outcome;
    });
    if (!played.ok) return played;
    return accepted({ header: header.value, imported: of.imported === 1, rounds: played.value, swaps: swaps.value });
  };

  const playedRound = (
    game: GameSchemas,
    match: string,
    round: RoundRow,
    swaps: readonly PlacedSwap[],
  ): Result<ReplayRound, StoreFault> => {
    const deal = readDeal(game, round);
    if (!deal.ok) return deal;
    const all = every(events.all(match, round.number), (event) => readEvent(game, event));
    return all.ok ? accepted({ ...deal.value, ...swapsOfRound(swaps, round.number), events: all.value }) : all;
  };

  const whole = (match: string): Result<StoredMatch | undefined, StoreFault> => {
    const found = one.get(match);
    if (found === undefined) return accepted(undefined);
    const game = readGame(found);
    if (!game.ok) return game;
    const header = readHeader(game.value, found);
    if (!header.ok) return header;
    const tiles = readTiles(game.value, found.faces);
    if (!tiles.ok) return tiles;
    const swaps = readSwaps(game.value, found);
    if (!swaps.ok) return swaps;
    const roundRows = rounds.all(match);
    const played = every(roundRows, (round) => playedRound(game.value, match, round, swaps.value));
    if (!played.ok) return played;
    const ends = every(roundRows, (round): Result<StoredRound, StoreFault> => {
      const outcome = readOutcome(game.value, round);
      if (!outcome.ok) return outcome;
      const came = readLate(game.value, round);
      return came.ok ? accepted({ outcome: outcome.value, late: came.value }) : came;
    });
    if (!ends.ok) return ends;
    const faces = tiles.value === null ? {} : { tiles: tiles.value };
    return accepted({
      replay: { format: 'lookout-replay', version: 1, ...header.value, ...faces, rounds: played.value },
      imported: found.imported === 1,
      rounds: ends.value,
      swaps: swaps.value,
    });
  };

  const people = db.prepare<[], { id: string; startedAt: string }>(
    `SELECT id, started_at AS startedAt FROM match WHERE imported = 0 AND origin IS NULL AND (
       SELECT count(*) FROM json_each(iif(json_valid(players), players, '[]')) WHERE json_extract(value, '$.kind') = 'human'
     ) + (
       SELECT count(*) FROM json_each(iif(json_valid(swaps), swaps, '[]')) WHERE json_extract(value, '$.player.kind') = 'human'
     ) > 1 ORDER BY started_at DESC, id DESC`,
  );
  const countSome = db.prepare<[], number>(`SELECT count(*) FROM (SELECT 1 FROM match LIMIT ${SHORT_LIST + 1})`).pluck();
  const countAnew = db.transaction(() => {
    db.exec('DELETE FROM match_day; INSERT INTO match_day SELECT substr(started_at, 1, 10), count(*) FROM match GROUP BY 1');
  });
  const rowsAt = (offset: number, limit: number): MatchRow[] => {
    const start = dayAt(offset);
    return start === undefined ? [] : page.all(start.day, limit, start.place);
  };
  /** The rows of a page. Days that count more or less than is there, as after damage, are counted anew: every match has its place in the list. */
  const pageRows = (offset: number, limit: number): MatchRow[] => {
    const found = rowsAt(offset, limit);
    const counted = countAll.get() ?? 0;
    const there = countSome.get() ?? 0;
    const right = there > SHORT_LIST || there === counted;
    if (right && found.length === Math.max(0, Math.min(limit, counted - offset))) return found;
    countAnew.immediate();
    return rowsAt(offset, limit);
  };

  const lookedAt = (row: MatchRow): MatchOutline | UnreadableMatch => {
    const read = outline(row);
    return read.ok ? read.value : { id: row.id, startedAt: row.started_at, imported: row.imported === 1, fault: read.error };
  };
  const pageOf = (offset: number, limit: number): Stored<(MatchOutline | UnreadableMatch)[]> =>
    stored(() => pageRows(offset, limit).map(lookedAt));

  return {
    has: (match) => stored(() => exists.get(match) === 1),
    count: () => stored(() => countAll.get() ?? 0),
    head: (match) => stored(() => head.get(match)),
    size: (match) => stored(() => eventCount.get(match) ?? 0),
    list: (offset, limit) => {
      const found = pageOf(offset, limit);
      return found.ok ? accepted(found.value.filter((each) => 'header' in each)) : found;
    },
    page: pageOf,
    ids: (most) => stored(() => ids.all(most)),
    placeOf: (match) => stored(() => newer.get(match) ?? null),
    some: (ids) =>
      stored(() =>
        ids.flatMap((id) => {
          const found = row.get(id);
          return found === undefined ? [] : [lookedAt(found)];
        }),
      ),
    outline: (match) => {
      const found = row.get(match);
      const read = found === undefined ? undefined : outline(found);
      return read?.ok === true ? read.value : undefined;
    },
    ofPeople: () => stored(() => people.all()),
    read: (match) => {
      const read = stored(() => whole(match));
      return read.ok ? read.value : read;
    },
  };
}
