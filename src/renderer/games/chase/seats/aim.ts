/** What a hand holds over the table. */
import type { Aim } from '../board';
import { mayPlace } from '../lib/cells';
import type { SeatAtTable } from './seat-at-table.svelte';
import type { PeopleAtTable } from './people-at-table.svelte';

/** The chosen tile of a Runner's hand with the cells that it is offered; null where it holds nothing, or must not yet. */
export function aimOf(people: Pick<PeopleAtTable, 'planner'>, desk: SeatAtTable | undefined, coloured: boolean): Aim | null {
  const own = desk?.own?.view;
  if (desk === undefined || own?.role !== 'runner' || own.paused) return null;
  const { hand } = desk;
  if (desk.busy.value !== null || desk.pileDown || hand.chosen === null) return null;
  if (own.phase === 'planning' ? people.planner !== desk.seat : !mayPlace(own)) return null;
  const rotation = hand.rotationOf(hand.chosen);
  return { tile: hand.chosen, rotation, cells: hand.cells, cell: hand.cell, ...(coloured && desk.seat !== null && { seat: desk.seat }) };
}
