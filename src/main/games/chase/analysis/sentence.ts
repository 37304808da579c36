/** What decided a round, in English for the command line: the words are those of the window. */
import type { Millis } from '../../../../rules/game';
import type { Analysis } from '../../../../rules/chase/analysis/types';
import { tellAnalysis } from '../../../../shared/chase/analysis-text';
import { speakerOf } from '../../../../shared/speaker';

/** A time as seconds with one digit. */
export function seconds(t: Millis): string {
  return `${(t / 1000).toFixed(1)} s`;
}

/** When and why the round was decided, a line for each thing that is to be said. */
export function linesOf(analysis: Analysis, names: readonly string[]): string[] {
  const { decided, more } = tellAnalysis(analysis, { ...speakerOf('en'), language: 'en', names, cites: true });
  return [decided, ...more];
}

/** The same on one line. */
export function decidedSentence(analysis: Analysis, names: readonly string[]): string {
  return linesOf(analysis, names).join(' ');
}
