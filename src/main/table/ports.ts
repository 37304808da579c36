/** What the table is lent by those who run it: time, the log, the window and chance. It knows no store and no Electron. */
import type { Player, Replay, ReplayRound, RoundEvent } from '../../shared/replay';
import type { TableSnapshot } from '../../shared/table';
import type { Bot, BotOptions } from '../bots/bot';
import type { LateMark, LateTile } from '../engine/chase/explain';
import type { Award, Side } from '../engine/chase/judge';
import type { Ending, Role, Rules } from '../engine/chase/round';
import type { Result } from '../engine/result';

/** Why a request was not done: a refusal of the rules, of the table or of whoever keeps the log. */
export interface TableRefusal {
  readonly code: string;
  readonly field?: string | undefined;
  readonly clause?: string | undefined;
  readonly message?: string | undefined;
}

/** The answer to a request: done, or why not. */
export type Done = Result<null, TableRefusal>;

/** How a round ended, as it is kept beside its events. */
export interface Outcome {
  readonly ending: Ending;
  readonly winner: Side | null;
  readonly award: Award | null;
}

/** What reached the table just after the end (see `closeCalls`). */
export interface Late {
  readonly tile?: LateTile;
  readonly mark?: LateMark;
}

/** A match as the log keeps it: a replay without its rounds. */
export type MatchHeader = Omit<Replay, 'format' | 'version' | 'rounds' | 'id'> & { readonly id: string };

/** A round as dealt: a replay's round without its events. */
export type DealtRound = Omit<ReplayRound, 'events'>;

/**
 * Where everything that happens is kept. Each call is durable when it returns; one that is refused has kept nothing,
 * and then the table has not changed either.
 */
export interface Ledger {
  /** A match with its first round as dealt. */
  begin(header: MatchHeader, round: DealtRound): Done;
  /** A further round as dealt; they count from 1. */
  deal(match: string, number: number, round: DealtRound): Done;
  append(match: string, number: number, events: readonly RoundEvent[], outcome: Outcome | null): Done;
  late(match: string, number: number, late: Late): Done;
}

export interface TablePorts {
  /** A monotonic clock in milliseconds, from any start. */
  readonly clock: () => number;
  /** Calls `action` once, `millis` from now; the answer calls it off. */
  readonly schedule: (millis: number, action: () => void) => () => void;
  readonly ledger: Ledger;
  readonly publish: (snapshot: TableSnapshot) => void;
  readonly createBot: (options: BotOptions) => Bot;
  /** A new match's id (UUID v7) and ISO time. */
  readonly register: () => { readonly id: string; readonly startedAt: string };
  /** A seed that nobody chose. */
  readonly freshSeed: () => string;
}

/** Who plays what by which rules. */
export interface MatchOptions {
  /** By seat, clockwise. */
  readonly players: readonly Player[];
  /** Of the first round, by seat. */
  readonly roles: readonly Role[];
  readonly rules: Rules;
  /** The faces to deal from. */
  readonly tiles: Replay['tiles'];
  readonly seed: string;
}
