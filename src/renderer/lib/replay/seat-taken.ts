/** Whose place somebody takes in a saved round, and against bots of which level, where nothing is chosen. */
import type { Player } from '../../../shared/replay';

/** A person's seat; the first of all where bots played among themselves. */
export function usualSeat(players: readonly Player[]): number {
  return Math.max(
    0,
    players.findIndex(({ kind }) => kind === 'human'),
  );
}

/** People's seats are taken by bots: as good as those that were there, or of a middle level. */
export function usualLevel(players: readonly Player[]): number {
  return Math.max(...players.map(({ level }) => level ?? 0)) || 5;
}
