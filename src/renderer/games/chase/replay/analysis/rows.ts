/** The tables of an analysis: what stands in each row, and the event that it goes to. */
import type { Analysis, LevelLike, ShorterWay, UsualPace } from '../../../../../rules/chase/analysis/types';
import { clockText } from '../../../../../shared/clock-text';
import { percentText, secondsText } from '../../../../lib/drill/result-text';
import { list, t, tn } from '../../../../lib/words.svelte';

export interface FactRow {
  /** So many events have happened there. */
  readonly place: number;
  readonly wrong: boolean;
  readonly cells: readonly string[];
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

export function markerTable(analysis: Analysis, names: readonly string[]): FactTable {
  const rows = analysis.markers.map(({ event, t: at, path, position, seat, took, symbol, right, final, legal, margin }): FactRow => ({
    place: event + 1,
    wrong: !right,
    cells: [
      clockText(at),
      placeText(pathsOf(analysis), path, position),
      names[seat] ?? '',
      secondsText(took),
      [t(`symbol.${symbol}`), t(right ? 'analysis.right' : 'analysis.wrong'), ...(final ? [t('analysis.caught')] : [])].join(', '),
      list(legal.map((each) => t(`symbol.${each}`))),
      String(margin),
    ],
  }));
  const head = [
    t('analysis.head.at'),
    t('analysis.head.tile'),
    t('analysis.head.player'),
    t('analysis.head.took'),
    t('analysis.head.symbol'),
    t('analysis.head.were-right'),
    t('analysis.head.margin'),
  ];
  return { caption: t('analysis.markers'), head, rows };
}

function shorterText(shorter: ShorterWay | null): string {
  if (shorter === null) return '–';
  if (shorter.found === 'yes') return t('analysis.shorter-yes', { tiles: shorter.tiles.length });
  return t(shorter.found === 'no' ? 'analysis.shorter-no' : 'analysis.shorter-gave-up');
}

export function tileTable(analysis: Analysis, names: readonly string[]): FactTable {
  const rows = analysis.tiles.map(({ event, t: at, path, position, seat, took, clause, choices, shorter }): FactRow => ({
    place: event + 1,
    wrong: clause !== null,
    cells: [
      clockText(at),
      placeText(pathsOf(analysis), path, position),
      names[seat] ?? '',
      secondsText(took),
      clause === null ? t('analysis.right') : `${t('analysis.wrong')} (${clause})`,
      choices === null ? '–' : String(choices.placements),
      shorterText(shorter),
    ],
  }));
  const head = [
    t('analysis.head.at'),
    t('analysis.head.tile'),
    t('analysis.head.player'),
    t('analysis.head.took'),
    t('analysis.head.right'),
    t('analysis.head.choices'),
    t('analysis.head.shorter'),
  ];
  return { caption: t('analysis.tiles'), head, rows };
}

function likeText(role: 'runner' | 'chaser', like: LevelLike | null): string {
  if (like === null) return '–';
  const level = t(`analysis.like.${role}`, { level: like.level });
  return like.from === like.to ? level : `${level} (${t('analysis.between', { from: like.from, to: like.to })})`;
}

/** Whether anybody's own average is known. */
export function hasUsual({ players }: Analysis): boolean {
  return players.some(({ usual }) => usual !== null);
}

function usualText(usual: UsualPace | null): string {
  if (usual === null) return '–';
  return tn('analysis.usual', usual.rounds, { share: percentText(usual.right / usual.count), time: secondsText(usual.median) });
}

/** How right and fast everybody was, like which level, and what is usual with them where that is known of anybody. */
export function playerRows(analysis: Analysis, names: readonly string[]): string[][] {
  const compared = hasUsual(analysis);
  return analysis.players.map(({ seat, role, pace, like, usual }) => [
    names[seat] ?? '',
    t('analysis.of', { right: pace.right, count: pace.count }),
    secondsText(pace.median),
    likeText(role, like),
    ...(compared ? [usualText(usual)] : []),
  ]);
}

/** The chances as a table says them. */
export function chanceRows({ chances }: Analysis): string[][] {
  return (chances ?? []).map(({ t: at, runners, chasers, error }) => [
    clockText(at),
    percentText(runners),
    percentText(chasers),
    `± ${percentText(error)}`,
  ]);
}

/** The leads as a table says them: a column for each path. */
export function tempoRows({ tempo }: Analysis): string[][] {
  return tempo.map(({ t: at, paths }) => [clockText(at), ...paths.map(({ lead }) => String(lead))]);
}
