/** A replay of Chase as one: what passes through the viewer as its game's own. */
import type { RoundEvent, RoundState } from '../../../../rules/chase/round';
import type { Tile } from '../../../../shared/chase/replay';
import type { RoundView, VerdictView } from '../../../../shared/chase/table';
import type { SavedRound, Viewer } from '../../../lib/replay/viewer.svelte';
import type { Seat } from '../../../../shared/table';
import type { Piece } from '../board/sprites';

/** The state after so many events. Only for what is open to everybody, or goes through a view. */
export const stateAt = (viewer: Viewer, at: number): RoundState => viewer.timeline.stateAt(at) as RoundState;

export const eventAt = (viewer: Viewer, event: number): RoundEvent | undefined => viewer.timeline.events[event] as RoundEvent | undefined;

/** What a seat saw, or for null what lies on the table; its faces came in through the schema. */
export const viewOf = (viewer: Viewer, seat: Seat | null): RoundView => viewer.viewOf(seat) as RoundView;

export const verdictOf = (saved: SavedRound): VerdictView => saved.verdict as VerdictView;

/** Every face that the round is played with, whoever sees it: for drawing ahead, and for nothing that is shown. */
export const facesOf = (viewer: Viewer): readonly Tile[] => Object.values(viewer.saved.log.tiles ?? {}) as Tile[];

/** A face by its name, for eyes that may know everything. */
export const faceNamed = (viewer: Viewer, tile: string): Tile | undefined =>
  (viewer.saved.log.tiles as Record<string, Tile> | null)?.[tile];

/** The Prison, and every tile as it lies there at some moment: for drawing ahead, and for nothing that is shown. */
export function piecesOf(viewer: Viewer): readonly Piece[] {
  const { paths } = stateAt(viewer, viewer.length);
  const tiles = paths.flatMap((path) =>
    path.tiles.map(({ tile, rotation }) => ({ id: tile, face: faceNamed(viewer, tile) ?? null, rotation })),
  );
  return [{ id: 'prison', face: 'prison', rotation: 0 }, ...tiles];
}
