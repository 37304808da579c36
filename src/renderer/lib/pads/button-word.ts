/** A gamepad's button of the standard layout in a sentence, by its place: makers name them differently. */
import { isMessageKey } from '../../../shared/catalogue';
import { t } from '../words.svelte';

/** What a button is called; by its number where it has no name of its own. */
export function padButtonWord(button: number): string {
  const key = `pad.button.${button}`;
  return isMessageKey(key) ? t(key) : t('pad.button.other', { number: button + 1 });
}
