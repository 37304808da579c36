/** Keys and gamepads of several people at one screen, each told to the seat that it belongs to. */
import type { SeatDeed } from '../../../shared/half-keys';
import type { Device } from '../../../shared/seats';
import type { Seat } from '../../../shared/table';
import { PAD_PRESS } from '../gamepad';
import { pressesFocus } from '../keyboard.svelte';
import { takesTyping } from '../keys';
import { deviceOfPad, padOf } from './devices';
import { isConnected, watchPads, type PadChange } from './pads';
import { REPEATED, routedButton, routedKey, type Place, type Routed } from './routing';

export interface SeatInputsPorts {
  readonly places: () => readonly Place[];
  /** What a seat's device did; `up` where a key or button was let go. */
  readonly heard: (seat: Seat, deed: SeatDeed, up: boolean) => void;
  /** The gamepad of a seat is gone. */
  readonly lost: (seat: Seat) => void;
  /** A gamepad came for a seat that waits for its own. */
  readonly found: (seat: Seat, device: Device) => void;
}

/** So often a held button does again what a held key would, in milliseconds. */
const AGAIN_MS = 130;
/** And after this long it begins. */
const HELD_MS = 380;

export class SeatInputs {
  readonly #ports: SeatInputsPorts;
  /** Gamepads that are there. */
  #there = $state.raw<ReadonlySet<number>>(new Set());
  /** What each held key means, so that it is let go as what it was pressed. */
  readonly #held = new Map<string, Routed>();
  readonly #again = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(ports: SeatInputsPorts) {
    this.#ports = ports;
    this.#there = new Set([0, 1, 2, 3].filter(isConnected));
  }

  /** Seats whose gamepad is not there: not yet heard of, or gone. */
  get missing(): readonly Seat[] {
    return this.#ports.places().flatMap(({ seat, device }) => {
      const pad = padOf(device);
      return pad === null || this.#there.has(pad) ? [] : [seat];
    });
  }

  /** Listens until the given function is called. */
  listen(): () => void {
    const down = (event: KeyboardEvent): void => this.#keyDown(event);
    const up = ({ code }: KeyboardEvent): void => this.#letGo(code);
    const blurred = (): void => [...this.#held.keys()].forEach((code) => this.#letGo(code));
    // Before anything that has the focus: a key of somebody's half is theirs, whatever was clicked last.
    window.addEventListener('keydown', down, { capture: true });
    window.addEventListener('keyup', up, { capture: true });
    window.addEventListener('blur', blurred);
    const unwatch = watchPads((change) => this.#padChanged(change));
    return () => {
      window.removeEventListener('keydown', down, { capture: true });
      window.removeEventListener('keyup', up, { capture: true });
      window.removeEventListener('blur', blurred);
      unwatch();
      for (const timer of this.#again.values()) clearTimeout(timer);
    };
  }

  #keyDown(event: KeyboardEvent): void {
    // A list of devices that was just chosen from keeps the focus: all its keys but those that say 'ready' are its own.
    const chooses = event.target instanceof HTMLSelectElement;
    if (event.ctrlKey || event.altKey || event.metaKey || (takesTyping(event.target) && !chooses) || pressesFocus(event)) return;
    if (document.querySelector('dialog[open]') !== null) return;
    const routed = routedKey(this.#ports.places(), event.code);
    if (routed === undefined || (chooses && routed.deed !== 'agree')) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.repeat && !REPEATED.has(routed.deed)) return;
    this.#held.set(event.code, routed);
    this.#ports.heard(routed.seat, routed.deed, false);
  }

  #letGo(name: string): void {
    clearTimeout(this.#again.get(name));
    this.#again.delete(name);
    const routed = this.#held.get(name);
    if (routed === undefined) return;
    this.#held.delete(name);
    this.#ports.heard(routed.seat, routed.deed, true);
  }

  #padChanged(change: PadChange): void {
    if (change.type === 'found') this.#found(change.pad);
    else if (change.type === 'lost') this.#lost(change.pad);
    else if (change.type === 'up') this.#letGo(`pad ${change.pad} ${change.button}`);
    else this.#buttonDown(change.pad, change.button);
  }

  #buttonDown(pad: number, button: number): void {
    window.dispatchEvent(new Event(PAD_PRESS));
    if (document.querySelector('dialog[open]') !== null) return;
    const routed = routedButton(this.#ports.places(), pad, button);
    if (routed === undefined) return;
    const name = `pad ${pad} ${button}`;
    this.#held.set(name, routed);
    this.#ports.heard(routed.seat, routed.deed, false);
    if (!REPEATED.has(routed.deed)) return;
    const again = (): void => {
      this.#ports.heard(routed.seat, routed.deed, false);
      this.#again.set(name, setTimeout(again, AGAIN_MS));
    };
    this.#again.set(name, setTimeout(again, HELD_MS));
  }

  #lost(pad: number): void {
    this.#there = new Set([...this.#there].filter((each) => each !== pad));
    const place = this.#ports.places().find(({ device }) => padOf(device) === pad);
    if (place !== undefined) this.#ports.lost(place.seat);
  }

  /** A gamepad goes to the seat that has its number, or else to one whose own is missing. */
  #found(pad: number): void {
    const places = this.#ports.places();
    const owner = places.find(({ device }) => padOf(device) === pad);
    const [waits] = this.missing;
    this.#there = new Set([...this.#there, pad]);
    const device = deviceOfPad(pad);
    const seat = owner?.seat ?? waits;
    if (seat !== undefined && device !== undefined) this.#ports.found(seat, device);
  }
}
