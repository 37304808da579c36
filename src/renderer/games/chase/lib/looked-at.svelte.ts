/**
 * Which tile of a hand is looked at closely: what was last turned to, by moving the mouse over it or by choosing or turning one. A pointer
 * that only lies there while keys are pressed points at nothing.
 */
import type { TileId } from '../../../../shared/chase/replay';

export class LookedAt {
  #pointed = $state<TileId | null>(null);

  /** The tile that the pointer was moved over last, as long as nothing else was done since. */
  get pointed(): TileId | null {
    return this.#pointed;
  }

  /** The pointer was moved, over a tile. */
  moved(tile: TileId): void {
    this.#pointed = tile;
  }

  /** The pointer left the tiles, or something was done without it. */
  turnedAway(): void {
    this.#pointed = null;
  }

  /** The tile that is shown large: one that is carried, else what was turned to last. */
  large(tiles: readonly TileId[], chosen: TileId | null, carried: TileId | null): TileId | null {
    return carried ?? (this.#pointed !== null && tiles.includes(this.#pointed) ? this.#pointed : chosen);
  }
}
