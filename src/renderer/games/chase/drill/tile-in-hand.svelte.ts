/** A tile in hand over a street: turned, and held over the cells where it can be put. So it is in every drill on a street. */
import type { Cell, Rotation, TileId } from '../../../../shared/chase/replay';
import type { Aim } from '../board';
import { steppedCell } from '../lib/cells';
import { quarterTurn } from '../../../../rules/chase/compass';

export abstract class TileInHand {
  #turns = $state.raw<Readonly<Record<TileId, Rotation>>>({});
  #cell = $state.raw<Cell | null>(null);

  /** The tile that is turned and held over the street; null with an empty hand. */
  abstract readonly inHand: TileId | null;
  /** Where it can be put (P9), clockwise from north. */
  abstract readonly cells: readonly Cell[];
  /** The cell that it is joined on to. */
  abstract readonly end: Cell;

  /** The cell that it is held over; null for none. */
  get cell(): Cell | null {
    return this.#cell;
  }
  /** How it lies. */
  get rotation(): Rotation {
    return this.inHand === null ? 0 : this.rotationOf(this.inHand);
  }
  /** What the table shows of it; null with an empty hand. */
  get aim(): Aim | null {
    const { inHand, rotation, cells, cell } = this;
    return inHand === null ? null : { tile: inHand, rotation, cells, cell };
  }

  /** How any tile lies: each keeps its own turn while another is in hand. */
  rotationOf(tile: TileId): Rotation {
    return this.#turns[tile] ?? 0;
  }

  turn(by: 1 | -1): void {
    if (this.inHand !== null) this.layAs(this.inHand, quarterTurn(this.rotation, by));
  }
  aimAt(cell: Cell | null): void {
    this.#cell = cell;
  }
  /** To the next cell up (1) or down (-1). */
  stepCell(by: 1 | -1): void {
    this.#cell = steppedCell(this.cells, this.#cell, by);
  }

  /** Turns a tile to lie in this way. */
  protected layAs(tile: TileId, rotation: Rotation): void {
    this.#turns = { ...this.#turns, [tile]: rotation };
  }
}
