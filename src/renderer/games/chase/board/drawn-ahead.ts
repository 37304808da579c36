/**
 * Draws pieces that will be shown soon while nothing else is to be done: the held tile's other turns, of which the next is then there at once; and where
 * moments of a round are gone to in any order, all that lies there at any of them, in the sizes that the camera has had and those between.
 */
import type { Rotation } from '../../../../shared/chase/replay';
import type { Piece } from './sprites';
import type { StageState } from './stage-state';

const ROTATIONS = [0, 90, 180, 270] as const satisfies readonly Rotation[];
/** One piece takes a few milliseconds: with less time left none is begun. */
const ENOUGH_MS = 6;

/** A bitmap to be drawn, and its side in device pixels. */
interface Due {
  readonly piece: Piece;
  readonly pixels: number;
}

interface DrawnAheadPorts {
  /** What the stage shows; null while there is no time for it, or nothing. */
  readonly state: () => StageState | null;
  /** The sizes in which a round's pieces may be asked for, the one of now first. */
  readonly sizes: () => readonly number[];
  /** Draws a piece that is not there yet; answers whether it did. */
  readonly draw: (due: Due, state: StageState) => boolean;
}

/** Somebody has pressed something: that comes first. */
const isAsked = (): boolean => (navigator as { readonly scheduling?: { isInputPending(): boolean } }).scheduling?.isInputPending() === true;

export class DrawnAhead {
  readonly #ports: DrawnAheadPorts;
  #idle: number | null = null;

  constructor(ports: DrawnAheadPorts) {
    this.#ports = ports;
  }

  /** Goes on as soon as there is time. */
  more(): void {
    this.#idle ??= requestIdleCallback((deadline) => {
      this.#idle = null;
      const state = this.#ports.state();
      if (state === null || state.hidden) return;
      for (const due of this.#due(state)) {
        if (!this.#ports.draw(due, state)) continue;
        if (deadline.timeRemaining() >= ENOUGH_MS && !isAsked()) continue;
        this.more();
        return;
      }
    });
  }

  *#due({ aim, otherAims, jumps }: StageState): Generator<Due> {
    const held = aim ?? otherAims[0];
    const sizes = this.#ports.sizes();
    const [now = 0] = sizes;
    if (held !== undefined && held.face !== null)
      for (const rotation of ROTATIONS) yield { piece: { id: held.tile, face: held.face, rotation }, pixels: now };
    if (jumps === null) return;
    for (const pixels of sizes)
      for (const piece of jumps.pieces) {
        if (jumps.sprites.full) return;
        yield { piece, pixels };
      }
  }

  stop(): void {
    if (this.#idle !== null) cancelIdleCallback(this.#idle);
  }
}
