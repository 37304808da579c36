/**
 * What the two roles, and whoever looks on from a path that is over, do at their devices, and what does it: the only map of keys
 * and gamepad buttons, for seats at the table, drills, and signs.
 *
 * The keys of the halves are fixed, so that both fit their half together; the keys that a person binds are for a seat that
 * is the only one here. They are positions (`event.code`).
 */
import type { ChaseSymbol, Role } from '../../../../shared/chase/replay';
import type { Deeds, Means, Place } from '../../../lib/deeds';

/** What a Runner does again and again to aim. */
const AIMS = {
  'hand-next': { action: 'hand-next', 'keys-left': 'KeyD', 'keys-right': 'ArrowRight', buttons: [15] },
  'hand-previous': { action: 'hand-previous', 'keys-left': 'KeyA', 'keys-right': 'ArrowLeft', buttons: [14] },
  'cell-next': { action: 'cell-next', 'keys-left': 'KeyW', 'keys-right': 'ArrowUp', buttons: [12] },
  'cell-previous': { action: 'cell-previous', 'keys-left': 'KeyS', 'keys-right': 'ArrowDown', buttons: [13] },
  'rotate-right': { action: 'rotate-right', 'keys-left': 'KeyE', 'keys-right': 'Period', buttons: [5] },
  'rotate-left': { action: 'rotate-left', 'keys-left': 'KeyQ', 'keys-right': 'Comma', buttons: [4] },
} as const satisfies Readonly<Record<string, Means>>;

/** Pauses or goes on, as far as this seat is concerned. */
const agree = { action: 'pause', 'keys-left': 'Digit1', 'keys-right': 'Backspace', buttons: [9] } as const;

const RUNNER = {
  ...AIMS,
  /** Puts the tile down; goes once everything is planned; answers what this Runner is asked. */
  place: { action: 'place', 'keys-left': 'KeyF', 'keys-right': 'Enter', buttons: [0] },
  /** The piles: switch (P8) or exchange (T3, F7); while planning it takes the last tile back. */
  'switch-pile': { action: 'switch-pile', 'keys-left': 'KeyX', 'keys-right': 'Slash', buttons: [2, 3] },
  /** Held: shows a pile that lies face down; a short press leaves it open until the next. Nobody hides it from themselves. */
  look: { 'keys-left': 'KeyC', 'keys-right': 'Quote', buttons: [6, 7] },
  agree,
} as const satisfies Readonly<Record<string, Means>>;

/** The symbols lie as they do on the screen, on the keys as among a gamepad's four face buttons. */
const CHASER = {
  'mark-triangle': { action: 'mark-triangle', 'keys-left': 'KeyQ', 'keys-right': 'KeyI', buttons: [3] },
  'mark-star': { action: 'mark-star', 'keys-left': 'KeyW', 'keys-right': 'KeyO', buttons: [1] },
  'mark-square': { action: 'mark-square', 'keys-left': 'KeyA', 'keys-right': 'KeyK', buttons: [2] },
  'mark-diamond': { action: 'mark-diamond', 'keys-left': 'KeyS', 'keys-right': 'KeyL', buttons: [0] },
  /** F2: to the partner. A Chaser turns nothing, so a key that turns tiles is free for it. */
  'hand-over': { action: 'rotate-right', 'keys-left': 'KeyE', 'keys-right': 'KeyU', buttons: [4, 5] },
  agree,
} as const satisfies Readonly<Record<string, Means>>;

/** F4, F7: a caught Runner guesses with a Chaser's keys; the pile can still be exchanged and looked at. */
const ONLOOKER = {
  'mark-triangle': CHASER['mark-triangle'],
  'mark-star': CHASER['mark-star'],
  'mark-square': CHASER['mark-square'],
  'mark-diamond': CHASER['mark-diamond'],
  /** A symbol's button cannot be the pile's as well: it has those of a Chaser's hand-over. */
  'switch-pile': { ...RUNNER['switch-pile'], action: CHASER['hand-over'].action, buttons: CHASER['hand-over'].buttons },
  look: RUNNER.look,
  agree,
} as const satisfies Readonly<Record<string, Means>>;

/** What a seat's device is for: its role, or once its Runner is caught and the other one goes on, looking on. */
export type Post = Role | 'onlooker';

export type SeatDeed = keyof typeof RUNNER | keyof typeof CHASER;

export const DEEDS: Deeds<Post, SeatDeed> = {
  means: { runner: RUNNER, chaser: CHASER, onlooker: ONLOOKER },
  repeated: new Set(Object.keys(AIMS) as (keyof typeof AIMS)[]),
  agree: 'agree',
};

/** A person's place at a screen that several share. */
export type ChasePlace = Place<Post>;

const SYMBOLS: Readonly<Partial<Record<SeatDeed, ChaseSymbol>>> = {
  'mark-triangle': 'triangle',
  'mark-star': 'star',
  'mark-square': 'square',
  'mark-diamond': 'diamond',
};

/** The symbol that a deed marks with; undefined for other deeds. */
export function symbolOf(deed: SeatDeed): ChaseSymbol | undefined {
  return SYMBOLS[deed];
}
