/** The faces that a replay of Chase names. */
import type { Replay, ReplayRound, TileId } from '../../../../shared/chase/replay';

/** Every tile that a round's events, piles or starts name. */
function tilesNamed(round: ReplayRound): TileId[] {
  const placed = round.events.flatMap((event) => (event.type === 'place' ? [event.tile] : []));
  return [...(round.piles ?? []).flat(), ...(round.starts ?? []).flat(), ...placed];
}

/** The replay with the faces that it uses and no others, in the order of their ids. */
export function withUsedTiles<Written extends Replay>(replay: Written): Written {
  const used = new Set(replay.rounds.flatMap(tilesNamed));
  const faces = Object.entries(replay.tiles).filter(([id]) => used.has(id));
  return { ...replay, tiles: Object.fromEntries(faces.sort(([a], [b]) => (a < b ? -1 : 1))) };
}
