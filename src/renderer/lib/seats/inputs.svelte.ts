/** Keys and gamepads of several people at one screen, each told to the seat that it belongs to. */
import type { Device } from '../../../shared/seats';
import type { Seat } from '../../../shared/table';
import { pressesFocus } from '../keyboard.svelte';
import { takesTyping } from '../keys';
import type { PadChange } from '../pads/reading';
import { pads } from '../pads/watch.svelte';
import { deviceOfPad, padOf } from './devices';
import { seatDevices } from './seat-devices.svelte';

/** A person's place at the screen; a game knows more of it, such as the seat's role. */
export interface PlaceAtScreen {
  readonly seat: Seat;
  readonly device: Device;
}

/** What somebody did, in the words of the game. */
export interface Routed<Deed> {
  readonly seat: Seat;
  readonly deed: Deed;
}

/** A game's keys and buttons: whose they are, and what they mean. */
export interface DeedMap<Place extends PlaceAtScreen, Deed> {
  /** Of a key by position (`event.code`); undefined where it belongs to no half in use. */
  routedKey(places: readonly Place[], code: string): Routed<Deed> | undefined;
  /** Of a button of the standard layout; undefined for a gamepad that nobody has, and for a button that means nothing to them. */
  routedButton(places: readonly Place[], pad: number, button: number): Routed<Deed> | undefined;
  /** Deeds that a held key does again and again. */
  readonly repeated: ReadonlySet<Deed>;
  /** The deed that says 'ready'. */
  readonly agree: Deed;
}

export interface SeatInputsPorts<Place extends PlaceAtScreen, Deed> {
  readonly places: () => readonly Place[];
  /** What a seat's device did; `up` where a key or button was let go. */
  readonly heard: (seat: Seat, deed: Deed, up: boolean) => void;
  /** The gamepad of a seat is gone. */
  readonly lost: (seat: Seat) => void;
  /** Somebody pressed the gamepad that a seat waited for: it is theirs. */
  readonly found: (seat: Seat, device: Device) => void;
}

export class SeatInputs<Place extends PlaceAtScreen, Deed> {
  readonly #map: DeedMap<Place, Deed>;
  readonly #ports: SeatInputsPorts<Place, Deed>;
  /** What each held key means, so that it is let go as what it was pressed. */
  readonly #held = new Map<string, Routed<Deed>>();

  constructor(map: DeedMap<Place, Deed>, ports: SeatInputsPorts<Place, Deed>) {
    this.#map = map;
    this.#ports = ports;
  }

  /** Listens to the gamepads until the given function is called. */
  watch(): () => void {
    return pads.watch((change) => this.#padChanged(change));
  }

  /** Listens to the keys until the given function is called. */
  listen(): () => void {
    const down = (event: KeyboardEvent): void => this.#keyDown(event);
    const up = ({ code }: KeyboardEvent): void => this.#letGo(code);
    const blurred = (): void => [...this.#held.keys()].forEach((code) => this.#letGo(code));
    // Before anything that has the focus: a key of somebody's half is theirs, whatever was clicked last.
    window.addEventListener('keydown', down, { capture: true });
    window.addEventListener('keyup', up, { capture: true });
    window.addEventListener('blur', blurred);
    return () => {
      window.removeEventListener('keydown', down, { capture: true });
      window.removeEventListener('keyup', up, { capture: true });
      window.removeEventListener('blur', blurred);
    };
  }

  #keyDown(event: KeyboardEvent): void {
    // A list of devices that was just chosen from keeps the focus: all its keys but those that say 'ready' are its own.
    const chooses = event.target instanceof HTMLSelectElement;
    if (event.ctrlKey || event.altKey || event.metaKey || (takesTyping(event.target) && !chooses) || pressesFocus(event)) return;
    if (document.querySelector('dialog[open]') !== null) return;
    const routed = this.#map.routedKey(this.#ports.places(), event.code);
    if (routed === undefined || (chooses && routed.deed !== this.#map.agree)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.repeat && !this.#map.repeated.has(routed.deed)) return;
    this.#held.set(event.code, routed);
    this.#ports.heard(routed.seat, routed.deed, false);
  }

  #letGo(name: string): void {
    const routed = this.#held.get(name);
    if (routed === undefined) return;
    this.#held.delete(name);
    this.#ports.heard(routed.seat, routed.deed, true);
  }

  #padChanged(change: PadChange): void {
    if (change.type === 'found') return;
    if (change.type === 'lost') this.#lost(change.pad);
    else if (change.type === 'up') this.#letGo(nameOf(change));
    else if (change.type === 'again') this.#again(nameOf(change));
    else if (!this.#claimed(change.pad, change.first)) this.#buttonDown(change);
  }

  #buttonDown(press: { readonly pad: number; readonly button: number }): void {
    if (document.querySelector('dialog[open]') !== null) return;
    const routed = this.#map.routedButton(this.#ports.places(), press.pad, press.button);
    if (routed === undefined) return;
    this.#held.set(nameOf(press), routed);
    this.#ports.heard(routed.seat, routed.deed, false);
  }

  #again(name: string): void {
    const routed = this.#held.get(name);
    if (routed !== undefined && this.#map.repeated.has(routed.deed)) this.#ports.heard(routed.seat, routed.deed, false);
  }

  #lost(pad: number): void {
    const place = this.#ports.places().find(({ device }) => padOf(device) === pad);
    if (place !== undefined) this.#ports.lost(place.seat);
  }

  /** A press that says whose a gamepad is does nothing else: answers whether it did. */
  #claimed(pad: number, first: boolean): boolean {
    const places = this.#ports.places();
    const waiting = places
      .filter(({ seat, device }) => seatDevices.isMissing(seat) || (first && padOf(device) === pad))
      .map(({ seat }) => seat);
    const owner = places.find(({ device }) => padOf(device) === pad);
    const device = deviceOfPad(pad);
    if (device === undefined || waiting.length === 0 || (owner !== undefined && !waiting.includes(owner.seat))) return false;
    const seat = seatDevices.claim(pad, device, waiting);
    if (seat !== undefined) this.#ports.found(seat, device);
    return true;
  }
}

/** What a held button is called beside held keys. */
function nameOf({ pad, button }: { readonly pad: number; readonly button: number }): string {
  return `pad ${String(pad)} ${String(button)}`;
}
