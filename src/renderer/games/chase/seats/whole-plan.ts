/** S5: a plan of Starting tiles that is whole, on its way to the table: looked over (P9), together with the partner's (F1), and put down or announced. */
import type { Refusal } from '../../../../shared/refusal';
import type { Seat } from '../../../../shared/table';
import type { PlanCheck } from '../lib/plan-check.svelte';
import type { Plan } from '../lib/planning';
import type { RunnerHand } from '../lib/runner-hand.svelte';
import type { Company } from './company';

interface WholePlanPorts {
  /** Null looks on. */
  readonly seat: Seat | null;
  readonly company: Company | null;
  readonly hand: RunnerHand;
  readonly check: PlanCheck;
  readonly now: () => number;
  readonly refused: (refusal: Refusal) => void;
}

export class WholePlan {
  readonly #ports: WholePlanPorts;
  /** When it last went, on the window's clock. */
  #wentAt = -Infinity;

  constructor(ports: WholePlanPorts) {
    this.#ports = ports;
  }

  get wentAt(): number {
    return this.#wentAt;
  }

  /** What the partner plans at the same screen. */
  get partner(): Plan {
    const { seat, company } = this.#ports;
    return seat === null ? [] : (company?.partnerPlan(seat) ?? []);
  }

  /** Where others look away it goes down once they look back. A helped seat's plan goes once it fits. */
  async go(): Promise<void> {
    const { seat, company, hand, check, now, refused } = this.#ports;
    if (!this.#ports.hand.ready) return;
    await check.look(hand.plan, this.partner);
    if (!hand.ready) return;
    const { fault } = check;
    if (fault !== null) {
      refused({ code: 'assist', clause: fault.clause });
      return;
    }
    this.#wentAt = now();
    if (company !== null && seat !== null) company.planned(seat);
    else void hand.go();
  }
}
