/** How a series of rounds came out, counted and as a table. */
import { median } from '../../bench/stopwatch';
import type { RoundOfSeries } from './rounds';

/** Of a seat or of a role: in how many rounds that somebody won it was there, and how many it won. */
interface Won {
  readonly rounds: number;
  readonly won: number;
}

interface Report {
  readonly rounds: number;
  /** Rounds that nobody won, those without an end among them. */
  readonly unwon: number;
  readonly unfinished: number;
  /** Of those with an end, on the round's own clock; null where there is none. */
  readonly medianSeconds: number | null;
  /** By seat. */
  readonly seats: readonly Won[];
  /** By the game's name for what a seat is in a round; two seats of one role count both. */
  readonly roles: Readonly<Record<string, Won>>;
}

function countedIn(results: readonly { readonly won: boolean }[]): Won {
  return { rounds: results.length, won: results.filter(({ won }) => won).length };
}

/** Counts a series at a table of so many seats. */
export function reportOf(played: readonly RoundOfSeries[], seats: number): Report {
  const results = played.flatMap((round) => round.results);
  const lengths = played.flatMap(({ millis }) => millis ?? []);
  const names = [...new Set(results.map(({ role }) => role))].sort();
  return {
    rounds: played.length,
    unwon: played.filter((round) => round.results.length === 0).length,
    unfinished: played.length - lengths.length,
    medianSeconds: lengths.length === 0 ? null : Math.round(median(lengths) / 100) / 10,
    seats: Array.from({ length: seats }, (_, seat) => countedIn(results.filter((result) => result.seat === seat))),
    roles: Object.fromEntries(names.map((role) => [role, countedIn(results.filter((result) => result.role === role))])),
  };
}

function line(name: string, rounds: string, won: string, rate: string): string {
  return `${name.padEnd(20)}${rounds.padStart(10)}${won.padStart(10)}${rate.padStart(10)}`;
}

function lineOf(name: string, { rounds, won }: Won): string {
  return line(name, String(rounds), String(won), rounds === 0 ? '–' : `${((100 * won) / rounds).toFixed(1)} %`);
}

/** The report for people. */
export function textOf({ rounds, unwon, unfinished, medianSeconds, seats, roles }: Report): string {
  const length = medianSeconds === null ? '' : `, half of those that ended within ${String(medianSeconds)} seconds`;
  return [
    `${String(rounds)} rounds${length}; ${String(unwon)} won by nobody, ${String(unfinished)} of them without an end.`,
    line('', 'rounds', 'won', 'rate'),
    ...seats.map((each, seat) => lineOf(`seat ${String(seat + 1)}`, each)),
    ...Object.entries(roles).map(([role, each]) => lineOf(`as ${role}`, each)),
  ].join('\n');
}
