/** The table as a screen may show it that several people look at: what lies there, and of hands only what lies open. */
import { PLAIN } from '../../../../shared/chase/aids';
import type { Tile, TileId } from '../../../../shared/chase/replay';
import type { ChaseTable, RoundView } from '../../../../shared/chase/table';
import { isChoiceOf } from '../../../../shared/seats';
import type { Seat } from '../../../../shared/table';
import { seatsIn } from '../../../lib/seats/devices';
import { seatNames } from '../../../lib/seats/seat-names';
import { settings } from '../../../lib/settings.svelte';
import type { PeopleAtTable } from './people-at-table.svelte';

/** Everybody's view, with the faces of tiles that a hand shows just now: planned, on their way, or looked at. */
export function sharedView(snapshot: ChaseTable, people: PeopleAtTable): RoundView {
  const faces: Record<TileId, Tile> = {};
  for (const { seat, hand, uncovered, own } of people.desks) {
    if (seat === null || own === null) continue;
    const open = own.view.phase !== 'planning' || people.plansShown.includes(seat);
    const ids = [...(open ? hand.drawnAhead.map(({ tile }) => tile) : []), ...(uncovered && hand.chosen !== null ? [hand.chosen] : [])];
    for (const id of ids) {
      const face = own.view.tiles[id];
      if (face !== undefined) faces[id] = face;
    }
  }
  return { ...snapshot.table, tiles: { ...snapshot.table.tiles, ...faces } };
}

/** Arrows for heads: a seat's own wish in its hand, and on the table wherever somebody who reads there wants them. */
export function isPlain(snapshot: ChaseTable, seat?: Seat): boolean {
  const { plainWitnesses, lastMatch } = settings.current;
  const places = seatsIn(snapshot.players, lastMatch, seatNames(lastMatch.seats));
  if (places === null && !isChoiceOf(snapshot.players, lastMatch)) return plainWitnesses;
  const seats = seat === undefined ? snapshot.seats.map((each) => each.seat) : [seat];
  return plainWitnesses || seats.some((each) => lastMatch.seats[places?.get(each) ?? each]?.aids[PLAIN] === true);
}
