/** What is said in the room in which people sit down: it stands there until something else happens, and is read out. */
import type { Device } from '../../../shared/seats';
import type { Outlets } from '../outlets';
import { t } from '../words.svelte';

/** Somebody who has just come to a place. */
interface Came {
  readonly name: string;
  readonly at: number;
  readonly device: Device;
  /** What they are there, or ''. */
  readonly part: string;
}

/** That somebody sits at a place now, with what and as what. */
export function sitsText(key: 'join.sat' | 'join.moved', { name, at, device, part }: Came): string {
  const sits = t(key, { name, seat: at + 1, device: t(`device.${device}`) });
  return part === '' ? sits : `${sits} ${part}.`;
}

export class SaidInRoom {
  readonly #say: Outlets['say'];
  #last = $state('');

  constructor(say: Outlets['say']) {
    this.#say = say;
  }

  /** What happened last, in words. */
  get last(): string {
    return this.#last;
  }

  tell(text: string): void {
    this.#last = text;
    this.#say(text);
  }

  /** Says why something did not happen. */
  refuse(text: string): void {
    this.#last = text;
    this.#say(text, 'urgent');
  }
}
