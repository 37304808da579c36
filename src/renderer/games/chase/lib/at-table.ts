/** The live table as Chase has it. */
import type { ChaseSeat, ChaseTable } from '../../../../shared/chase/table';
import type { Seat, TableSnapshot } from '../../../../shared/table';
import { live } from '../../../lib/live-match.svelte';

/** A table of Chase as one. Throws for another game's: shells show a table with its own game's screens. */
export function asChase(snapshot: TableSnapshot): ChaseTable {
  if (snapshot.game !== 'chase') throw new Error(`A table of ${snapshot.game} is none of Chase.`);
  return snapshot as ChaseTable;
}

export const chaseTable = {
  get current(): ChaseTable | null {
    return live.current === null ? null : asChase(live.current);
  },
  /** What the seat of somebody here gets; null for a seat that is not theirs, and for onlookers. */
  seatOf(seat: Seat | null): ChaseSeat | null {
    return this.current?.seats.find((each) => each.seat === seat) ?? null;
  },
  /** Milliseconds until the bots that open put their tiles down; null where people do. */
  opensIn(): number | null {
    const opensIn = this.current?.aside.opensIn ?? null;
    return opensIn === null ? null : Math.max(0, opensIn - live.sinceTold());
  },
};
