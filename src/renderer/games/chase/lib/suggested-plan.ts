/** A whole plan of Starting tiles to begin with, for Runners who would rather run than plan (S5); what becomes of it is theirs. */
import type { Cell } from '../../../../shared/chase/replay';
import type { PlacedTile, RoundView } from '../../../../shared/chase/table';
import { DIRECTIONS, neighbour, ROTATIONS, sameCell } from '../../../../rules/chase/compass';
import { faultOfPlacing, onTable } from '../../../../rules/chase/legality';
import { exitOn } from '../../../../rules/chase/tile';
import { hashOf } from '../../../../drawing/seeded';
import { ownPath, takenCells } from './cells';
import { cellsForPlan, type Plan, type Planned } from './planning';

/** A planned tile as if it lay there. */
const lying = (placement: Planned): PlacedTile => ({ ...placement, seat: 0, t: 0, order: 0 });

/** The paths as they would lie with both plans on the table (F1). */
function pathsWith(view: RoundView, plan: Plan, partner: Plan): RoundView['paths'] {
  const own = ownPath(view);
  return view.paths.map((path, at) => ({ ...path, tiles: [...path.tiles, ...(at === own ? plan : partner).map(lying)] }));
}

/** How many ways lead on from the last tile: streets to a cell of the table that no other tile touches (P1, P2). */
function waysOn(view: RoundView, plan: Plan, partner: Plan): number {
  const last = plan.at(-1);
  const face = last && view.tiles[last.tile];
  if (last === undefined || face === undefined) return 0;
  const taken = [...takenCells(view), ...plan, ...partner].map((each) => ('cell' in each ? each.cell : each));
  const clear = (cell: Cell): boolean =>
    onTable(view, cell) &&
    !taken.some((each) => sameCell(each, cell)) &&
    DIRECTIONS.every((side) => {
      const beside = neighbour(cell, side);
      return sameCell(beside, last.cell) || !taken.some((each) => sameCell(each, beside));
    });
  return DIRECTIONS.filter((side) => exitOn(face, last.rotation, side) !== undefined && clear(neighbour(last.cell, side))).length;
}

/** Every plan that breaks no rule, tile after tile, beside what the partner has planned. */
function fittingPlans(view: RoundView, partner: Plan): Plan[] {
  const starts = view.hand?.starts ?? [];
  let plans: Plan[] = [[]];
  for (const _tile of starts) {
    plans = plans.flatMap((plan) => {
      const paths = pathsWith(view, plan, partner);
      return starts
        .filter((each) => !plan.some((planned) => planned.tile === each))
        .flatMap((id) =>
          cellsForPlan(view, plan, id, partner).flatMap((cell) => ROTATIONS.map((rotation) => ({ tile: id, cell, rotation }))),
        )
        .filter((placement) => faultOfPlacing({ setup: view, paths }, ownPath(view), placement) === null)
        .map((placement) => [...plan, placement]);
    });
  }
  return plans;
}

/**
 * A plan that breaks no rule and leaves the most ways on; of several as good ones which it is follows from the tiles drawn, which the
 * Chasers do not know (S4). Null where no plan fits, or nothing is to be planned.
 */
export function suggestedPlan(view: RoundView, partner: Plan = []): Plan | null {
  const plans = fittingPlans(view, partner)
    .filter((plan) => plan.length > 0)
    .map((plan) => ({ plan, ways: waysOn(view, plan, partner) }));
  const most = Math.max(...plans.map(({ ways }) => ways));
  const best = plans.filter(({ ways }) => ways === most);
  const drawn = hashOf((view.hand?.starts ?? []).join(' '));
  return best[drawn % best.length]?.plan ?? null;
}
