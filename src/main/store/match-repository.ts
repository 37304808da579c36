/** Matches, their rounds and their events: written as they are played, each step whole or not at all. */
import type { Deal, KeptReplay, MatchHeader, Replay, ReplayEvent } from '../../shared/replay';
import { swapsIn, type PlacedSwap, type SwapPlace } from '../../shared/swaps';
import type { SeatResult } from '../../rules/seat-results';
import type { Connection } from './connection';
import { linkOf, relinker } from './event-chain';
import { stored, type Stored } from './fault';
import { keepUncounted, type Keep } from './counted-writes';
import { alikeReader, type AlikeReader } from './alike-reader';
import { lineFinder, type LineFinder } from './line-finder';
import { linesWriter, type LinesWriter } from './match-lines';
import { matchReader, type MatchOutline, type MatchReader } from './match-reader';
import { matchDamage, type DamageReader } from './match-damage';
import { matchLots, type MatchLots } from './match-lots';
import { matchOrigins, type BegunFrom, type OriginReader } from './match-origins';
import { matchRemoval, type MatchRemoval } from './match-removal';
import { matchRow, outcomeText, roundRow, tileSetOf, type Outcomes } from './match-rows';
import { matchSeats } from './match-seats';
import { jsonOf } from './json-text';
import { eventBody, MATCH_COLUMNS, ROUND_COLUMNS, swapPlaces, swapsText } from './rows';

export interface MatchRepository
  extends MatchReader, MatchRemoval, MatchLots, LinesWriter, AlikeReader, LineFinder, OriginReader, DamageReader {
  /**
   * Keeps a new match with its first round as dealt; `profiles` by seat, null for a seat that is in nobody's record. `host`
   * is the player whose turn at this computer it is; `from`: it begins in the midst of a saved round.
   */
  begin(header: MatchHeader, round: Deal, profiles?: readonly (string | null)[], host?: string | null, from?: BegunFrom): Stored<null>;
  /**
   * Somebody takes a seat of a match: before the round that is named, or in it after so many of its events. `profile` null: in
   * nobody's record. Answers the swaps that stand now.
   */
  swap(match: string, swap: PlacedSwap, profile: string | null): Stored<readonly SwapPlace[]>;
  /** Whether a profile has or had another seat of a match. */
  hadOther(match: string, profile: string, seat: number): Stored<boolean>;
  /** A guest of a match is a profile from now on: the stay at that seat, whose the match is, and what of it was won. All of it or nothing. */
  join(match: string, profile: string, seat: number, results: readonly SeatResult[]): Stored<null>;
  /** A match is gone on with: it counts as the one kept last. */
  takeUp(match: string): Stored<null>;
  /**
   * So many of a profile's own matches, the one kept last first, whatever their stamps say: all, those in which people played, or of these
   * those that did not begin in the midst of another round.
   * Those that cannot be read are left out, and take no place.
   */
  ownedBy(profile: string, limit: number, of?: 'all' | 'people' | 'dealt'): Stored<readonly MatchOutline[]>;
  /** Whether a match is a profile's own: of everybody who sat at it and of whoever's turn at the computer it was. */
  isOwn(match: string, profile: string): Stored<boolean>;
  /** The most players of a match of that game of the profile's own; 0 without any. */
  company(profile: string, game: string): Stored<number>;
  /** Keeps a further round as dealt; `number` counts from 1. */
  deal(match: string, number: number, round: Deal): Stored<null>;
  /** Keeps the round as dealt otherwise. Throws once something has happened in it: the table does not ask for that. */
  redeal(match: string, number: number, round: Deal): Stored<null>;
  /** Who sits at a match now: profiles by seat, null for a seat that is in nobody's record. */
  profilesAt(match: string, seats: number): Stored<readonly (string | null)[]>;
  /** Tells whether a profile sat at a seat of a match when an event of a round happened: rounds from 1, events from 0. */
  sat(match: string, profile: string): Stored<(seat: number, round: number, event: number) => boolean>;
  /** Puts `names` over those of who sits at a match now, by seat. */
  call(match: string, names: readonly string[]): Stored<null>;
  /**
   * Keeps events that follow on those kept, and with the last one how the round ended and what that counts for in records; null and
   * nothing while it goes on. All of it or nothing.
   */
  append(match: string, number: number, events: readonly ReplayEvent[], outcome: unknown, results?: readonly SeatResult[]): Stored<null>;
  /** Puts faces right that a disk has changed, if matches with these tiles are there. */
  mendTiles(tiles: NonNullable<Replay['tiles']>): Stored<null>;
  /** Keeps what came after the round's end. */
  late(match: string, number: number, late: unknown): Stored<null>;
  /** Ids of the matches in which a profile has a seat, the one kept first first. */
  playedBy(profile: string): Stored<readonly string[]>;
  /** Takes a whole match in at once, which for a large one takes long. `outcomes` are its rounds' by order. */
  add(replay: KeptReplay, outcomes: Outcomes): Stored<null>;
  /**
   * Takes in at once what a file has beyond the kept match of its id, of which `kept` are the numbers of events by round. Whose
   * the match is stays; what is new in it counts in nobody's record. `damage`: what is wrong with the file.
   */
  lengthen(replay: KeptReplay, outcomes: Outcomes, kept: readonly number[], damage?: string | null): Stored<null>;
}

/** The repository over `db`; its statements are prepared once. */
export function matchRepository(db: Connection, keep: Keep = keepUncounted): MatchRepository {
  // Faces that a disk has changed behind their hash are put right, or no match that is begun with them could be read.
  const addTiles = db.prepare<[string, string]>(
    'INSERT INTO tile_set (hash, faces) VALUES (?, ?) ON CONFLICT DO UPDATE SET faces = excluded.faces WHERE faces <> excluded.faces',
  );
  const addMatch = db.prepare<(string | number | null)[]>(
    `INSERT INTO match (${MATCH_COLUMNS}, tile_set) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const addRound = db.prepare<(string | number | null)[]>(`INSERT INTO round (match_id, ${ROUND_COLUMNS}) VALUES (?, ?, ?, ?, ?)`);
  const addEvent = db.prepare<(string | number)[]>(
    'INSERT INTO event (match_id, round, seq, t, seat, type, body, link) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const headOf = db.prepare<[string], string | null>('SELECT head FROM match WHERE id = ?').pluck();
  const setHead = db.prepare<[string, string]>('UPDATE match SET head = ? WHERE id = ?');
  const nextSeq = db
    .prepare<[string, number], number>('SELECT coalesce(max(seq), -1) + 1 FROM event WHERE match_id = ? AND round = ?')
    .pluck();
  const setDeal = db.prepare<[string, string, number]>(
    `UPDATE round SET deal = ? WHERE match_id = ? AND number = ?
     AND NOT EXISTS (SELECT 1 FROM event WHERE event.match_id = round.match_id AND event.round = round.number)`,
  );
  const setOutcome = db.prepare<[string | null, string, number]>('UPDATE round SET outcome = ? WHERE match_id = ? AND number = ?');
  const setLate = db.prepare<[string, string, number]>('UPDATE round SET late = ? WHERE match_id = ? AND number = ?');
  const setTiles = db.prepare<[string | null, string]>('UPDATE match SET tile_set = ? WHERE id = ?');
  const swapsOf = db.prepare<[string], string | null>('SELECT swaps FROM match WHERE id = ?').pluck();
  const setSwaps = db.prepare<[string | null, string]>('UPDATE match SET swaps = ? WHERE id = ?');
  const dropStays = db.prepare<[string, number]>('DELETE FROM match_seat WHERE match_id = ? AND stay > ?');
  const mendTiles = db.prepare<[string, string, string]>('UPDATE tile_set SET faces = ? WHERE hash = ? AND faces <> ?');
  const seats = matchSeats(db);
  const origins = matchOrigins(db);
  const damages = matchDamage(db);
  const reader = matchReader(db);
  /** Keeps the faces of a match, if its game has some, and tells what they are found by. */
  const putTiles = (tiles: Replay['tiles']): string | null => {
    if (tiles === undefined) return null;
    const { hash, faces } = tileSetOf(tiles);
    addTiles.run(hash, faces);
    return hash;
  };
  const putMatch = (header: MatchHeader, imported: boolean, swaps: readonly PlacedSwap[] = []): void => {
    addMatch.run(...matchRow(header, imported, swaps), putTiles(header.tiles));
  };
  const putRound = (match: string, number: number, round: Deal, outcome: unknown): void => {
    addRound.run(match, ...roundRow(number, round, outcome));
  };
  const putEvents = (match: string, number: number, added: readonly ReplayEvent[]): void => {
    let seq = nextSeq.get(match, number) ?? 0;
    if (added.length === 0) return;
    let head = headOf.get(match) ?? match;
    for (const event of added) {
      const { t, seat, type } = event;
      const body = eventBody(event);
      head = linkOf(head, { round: number, seq, t, seat, type, body });
      addEvent.run(match, number, seq++, t, seat, type, body, head);
    }
    setHead.run(head, match);
  };

  const begin = db.transaction(
    (header: MatchHeader, round: Deal, profiles: readonly (string | null)[], host: string | null, from?: BegunFrom) => {
      putMatch(header, false, from?.swaps);
      putRound(header.id, 1, round, null);
      seats.sit(header.id, profiles, from?.swaps);
      seats.own(header.id, header.players.length, host);
      if (from === undefined) return;
      origins.put(header.id, from.origin);
      putEvents(header.id, 1, from.events);
    },
  );
  const deal = db.transaction((match: string, number: number, round: Deal) => {
    putRound(match, number, round, null);
  });
  const redeal = db.transaction((match: string, number: number, round: Deal) => {
    const { changes } = setDeal.run(JSON.stringify(round), match, number);
    if (changes !== 1) throw new Error(`Round ${number} of ${match} has begun or is not there.`);
  });
  const append = db.transaction(
    (match: string, number: number, added: readonly ReplayEvent[], outcome: unknown, results: readonly SeatResult[]) => {
      putEvents(match, number, added);
      if (outcome === null) return;
      setOutcome.run(outcomeText(outcome), match, number);
      seats.count(match, number, results);
    },
  );
  const call = db.transaction((match: string, names: readonly string[]) => {
    for (const [seat, name] of names.entries()) seats.call(match, seat, name);
  });
  const swap = db.transaction((match: string, placed: PlacedSwap, profile: string | null) => seats.swap(match, placed, profile));
  const join = db.transaction((match: string, profile: string, seat: number, results: readonly SeatResult[]) => {
    seats.join(match, profile, seat, results);
  });
  const late = db.transaction((match: string, number: number, came: unknown) => {
    setLate.run(JSON.stringify(came), match, number);
  });
  const add = db.transaction((replay: KeptReplay, outcomes: Outcomes) => {
    putMatch(replay, true, swapsIn(replay.rounds));
    for (const [at, { events, swaps: _swaps, ...dealt }] of replay.rounds.entries()) {
      putRound(replay.id, at + 1, dealt, outcomes[at] ?? null);
      putEvents(replay.id, at + 1, events);
    }
  });

  const relink = relinker(db);
  const lengthen = db.transaction((replay: KeptReplay, outcomes: Outcomes, kept: readonly number[], damage: string | null) => {
    damages.put(replay.id, damage);
    setTiles.run(putTiles(replay.tiles), replay.id);
    const text = swapsOf.get(replay.id) ?? null;
    const before = (swapPlaces(text) ?? []).filter(({ round }) => round <= kept.length).length;
    const seated = jsonOf(text ?? '[]') as readonly PlacedSwap[];
    setSwaps.run(swapsText([...seated.slice(0, before), ...swapsIn(replay.rounds).slice(before)]), replay.id);
    dropStays.run(replay.id, before);
    for (const [at, { events, swaps: _swaps, ...dealt }] of replay.rounds.entries()) {
      const [before, outcome] = [kept[at], outcomes[at] ?? null];
      if (before === undefined) putRound(replay.id, at + 1, dealt, outcome);
      else if (outcome !== null) setOutcome.run(outcomeText(outcome), replay.id, at + 1);
      putEvents(replay.id, at + 1, events.slice(before));
    }
    // An earlier round may have become longer; what was kept is what the file says, event by event.
    relink(replay.id);
  });

  const wrote = <Value>(write: () => Value): Stored<Value> => stored(() => keep(write));
  const done = (write: () => unknown): Stored<null> =>
    wrote(() => {
      write();
      return null;
    });
  // A write transaction takes its lock at once, so that it cannot fail for a reader's sake half way.
  return {
    begin: (header, round, profiles = [], host = null, from) => done(() => begin.immediate(header, round, profiles, host, from)),
    originOf: origins.of,
    damageOf: damages.of,
    join: (match, profile, seat, results) => done(() => join.immediate(match, profile, seat, results)),
    swap: (match, placed, profile) => wrote(() => swap.immediate(match, placed, profile)),
    hadOther: (match, profile, seat) => stored(() => seats.hadOther(match, profile, seat)),
    takeUp: (match) => done(() => seats.takeUp(match)),
    ownedBy: (profile, limit, of = 'all') =>
      stored(() => {
        const found: MatchOutline[] = [];
        for (const id of seats.ownedBy(profile, of)) {
          const outline = reader.outline(id);
          if (outline !== undefined) found.push(outline);
          if (found.length === limit) break;
        }
        return found;
      }),
    isOwn: (match, profile) => stored(() => seats.isOwn(match, profile)),
    company: (profile, game) => stored(() => seats.company(profile, game)),
    deal: (match, number, round) => done(() => deal.immediate(match, number, round)),
    redeal: (match, number, round) => done(() => redeal.immediate(match, number, round)),
    profilesAt: (match, count) => stored(() => seats.profilesAt(match, count)),
    sat: (match, profile) => stored(() => seats.sat(match, profile)),
    call: (match, names) => done(() => call.immediate(match, names)),
    append: (match, number, added, outcome, results = []) => done(() => append.immediate(match, number, added, outcome, results)),
    mendTiles: (tiles) =>
      stored(() => {
        const { hash, faces } = tileSetOf(tiles);
        mendTiles.run(faces, hash, faces);
        return null;
      }),
    late: (match, number, came) => done(() => late.immediate(match, number, came)),
    lengthen: (replay, outcomes, kept, damage = null) => done(() => lengthen.immediate(replay, outcomes, kept, damage)),
    add: (replay, outcomes) => done(() => add.immediate(replay, outcomes)),
    playedBy: (profile) => stored(() => seats.playedBy(profile)),
    ...reader,
    ...matchRemoval(db),
    ...matchLots(db, keep),
    ...linesWriter(db, keep),
    ...alikeReader(db),
    ...lineFinder(db),
  };
}
