/** A carried tile that is in the hand again: why it is, in words and to be heard. */
import { announcer } from '../../../lib/announcer.svelte';
import type { Passing } from '../../../lib/passing.svelte';
import { settings } from '../../../lib/settings.svelte';
import { play } from '../../../lib/sound';
import { t } from '../../../lib/words.svelte';
import type { Back } from './tile-drag.svelte';

/** How long it stays in sight that no tile can lie there, in milliseconds. */
const TOLD_MS = 3200;

/** Says it; on the screen too where somebody may have meant the tile to lie where it was dropped. */
export function tellBack(why: Back, told: Passing<string>): void {
  const text = t(why === 'nowhere' ? 'drag.nowhere' : 'drag.back');
  announcer.say(text);
  if (why !== 'nowhere') return;
  told.show(text, TOLD_MS);
  play('wrong', settings.current);
}
