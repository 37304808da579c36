/** How whole matches between bots come out, over many of them: `simulate --matches`. */
import { medianOf } from '../../bots/balance';
import type { Level } from '../../bots/bot';
import { playMatch, type BotMatchOptions } from '../../bots/match';
import { chanceOf } from '../../../../chance';
import { judgeRound } from '../../../../../rules/chase/judge';
import { CHECKS, failedChecks, type Check } from './audit';

/** One line: all matches of a mix of rules at one pairing of levels. */
export interface SeriesRow {
  readonly runners: Level;
  readonly chasers: Level;
  readonly matches: number;
  /** Matches that somebody won. */
  readonly ended: number;
  readonly rounds: number;
  readonly medianRounds: number;
  readonly mostRounds: number;
  /** Over all rounds: Runner wins over rounds with a winner, to four digits; null where no round had one. */
  readonly runnerRate: number | null;
  readonly draws: number;
  /** Matches won by seat; several can win together with three and four players (E3). */
  readonly winsBySeat: readonly number[];
  /** Matches that fail a check, by check; all zero in a good series. */
  readonly failed: Readonly<Record<Check, number>>;
}

/** Plays `matches` matches and counts. `levels` gives the pairing of each; the row tells the first. */
export function playMatches(
  options: Omit<BotMatchOptions, 'runners' | 'chasers'>,
  matches: number,
  levels: (number: number) => { runners: Level; chasers: Level },
): SeriesRow {
  const failed: Record<Check, number> = Object.fromEntries(CHECKS.map((check) => [check, 0])) as Record<Check, number>;
  const winsBySeat = Array.from({ length: options.players }, () => 0);
  const lengths: number[] = [];
  const wins = { runners: 0, chasers: 0, draws: 0 };
  for (let number = 0; number < matches; number++) {
    const match = playMatch({ ...options, ...levels(number) }, number);
    for (const check of failedChecks(match, chanceOf(`${options.seed}/${String(number)}/audit`))) failed[check]++;
    for (const seat of match.winners) winsBySeat[seat] = (winsBySeat[seat] ?? 0) + 1;
    for (const { state } of match.rounds) wins[judgeRound(state).winner ?? 'draws']++;
    lengths.push(match.rounds.length);
  }
  const decided = wins.runners + wins.chasers;
  return {
    ...levels(0),
    matches,
    ended: matches - failed.ends,
    rounds: decided + wins.draws,
    medianRounds: medianOf(lengths),
    mostRounds: Math.max(0, ...lengths),
    runnerRate: decided === 0 ? null : Math.round((wins.runners / decided) * 10_000) / 10_000,
    draws: wins.draws,
    winsBySeat,
    failed,
  };
}
