/** The hand that mouse and touch are: what it holds over the table, and the tiles that it carries there. */
import { untrack } from 'svelte';
import type { TileId } from '../../../../shared/chase/replay';
import type { Zoomed } from '../../../lib/stage/zoom-actions';
import type { Aim } from '../board';
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
function seatDrag(desk: () => SeatAtTable | undefined, table: () => DragSurface | undefined): TileDrag {
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

/** The hand of the seat that mouse and touch act for, over the table as that lies in the window. */
export class PointerHand {
  /** The table in the window; undefined before it is there. */
  table = $state.raw<DragSurface & Zoomed>();
  readonly drag: TileDrag;
  readonly #desk: () => SeatAtTable | undefined;
  readonly #aim: () => Aim | null;

  /** `desk` is undefined where nobody has the pointer, `aim` null where nothing is held over the table. */
  constructor(desk: () => SeatAtTable | undefined, aim: () => Aim | null) {
    this.#desk = desk;
    this.#aim = aim;
    this.drag = seatDrag(desk, () => this.table);
  }

  get desk(): SeatAtTable | undefined {
    return this.#desk();
  }
  get aim(): Aim | null {
    return this.#aim();
  }
  /** The tile that is carried; null for none. */
  get carried(): TileId | null {
    return this.drag.tile;
  }

  /** Carries for as long as the component lives that this is called in. */
  follow(): void {
    // Whatever takes the tile out of the hand, or the hand off the table, ends the drag: nothing else is carried in its place.
    $effect(() => {
      const { carried } = this;
      if (carried !== null && (this.aim?.tile !== carried || this.desk?.hand.carried !== carried)) untrack(() => this.drag.cancel());
    });
    $effect(() => () => this.drag.destroy());
  }
}
