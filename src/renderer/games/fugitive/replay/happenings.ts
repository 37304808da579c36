/** What is heard of an entry of a replay that has just happened, with the point of view's ears. */
import type { Happening } from '../../../lib/games';
import { t } from '../../../lib/words.svelte';
import type { Viewer } from '../../../lib/replay/viewer.svelte';
import { cueOf } from '../lib/happenings';
import { eventText } from './event-text';
import { knownAt, stateAt } from './in-fugitive';

export function happenings(viewer: Viewer, place: number): readonly Happening[] {
  const logged = knownAt(viewer, place).log[place - 1];
  const cue = logged === undefined ? null : cueOf(logged);
  const told: Happening = { cue, text: eventText(viewer, place - 1) };
  return stateAt(viewer, place).outcome === null ? [told] : [told, { cue: 'over', text: t('fugitive.say.over') }];
}
