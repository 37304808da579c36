/** What the timeline shows of a round of Chase. */
import { faceOf } from '../../../../rules/chase/round';
import type { Sign } from '../../../lib/replay/signs';
import type { Viewer } from '../../../lib/replay/viewer.svelte';
import { eventAt, stateAt } from './in-chase';

/** Placements are what a round is gone along by; an item counts where it is the first of its kind on the table (P6). */
export function signsOf(viewer: Viewer, at: number): readonly Sign[] {
  const event = eventAt(viewer, at);
  if (event === undefined) return [];
  const { seat } = event;
  switch (event.type) {
    case 'place': {
      const face = faceOf(stateAt(viewer, 0).setup, event.tile);
      const finds = face !== undefined && face.kind !== 'hideout' && face.item !== undefined;
      return finds
        ? [
            { kind: 'move', seat },
            { kind: 'find', seat },
          ]
        : [{ kind: 'move', seat }];
    }
    case 'mark':
      return [{ kind: 'answer', seat }];
    case 'switch-pile':
    case 'exchange':
    case 'hand-over':
      return [{ kind: 'exchange', seat }];
    case 'pause':
      return [{ kind: 'pause', seat }];
    default:
      return [];
  }
}
