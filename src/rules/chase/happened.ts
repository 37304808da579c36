/** The events with which the tiles and markers of a round came to the table, by their numbers from 0. */
import type { RoundEvent } from './round';
import type { TileId } from './tile';

/** The event that laid a tile (P1); undefined where none did. */
export function placingOf(events: readonly RoundEvent[], tile: TileId): number | undefined {
  const event = events.findIndex((each) => each.type === 'place' && each.tile === tile);
  return event === -1 ? undefined : event;
}

/** The events that put a marker (M1), in their order: that in which a state keeps its markers and the judge lists them. */
export function markingsOf(events: readonly RoundEvent[]): readonly number[] {
  return events.flatMap(({ type }, event) => (type === 'mark' ? [event] : []));
}
