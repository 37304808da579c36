/** The verdict of a game (J). */
import type { Result } from '../result';
import { apply } from './apply';
import { begin } from './begin';
import { seatOf } from './row';
import type { Ending, Role, Setup, State } from './types';
import { countedAt, type Counted } from './notepad/count';

/** Whose clause each ending is. */
const CLAUSES: Readonly<Record<Ending, string>> = {
  caught: 'E1',
  escaped: 'H1',
  slipped: 'H2',
  hunted: 'H2',
  cornered: 'E4',
  'given-up': 'E5',
};

export interface JudgedPlace {
  readonly number: number | null;
  readonly sprints: readonly (number | null)[];
  readonly turn: number;
  readonly turnedUp: number | null;
}

/** A call with what stood before it; nulls where that was given up (N). */
export interface JudgedCall {
  readonly turn: number;
  readonly numbers: readonly number[];
  readonly right: boolean;
  readonly manhunt: boolean;
  readonly odds: number | null;
  readonly best: number | null;
  readonly rows: string | null;
}

export interface Verdict {
  readonly winner: Role | null;
  readonly seat: number | null;
  readonly ending: Ending | 'unfinished';
  readonly clause: string | null;
  readonly turns: number;
  readonly row: readonly JudgedPlace[];
  readonly passes: number;
  readonly guesses: readonly JudgedCall[];
}

/** The states in which each of a game's calls was made, with its entry's index. */
export function callsIn(state: State): { readonly at: number; readonly before: State }[] {
  const found: { at: number; before: State }[] = [];
  let now = begin(state.setup);
  for (const [at, { event }] of state.log.entries()) {
    if (event.type === 'guess') found.push({ at, before: now });
    const again: Result<State, unknown> = apply(now, event);
    if (!again.ok) throw new Error(`Entry ${String(at)} was played and is impossible.`);
    now = again.value;
  }
  return found;
}

/** A ratio to six digits (J1). */
export function sixDigits(ratio: number): number {
  // A ratio of whole numbers may lie exactly between two, and a hair off as a double: it is rounded up as it would be in whole numbers.
  return Math.floor(ratio * 1e6 + 0.5 + 1e-9) / 1e6;
}

/** J1: a game as far as it was played; `count` is what stood before a call, counted anew for each. */
export function judge(state: State, count: (before: State) => Counted | null = countedAt): Verdict {
  const { outcome, setup, turn, passes } = state;
  const winner = outcome?.winner ?? null;
  const counts = callsIn(state).map(({ before }) => count(before));
  return {
    winner,
    seat: winner === null ? null : seatOf(setup, winner),
    ending: outcome?.ending ?? 'unfinished',
    clause: outcome === null ? null : CLAUSES[outcome.ending],
    turns: turn,
    row: state.row.map(({ number, sprints, turn: placed, turnedUp }) => ({
      number,
      sprints: [...sprints].sort((one, two) => (one ?? 0) - (two ?? 0)),
      turn: placed,
      turnedUp,
    })),
    passes,
    guesses: state.calls.map(({ turn: called, numbers, right, manhunt }, at) => ({
      turn: called,
      numbers,
      right,
      manhunt,
      ...judged(counts[at] ?? null, numbers),
    })),
  };
}

function judged(counted: Counted | null, numbers: readonly number[]): Pick<JudgedCall, 'odds' | 'best' | 'rows'> {
  if (counted === null) return { odds: null, best: null, rows: null };
  return {
    odds: sixDigits(counted.oddsOf(numbers)),
    best: sixDigits(Math.max(0, ...counted.odds.values())),
    rows: counted.rows.toString(),
  };
}

/** J1: how a series stands: wins by seat, and who has more than half of it. */
export function judgeSeries(states: readonly Pick<State, 'setup' | 'outcome'>[], bestOf: number) {
  const wins = [0, 1].map((seat) => states.filter(({ setup, outcome }) => outcome !== null && wonBy(setup, outcome, seat)).length);
  return { wins, winners: wins.flatMap((count, seat) => (count > bestOf / 2 ? [seat] : [])) };
}

function wonBy({ roles }: Setup, { winner }: NonNullable<State['outcome']>, seat: number): boolean {
  return roles[seat] === winner;
}
