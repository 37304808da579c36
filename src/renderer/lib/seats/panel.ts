/** What every panel of a seat at the table is given. */
import type { Device } from '../../../shared/seats';
import type { SeatSnapshot, TableSnapshot } from '../../../shared/table';
import type { SeatAtTable } from '../../games/chase/lib/seat-at-table.svelte';
import type { PeopleAtTable } from '../../games/chase/seats/people-at-table.svelte';

export interface SeatPanel {
  readonly snapshot: TableSnapshot;
  /** Whose panel it is. */
  readonly seat: SeatSnapshot;
  readonly desk: SeatAtTable;
  readonly people: PeopleAtTable;
  readonly device: Device;
}
