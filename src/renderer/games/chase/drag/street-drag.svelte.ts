/** Carrying tiles to the street of a drill. */
import { untrack } from 'svelte';
import type { Cell, TileId } from '../../../../shared/chase/replay';
import { Passing } from '../../../lib/passing.svelte';
import { tellBack } from './put-back';
import type { DragSurface } from './surface';
import { TileDrag } from './tile-drag.svelte';

interface StreetHand {
  readonly street: () => DragSurface | undefined;
  /** What is asked, and whether it is answered: with another question nothing is carried. */
  readonly question: () => unknown;
  /** Takes a tile up; false once the puzzle is answered. */
  readonly lift: (tile: TileId) => boolean;
  readonly aimAt: (cell: Cell | null) => void;
  readonly turn: (by: 1 | -1) => void;
  readonly place: (cell: Cell) => void;
}

/** A drag with what is said where a tile is put back. */
interface StreetDrag {
  readonly drag: TileDrag;
  readonly told: Passing<string>;
}

/** Called in a component, for as long as that lives. */
export function streetDrag({ street, question, lift, aimAt, turn, place }: StreetHand): StreetDrag {
  const told = new Passing<string>();
  const drag = new TileDrag({
    lift: (tile) => {
      told.clear();
      return lift(tile);
    },
    cellAt: ({ x, y }) => street()?.snapAt(x, y) ?? null,
    aimAt,
    turn,
    place,
    back: (why) => {
      aimAt(null);
      tellBack(why, told);
    },
  });
  $effect(() => {
    question();
    untrack(() => drag.cancel());
  });
  $effect(() => () => drag.destroy());
  return { drag, told };
}
