/**
 * What logic of the window reaches beyond itself: requests, words to be heard, sounds and the clock. Classes take it as an
 * argument, so that tests see what leaves them.
 */
import { announcer } from './announcer.svelte';
import { ask, type Ask } from './bridge';
import { settings } from './settings.svelte';
import { play, type How, type Sound } from './sound';

export interface Outlets {
  readonly ask: Ask;
  /** Tells a screen reader, without moving the focus. */
  readonly say: (text: string, how?: 'polite' | 'urgent') => void;
  /** Sounds only where the person has sounds. */
  readonly sound: (sound: Sound, how?: Pick<How, 'from'>) => void;
  /** Milliseconds on the window's own clock, which never goes back. */
  readonly now: () => number;
}

/** Of this window. */
export const outlets: Outlets = {
  ask,
  say: (text, how) => announcer.say(text, how),
  sound: (sound, how) => play(sound, settings.current, how),
  now: () => performance.now(),
};
