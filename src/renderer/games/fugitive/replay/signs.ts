/** What the timeline shows of a game of Fugitive: nothing of it hangs on what lies face down (I1). */
import { isHideout } from '../../../../rules/fugitive/cards';
import type { Sign, SignKind } from '../../../lib/replay/signs';
import type { Viewer } from '../../../lib/replay/viewer.svelte';
import { eventAt, stateAt } from './in-fugitive';

function kindsOf(viewer: Viewer, at: number): readonly SignKind[] {
  const event = eventAt(viewer, at);
  switch (event?.type) {
    case 'place':
      // H1: a Manhunt begins with 42.
      return stateAt(viewer, at + 1).tasks[0]?.do === 'hunt' ? ['move', 'showdown'] : ['move'];
    case 'guess':
      return [event.right ? 'answer' : 'miss'];
    case 'draw':
      return event.card !== null && !isHideout(event.card) ? ['find'] : [];
    case 'event':
      return ['find'];
    case 'keep':
      return event.use ? ['find'] : [];
    case 'choose':
      return event.event === 'swap' || event.event === 'retrace' ? ['exchange'] : [];
    case 'pass':
      return ['pass'];
    case 'pause':
      return ['pause'];
    default:
      return [];
  }
}

/** Placements are what a game is gone along by. */
export function signsOf(viewer: Viewer, at: number): readonly Sign[] {
  const seat = eventAt(viewer, at)?.seat ?? 0;
  return kindsOf(viewer, at).map((kind) => ({ kind, seat }));
}
