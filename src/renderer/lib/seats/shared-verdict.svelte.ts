/**
 * The verdict at a screen that several people share: the walk waits at a mistake until everybody has read it, and it is skipped,
 * or the next round comes, when everybody says so.
 */
import { untrack } from 'svelte';
import type { Seat, TableSnapshot } from '../../../shared/table';
import type { Walk } from '../walk.svelte';
import { Everybody } from './everybody.svelte';
import { SeatInputs } from './inputs.svelte';
import { seatDevices } from './seat-devices.svelte';

export interface SharedVerdictPorts {
  readonly walk: Walk;
  /** The next round, or a new game. */
  readonly proceed: () => void;
  /** Presses still meant for the round that has just ended do nothing. */
  readonly heeds: () => boolean;
}

export class SharedVerdict {
  /** To the next tile. */
  readonly on: Everybody;
  /** Straight to the result. */
  readonly skip: Everybody;
  /** To the next round. */
  readonly proceed: Everybody;
  readonly #ports: SharedVerdictPorts;
  readonly #inputs: SeatInputs;

  constructor({ seats }: TableSnapshot, ports: SharedVerdictPorts) {
    const people = seats.map(({ seat }) => seat);
    this.#ports = ports;
    this.on = new Everybody(people, () => ports.walk.next());
    this.skip = new Everybody(people, () => ports.walk.skip());
    this.proceed = new Everybody(people, ports.proceed);
    this.#inputs = new SeatInputs({
      // Whoever ran or chased: here everybody's device says the same two things.
      places: () => people.map((seat) => ({ seat, role: 'runner', device: seatDevices.of(seat) })),
      heard: (seat, deed, up) => {
        if (up || !ports.heeds()) return;
        if (deed === 'place') this.goOn(seat);
        else if (deed === 'agree') this.goTo(seat);
      },
      lost: () => undefined,
      found: () => undefined,
    });
  }

  /** The seat has read what there is, or is ready for the next round. */
  goOn(seat: Seat | undefined): void {
    if (seat !== undefined) (this.#ports.walk.done ? this.proceed : this.on).say(seat);
  }

  /** The seat has seen enough of the walk. */
  goTo(seat: Seat | undefined): void {
    if (seat !== undefined && !this.#ports.walk.done) this.skip.say(seat);
  }

  /** Listens to everybody's device; called in a component, for as long as that lives. */
  follow(): void {
    $effect(() => this.#inputs.listen());
    $effect(() => (seatDevices.pads ? this.#inputs.watch() : undefined));
    // What was said of one tile does not count for the next.
    $effect(() => {
      void [this.#ports.walk.at, this.#ports.walk.done];
      untrack(() => this.on.clear());
    });
  }
}
