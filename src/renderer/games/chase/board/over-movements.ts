/** What moves over the table: the held tile while it turns, and the tile that is explained. */
import { easedBack, easedOut, type AtShare } from '../../../lib/stage/animator';
import type { Lead } from '../../../../shared/chase/table-signs';
import type { Movements } from './stage-state';
import type { Aim, Called, Spotlight } from './types';

const FLIP_MS = 240;
const SHAKE_MS = 240;
const PULSE_MS = 250;
const TURN_MS = 140;
const LEAD_MS = 240;
const CALL_MS = 260;

type Name = keyof Movements;

/** To and fro three times, less and less; `share` of the way from 0 to 1. */
function sway(share: number): number {
  return share >= 1 ? 0 : Math.sin(share * 6 * Math.PI) * (1 - share) * 0.055;
}

export class OverMovements {
  readonly #now: Movements = { turn: 0, flip: 1, shake: 0, pulse: 1, lead0: 1, lead1: 1, called: 1 };
  readonly #begin: (name: Name, duration: number, step: AtShare) => void;
  readonly #stop: (name: Name) => void;

  /** `begin` starts a movement of some milliseconds, also in the place of one of the same name; `stop` leaves it where it is. */
  constructor(begin: (name: Name, duration: number, step: AtShare) => void, stop: (name: Name) => void) {
    this.#begin = begin;
    this.#stop = stop;
  }

  /** How far they have come. */
  get now(): Readonly<Movements> {
    return this.#now;
  }

  /** The tile in hand turns, the shorter way round, from where it is just now. Another tile is there as it lies. */
  turn(before: Aim | null, aim: Aim | null): void {
    if (aim === null || before?.tile !== aim.tile || before.rotation === aim.rotation) return;
    const turn = ((aim.rotation - before.rotation + 540) % 360) - 180;
    const from = this.#now.turn - turn;
    this.#move('turn', TURN_MS, (share) => from * (1 - easedOut(share)));
  }

  /** Another tile is explained: its answer turns up, and it shakes if it is wrong, or a wave goes around it if it is right. */
  light(before: Spotlight | null, spotlight: Spotlight | null): void {
    if (spotlight === null) {
      for (const name of ['flip', 'shake', 'pulse'] as const) this.#stop(name);
      return;
    }
    if (before !== null && before.path === spotlight.path && before.position === spotlight.position) return;
    this.#move('flip', FLIP_MS, easedOut);
    this.#now.shake = 0;
    this.#now.pulse = 1;
    this.#stop('shake');
    this.#stop('pulse');
    if (spotlight.fault === true || spotlight.ok === false) this.#move('shake', SHAKE_MS, sway);
    else if (spotlight.ok === true && spotlight.unread !== true) this.#move('pulse', PULSE_MS, (share) => share);
  }

  /** A lead that has become longer grows by its last tile; one that has become shorter is there at once. */
  lead(before: readonly Lead[], leads: readonly Lead[]): void {
    for (const { path, tiles, from } of leads) {
      const was = before.find((each) => each.path === path);
      if (tiles + from > (was === undefined ? from : was.tiles + was.from)) this.#move(`lead${path}`, LEAD_MS, easedBack);
    }
  }

  /** A word that is called springs up. */
  call(before: Called | null, called: Called | null): void {
    if (called !== null && before?.word !== called.word) this.#move('called', CALL_MS, easedBack);
  }

  #move(name: Name, duration: number, at: (share: number) => number): void {
    this.#begin(name, duration, (share) => (this.#now[name] = at(share)));
  }
}
