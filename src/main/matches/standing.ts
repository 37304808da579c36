/** How a saved match stands: points, who has won, and whether it can be gone on with. */
import type { Score } from '../../rules/game';
import { gameOf } from '../games';
import type { MatchOutline } from '../store/match-reader';

/** From how the rounds were judged when they ended. */
export function standingOf({ header, rounds }: MatchOutline): Score {
  return gameOf(header).rules.score(header.rules, header.players.length, rounds);
}

/** A match that somebody played here and nobody has won yet. Bots among themselves are not waited for. */
export function goesOn(outline: MatchOutline): boolean {
  const { header, imported, swaps } = outline;
  const played = [...header.players, ...swaps.map(({ player }) => player)].some(({ kind }) => kind === 'human');
  return !imported && played && header.seed !== undefined && standingOf(outline).winners.length === 0;
}
