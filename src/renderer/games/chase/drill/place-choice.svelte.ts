/** Places being chosen for the tile in hand: it is turned and aimed as at the table, and each place is noted or crossed out. */
import type { PlacePuzzle, Spot } from '../../../../shared/chase/puzzle';
import type { Cell, TileId } from '../../../../shared/chase/replay';
import type { PathIndex } from '../../../../shared/chase/table';
import { endOfPath } from '../lib/cells';
import { sameCell } from '../../../../rules/chase/compass';
import { sameSpot } from './grade';
import { oneForEach } from '../../../lib/drill/one-for-each';
import { streetOf } from './street-view';
import { TileInHand } from './tile-in-hand.svelte';

export class PlaceChoice extends TileInHand {
  readonly inHand: TileId;
  readonly path: PathIndex;
  readonly cells: readonly Cell[];
  readonly end: Cell;
  #spots = $state.raw<readonly Spot[]>([]);

  constructor(puzzle: PlacePuzzle) {
    super();
    const { question, answer } = puzzle;
    this.inHand = question.tile;
    this.path = question.path;
    this.end = endOfPath(streetOf(puzzle), question.path);
    const tried = answer.tries.map(({ cell }) => cell);
    this.cells = tried.filter((cell, at) => tried.findIndex((each) => sameCell(each, cell)) === at);
  }

  /** The places chosen so far, the first first. */
  get spots(): readonly Spot[] {
    return this.#spots;
  }

  has(spot: Spot): boolean {
    return this.#spots.some((each) => sameSpot(each, spot));
  }

  /** Notes a place, or crosses it out; left out, the one that is aimed at. True: noted; null: there is no such place. */
  toggle(spot: Spot | null = this.cell === null ? null : { cell: this.cell, rotation: this.rotation }): boolean | null {
    if (spot === null || !this.cells.some((cell) => sameCell(cell, spot.cell))) return null;
    const had = this.has(spot);
    this.#spots = had ? this.#spots.filter((each) => !sameSpot(each, spot)) : [...this.#spots, spot];
    return !had;
  }
}

/** The one choice of a puzzle. */
export const placeChoice = oneForEach((puzzle: PlacePuzzle) => new PlaceChoice(puzzle));
