/** What each person at this screen plays with, kept with the choices of the new-match screen. */
import type { Device } from '../../../shared/seats';
import type { Seat } from '../../../shared/table';
import { live } from '../live-match.svelte';
import { settings } from '../settings.svelte';
import { choiceWith, devicesOf, isChoiceOf, withDevice, type Devices } from './devices';

class SeatDevices {
  /** What was changed during this match. */
  #changed = $state.raw<{ readonly match: string; readonly devices: Devices } | null>(null);

  readonly current: Devices = $derived.by(() => {
    const { current } = live;
    if (current === null) return new Map();
    if (this.#changed?.match === current.match) return this.#changed.devices;
    const people = current.seats.map(({ seat }) => seat);
    return devicesOf(people, current.players, settings.current.lastMatch);
  });

  of(seat: Seat): Device {
    return this.current.get(seat) ?? 'all';
  }

  /** Gives a seat a device; whoever had it gets the one that became free. */
  async give(seat: Seat, device: Device): Promise<void> {
    const { current } = live;
    if (current === null || this.of(seat) === device) return;
    const devices = withDevice(this.current, seat, device);
    this.#changed = { match: current.match, devices };
    const choice = settings.current.lastMatch;
    if (isChoiceOf(current.players, choice)) await settings.change({ lastMatch: choiceWith(choice, devices) });
  }
}

export const seatDevices = new SeatDevices();
