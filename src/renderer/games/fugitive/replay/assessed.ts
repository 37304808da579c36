/** What an analysis of Fugitive says to what stands around it. */
import type { Analysis } from '../../../../rules/fugitive/analysis/types';
import type { AnyAnalysis } from '../../../../shared/analysis';
import type { Assessed } from '../../../lib/replay/assessed';
import { t } from '../../../lib/words.svelte';

export function assessed(given: AnyAnalysis): Assessed {
  // Main asked Fugitive for it, and its version is looked at there.
  const { chances } = given as Analysis;
  return {
    // A step of the chances is also what chance brought: no deed is told its price.
    costOf: () => '',
    sidesAt(at, time) {
      const point = chances?.findLast(({ events, t: when }) => events <= at && when <= time);
      if (point === undefined) return null;
      const percent = Math.round(100 * point.fugitive);
      return [
        { side: 'first', name: t('fugitive.role.fugitive'), percent },
        { side: 'second', name: t('fugitive.role.marshal'), percent: 100 - percent },
      ];
    },
  };
}
