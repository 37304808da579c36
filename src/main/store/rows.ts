/** What stands in the database as text, parsed by the same schemas as replay files. */
import * as v from 'valibot';
import { byName } from '../../shared/by-name';
import { EventSchema, ReplaySchema, RoundSchema, TileSchema, TileIdSchema, type Replay, type RoundEvent } from '../../shared/chase/replay';
import { refused, type Result } from '../../rules/result';
import type { DealtRound, MatchHeader } from '../replay/parts';
import { jsonOf } from './json-text';
import { unreadableFault, type StoreFault, type Unreadable } from './fault';

const pathTime = v.strictObject({ path: v.picklist([0, 1]), t: v.pipe(v.number(), v.integer(), v.minValue(0)) });
const LateSchema = v.strictObject({ tile: v.exactOptional(pathTime), mark: v.exactOptional(pathTime) });

/** What reached the table just after the round's end, on either path. */
export type Late = v.InferOutput<typeof LateSchema>;

const OutcomeSchema = v.strictObject({
  ending: v.picklist(['hideout', 'caught', 'trail-lost', 'given-up']),
  winner: v.nullable(v.picklist(['runners', 'chasers'])),
  award: v.nullable(v.picklist(['perfect', 'small'])),
});

/** How a round ended, as it was judged then. */
export type Outcome = v.InferOutput<typeof OutcomeSchema>;

/** In the order of the tables' columns, for SELECT and INSERT alike. */
export const MATCH_COLUMNS = 'id, game, started_at, seed, random, players, rules, imported';
export const ROUND_COLUMNS = 'number, roles, prison, piles, starts, chases, ending, winner, award, late';

export interface MatchRow {
  readonly id: string;
  readonly game: string;
  readonly started_at: string;
  readonly seed: string | null;
  readonly random: string | null;
  readonly players: string;
  readonly rules: string;
  readonly imported: number;
}

export interface RoundRow {
  readonly number: number;
  readonly roles: string;
  readonly prison: string;
  readonly piles: string | null;
  readonly starts: string | null;
  readonly chases: string | null;
  readonly ending: string | null;
  readonly winner: string | null;
  readonly award: string | null;
  readonly late: string | null;
}

export interface EventRow {
  readonly t: number;
  readonly seat: number;
  readonly type: string;
  readonly body: string;
}

const header = v.omit(ReplaySchema, ['format', 'version', 'rounds', 'tiles', 'id']);
const dealt = v.omit(RoundSchema, ['events']);
const tiles = byName(TileIdSchema, TileSchema);

function unreadable(what: Unreadable): Result<never, StoreFault> {
  return refused(unreadableFault(what));
}

/** A key with the parsed text, or no key at all where there is no text. */
function present<Key extends string>(key: Key, text: string | null): { readonly [K in Key]?: unknown } {
  return (text === null ? {} : { [key]: jsonOf(text) }) as { readonly [K in Key]?: unknown };
}

/** A match's header without its faces. */
export function readHeader(row: MatchRow): Result<Omit<MatchHeader, 'tiles'>, StoreFault> {
  const parsed = v.safeParse(header, {
    game: row.game,
    startedAt: row.started_at,
    ...(row.seed === null ? {} : { seed: row.seed }),
    ...(row.random === null ? {} : { random: row.random }),
    players: jsonOf(row.players),
    rules: jsonOf(row.rules),
  });
  return parsed.success ? { ok: true, value: { ...parsed.output, id: row.id } } : unreadable('match');
}

/** The faces of a tile set. */
export function readTiles(faces: string): Result<Replay['tiles'], StoreFault> {
  const parsed = v.safeParse(tiles, jsonOf(faces));
  return parsed.success ? { ok: true, value: parsed.output } : unreadable('tiles');
}

/** A round as dealt. */
export function readDealt(row: RoundRow): Result<DealtRound, StoreFault> {
  const parsed = v.safeParse(dealt, {
    roles: jsonOf(row.roles),
    prison: jsonOf(row.prison),
    ...present('piles', row.piles),
    ...present('starts', row.starts),
    ...present('chases', row.chases),
  });
  return parsed.success ? { ok: true, value: parsed.output } : unreadable('round');
}

/** How a round ended; null for one that is unfinished. */
export function readOutcome(row: Pick<RoundRow, 'ending' | 'winner' | 'award'>): Result<Outcome | null, StoreFault> {
  if (row.ending === null) return { ok: true, value: null };
  const parsed = v.safeParse(OutcomeSchema, { ending: row.ending, winner: row.winner, award: row.award });
  return parsed.success ? { ok: true, value: parsed.output } : unreadable('verdict');
}

/** What came late. */
export function readLate(row: Pick<RoundRow, 'late'>): Result<Late, StoreFault> {
  if (row.late === null) return { ok: true, value: {} };
  const parsed = v.safeParse(LateSchema, jsonOf(row.late));
  return parsed.success ? { ok: true, value: parsed.output } : unreadable('late');
}

/** An event of a round. */
export function readEvent(row: EventRow): Result<RoundEvent, StoreFault> {
  const body = jsonOf(row.body);
  const parsed = v.safeParse(EventSchema, {
    ...(typeof body === 'object' ? body : {}),
    t: row.t,
    seat: row.seat,
    type: row.type,
  });
  return parsed.success ? { ok: true, value: parsed.output } : unreadable('event');
}

/** What an event is beside its time, seat and type. */
export function eventBody(event: RoundEvent): string {
  const { t: _t, seat: _seat, type: _type, ...body } = event;
  return JSON.stringify(body);
}
