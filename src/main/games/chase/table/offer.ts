/** V1: Head Start for Runners who keep losing. It is offered, never switched on by itself. */
import type { ChaseTypes } from '../../../../rules/chase/chase';
import type { Offer } from '../../../../shared/chase/start';
import type { LatelyPlayed } from '../../../table/ports';

/** The Runners who lost so many rounds in a row are offered it. */
const LOST_IN_A_ROW = 3;

/** Whether the Runners lost the last decided rounds, one after the other, with no more than two Starting tiles. */
export function offerAfter(lately: readonly LatelyPlayed<ChaseTypes>[]): Offer {
  if (lately[0]?.rules.startingTiles !== 2) return { headStart: false };
  const winners = lately.flatMap(({ rounds }) => [...rounds].reverse().flatMap(({ outcome }) => outcome?.winner ?? []));
  const last = winners.slice(0, LOST_IN_A_ROW);
  return { headStart: last.length === LOST_IN_A_ROW && last.every((winner) => winner === 'chasers') };
}
