/**
 * The keys of two people at one keyboard, by position (`event.code`): each half has a set for every role. They are fixed, so
 * that both fit their half together; the keys that a person binds are for a seat that is the only one here.
 */
import type { Role } from './replay';
import type { Device } from '../seats';

/** What a Runner does again and again to aim: a held key goes on with it. */
export const AIMING_DEEDS = ['hand-next', 'hand-previous', 'cell-next', 'cell-previous', 'rotate-right', 'rotate-left'] as const;

/** What a Runner's device can do. */
export const RUNNER_DEEDS = [
  ...AIMING_DEEDS,
  /** Puts the tile down; goes once everything is planned; answers what this Runner is asked. */
  'place',
  /** The piles: switch (P8) or exchange (T3, F7); while planning it takes the last tile back. */
  'pile',
  /** Held: shows a pile that lies face down; a short press leaves it open until the next. */
  'look',
  /** Pauses or goes on, as far as this seat is concerned. */
  'agree',
] as const;
export type RunnerDeed = (typeof RUNNER_DEEDS)[number];

/** What a Chaser's device can do. */
export const CHASER_DEEDS = [
  'mark-triangle',
  'mark-star',
  'mark-square',
  'mark-diamond',
  /** F2: to the partner, of four players. */
  'hand-over',
  'agree',
] as const;
export type ChaserDeed = (typeof CHASER_DEEDS)[number];
export type SeatDeed = RunnerDeed | ChaserDeed;

export const HALVES = ['keys-left', 'keys-right'] as const satisfies readonly Device[];
export type Half = (typeof HALVES)[number];

export interface HalfKeys {
  readonly runner: Readonly<Record<RunnerDeed, string>>;
  readonly chaser: Readonly<Record<ChaserDeed, string>>;
}

/** The Chaser's symbols lie as they do on the screen. */
export const HALF_KEYS: Readonly<Record<Half, HalfKeys>> = {
  'keys-left': {
    runner: {
      'hand-next': 'KeyD',
      'hand-previous': 'KeyA',
      'cell-next': 'KeyW',
      'cell-previous': 'KeyS',
      'rotate-right': 'KeyE',
      'rotate-left': 'KeyQ',
      place: 'KeyF',
      pile: 'KeyX',
      look: 'KeyC',
      agree: 'Digit1',
    },
    chaser: {
      'mark-triangle': 'KeyQ',
      'mark-star': 'KeyW',
      'mark-square': 'KeyA',
      'mark-diamond': 'KeyS',
      'hand-over': 'KeyE',
      agree: 'Digit1',
    },
  },
  'keys-right': {
    runner: {
      'hand-next': 'ArrowRight',
      'hand-previous': 'ArrowLeft',
      'cell-next': 'ArrowUp',
      'cell-previous': 'ArrowDown',
      'rotate-right': 'Period',
      'rotate-left': 'Comma',
      place: 'Enter',
      pile: 'Slash',
      look: 'Quote',
      agree: 'Backspace',
    },
    chaser: {
      'mark-triangle': 'KeyI',
      'mark-star': 'KeyO',
      'mark-square': 'KeyK',
      'mark-diamond': 'KeyL',
      'hand-over': 'KeyU',
      agree: 'Backspace',
    },
  },
};

/** Whether a device is a half of the keyboard. */
export function isHalf(device: Device): device is Half {
  return device === 'keys-left' || device === 'keys-right';
}

/** What a key of a half means to a seat of that role; undefined where it is none of its keys. */
export function deedOfKey(half: Half, role: Role, code: string): SeatDeed | undefined {
  const deeds: readonly SeatDeed[] = role === 'runner' ? RUNNER_DEEDS : CHASER_DEEDS;
  return deeds.find((deed) => keyOfDeed(half, role, deed) === code);
}

/** The key of a deed, by position; undefined where a seat of that role has none. */
export function keyOfDeed(half: Half, role: Role, deed: SeatDeed): string | undefined {
  const keys: Readonly<Partial<Record<SeatDeed, string>>> = HALF_KEYS[half][role];
  return keys[deed];
}
