/** What a game brings that analyses its saved rounds. */
import type { AnyAnalysis } from '../../shared/analysis';
import type { Seat } from '../../rules/game';
import type { Player, Replay } from '../../shared/replay';

/** A round that somebody played earlier in the same role, with as many at the table. */
export interface EarlierRound {
  readonly replay: Replay;
  /** From 0. */
  readonly at: number;
  readonly seat: Seat;
}

/** How a game analyses a round. */
export interface RoundAnalyst {
  /**
   * Analyses round `at`, from 0, of a replay that holds. It gives what it has so far, each time more, and null whenever others may have their
   * turn; at the end the whole. `players` are those who sat there when the round ended, `earlier` by seat the rounds that they are held against
   * as far as they are at hand. The same round gives the same.
   */
  analyse(
    replay: Replay,
    at: number,
    players: readonly Player[],
    earlier?: readonly (readonly EarlierRound[])[],
  ): Generator<AnyAnalysis | null, AnyAnalysis>;
}

/** A game's analysis, read when somebody asks for one. */
export interface GameAnalysis {
  /** Of what it says and how it is worked out: one that was kept of another version is worked out anew. */
  readonly version: number;
  readonly analyst: () => Promise<RoundAnalyst>;
}
