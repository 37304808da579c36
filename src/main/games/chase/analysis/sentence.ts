/** What decided a round, for the command line: the words are those of the window. */
import type { Analysis } from '../../../../rules/chase/analysis/types';
import { tellAnalysis } from '../../../../shared/chase/analysis-text';
import type { Language } from '../../../../shared/language';
import { speakerOf } from '../../../../shared/speaker';

/** When and why the round was decided, a line for each thing that is to be said. */
export function linesOf(analysis: Analysis, names: readonly string[], language: Language = 'en'): string[] {
  const { decided, also, more } = tellAnalysis(analysis, { ...speakerOf(language), language, names, cites: true });
  return [decided, ...(also === null ? [] : [also]), ...more];
}

/** The same on one line. */
export function decidedSentence(analysis: Analysis, names: readonly string[], language: Language = 'en'): string {
  return linesOf(analysis, names, language).join(' ');
}
