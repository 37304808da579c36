/** Whose place somebody takes in a saved round, and against bots of which level, where nothing is chosen. */
import type { Player } from '../../../shared/replay';
import type { Viewer } from './viewer.svelte';

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

/** The mistake that a viewer is at, as far as its eyes know it: whose it was. */
function mistakeAt({ event, mistakes, timeline }: Pick<Viewer, 'event' | 'mistakes' | 'timeline'>): number | null {
  const isWrong = event !== null && mistakes.some((mistake) => mistake.event === event);
  return isWrong ? (timeline.events[event]?.seat ?? null) : null;
}

/** The seat that is taken where nothing is chosen: whose eyes these are, or who made the mistake that is looked at, as long as people come first. */
export function seatAt(viewer: Pick<Viewer, 'seat' | 'event' | 'mistakes' | 'timeline'>, players: readonly Player[]): number {
  if (viewer.seat !== null) return viewer.seat;
  const usual = usualSeat(players);
  const wrong = mistakeAt(viewer);
  return wrong !== null && players[wrong]?.kind === players[usual]?.kind ? wrong : usual;
}

/** After how many events a seat begins that plays from the moment that is looked at: at its own mistake before that, to do better. */
export function beginsAt(viewer: Pick<Viewer, 'at' | 'event' | 'mistakes' | 'timeline'>, seat: number): number {
  return mistakeAt(viewer) === seat ? viewer.at - 1 : viewer.at;
}
