/** What decided a game of Fugitive, in words: for the window and for the command line. */
import type { Analysis } from '../../rules/fugitive/analysis/types';
import type { Speaker } from '../speaker';
import { chanceText } from './figures';

interface Telling {
  readonly speaker: Speaker;
  readonly language: string;
  /** An entry in words, with everything open. */
  readonly eventText: (event: number) => string;
}

/** What decided it, in one or two sentences; why that cannot be told, where it cannot. */
export function decidedText({ winner, chances, decided }: Analysis, { speaker: { t }, language, eventText }: Telling): string {
  if (winner === null) return t('fugitive.analysis.nobody');
  if (chances === null) return t('fugitive.analysis.not-yet');
  const side = t(`fugitive.role.${winner}`);
  if (decided === null) return t('fugitive.analysis.no-moment', { side });
  const facts = { side, before: chanceText(decided.before, language), after: chanceText(decided.after, language) };
  return `${eventText(decided.event)} ${t('fugitive.analysis.decided-by', facts)}`;
}

/** By what the chances were found, and how exact they are. */
export function chancesNote({ chances, levels }: Analysis, { t }: Speaker, language: string): string {
  const open = (chances ?? []).filter(({ games }) => games > 0);
  const games = Math.max(0, ...open.map(({ games: each }) => each));
  const error = Math.max(0, ...open.map(({ error: each }) => each));
  return t('fugitive.analysis.chances-note', { games, error: chanceText(error, language), him: levels.fugitive, her: levels.marshal });
}
