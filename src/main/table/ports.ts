/** What the table is lent by those who run it: time, the log, the window and chance. It knows no store and no Electron. */
import type { Following } from '../../rules/chase/following';
import type { Player, Replay, RoundEvent } from '../../shared/chase/replay';
import type { TableSnapshot } from '../../shared/table';
import type { Bot, BotOptions } from '../games/chase/bots/bot';
import type { LateDeeds } from '../../rules/chase/close-calls';
import type { Outcome } from '../../rules/chase/verdict';
import type { Role, RoundSetup, RoundState, Rules } from '../../rules/chase/round';
import type { DealtRound, MatchHeader } from '../replay/parts';
import type { Done } from './refusal';

/** What reached the table just after the end (see `closeCalls`). */
export type Late = LateDeeds;

/**
 * Where everything that happens is kept. Each call is durable when it returns; one that is refused has kept nothing,
 * and then the table has not changed either.
 */
export interface Ledger {
  /** A match with its first round as dealt; `profiles` as in `MatchOptions`. */
  begin(header: MatchHeader, round: DealtRound, profiles: readonly (string | null)[]): Done;
  /** A further round as dealt; they count from 1. */
  deal(match: string, number: number, round: DealtRound): Done;
  /** The same round dealt otherwise, before anything was done in it (T2: who opens draws the Starting tiles). */
  redeal(match: string, number: number, round: DealtRound): Done;
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
  /** By seat: the profile in whose record the seat's rounds are, null for nobody's. Not part of the replay; left out: nobody's. */
  readonly profiles?: readonly (string | null)[];
  /** Of the first round, by seat. */
  readonly roles: readonly Role[];
  /** F2: whom each Chaser of four players follows; the opposite seat if left out. */
  readonly following?: Following;
  readonly rules: Rules;
  /** The faces to deal from. */
  readonly tiles: Replay['tiles'];
  readonly seed: string;
}

/** What was kept of a round. */
export interface KeptRound {
  /** As it stood after its events. */
  readonly state: RoundState;
  readonly events: readonly RoundEvent[];
  readonly late: Late;
}

/** A match that is gone on with: as it was begun, and every round as far as it was played. */
export interface KeptMatch {
  readonly id: string;
  readonly startedAt: string;
  readonly options: MatchOptions;
  /** At least one. */
  readonly rounds: readonly KeptRound[];
}

export interface RoundPorts extends Pick<TablePorts, 'clock' | 'schedule' | 'createBot'> {
  /** Keeps events, with the last one how the round ended; durable when it returns. */
  readonly keep: (events: readonly RoundEvent[], outcome: Outcome | null) => Done;
  readonly keepLate: (late: Late) => Done;
  /** Called after every change that somebody can see. */
  readonly changed: () => void;
}

export interface RoundOptions {
  readonly setup: RoundSetup;
  readonly players: readonly Player[];
  /** What the bots' chance is seeded with; each draws from a stream of its own. */
  readonly seed: string;
  /** For a round that is gone on with: what happened in it. */
  readonly kept?: Pick<KeptRound, 'events' | 'late'>;
}
