/** The rounds of a match that lie behind, and what was won in them. */
import type { PlayedRound, Score } from '../../rules/game';
import type { EndedRound, GameAtTable, KeptRound, MatchOptions } from './ports';

type Behind = PlayedRound & EndedRound;

export class RoundsPlayed {
  readonly #game: GameAtTable;
  #behind: readonly Behind[] = [];

  constructor(game: GameAtTable) {
    this.#game = game;
  }

  get all(): readonly Behind[] {
    return this.#behind;
  }

  /** Those of a kept match, in their order. */
  goOn(rounds: readonly KeptRound[]): void {
    this.#behind = rounds.map(({ deal, state, late }) => ({ deal, state, late, outcome: this.#game.rules.outcome(state) }));
  }

  /** This round lies behind from now on, unless what is done then is refused. */
  put<Result extends { readonly ok: boolean }>(round: Behind, then: () => Result): Result {
    const before = this.#behind;
    this.#behind = [...before, round];
    const done = then();
    if (!done.ok) this.#behind = before;
    return done;
  }

  /** What was won in them and in this round, as far as that is played. */
  score({ rules, players }: MatchOptions, round: Behind): Score {
    return this.#game.rules.score(rules, players.length, [...this.#behind, round]);
  }
}
