/** The Runner's secret plan of the Starting tiles: nobody else sees it until it is put down at once (S4, S5, V1). */
import type { Cell, Rotation, TileId } from '../../../../shared/chase/replay';
import type { RoundView } from '../../../../shared/chase/table';
import { directionTo, quarterTurn, ROTATIONS, sameCell } from '../../../../rules/chase/compass';
import { faultOfPlacing } from '../../../../rules/chase/legality';
import { freeBeside, ownPath, takenCells } from './cells';

export interface Planned {
  readonly tile: TileId;
  readonly cell: Cell;
  readonly rotation: Rotation;
}

/** In the order of the path: the first lies beside the Prison. */
export type Plan = readonly Planned[];

function positionOf(plan: Plan, tile: TileId): number {
  const at = plan.findIndex((each) => each.tile === tile);
  return at === -1 ? plan.length : at;
}

/** The cell that `tile` is joined on to: that of the tile before it in the plan, or the Prison's (S5). */
export function endForPlan(view: RoundView, plan: Plan, tile: TileId): Cell {
  return plan[positionOf(plan, tile) - 1]?.cell ?? view.prison;
}

/** F1: the cell opposite the other path's first tile, planned or lying; undefined where there is none. */
function opposite(view: RoundView, partner: Plan): Cell | undefined {
  const lying = view.paths.find(({ tiles, runner }) => tiles.length > 0 && runner !== view.seat);
  const first = lying?.tiles[0]?.cell ?? partner[0]?.cell;
  return first && { x: 2 * view.prison.x - first.x, y: 2 * view.prison.y - first.y };
}

/** The cells on which `tile` can be put (P9); of four players the second Runner starts opposite the first (F1). */
export function cellsForPlan(view: RoundView, plan: Plan, tile: TileId, partner: Plan = []): Cell[] {
  const at = positionOf(plan, tile);
  const before = [...plan.slice(0, at), ...partner].map((each) => each.cell);
  const cells = freeBeside(view, endForPlan(view, plan, tile), [...takenCells(view), ...before]);
  const only = at === 0 && view.paths.length > 1 ? opposite(view, partner) : undefined;
  return only === undefined ? cells : cells.filter((cell) => sameCell(cell, only));
}

/**
 * How a tile that nobody has turned yet is offered: the first that leaves the Prison so that its street meets the Prison's (P7), where it
 * can. How one tile meets another is the Runner's own to find.
 */
export function turnOffered(view: RoundView, plan: Plan, tile: TileId, cell: Cell | null): Rotation {
  if (cell === null || positionOf(plan, tile) > 0) return 0;
  const fits = (rotation: Rotation): boolean =>
    faultOfPlacing({ setup: view, paths: view.paths }, ownPath(view), { tile, cell, rotation }) === null;
  return ROTATIONS.find(fits) ?? 0;
}

/**
 * Puts a tile at the end of the plan, or moves one that is in it already. Tiles after a moved one stay where they are as
 * long as they still join on; else they go back to the hand.
 */
export function withPlanned(plan: Plan, placement: Planned): Plan {
  const at = positionOf(plan, placement.tile);
  const kept: Planned[] = [...plan.slice(0, at), placement];
  for (const later of plan.slice(at + 1)) {
    const end = kept.at(-1);
    const joins = end !== undefined && directionTo(end.cell, later.cell) !== undefined;
    if (!joins || kept.some((each) => sameCell(each.cell, later.cell))) break;
    kept.push(later);
  }
  return kept;
}

/** Turns a planned tile in place by a quarter. */
export function turnPlanned(plan: Plan, tile: TileId, by: 1 | -1): Plan {
  return plan.map((each) => (each.tile === tile ? { ...each, rotation: quarterTurn(each.rotation, by) } : each));
}

/** Takes a tile back to the hand, and with it what was joined on after it. */
export function takeBack(plan: Plan, tile: TileId): Plan {
  return plan.slice(0, positionOf(plan, tile));
}

/** The plan is whole once every Starting tile lies in it. */
export function isComplete(plan: Plan, starts: readonly TileId[]): boolean {
  return starts.length > 0 && plan.length === starts.length;
}
