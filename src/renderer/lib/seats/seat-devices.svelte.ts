/** What each person at this screen plays with, kept with the line-up of the game's last match. */
import type { Device, SeatsChoice } from '../../../shared/seats';
import type { Seat, TableSnapshot } from '../../../shared/table';
import type { LineUp, Settings, SettingsChange } from '../../../shared/settings';
import { live } from '../live-match.svelte';
import { pads } from '../pads/watch.svelte';
import { settings } from '../settings.svelte';
import type { TableHere } from '../agreement.svelte';
import { choiceWith, devicesAmong, devicesOf, padOf, seatsIn, withDevice, type Devices } from './devices';
import { askedOf, missingOf, takerOf, type Missing, type PadsThere } from './missing';
import { seatNames } from './seat-names';

/** The gamepads that are there. */
interface Pads {
  readonly there: PadsThere;
  /** Nobody has it in their hands after all. */
  putDown(pad: number): void;
}

/** The settings, among which each game keeps who sat at its last match. */
interface Choices {
  readonly current: Pick<Settings, LineUp>;
  change(change: SettingsChange): Promise<boolean>;
}

/** In which of them the game that is played does; null where it keeps none. */
type LineUpOf = () => LineUp | null;

export class SeatDevices {
  readonly #live: TableHere;
  readonly #pads: Pads;
  readonly #choices: Choices;
  readonly #lineUpOf: LineUpOf;
  /** What several played with at this match last: whoever is left alone keeps their half of the keyboard. */
  #shared = $state.raw<{ readonly match: string; readonly devices: Devices } | null>(null);
  /** What was changed during this match. */
  #changed = $state.raw<{ readonly match: string; readonly devices: Devices } | null>(null);
  /** The gamepad that each seat of this match had last, by its id: it comes back to the same hands. */
  #ids: { readonly match: string; readonly ids: Map<Seat, string> } = { match: '', ids: new Map() };

  readonly current: Devices = $derived.by(() => {
    const { current } = this.#live;
    if (current === null) return new Map();
    const people = current.seats.map(({ seat }) => seat);
    if (people.length === 1 && this.#shared?.match === current.match) return devicesAmong(people, this.#shared.devices, true);
    // Whoever took a seat meanwhile gets what is free.
    if (this.#changed?.match === current.match) return devicesAmong(people, this.#changed.devices);
    const choice = this.#lineUp?.choice;
    return devicesOf(people, current.players, choice, seatNames(choice?.seats ?? []));
  });

  /** Seats whose gamepad cannot be played with yet: without it nothing begins or goes on. */
  readonly missing: readonly Missing[] = $derived.by(() => missingOf(this.current, this.#pads.there, this.#idsNow()));

  /** Who is asked to press a gamepad just now, to show that it is theirs; the others wait for them. */
  readonly asked: Seat | undefined = $derived(askedOf(this.missing));

  /** Whether somebody plays with a gamepad. */
  readonly pads: boolean = $derived([...this.current.values()].some((device) => padOf(device) !== null));

  constructor(live: TableHere, pads: Pads, choices: Choices, lineUpOf: LineUpOf) {
    this.#live = live;
    this.#pads = pads;
    this.#choices = choices;
    this.#lineUpOf = lineUpOf;
  }

  /** Who sat at the last match of the game that is played, as it was chosen, and where that is kept. */
  get #lineUp(): { readonly name: LineUp; readonly choice: Settings[LineUp] & SeatsChoice } | undefined {
    const name = this.#lineUpOf();
    return name === null ? undefined : { name, choice: this.#choices.current[name] };
  }

  of(seat: Seat): Device {
    return this.current.get(seat) ?? 'all';
  }

  /** What the only person here plays with; undefined where there are others, or nobody. */
  get alone(): Device | undefined {
    return this.current.size === 1 ? [...this.current.values()][0] : undefined;
  }

  /** The same, where whoever is alone and has everything has what they joined with: that stays theirs when somebody comes. */
  get joined(): Devices {
    const { current } = this.#live;
    const { choice } = this.#lineUp ?? {};
    const seats = current === null || choice === undefined ? null : seatsIn(current.players, choice, seatNames(choice.seats));
    return new Map(
      [...this.current].map(([seat, device]) => [
        seat,
        device === 'all' ? (choice?.seats[seats?.get(seat) ?? -1]?.device ?? device) : device,
      ]),
    );
  }

  /** What everybody plays with once somebody sits down at a seat with `device`, or a bot, with null. */
  after(seat: Seat, device: Device | null): Devices {
    const people = [...this.current.keys()].filter((each) => each !== seat);
    if (device !== null) people.push(seat);
    const before = new Map(this.joined);
    before.delete(seat);
    const devices = devicesAmong(
      people.sort((one, other) => one - other),
      before,
      true,
    );
    return device === null || people.length === 1 ? devices : withDevice(devices, seat, device);
  }

  /** Whoever sat down has theirs, and the others what `after` said. */
  async settle(devices: Devices): Promise<void> {
    const { current } = this.#live;
    if (current !== null) await this.#keep(current, devices);
  }

  isMissing(seat: Seat): boolean {
    return this.missing.some((each) => each.seat === seat);
  }

  /** The seat that mouse and touch act for; undefined where nobody has them. */
  get pointed(): Seat | undefined {
    return [...this.current].find(([, device]) => device === 'mouse' || device === 'all')?.[0];
  }

  /** Whom a button speaks for that is clicked: whoever has the mouse; where nobody has, those who share the keyboard, else everybody. */
  get clicking(): readonly Seat[] {
    const { pointed } = this;
    if (pointed !== undefined) return [pointed];
    const seats = [...this.current.keys()];
    const keyed = seats.filter((seat) => padOf(this.of(seat)) === null);
    return keyed.length > 0 ? keyed : seats;
  }

  /** Gives a seat a device; whoever had it gets the one that became free. Which gamepads they had before is forgotten. */
  async give(seat: Seat, device: Device): Promise<void> {
    const before = this.current;
    const given = this.#give(seat, device);
    for (const [each, theirs] of this.current) if (before.get(each) !== theirs) this.#idsNow().delete(each);
    await given;
  }

  /** Keeps in mind what each seat plays with now, and with which gamepad. */
  remember(): void {
    const { match } = this.#live.current ?? {};
    if (match !== undefined && this.current.size > 1) this.#shared = { match, devices: this.current };
    const ids = this.#idsNow();
    for (const [seat, device] of this.current) {
      const found = this.#pads.there.get(padOf(device) ?? -1);
      if (found !== undefined && !this.isMissing(seat)) ids.set(seat, found.id);
    }
  }

  /**
   * Somebody pressed a gamepad that was in nobody's hands, of those that `waiting` seats wait for: it is theirs now. Answers
   * whose;
   * nobody's as long as it cannot be told from one that is still to come.
   */
  claim(pad: number, device: Device, waiting: readonly Seat[]): Seat | undefined {
    const found = this.#pads.there.get(pad);
    const id = found?.id ?? '';
    // The press itself ends the asking: whoever was asked before it is meant.
    const before = found === undefined ? this.#pads.there : new Map(this.#pads.there).set(pad, { ...found, pressed: false });
    const missing = missingOf(this.current, before, this.#idsNow()).filter((each) => waiting.includes(each.seat));
    const seat = takerOf(id, waiting, this.#idsNow(), askedOf(missing));
    if (seat === undefined) return undefined;
    if (missing.some((each) => each.seat === seat && each.lack === 'alike')) {
      this.#pads.putDown(pad);
      return undefined;
    }
    void this.#give(seat, device);
    this.#idsNow().set(seat, id);
    return seat;
  }

  async #give(seat: Seat, device: Device): Promise<void> {
    const { current } = this.#live;
    if (current === null || this.of(seat) === device) return;
    await this.#keep(current, withDevice(this.current, seat, device));
  }

  async #keep(current: TableSnapshot, devices: Devices): Promise<void> {
    this.#changed = { match: current.match, devices };
    const kept = this.#lineUp;
    const seats = kept === undefined ? null : seatsIn(current.players, kept.choice, seatNames(kept.choice.seats));
    // The line-up of others is theirs.
    if (kept !== undefined && seats !== null) await this.#choices.change({ [kept.name]: choiceWith(kept.choice, devices, seats) });
  }

  #idsNow(): Map<Seat, string> {
    const match = this.#live.current?.match ?? '';
    if (this.#ids.match !== match) this.#ids = { match, ids: new Map() };
    return this.#ids.ids;
  }
}

/** Of this window. */
export const seatDevices = new SeatDevices(live, pads, settings, () => live.game.lineUp);
