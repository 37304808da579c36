/** When and why a round was decided, in the words of the window. */
import type { Analysis } from '../../../../../rules/chase/analysis/types';
import { tellAnalysis, type ToldAnalysis } from '../../../../../shared/chase/analysis-text';
import { currentLanguage, list, t, tn } from '../../../../lib/words.svelte';

/** What decided it and what else is to be said; `names` are the players' by seat at the end, `namesAt` as an event happened. */
export function decidedText(
  analysis: Analysis,
  names: readonly string[],
  namesAt: (event: number) => readonly string[] = () => names,
): ToldAnalysis {
  return tellAnalysis(analysis, { t, tn, list, language: currentLanguage(), names, namesAt, cites: false });
}
