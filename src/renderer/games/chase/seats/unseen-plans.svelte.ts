/** The Runners who go with the suggested Starting tiles without a look at them: nobody has to look away for that (S4, S5). */
import type { Seat } from '../../../../shared/table';
import { t } from '../../../lib/words.svelte';
import type { Curtain } from './curtain';
import type { SeatAtTable } from './seat-at-table.svelte';

/** The people around the screen, as far as it matters here. */
interface Around {
  /** The Runners who plan. */
  readonly planners: readonly Seat[];
  readonly curtain: Curtain | null;
  readonly curtainStands: boolean;
  deskOf(seat: Seat): SeatAtTable | undefined;
  nameOf(seat: Seat): string;
}

export class UnseenPlans {
  readonly #around: Around;
  readonly #say: (text: string) => void;
  readonly #changed: () => void;
  #seats = $state.raw<readonly Seat[]>([]);

  /** `changed` is told whenever somebody has taken the tiles, or given them back. */
  constructor(around: Around, say: (text: string) => void, changed: () => void) {
    this.#around = around;
    this.#say = say;
    this.#changed = changed;
  }

  has(seat: Seat): boolean {
    return this.#seats.includes(seat);
  }
  /** Who of those who plan has taken them, by their places. */
  get places(): number[] {
    return this.#around.planners.flatMap((seat, at) => (this.has(seat) ? [at] : []));
  }
  /** The first Runner who wants to plan: who says that nobody else looks. */
  get first(): Seat | null {
    return this.#around.planners.find((seat) => !this.has(seat)) ?? null;
  }

  /** Takes the suggested tiles without a look at them, or what is planned whole already; or gives them back. */
  toggle(seat: Seat): void {
    const { planners, curtain, curtainStands } = this.#around;
    const desk = this.#around.deskOf(seat);
    if (curtain?.stage !== 'away' || !curtainStands || !planners.includes(seat) || desk === undefined) return;
    const had = this.has(seat);
    if (!had && !desk.hand.ready && !desk.suggest()) return;
    this.#seats = had ? this.#seats.filter((each) => each !== seat) : [...this.#seats, seat];
    this.#say(t(had ? 'say.unseen-not' : 'say.unseen', { name: this.#around.nameOf(seat) }));
    this.#changed();
  }

  clear(): void {
    if (this.#seats.length > 0) this.#seats = [];
  }
}
