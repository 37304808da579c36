/** Who sat the last time in the room in which people sit down, and who of them is waited for, with whoever's gamepad went. */
import type { Device, SeatChoice } from '../../../shared/seats';
import type { SeatAtPlace } from '../joining-game';
import { seatOf, whoOf, type Before, type Taken, type Who } from './joining';

export class LastTime {
  readonly #seats: readonly SeatAtPlace[];
  /** Where each device was, as long as it has no place now. */
  readonly #before = new Map<Device, Before>();
  /** Those of them that are waited for. */
  #devices = $state.raw<readonly Device[]>([]);

  constructor(seats: readonly SeatAtPlace[]) {
    this.#seats = seats;
    for (const { at, seat } of seats) {
      const who = whoOf(seat);
      if (who !== null) this.#before.set(seat.device, { at, who });
    }
    this.#devices = [...this.#before.keys()];
  }

  /** People who sat here, in the order of their places. */
  get people(): readonly Who[] {
    return this.#seats.flatMap(({ seat }) => whoOf(seat) ?? []);
  }

  /** The levels of the bots that sat here, by place. */
  get bots(): ReadonlyMap<number, number> {
    return new Map(this.#seats.flatMap(({ at, seat }) => (seat.kind === 'bot' ? [[at, seat.level]] : [])));
  }

  /** The seats of those who are waited for, of which `free` says whether the place is nobody's yet. */
  waiting(free: (at: number) => boolean): readonly SeatAtPlace[] {
    return this.#seats.filter(({ at }) => free(at) && this.at(at) !== null);
  }

  /** The seat of whoever takes part now, with all that stood there: for a bot where one of its level sat, for a person wherever they did. */
  seatOf({ at, place }: Taken): SeatChoice {
    const before = this.#seats.find((each) => each.at === at)?.seat;
    if (place.kind === 'bot' && before?.kind === 'bot' && before.level === place.level) return before;
    return seatOf(
      place,
      this.#seats.map(({ seat }) => seat),
    );
  }

  /** Whether a device has a place that waits for it. */
  has(device: Device): boolean {
    return this.#devices.includes(device);
  }

  /** Who is waited for at a place, with what; null where nobody is. */
  at(place: number): (Before & { readonly device: Device }) | null {
    for (const device of this.#devices) {
      const before = this.#before.get(device);
      if (before?.at === place) return { ...before, device };
    }
    return null;
  }

  /** Where and as whom whoever presses `device` was here last. Who was alone had everything: whatever is pressed first is theirs. */
  before(device: Device): Before | undefined {
    return this.#before.get(this.#known(device));
  }

  /** They came. */
  came(device: Device): void {
    const known = this.#known(device);
    this.#before.delete(known);
    this.#devices = this.#devices.filter((each) => each !== known);
  }

  /** Nobody waits any more for whoever had a place; they are remembered. */
  dismiss(place: number): void {
    const gone = this.at(place)?.device;
    this.#devices = this.#devices.filter((each) => each !== gone);
  }

  /** Somebody stood up: they are remembered, and not waited for. */
  left(device: Device, before: Before): void {
    this.#before.set(device, before);
  }

  /** A device went while somebody sat there with it. */
  lost(device: Device): void {
    this.#devices = [...this.#devices, device];
  }

  #known(device: Device): Device {
    return this.#before.has(device) ? device : 'all';
  }
}
