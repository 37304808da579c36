/** What the first screen reminds a player of. It is asked for once the first picture stands, and again when the day or the player is another. */
import type { Daily } from '../../shared/drill';
import type { NextOpponent } from '../../shared/match-requests';
import type { PathFound } from '../../shared/path';
import type { PuzzleKind } from '../../shared/puzzles';
import type { Standings } from '../../shared/standings';
import type { Brief } from '../../shared/statistics';
import type { UnfinishedMatch } from '../../shared/table';
import type { Answer } from '../../shared/refusal';
import { ask } from './bridge';
import { painted } from './idle';
import { pathAsked } from './path/take';

/** For whom, when, and about what. */
export interface Wanted {
  readonly player: string | null;
  /** The game that is drilled, and the kind that is practised. */
  readonly drilled: string;
  readonly kind: PuzzleKind;
  /** The game that is played. */
  readonly played: string;
  /** Today. */
  readonly date: string;
}

export class HomeFigures {
  /** Each is null until it is known. */
  daily = $state.raw<Daily | null>(null);
  brief = $state.raw<Brief | null>(null);
  opponent = $state.raw<NextOpponent | null>(null);
  standings = $state.raw<Standings | null>(null);
  path = $state.raw<PathFound | null>(null);
  /** Matches that the player can go on with, the one kept last first. */
  open = $state.raw<readonly UnfinishedMatch[]>([]);
  #player: string | null = null;

  /** Asks for all of it, unless the given function is called before. */
  follow({ player, drilled, kind, played }: Wanted): () => void {
    if (this.#player !== player) {
      // Nobody sees the figures of somebody else.
      this.daily = this.brief = this.opponent = this.path = null;
      this.open = [];
      this.#player = player;
    }
    let gone = false;
    const put = async <Value>(asked: Promise<Answer<Value>>, take: (value: Value) => void): Promise<void> => {
      const answer = await asked;
      if (!gone && answer.ok) take(answer.value);
    };
    void painted().then(async () => {
      if (gone) return;
      await Promise.all([
        put(ask('drill.daily', { game: drilled }), (daily) => (this.daily = daily)),
        put(ask('statistics.brief', { game: drilled, kind }), (brief) => (this.brief = brief)),
        put(ask('match.opponent', { game: played }), (opponent) => (this.opponent = opponent)),
        put(ask('standings.read', { evenings: 'last' }), (standings) => (this.standings = standings)),
        put(ask('path.read', pathAsked({ lastKind: kind })), (path) => (this.path = path)),
        put(ask('match.open', {}), (open) => (this.open = open)),
      ]);
    });
    return () => {
      gone = true;
    };
  }

  /** Some of the open matches were removed or put back. */
  async openAgain(): Promise<void> {
    const answer = await ask('match.open', {});
    if (answer.ok) this.open = answer.value;
  }
}
