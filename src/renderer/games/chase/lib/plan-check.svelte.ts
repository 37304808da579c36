/** P9: what the assist finds wrong with a plan of Starting tiles while it is made. The rules judge it, not the window. */
import type { PlanFault } from '../../../../shared/chase/acts';
import type { Seat } from '../../../../shared/table';
import type { AtTable } from './at-table';
import type { Plan, Planned } from './planning';

/** A plan as it is sent. */
function bare(plan: Plan): Planned[] {
  return plan.map(({ tile, cell, rotation }) => ({ tile, cell, rotation }));
}

export class PlanCheck {
  readonly #table: AtTable;
  readonly #seat: Seat | null;
  #fault = $state.raw<PlanFault | null>(null);
  /** How many plans were looked over: an answer about one before the last is none. */
  #count = 0;

  constructor(table: AtTable, seat: Seat | null) {
    this.#table = table;
    this.#seat = seat;
  }

  /** The first tile of the last plan that does not fit; null where all do, or this seat is not helped. */
  get fault(): PlanFault | null {
    return this.#fault;
  }

  /** Looks a plan over; `partner` is the partner's (F1). */
  async look(plan: Plan, partner: Plan): Promise<void> {
    const count = ++this.#count;
    const { current } = this.#table;
    const seat = this.#seat;
    const helped = seat !== null && current?.players[seat]?.assist === true && current.table.phase === 'planning';
    const answer = helped && plan.length > 0 ? await this.#table.checkPlan({ tiles: bare(plan), partner: bare(partner) }, seat) : null;
    if (count === this.#count) this.#fault = answer?.ok === true ? answer.value : null;
  }
}
