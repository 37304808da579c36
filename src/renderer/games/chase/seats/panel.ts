/** What every panel of a seat at the table is given. */
import type { Device } from '../../../../shared/seats';
import type { ChaseSeat, ChaseTable } from '../../../../shared/chase/table';
import type { SeatAtTable } from './seat-at-table.svelte';
import type { PeopleAtTable } from './people-at-table.svelte';

export interface SeatPanel {
  readonly snapshot: ChaseTable;
  /** Whose panel it is. */
  readonly seat: ChaseSeat;
  readonly desk: SeatAtTable;
  readonly people: PeopleAtTable;
  readonly device: Device;
}
