/** An entry of a replay in words, as the point of view may know it. */
import { entryText } from '../lib/entry-text';
import { t } from '../../../lib/words.svelte';
import type { Viewer } from '../../../lib/replay/viewer.svelte';
import { eventAt, knownAt } from './in-fugitive';

/** The entry in one or two sentences: of what it hid only as much as those eyes got by it (R3). */
export function eventText(viewer: Viewer, at: number): string {
  const event = eventAt(viewer, at);
  if (event === undefined) return '';
  if (event.type === 'pause') return t('fugitive.say.paused');
  if (event.type === 'resume') return t('fugitive.say.resumed');
  const logged = knownAt(viewer, at + 1).log[at];
  return logged === undefined ? '' : entryText(logged, viewer.playersAt(at));
}
