/** Markers at the live table (M1 to M7), and what Chasers ask each other for (F2). */
import { partnerOf } from '../../../../rules/chase/paths';
import { colourOf, type ChaseSymbol, type Colour } from '../../../../rules/chase/tile';
import type { Seat } from '../../../../rules/game';
import { refused } from '../../../../rules/result';
import type { Done } from '../../../table/refusal';
import type { RoundPlay } from './round-play';

interface MarksPorts {
  readonly play: Pick<RoundPlay, 'state' | 't' | 'do' | 'warnings' | 'wishes' | 'wish'>;
  /** A Chaser asked the partner for a colour: bots hear it, too. */
  readonly asked: () => void;
  /** A Chaser was warned. */
  readonly warned: () => void;
}

export class Marks {
  readonly #ports: MarksPorts;

  constructor(ports: MarksPorts) {
    this.#ports = ports;
  }

  /** Puts a marker. A colour that the partner still has is asked for (F2); one that is out warns, and then loses the trail (M6). */
  mark(seat: Seat, symbol: ChaseSymbol): Done {
    const { play, warned } = this.#ports;
    const { t, warnings } = play;
    const marked = play.do(seat, { type: 'mark', symbol });
    if (marked.ok || marked.error.code !== 'colour-out') return marked;
    const colour = colourOf(symbol);
    if (play.state.paths.some((path) => path.supply[colour] > 0)) {
      this.want(seat, colour);
      return refused({ code: 'partner-has-colour', field: 'symbol', clause: 'F2' });
    }
    if (warnings.of(seat, t)?.symbol === symbol) return play.do(seat, { type: 'lose-trail', colour });
    warnings.warn(seat, symbol, t);
    warned();
    return marked;
  }

  /** The seat asks its partner for a colour, and everybody hears it. */
  want(seat: Seat, colour: Colour): void {
    this.#ports.play.wish(seat, colour);
    this.#ports.asked();
  }

  /** What the seat is asked for by its partner. */
  askedOf(seat: Seat): Colour | null {
    const { state, wishes } = this.#ports.play;
    const partner = partnerOf(state, seat);
    return wishes.find((wish) => wish.seat === partner)?.colour ?? null;
  }
}
