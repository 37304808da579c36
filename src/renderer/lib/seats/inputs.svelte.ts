/** Keys and gamepads of several people at one screen, each told to the seat that it belongs to. */
import type { Device } from '../../../shared/seats';
import type { Seat } from '../../../shared/table';
import { pressesFocus } from '../keyboard.svelte';
import { takesTyping } from '../keys';
import type { PadChange } from '../pads/reading';
import { pads } from '../pads/watch.svelte';
import { routedButton, routedKey, type Deeds, type Place, type Routed } from '../deeds';
import { deviceOfPad, padOf } from './devices';
import type { SeatDevices } from './seat-devices.svelte';

interface SeatInputsPorts<Role extends string, Deed> {
  /** Whose gamepad is missing, and whose one is that somebody presses. */
  readonly devices: Pick<SeatDevices, 'isMissing' | 'claim'>;
  readonly places: () => readonly Place<Role>[];
  /** What a seat's device did; `up` where a key or button was let go. */
  readonly heard: (seat: Seat, deed: Deed, up: boolean) => void;
  /** The gamepad of a seat is gone. */
  readonly lost: (seat: Seat) => void;
  /** Somebody pressed the gamepad that a seat waited for: it is theirs. */
  readonly found: (seat: Seat, device: Device) => void;
}

export class SeatInputs<Role extends string, Deed extends string> {
  readonly #deeds: Deeds<Role, Deed>;
  readonly #ports: SeatInputsPorts<Role, Deed>;
  /** What each held key means, so that it is let go as what it was pressed. */
  readonly #held = new Map<string, Routed<Deed>>();

  constructor(deeds: Deeds<Role, Deed>, ports: SeatInputsPorts<Role, Deed>) {
    this.#deeds = deeds;
    this.#ports = ports;
  }

  /** Listens to the gamepads until the given function is called. */
  watch(): () => void {
    return pads.watch((change) => this.#padChanged(change), 'waits');
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
    const routed = routedKey(this.#deeds, this.#ports.places(), event.code);
    if (routed === undefined || (chooses && routed.deed !== this.#deeds.agree)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.repeat && !this.#deeds.repeated.has(routed.deed)) return;
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
    const routed = routedButton(this.#deeds, this.#ports.places(), press.pad, press.button);
    if (routed === undefined) return;
    this.#held.set(nameOf(press), routed);
    this.#ports.heard(routed.seat, routed.deed, false);
  }

  #again(name: string): void {
    const routed = this.#held.get(name);
    if (routed !== undefined && this.#deeds.repeated.has(routed.deed)) this.#ports.heard(routed.seat, routed.deed, false);
  }

  #lost(pad: number): void {
    const place = this.#ports.places().find(({ device }) => padOf(device) === pad);
    if (place !== undefined) this.#ports.lost(place.seat);
  }

  /** A press that says whose a gamepad is does nothing else: answers whether it did. */
  #claimed(pad: number, first: boolean): boolean {
    const places = this.#ports.places();
    const waiting = places
      .filter(({ seat, device }) => this.#ports.devices.isMissing(seat) || (first && padOf(device) === pad))
      .map(({ seat }) => seat);
    const owner = places.find(({ device }) => padOf(device) === pad);
    const device = deviceOfPad(pad);
    if (device === undefined || waiting.length === 0 || (owner !== undefined && !waiting.includes(owner.seat))) return false;
    const seat = this.#ports.devices.claim(pad, device, waiting);
    if (seat !== undefined) this.#ports.found(seat, device);
    return true;
  }
}

/** What a held button is called beside held keys. */
function nameOf({ pad, button }: { readonly pad: number; readonly button: number }): string {
  return `pad ${String(pad)} ${String(button)}`;
}
