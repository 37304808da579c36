/** T3, F7: an exchange has two steps. The caller's pile goes down; once the partner's is down too, they are swapped. */
import { partnerOf } from '../../../../rules/chase/paths';
import type { Millis, Seat } from '../../../../rules/game';
import { accepted, refused } from '../../../../rules/result';
import type { Done } from '../../../table/refusal';
import type { RoundPlay } from './round-play';

/** For so long a bot keeps its pile down, on the round's clock; a partner who does not follow by then has other plans. */
export const BOT_WAITS: Millis = 6000;

interface ExchangePorts {
  readonly play: Pick<RoundPlay, 'state' | 'do' | 'refusalOf'>;
  /** Calls `action` once the round's clock has gone on by `millis`; the answer calls it off. */
  readonly after: (millis: Millis, action: () => void) => () => void;
  readonly isBot: (seat: Seat) => boolean;
  /** A pile went down, or was taken up again. */
  readonly changed: () => void;
}

export class Exchange {
  readonly #ports: ExchangePorts;
  #caller: Seat | null = null;
  #callOff: (() => void) | undefined;

  constructor(ports: ExchangePorts) {
    this.#ports = ports;
  }

  /** The Runner whose pile lies down and waits for the partner's. */
  get caller(): Seat | null {
    return this.#caller;
  }

  /** The first step, or the second where the partner's pile lies down; the caller's own second request takes the pile up. */
  by(seat: Seat): Done {
    const { play, isBot, after, changed } = this.#ports;
    // While time stands still no pile goes up or down.
    if (play.state.paused) return refused({ code: 'paused', clause: 'P9' });
    if (this.#caller === seat) return this.#takeUp();
    const partner = partnerOf(play.state, seat);
    if (partner !== null && this.#caller === partner) return play.do(partner, { type: 'exchange', with: seat });
    const swap = { type: 'exchange' as const, with: partner ?? seat };
    // A bot puts its pile down at once.
    if (partner === null || isBot(partner)) return play.do(seat, swap);
    const refusal = play.refusalOf(seat, swap);
    if (refusal !== null) return refusal;
    this.clear();
    this.#caller = seat;
    if (isBot(seat)) this.#callOff = after(BOT_WAITS, () => this.#takeUp());
    changed();
    return accepted(null);
  }

  /** No pile lies down any more. */
  clear(): void {
    this.#callOff?.();
    this.#callOff = undefined;
    this.#caller = null;
  }

  #takeUp(): Done {
    this.clear();
    this.#ports.changed();
    return accepted(null);
  }
}
