/** Carrying tiles from the hand of a seat to the live table. */
import { mayPlace } from '../lib/cells';
import { sameCell } from '../../../../rules/chase/compass';
import type { Refusal } from '../../../../shared/refusal';
import type { SeatAtTable } from '../seats/seat-at-table.svelte';
import { tellBack } from './put-back';
import type { DragSurface } from './surface';
import { TileDrag, type Back } from './tile-drag.svelte';

/** Why the seat's hand may not reach over the table now, as the table would refuse it (P8, T2, T3, F4); null if it may. */
function refusalOf(desk: SeatAtTable): Refusal['code'] | null {
  const view = desk.own?.view;
  if (view === undefined || view.paused) return 'paused';
  if (desk.busy.value !== null) return 'hands-busy';
  if (desk.pileDown) return 'pile-down';
  if (view.phase === 'planning' || mayPlace(view)) return null;
  return view.turn !== null && view.turn !== view.seat ? 'not-your-turn' : 'path-caught';
}

/** The drag of the seat that mouse and touch act for. */
export function seatDrag(desk: () => SeatAtTable | undefined, table: () => DragSurface | undefined): TileDrag {
  const back = (why: Back): void => {
    const at = desk();
    at?.hand.letGo();
    if (at !== undefined) tellBack(why, at.told);
  };
  return new TileDrag({
    lift: (tile) => {
      const at = desk();
      if (at === undefined) return false;
      const code = refusalOf(at);
      if (code === null) return at.hand.lift(tile);
      at.refused({ code });
      return false;
    },
    cellAt: ({ x, y }) => table()?.snapAt(x, y) ?? null,
    aimAt: (cell) => desk()?.hand.aimAt(cell),
    turn: (by) => desk()?.turn(by),
    place: (cell) => {
      const at = desk();
      // Another tile may have come there while this one was carried (M5).
      if (at?.hand.cells.some((each) => sameCell(each, cell)) !== true) {
        back('nowhere');
        return;
      }
      at.hand.letGo();
      at.putOn(cell);
    },
    back,
  });
}
