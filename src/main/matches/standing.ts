/** How a saved match stands: Victory markers, who has won, and whether it can be gone on with. */
import type { Victory } from '../../rules/chase/match';
import { awarded, winnersOf } from '../../rules/chase/match';
import type { Seat } from '../../rules/game';
import type { MatchOutline } from '../store/match-reader';

export interface Standing {
  /** By seat. */
  readonly victory: readonly Victory[];
  readonly winners: readonly Seat[];
}

/** From how the rounds were judged when they ended (E1 to E3). */
export function standingOf({ header, rounds }: MatchOutline): Standing {
  let victory: readonly Victory[] = header.players.map(() => ({ perfect: 0, small: 0 }));
  for (const { roles, outcome } of rounds) if (outcome !== null) victory = awarded(victory, roles, outcome);
  return { victory, winners: winnersOf(victory, header.rules.pointsToWin) };
}

/** A match that somebody played here and nobody has won yet. Bots among themselves are not waited for. */
export function goesOn(outline: MatchOutline): boolean {
  const { header, imported } = outline;
  const played = header.players.some(({ kind }) => kind === 'human');
  return !imported && played && header.seed !== undefined && standingOf(outline).winners.length === 0;
}
