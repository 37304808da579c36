/** Draws the held tile's other turns while nothing else is to be done, one at a time: the next turn is then there at once. */
import type { Rotation } from '../../../../shared/chase/replay';
import type { Piece } from './sprites';
import type { StageState } from './stage-state';

const ROTATIONS = [0, 90, 180, 270] as const satisfies readonly Rotation[];

interface DrawnAheadPorts {
  /** What the stage shows; null while there is no time for it, or nothing. */
  readonly state: () => StageState | null;
  /** Draws a piece that is not there yet; answers whether it did. */
  readonly draw: (piece: Piece, state: StageState) => boolean;
}

export class DrawnAhead {
  readonly #ports: DrawnAheadPorts;
  #idle: number | null = null;

  constructor(ports: DrawnAheadPorts) {
    this.#ports = ports;
  }

  /** Goes on as soon as there is time. */
  more(): void {
    this.#idle ??= requestIdleCallback(() => {
      this.#idle = null;
      const state = this.#ports.state();
      const aim = state?.aim ?? state?.otherAims[0];
      if (state === null || aim === undefined || aim.face === null || state.hidden) return;
      const { tile: id, face } = aim;
      if (ROTATIONS.some((rotation) => this.#ports.draw({ id, face, rotation }, state))) this.more();
    });
  }

  stop(): void {
    if (this.#idle !== null) cancelIdleCallback(this.#idle);
  }
}
