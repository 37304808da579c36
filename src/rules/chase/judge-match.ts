/** The verdict over all rounds of a replay or a match, as the command line prints it. */
import type { Seat } from '../game';
import { judgeRound } from './judge';
import { awarded, pointsOf, winnersOf, type Victory } from './match';
import type { RoundState } from './round';
import type { RoundVerdict } from './verdict';

export interface MatchVerdict {
  readonly game: 'chase';
  readonly rounds: readonly RoundVerdict[];
  /** By seat. */
  readonly points: readonly number[];
  /** By seat. */
  readonly victory: readonly Victory[];
  readonly winners: readonly Seat[];
}

/** Judges every round and adds up what they gave to each of `players` seats (E1 to E3, V3). */
export function judgeMatch(rounds: readonly RoundState[], players: number, pointsToWin: number): MatchVerdict {
  const verdicts = rounds.map(judgeRound);
  let victory: readonly Victory[] = Array.from({ length: players }, () => ({ perfect: 0, small: 0 }));
  for (const [at, verdict] of verdicts.entries()) {
    victory = awarded(victory, rounds[at]?.setup.roles ?? [], verdict);
  }
  return {
    game: 'chase',
    rounds: verdicts,
    points: victory.map(pointsOf),
    victory,
    winners: winnersOf(victory, pointsToWin),
  };
}
