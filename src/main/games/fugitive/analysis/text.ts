/** An analysis for the command line: what decided the game in a sentence, then tables; in the words of the window. */
import type { Analysis, ChancePoint } from '../../../../rules/fugitive/analysis/types';
import { callTable, placementTable, type FactTable } from '../../../../shared/fugitive/analysis-tables';
import { chancesNote, decidedText } from '../../../../shared/fugitive/analysis-text';
import { chanceText } from '../../../../shared/fugitive/figures';
import { numbersText } from '../../../../shared/fugitive/entry-text';
import { clockText } from '../../../../shared/clock-text';
import type { Language } from '../../../../shared/language';
import { speakerOf, type Speaker } from '../../../../shared/speaker';

/** The shape is that of `Analysis`, and stable by its `version`. */
interface PrintedAnalysis extends Analysis {
  /** What decided the game, in a sentence. */
  readonly sentence: string;
}

/** The call or placement that decided it: nothing else is looked at. */
function deedText({ calls, placements }: Analysis, event: number, { t, ...speaker }: Speaker): string {
  const call = calls.find((each) => each.event === event);
  if (call !== undefined) {
    const facts = { name: t('fugitive.role.marshal'), numbers: numbersText(call.numbers, { t, ...speaker }) };
    return t(call.right ? 'fugitive.say.right' : 'fugitive.say.wrong', facts);
  }
  const name = t('fugitive.role.fugitive');
  const placed = placements.find((each) => each.event === event);
  return placed === undefined ? t('fugitive.say.pass', { name }) : t('fugitive.say.place-own', { name, card: placed.card });
}

function sentence(analysis: Analysis, language: Language): string {
  const speaker = speakerOf(language);
  return decidedText(analysis, { speaker, language, eventText: (event) => deedText(analysis, event, speaker) });
}

/** For a program that reads on: one JSON object. */
export function analysisJson(analysis: Analysis, language: Language = 'en'): PrintedAnalysis {
  return { ...analysis, sentence: sentence(analysis, language) };
}

/** Columns side by side, below their heads. */
function columns(caption: string, { head, rows }: FactTable): string[] {
  const all = [head, ...rows.map(({ cells, wrong }) => [`${cells[0] ?? ''}${wrong ? ' ×' : ''}`, ...cells.slice(1)])];
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  const lines = all.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return ['', caption, ...lines];
}

/** For people: sentences, then tables. */
export function analysisText(analysis: Analysis, language: Language): string {
  const speaker = speakerOf(language);
  const { t, tn } = speaker;
  const side = (role: 'fugitive' | 'marshal') => t(`fugitive.role.${role}`);
  const share = (chance: number, { error, games }: ChancePoint): string =>
    games === 0 ? chanceText(chance, language) : `${chanceText(chance, language)} ±${chanceText(error, language)}`;
  const chances = (analysis.chances ?? []).map((point) => ({
    place: point.events,
    wrong: false,
    cells: [clockText(point.t), share(point.fugitive, point), share(1 - point.fugitive, point)],
  }));
  return [
    sentence(analysis, language),
    ...(analysis.notCounted > 0 ? [tn('fugitive.analysis.not-counted', analysis.notCounted)] : []),
    ...columns(t('fugitive.calls'), callTable(analysis, speaker, language)),
    ...columns(t('fugitive.analysis.placements'), placementTable(analysis, speaker, language)),
    `× ${t('fugitive.analysis.wrong-note')}`,
    ...columns(t('fugitive.analysis.chances'), {
      head: [t('fugitive.analysis.head.at'), side('fugitive'), side('marshal')],
      rows: chances,
    }),
    chancesNote(analysis, speaker, language),
  ].join('\n');
}
