/** What stands in the database as text, parsed by the same schemas as replay files: those of the game that a match is of. */
import * as v from 'valibot';
import { gameOf, type GameSchemas } from '../../shared/games';
import { OriginSchema, type Origin } from '../../shared/origin';
import type { Deal, MatchHeader, Replay, ReplayEvent } from '../../shared/replay';
import type { PlacedSwap } from '../../shared/swaps';
import { accepted, refused, type Result } from '../../rules/result';
import { jsonOf } from './json-text';
import { unreadableFault, type StoreFault, type Unreadable } from './fault';

/** In the order of the tables' columns, for SELECT and INSERT alike. */
export const MATCH_COLUMNS = 'id, game, rules_version, started_at, seed, random, players, rules, imported, swaps';
export const ROUND_COLUMNS = 'number, deal, outcome, late';

export interface MatchRow {
  readonly id: string;
  readonly game: string;
  readonly rules_version: number;
  readonly started_at: string;
  readonly seed: string | null;
  readonly random: string | null;
  readonly players: string;
  readonly rules: string;
  readonly imported: number;
  readonly swaps: string | null;
}

export interface RoundRow {
  readonly number: number;
  readonly deal: string;
  readonly outcome: string | null;
  readonly late: string | null;
}

export interface EventRow {
  readonly t: number;
  readonly seat: number;
  readonly type: string;
  readonly body: string;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

function unreadable(what: Unreadable): Result<never, StoreFault> {
  return refused(unreadableFault(what));
}

/** Any value of a game's, by the game's schema. */
function read(schema: v.GenericSchema, value: unknown, what: Unreadable): Result<unknown, StoreFault> {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? accepted(parsed.output) : unreadable(what);
}

/** The schemas by which a match is read: its game's. */
export function readGame(row: Pick<MatchRow, 'game'>): Result<GameSchemas, StoreFault> {
  const game = gameOf(row.game);
  return game === undefined ? unreadable('match') : accepted(game);
}

/** A match's header without its faces. */
export function readHeader(game: GameSchemas, row: MatchRow): Result<Omit<MatchHeader, 'tiles'>, StoreFault> {
  const parsed = read(
    game.header,
    {
      game: row.game,
      // The first version of a game's rules is not told, in files neither.
      ...(row.rules_version === 1 ? {} : { rulesVersion: row.rules_version }),
      startedAt: row.started_at,
      ...(row.seed === null ? {} : { seed: row.seed }),
      ...(row.random === null ? {} : { random: row.random }),
      players: jsonOf(row.players),
      rules: jsonOf(row.rules),
    },
    'match',
  );
  return parsed.ok ? accepted({ ...(parsed.value as Omit<MatchHeader, 'tiles' | 'id'>), id: row.id }) : parsed;
}

const places = v.object({ round: count, after: count, seat: count });

/** Where and when somebody took a seat, in the order in which it came; null for a text that does not say. */
export function swapPlaces(text: string | null): readonly v.InferOutput<typeof places>[] | null {
  if (text === null) return [];
  const parsed = v.safeParse(v.array(places), jsonOf(text));
  return parsed.success ? parsed.output : null;
}

/** Who took whose seat in a match. */
export function readSwaps(game: GameSchemas, row: Pick<MatchRow, 'swaps'>): Result<readonly PlacedSwap[], StoreFault> {
  if (row.swaps === null) return accepted([]);
  const swap = v.object({ ...places.entries, player: game.player });
  const parsed = read(v.array(swap), jsonOf(row.swaps), 'match');
  return parsed.ok ? accepted(parsed.value as readonly PlacedSwap[]) : parsed;
}

/** Whence a match comes that began in the midst of another one; undefined where it does not, and where nobody can tell any more. */
export function readOrigin(text: string | null): Origin | undefined {
  const parsed = v.safeParse(OriginSchema, jsonOf(text ?? ''));
  return parsed.success ? parsed.output : undefined;
}

/** One of them as it is kept. */
export function swapText({ round, after, seat, player }: PlacedSwap): string {
  return JSON.stringify({ round, after, seat, player });
}

/** All of them; null where nobody took a seat. */
export function swapsText(swaps: readonly PlacedSwap[]): string | null {
  return swaps.length === 0 ? null : `[${swaps.map(swapText).join(',')}]`;
}

/** The faces of a match; null for a game that has none. */
export function readTiles(game: GameSchemas, faces: string | null): Result<NonNullable<Replay['tiles']> | null, StoreFault> {
  if (game.tiles === null) return accepted(null);
  const parsed = read(game.tiles, jsonOf(faces ?? ''), 'tiles');
  return parsed.ok ? accepted(parsed.value as NonNullable<Replay['tiles']>) : parsed;
}

/** A round as dealt. */
export function readDeal(game: GameSchemas, row: Pick<RoundRow, 'deal'>): Result<Deal, StoreFault> {
  const parsed = read(game.deal, jsonOf(row.deal), 'round');
  return parsed.ok ? accepted(parsed.value as Deal) : parsed;
}

/** How a round ended; null for one that is unfinished. */
export function readOutcome(game: GameSchemas, row: Pick<RoundRow, 'outcome'>): Result<unknown, StoreFault> {
  return row.outcome === null ? accepted(null) : read(game.outcome, jsonOf(row.outcome), 'verdict');
}

/** What came late; null where nothing did. */
export function readLate(game: GameSchemas, row: Pick<RoundRow, 'late'>): Result<unknown, StoreFault> {
  if (row.late === null) return accepted(null);
  return game.late === null ? unreadable('late') : read(game.late, jsonOf(row.late), 'late');
}

/** An event of a round. */
export function readEvent(game: GameSchemas, row: EventRow): Result<ReplayEvent, StoreFault> {
  const body = jsonOf(row.body);
  const event = { ...(typeof body === 'object' ? body : {}), t: row.t, seat: row.seat, type: row.type };
  const parsed = read(game.event, event, 'event');
  return parsed.ok ? accepted(parsed.value as ReplayEvent) : parsed;
}

/** What an event is beside its time, seat and type. */
export function eventBody(event: ReplayEvent): string {
  const { t: _t, seat: _seat, type: _type, ...body } = event;
  return JSON.stringify(body);
}
