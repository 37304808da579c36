/** What a key or button of a seat does at the live table. */
import { symbolOf, type SeatDeed } from './deeds';
import type { SeatAtTable } from './seat-at-table.svelte';

/** Does it, or where it was let go (`up`) ends it. While the round stands still, and while a pointer carries a tile, little is done. */
export function doDeed(desk: SeatAtTable, deed: SeatDeed, up = false): void {
  if (deed === 'look' && desk.hand.planning) {
    // There is no pile yet to look at: the key has the Starting tiles arranged, as long as no tile is.
    if (!up && !desk.paused && desk.hand.plan.length === 0) desk.suggest();
  } else if (deed === 'look') {
    if (up) desk.faces.release();
    else desk.faces.press();
  }
  // A tile that a pointer carries can be turned, no more.
  const carries = desk.hand.carried !== null && deed !== 'rotate-right' && deed !== 'rotate-left';
  if (up || desk.paused || carries) return;
  if (deed === 'hand-next') desk.choose(1);
  else if (deed === 'hand-previous') desk.choose(-1);
  else if (deed === 'rotate-right') desk.turn(1);
  else if (deed === 'rotate-left') desk.turn(-1);
  else if (deed === 'cell-next') desk.stepCell(1);
  else if (deed === 'cell-previous') desk.stepCell(-1);
  else if (deed === 'place') desk.put();
  else if (deed === 'switch-pile') desk.pile();
  else if (deed === 'hand-over') desk.markers.handOver();
  const symbol = symbolOf(deed);
  if (symbol !== undefined) void desk.markers.mark(symbol);
}
