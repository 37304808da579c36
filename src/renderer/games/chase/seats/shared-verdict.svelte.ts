/**
 * The verdict at a screen that several people share: the walk waits at a mistake until everybody has read it, and it is skipped,
 * or the next round comes, when everybody says so.
 */
import type { ChaseTable } from '../../../../shared/chase/table';
import type { Walk } from '../lib/walk.svelte';
import { SeatInputs } from '../../../lib/seats/inputs.svelte';
import { seatDevices } from '../../../lib/seats/seat-devices.svelte';
import { DEEDS, type Post, type SeatDeed } from './deeds';
import { WalkWords } from './walk-words.svelte';

interface SharedVerdictPorts {
  readonly walk: Walk;
  /** The next round, or a new game. */
  readonly proceed: () => void;
  /** What is said of a step, or of the round, down (1) or up (-1) where it is longer than its room: anybody's. */
  readonly scroll: (by: 1 | -1) => void;
  /** Presses still meant for the round that has just ended do nothing. */
  readonly heeds: () => boolean;
}

export class SharedVerdict extends WalkWords {
  readonly #inputs: SeatInputs<Post, SeatDeed>;

  constructor({ seats }: ChaseTable, { walk, proceed, scroll, heeds }: SharedVerdictPorts) {
    const people = seats.map(({ seat }) => seat);
    super(people, walk, proceed);
    this.#inputs = new SeatInputs<Post, SeatDeed>(DEEDS, {
      devices: seatDevices,
      // Whoever ran or chased: here everybody's device says and does the same.
      places: () => people.map((seat) => ({ seat, role: 'runner', device: seatDevices.of(seat) })),
      heard: (seat, deed, up) => {
        if (up || !heeds()) return;
        if (deed === 'place') this.goOn(seat);
        else if (deed === 'agree') this.goTo(seat);
        else if (deed === 'cell-next') scroll(-1);
        else if (deed === 'cell-previous') scroll(1);
      },
      lost: () => undefined,
      found: () => undefined,
    });
  }

  /** Listens to everybody's device; called in a component, for as long as that lives. */
  follow(): void {
    $effect(() => this.#inputs.listen());
    $effect(() => (seatDevices.pads ? this.#inputs.watch() : undefined));
  }
}
