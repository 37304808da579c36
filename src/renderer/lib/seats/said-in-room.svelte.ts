/** What is said in the room in which people sit down: it stands there until something else happens, and is read out. */
import type { Device } from '../../../shared/seats';
import type { Outlets } from '../outlets';
import { currentLanguage, t } from '../words.svelte';

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
  #language = currentLanguage();

  constructor(say: Outlets['say']) {
    this.#say = say;
  }

  /** What happened last, in words; nothing once another language is spoken. */
  get last(): string {
    return this.#language === currentLanguage() ? this.#last : '';
  }

  tell(text: string): void {
    this.#keep(text);
    this.#say(text);
  }

  #keep(text: string): void {
    this.#last = text;
    this.#language = currentLanguage();
  }

  /** Says why something did not happen. */
  refuse(text: string): void {
    this.#keep(text);
    this.#say(text, 'urgent');
  }
}
