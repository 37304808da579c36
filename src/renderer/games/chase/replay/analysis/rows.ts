/** The tables of an analysis: what stands in each row, and the event that it goes to. */
import { GRADES_FROM } from '../../../../../rules/chase/analysis/costs';
import type { Analysis, Grade, ShorterWay, UsualPace } from '../../../../../rules/chase/analysis/types';
import { AnalysisWords } from '../../../../../shared/chase/analysis-words';
import { chancePercents } from '../../../../../shared/chase/chance-percents';
import { likeText } from '../../../../../shared/chase/like-text';
import { clockText } from '../../../../../shared/clock-text';
import { percentText, secondsText } from '../../../../lib/drill/result-text';
import { currentLanguage, list, t, tn } from '../../../../lib/words.svelte';

export interface FactRow {
  /** So many events have happened there. */
  readonly place: number;
  readonly wrong: boolean;
  readonly cells: readonly string[];
  /** What else is known, each with its name, in a line below: the panel is narrow. */
  readonly more: readonly (readonly [name: string, what: string])[];
}

export interface FactTable {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly FactRow[];
}

/** A tile's number, with its path's where there are two. */
function placeText(paths: number, path: number, position: number): string {
  return paths > 1 ? `${String(path + 1)}/${String(position)}` : String(position);
}

const pathsOf = ({ tempo }: Analysis): number => tempo[0]?.paths.length ?? 1;

/** Whether it has to be said whose each is. */
function isSeveral(facts: readonly { readonly seat: number }[]): boolean {
  return new Set(facts.map(({ seat }) => seat)).size > 1;
}

function wordsOf(analysis: Analysis, names: readonly string[]): AnalysisWords {
  return new AnalysisWords(analysis, { t, tn, list, language: currentLanguage(), names, cites: true });
}

type Named = readonly [name: string, what: string];

const costRow = (text: string): Named[] => (text === '' ? [] : [[t('analysis.head.cost'), text]]);
const betterRow = (text: string): Named[] => (text === '' ? [] : [[t('analysis.head.better'), text]]);

export function markerTable(
  analysis: Analysis,
  names: readonly string[],
  namesAt = (_event: number): readonly string[] => names,
): FactTable {
  const several = isSeveral(analysis.markers);
  const words = wordsOf(analysis, names);
  const rows = analysis.markers.map(
    ({ event, t: at, path, position, seat, took, symbol, right, final, legal, margin, misread, passed }): FactRow => ({
      place: event + 1,
      wrong: !right,
      cells: [
        clockText(at),
        placeText(pathsOf(analysis), path, position),
        [t(`symbol.${symbol}`), t(right ? 'analysis.right' : 'analysis.wrong'), ...(final ? [t('analysis.caught')] : [])].join(', '),
        secondsText(took),
      ],
      more: [
        ...(several ? [[t('analysis.head.player'), namesAt(event)[seat] ?? ''] as const] : []),
        [t('analysis.head.were-right'), list(legal.map((each) => t(`symbol.${each}`)))],
        [t('analysis.head.margin'), String(margin)],
        ...costRow(words.cost(event)),
        ...(misread === null ? [] : [[t('analysis.head.misread'), t(`analysis.misread.${misread}`)] as const]),
        ...(passed === null ? [] : [[t('analysis.head.judge'), words.passed(passed)] as const]),
      ],
    }),
  );
  const head = [t('analysis.head.at'), t('analysis.head.tile'), t('analysis.head.symbol'), t('analysis.head.took')];
  return { caption: t('analysis.markers'), head, rows };
}

function shorterText(shorter: ShorterWay): string {
  if (shorter.found === 'yes') return t('analysis.shorter-yes', { tiles: shorter.tiles.length });
  return t(shorter.found === 'no' ? 'analysis.shorter-no' : 'analysis.shorter-gave-up');
}

const rightText = (clause: string | null): string => (clause === null ? t('analysis.right') : `${t('analysis.wrong')} (${clause})`);

export function tileTable(analysis: Analysis, names: readonly string[], namesAt = (_event: number): readonly string[] => names): FactTable {
  const several = isSeveral(analysis.tiles);
  const words = wordsOf(analysis, names);
  const rows = analysis.tiles.map(({ event, t: at, path, position, seat, took, clause, behind, passed, choices, shorter }): FactRow => ({
    place: event + 1,
    wrong: clause !== null && !behind,
    cells: [
      clockText(at),
      placeText(pathsOf(analysis), path, position),
      behind ? t('analysis.unread') : rightText(clause),
      secondsText(took),
    ],
    more: [
      ...(several ? [[t('analysis.head.player'), namesAt(event)[seat] ?? ''] as const] : []),
      ...(choices === null ? [] : [[t('analysis.head.choices'), String(choices.placements)] as const]),
      ...(shorter === null ? [] : [[t('analysis.head.shorter'), shorterText(shorter)] as const]),
      // S5: Starting tiles are planned together, and have no grade.
      ...(took === null ? [] : costRow(words.cost(event))),
      ...betterRow(words.better(event)),
      ...(behind ? [[t('analysis.head.itself'), rightText(clause)] as const] : []),
      ...(passed === null ? [] : [[t('analysis.head.judge'), words.passed(passed)] as const]),
    ],
  }));
  const head = [t('analysis.head.at'), t('analysis.head.tile'), t('analysis.head.right'), t('analysis.head.took')];
  return { caption: t('analysis.tiles'), head, rows };
}

/** Whether anybody's own average is known. */
export function hasUsual({ players }: Analysis): boolean {
  return players.some(({ usual }) => usual !== null);
}

function usualText(usual: UsualPace): string {
  return tn('analysis.usual', usual.rounds, { share: percentText(usual.right / usual.count), time: secondsText(usual.median) });
}

/** Somebody at the table: how right and how fast, then in a sentence each like which level that is, and what is usual with them. */
interface PlayerRow {
  readonly name: string;
  readonly cells: readonly string[];
  readonly more: readonly string[];
}

/** How everybody did. */
export function playerRows({ players }: Analysis, names: readonly string[]): PlayerRow[] {
  return players.map(({ seat, role, pace, like, usual }) => ({
    name: names[seat] ?? '',
    cells: [t('analysis.of', { right: pace.right, count: pace.count }), secondsText(pace.median)],
    more: [...(like === null ? [] : [likeText(role, like, pace.count, { t, tn, list })]), ...(usual === null ? [] : [usualText(usual)])],
  }));
}

/** Whether a round could have come out even at any moment: then there is a column of that. */
function hasNobody({ chances }: Analysis): boolean {
  return (chances ?? []).some((point) => chancePercents(point).nobody > 0);
}

/** The heads of the chances' table. */
export function chanceHead(analysis: Analysis): string[] {
  const nobody = hasNobody(analysis) ? [t('analysis.head.nobody')] : [];
  return [t('analysis.head.at'), t('analysis.runners'), t('analysis.chasers'), ...nobody, t('analysis.head.error')];
}

/** The chances as a table says them. */
export function chanceRows(analysis: Analysis): string[][] {
  const even = hasNobody(analysis);
  return (analysis.chances ?? []).map((point) => {
    const { runners, chasers, nobody } = chancePercents(point);
    const sides = even ? [runners, chasers, nobody] : [runners, chasers];
    return [clockText(point.t), ...sides.map((each) => percentText(each / 100)), `± ${percentText(point.error)}`];
  });
}

/** The leads as a table says them: a column for each path. */
export function tempoRows({ tempo }: Analysis): string[][] {
  return tempo.map(({ t: at, paths }) => [clockText(at), ...paths.map(({ lead }) => String(lead))]);
}

/** From which cost on each grade is given, in words. */
export function gradeFacts(): Readonly<Record<Grade, string>> {
  const from = (grade: Grade): string => percentText(GRADES_FROM.find(([each]) => each === grade)?.[1] ?? 0);
  return { slip: from('slip'), stumble: from('stumble'), fall: from('fall') };
}
