/** The tile that is explained, as the table shows it. */
import type { WalkStep } from '../../../../shared/chase/table';
import type { Spotlight } from '../board';

/**
 * A judged step: the witnesses who were to be counted are lit where it was marked, and whether tile and marker were right is
 * shown; with `answer` also the symbols that would have been. `unread` says that nobody looks whether the tile fits (J1).
 */
export function spotlightOn(step: WalkStep, answer: 'answer' | 'no answer', unread = false): Spotlight {
  const { path, position, direction, legal, marker, fault } = step;
  const corners = step.counts.filter((each) => each.witnesses > 0).map((each) => each.corner);
  return {
    path,
    position,
    lit: marker === null ? null : { direction, corners },
    ...(marker !== null && { ok: marker.ok }),
    ...(marker !== null && answer === 'answer' && { answer: legal }),
    fault: fault !== null,
    ...(unread && { unread: true as const }),
  };
}
