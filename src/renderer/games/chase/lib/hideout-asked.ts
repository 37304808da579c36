/**
 * A Hideout ends the round at once, legal or not (P10). One that breaks a rule by what its Runner can see is asked about once, so that
 * a slip of the hand does not end an evening's round; the same press again means it.
 */
import { faultOfPlacing, type Placement, type PlacementClause } from '../../../../rules/chase/legality';
import type { RoundView } from '../../../../shared/chase/table';
import { ownPath } from './cells';

/** The clause that a Hideout would break, put there now; null for other tiles, and where it breaks none. */
function hideoutFault(view: RoundView, placement: Placement): PlacementClause | null {
  if (view.tiles[placement.tile]?.kind !== 'hideout') return null;
  return faultOfPlacing({ setup: view, paths: view.paths }, ownPath(view), placement);
}

/** What was asked about: one tile, one cell, one way to lie. */
function nameOf({ tile, cell, rotation }: Placement): string {
  return `${tile} ${String(cell.x)} ${String(cell.y)} ${String(rotation)}`;
}

export class HideoutQuestion {
  #asked: string | null = null;

  /** The clause to ask about now; null where a placement breaks none, and where the question before was about this very one. */
  about(view: RoundView, placement: Placement): PlacementClause | null {
    const clause = hideoutFault(view, placement);
    const before = this.#asked;
    this.#asked = clause === null ? null : nameOf(placement);
    return this.#asked === before ? null : clause;
  }
}
