/** The live table as Chase has it, and how its seats reach it. */
import type { Answer } from '../../../../shared/refusal';
import type { PlanFault, TableAct, TableQuestion } from '../../../../shared/chase/acts';
import type { ChaseSeat, ChaseTable } from '../../../../shared/chase/table';
import type { Seat, TableSnapshot } from '../../../../shared/table';
import { live, type LiveMatch } from '../../../lib/live-match.svelte';
import { outlets, type Outlets } from '../../../lib/outlets';

/** A table of Chase as one. Throws for another game's: shells show a table with its own game's screens. */
export function asChase(snapshot: TableSnapshot): ChaseTable {
  if (snapshot.game !== 'chase') throw new Error(`A table of ${snapshot.game} is none of Chase.`);
  return snapshot as ChaseTable;
}

export class AtTable {
  readonly #live: Pick<LiveMatch, 'current' | 'by' | 'time' | 'sinceTold'>;
  readonly #ask: Outlets['ask'];

  constructor(live: Pick<LiveMatch, 'current' | 'by' | 'time' | 'sinceTold'>, ask: Outlets['ask']) {
    this.#live = live;
    this.#ask = ask;
  }

  get current(): ChaseTable | null {
    const { current } = this.#live;
    return current === null ? null : asChase(current);
  }

  /** What the seat of somebody here gets; null for a seat that is not theirs, and for onlookers. */
  seatOf(seat: Seat | null): ChaseSeat | null {
    return this.current?.seats.find((each) => each.seat === seat) ?? null;
  }

  /** The round's time now, in milliseconds. */
  time(): number {
    return this.#live.time();
  }

  /** Milliseconds until the bots that open put their tiles down; null where people do. */
  opensIn(): number | null {
    const opensIn = this.current?.aside.opensIn ?? null;
    return opensIn === null ? null : Math.max(0, opensIn - this.#live.sinceTold());
  }

  /** Does something in the name of a seat; left out, of the first one here. */
  async act(act: TableAct, seat?: Seat | null): Promise<Answer<null>> {
    const by = this.#live.by(seat);
    return by === null ? { ok: false, error: { code: 'no-such-match' } } : this.#ask('table.act', { ...by, act });
  }

  /** P9: what is wrong with a plan of Starting tiles so far; null where nothing is. */
  async checkPlan(plan: Omit<TableQuestion, 'type'>, seat: Seat): Promise<Answer<PlanFault | null>> {
    const by = this.#live.by(seat);
    if (by === null) return { ok: false, error: { code: 'no-such-match' } };
    const question: TableQuestion = { type: 'check-plan', ...plan };
    return this.#ask('table.ask', { ...by, question }) as Promise<Answer<PlanFault | null>>;
  }
}

/** Of this window. */
export const chaseTable = new AtTable(live, outlets.ask);
