/** Waits on the round's clock: what is to lapse in so many milliseconds lapses later by every pause in between. */
import type { Millis } from '../../rules/game';

interface WaitsPorts {
  /** The round's time. */
  readonly now: () => Millis;
  /** Whether the round's clock runs. */
  readonly running: () => boolean;
  /** Calls `action` once, `millis` from now on the wall; the answer calls it off. */
  readonly schedule: (millis: number, action: () => void) => () => void;
}

interface Wait {
  /** On the round's clock. */
  readonly at: Millis;
  readonly action: () => void;
  callOff: (() => void) | undefined;
}

export class RoundWaits {
  readonly #ports: WaitsPorts;
  readonly #waits = new Set<Wait>();

  constructor(ports: WaitsPorts) {
    this.#ports = ports;
  }

  /** Calls `action` once the round's clock has gone on by `millis`; the answer calls it off. */
  after(millis: Millis, action: () => void): () => void {
    const wait: Wait = { at: this.#ports.now() + millis, action, callOff: undefined };
    this.#waits.add(wait);
    this.#arm(wait);
    return () => {
      this.#disarm(wait);
      this.#waits.delete(wait);
    };
  }

  /** To be called whenever the clock may have stopped or started. */
  follow(): void {
    for (const wait of this.#waits) {
      this.#disarm(wait);
      this.#arm(wait);
    }
  }

  #arm(wait: Wait): void {
    if (!this.#ports.running()) return;
    wait.callOff = this.#ports.schedule(Math.max(1, wait.at - this.#ports.now()), () => {
      // A timer may come a little early.
      if (this.#ports.now() < wait.at) this.#arm(wait);
      else {
        this.#waits.delete(wait);
        wait.action();
      }
    });
  }

  #disarm(wait: Wait): void {
    wait.callOff?.();
    wait.callOff = undefined;
  }
}
