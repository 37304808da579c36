/** A round of which any moment may be gone to at once: what all boards share that show it, however often a second one comes and goes. */
import { Sprites, type Piece } from './sprites';

/** Tiles have sides of whole multiples of this there, in CSS pixels: those that were drawn serve again. */
export const JUMP_STEP = 16;

export class Jumps {
  readonly sprites = new Sprites();
  readonly #pieces: () => readonly Piece[];
  /** The least and the most steps that a cell has had. */
  #least = Infinity;
  #most = 0;

  /** `pieces` answers all that lies there at some moment, as it lies. */
  constructor(pieces: () => readonly Piece[]) {
    this.#pieces = pieces;
  }

  get pieces(): readonly Piece[] {
    return this.#pieces();
  }

  /** The camera has come to rest at so many CSS pixels a cell. What a hand chose between two steps is nothing that comes again. */
  restedAt(scale: number): void {
    const steps = Math.round(scale / JUMP_STEP);
    if (Math.abs(scale - steps * JUMP_STEP) >= 0.5) return;
    this.#least = Math.min(this.#least, steps);
    this.#most = Math.max(this.#most, steps);
  }

  /** The sides of a tile, in device pixels, that the camera has had and those between. */
  sizes(ratio: number): number[] {
    const sizes: number[] = [];
    for (let steps = this.#least; steps <= this.#most; steps++) sizes.push(Math.round(steps * JUMP_STEP * ratio));
    return sizes;
  }
}
