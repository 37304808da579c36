/** What an analysis of Chase says to what stands around it. */
import type { Analysis, BetterTile } from '../../../../rules/chase/analysis/types';
import type { AnyAnalysis } from '../../../../shared/analysis';
import { chancePercents } from '../../../../shared/chase/chance-percents';
import { costText } from '../../../../shared/chase/cost-text';
import type { Assessed } from '../../../lib/replay/assessed';
import type { Viewer } from '../../../lib/replay/viewer.svelte';
import { currentLanguage, list, t, tn } from '../../../lib/words.svelte';

export function assessed(given: AnyAnalysis): Assessed {
  // Main asked Chase for it, and its version is looked at there.
  const { costs, chances } = given as Analysis;
  const byEvent = new Map((costs ?? []).map((cost) => [cost.event, cost]));
  return {
    costOf(event) {
      const cost = byEvent.get(event);
      return cost === undefined ? '' : costText(cost, { t, tn, list, language: currentLanguage() });
    },
    sidesAt(at, time) {
      const point = chances?.findLast(({ events, t: when }) => events <= at && when <= time);
      if (point === undefined) return null;
      const { runners, chasers } = chancePercents(point);
      return [
        { side: 'first', name: t('analysis.runners'), percent: runners },
        { side: 'second', name: t('analysis.chasers'), percent: chasers },
      ];
    },
  };
}

/** The better tile for what happens next or happened last, for eyes that may know everything. */
export function betterAt(viewer: Viewer): BetterTile | null {
  if (viewer.seat !== null) return null;
  const { better } = (viewer.analysis ?? { better: null }) as Pick<Analysis, 'better'>;
  return better?.find(({ event }) => event === viewer.at || event === viewer.event) ?? null;
}
