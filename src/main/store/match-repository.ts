/** Matches, their rounds and their events: written as they are played, read back as replays and summaries. */
import { createHash } from 'node:crypto';
import type { Replay, ReplayRound, Role, RoundEvent } from '../../shared/replay';
import { accepted, type Result } from '../engine/result';
import type { Connection } from './connection';
import { stored, type Stored, type StoreFault } from './fault';
import {
  eventBody,
  readDealt,
  readEvent,
  readHeader,
  readLate,
  readOutcome,
  readTiles,
  type DealtRound,
  type EventRow,
  type Late,
  type MatchHeader,
  type MatchRow,
  type Outcome,
  type RoundRow,
} from './rows';

/** A saved round beside its events. */
export interface StoredRound {
  readonly outcome: Outcome | null;
  readonly late: Late;
}

/** A saved match, whole. */
export interface StoredMatch {
  readonly replay: Replay & { readonly id: string };
  readonly imported: boolean;
  /** By round. */
  readonly rounds: readonly StoredRound[];
}

/** What the list of replays needs to know of a match. */
export interface MatchOutline {
  readonly header: Omit<MatchHeader, 'tiles'>;
  readonly imported: boolean;
  readonly rounds: readonly { readonly roles: readonly Role[]; readonly outcome: Outcome | null }[];
}

export interface MatchRepository {
  /** Keeps a new match with its first round as dealt. */
  begin(header: MatchHeader, round: DealtRound): Stored<null>;
  /** Keeps a further round as dealt; `number` counts from 1. */
  deal(match: string, number: number, round: DealtRound): Stored<null>;
  /** Keeps events that follow on those kept, and with the last one how the round ended: all of it or nothing. */
  append(match: string, number: number, events: readonly RoundEvent[], outcome: Outcome | null): Stored<null>;
  /** Keeps what came after the round's end. */
  late(match: string, number: number, late: Late): Stored<null>;
  /** Takes a whole match in. `outcomes` are its rounds' by order. */
  add(replay: Replay & { readonly id: string }, outcomes: readonly (Outcome | null)[]): Stored<null>;
  has(match: string): Stored<boolean>;
  count(): Stored<number>;
  /** A page of matches, the newest first. Matches that cannot be read are left out. */
  list(offset: number, limit: number): Stored<readonly MatchOutline[]>;
  /** One match whole, or undefined if there is none by that id. */
  read(match: string): Stored<StoredMatch | undefined>;
}

/** Times of any offset in one form, so that texts sort by time; what JavaScript cannot read stays as it was. */
function inUtc(time: string): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? time : date.toISOString();
}

/** Faces with their ids in order, so that equal sets have equal texts. */
function facesText(tiles: Replay['tiles']): string {
  return JSON.stringify(Object.fromEntries(Object.entries(tiles).sort(([a], [b]) => (a < b ? -1 : 1))));
}

function optional(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}

/** All values, or the first fault. */
function every<Row, Value>(
  rows: readonly Row[],
  read: (row: Row) => Result<Value, StoreFault>,
): Result<Value[], StoreFault> {
  const values: Value[] = [];
  for (const row of rows) {
    const value = read(row);
    if (!value.ok) return value;
    values.push(value.value);
  }
  return accepted(values);
}

const MATCH_COLUMNS = 'id, game, started_at, seed, random, players, rules, imported';
const ROUND_COLUMNS = 'number, roles, prison, piles, starts, chases, ending, winner, award, late';

/** The repository over `db`; its statements are prepared once. */
export function matchRepository(db: Connection): MatchRepository {
  const addTiles = db.prepare<[string, string]>('INSERT INTO tile_set (hash, faces) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const addMatch = db.prepare<(string | number | null)[]>(
    `INSERT INTO match (${MATCH_COLUMNS}, tile_set) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const addRound = db.prepare<(string | number | null)[]>(
    `INSERT INTO round (match_id, ${ROUND_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const addEvent = db.prepare<(string | number)[]>(
    'INSERT INTO event (match_id, round, seq, t, seat, type, body) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const nextSeq = db
    .prepare<[string, number], number>('SELECT coalesce(max(seq), -1) + 1 FROM event WHERE match_id = ? AND round = ?')
    .pluck();
  const setOutcome = db.prepare<(string | number | null)[]>(
    'UPDATE round SET ending = ?, winner = ?, award = ? WHERE match_id = ? AND number = ?',
  );
  const setLate = db.prepare<[string, string, number]>('UPDATE round SET late = ? WHERE match_id = ? AND number = ?');
  const countAll = db.prepare<[], number>('SELECT count(*) FROM match').pluck();
  const exists = db.prepare<[string], number>('SELECT count(*) FROM match WHERE id = ?').pluck();
  const page = db.prepare<[number, number], MatchRow>(
    `SELECT ${MATCH_COLUMNS} FROM match ORDER BY started_at DESC, id DESC LIMIT ? OFFSET ?`,
  );
  const one = db.prepare<[string], MatchRow & { faces: string }>(
    `SELECT ${MATCH_COLUMNS}, faces FROM match JOIN tile_set ON hash = tile_set WHERE id = ?`,
  );
  const rounds = db.prepare<[string], RoundRow>(
    `SELECT ${ROUND_COLUMNS} FROM round WHERE match_id = ? ORDER BY number`,
  );
  const events = db.prepare<[string, number], EventRow>(
    'SELECT t, seat, type, body FROM event WHERE match_id = ? AND round = ? ORDER BY seq',
  );

  const putMatch = (header: MatchHeader, imported: boolean): void => {
    const faces = facesText(header.tiles);
    const hash = createHash('sha256').update(faces, 'utf8').digest('hex');
    addTiles.run(hash, faces);
    addMatch.run(
      header.id,
      header.game,
      inUtc(header.startedAt),
      header.seed ?? null,
      header.random ?? null,
      JSON.stringify(header.players),
      JSON.stringify(header.rules),
      imported ? 1 : 0,
      hash,
    );
  };
  const putRound = (match: string, number: number, round: DealtRound, outcome: Outcome | null): void => {
    addRound.run(
      match,
      number,
      JSON.stringify(round.roles),
      JSON.stringify(round.prison),
      optional(round.piles),
      optional(round.starts),
      optional(round.chases),
      outcome?.ending ?? null,
      outcome?.winner ?? null,
      outcome?.award ?? null,
      null,
    );
  };
  const putEvents = (match: string, number: number, added: readonly RoundEvent[]): void => {
    let seq = nextSeq.get(match, number) ?? 0;
    for (const event of added) addEvent.run(match, number, seq++, event.t, event.seat, event.type, eventBody(event));
  };

  const begin = db.transaction((header: MatchHeader, round: DealtRound) => {
    putMatch(header, false);
    putRound(header.id, 1, round, null);
  });
  const deal = db.transaction((match: string, number: number, round: DealtRound) => {
    putRound(match, number, round, null);
  });
  const append = db.transaction(
    (match: string, number: number, added: readonly RoundEvent[], outcome: Outcome | null) => {
      putEvents(match, number, added);
      if (outcome !== null) setOutcome.run(outcome.ending, outcome.winner, outcome.award, match, number);
    },
  );
  const late = db.transaction((match: string, number: number, came: Late) => {
    setLate.run(JSON.stringify(came), match, number);
  });
  const add = db.transaction((replay: Replay & { readonly id: string }, outcomes: readonly (Outcome | null)[]) => {
    putMatch(replay, true);
    for (const [at, round] of replay.rounds.entries()) {
      putRound(replay.id, at + 1, round, outcomes[at] ?? null);
      putEvents(replay.id, at + 1, round.events);
    }
  });

  const outline = (row: MatchRow): Result<MatchOutline, StoreFault> => {
    const header = readHeader(row);
    if (!header.ok) return header;
    const played = every(rounds.all(row.id), (round) => {
      const dealt = readDealt(round);
      if (!dealt.ok) return dealt;
      const outcome = readOutcome(round);
      return outcome.ok ? accepted({ roles: dealt.value.roles, outcome: outcome.value }) : outcome;
    });
    if (!played.ok) return played;
    return accepted({ header: header.value, imported: row.imported === 1, rounds: played.value });
  };

  const whole = (match: string): Result<StoredMatch | undefined, StoreFault> => {
    const row = one.get(match);
    if (row === undefined) return accepted(undefined);
    const header = readHeader(row);
    if (!header.ok) return header;
    const tiles = readTiles(row.faces);
    if (!tiles.ok) return tiles;
    const roundRows = rounds.all(match);
    const played = every(roundRows, (round): Result<ReplayRound, StoreFault> => {
      const dealt = readDealt(round);
      if (!dealt.ok) return dealt;
      const all = every(events.all(match, round.number), readEvent);
      return all.ok ? accepted({ ...dealt.value, events: all.value }) : all;
    });
    if (!played.ok) return played;
    const ends = every(roundRows, (round): Result<StoredRound, StoreFault> => {
      const outcome = readOutcome(round);
      if (!outcome.ok) return outcome;
      const came = readLate(round);
      return came.ok ? accepted({ outcome: outcome.value, late: came.value }) : came;
    });
    if (!ends.ok) return ends;
    return accepted({
      replay: { format: 'lookout-replay', version: 1, ...header.value, tiles: tiles.value, rounds: played.value },
      imported: row.imported === 1,
      rounds: ends.value,
    });
  };

  const done = (write: () => unknown): Stored<null> =>
    stored(() => {
      write();
      return null;
    });
  // A write transaction takes its lock at once, so that it cannot fail for a reader's sake half way.
  return {
    begin: (header, round) => done(() => begin.immediate(header, round)),
    deal: (match, number, round) => done(() => deal.immediate(match, number, round)),
    append: (match, number, added, outcome) => done(() => append.immediate(match, number, added, outcome)),
    late: (match, number, came) => done(() => late.immediate(match, number, came)),
    add: (replay, outcomes) => done(() => add.immediate(replay, outcomes)),
    has: (match) => stored(() => exists.get(match) === 1),
    count: () => stored(() => countAll.get() ?? 0),
    list: (offset, limit) =>
      stored(() =>
        page.all(limit, offset).flatMap((row) => {
          const read = outline(row);
          return read.ok ? [read.value] : [];
        }),
      ),
    read: (match) => {
      const read = stored(() => whole(match));
      return read.ok ? read.value : read;
    },
  };
}
