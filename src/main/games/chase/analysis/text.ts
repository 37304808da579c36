/** An analysis for the command line: what decided the round in a few sentences, then tables, in English. */

import type { Analysis, ChancePoint, LevelLike, MarkerFacts, PlayerFacts, TileFacts } from '../../../../rules/chase/analysis/types';
import { decidedSentence, linesOf, seconds } from './sentence';

/** An analysis as it is printed: what `analyse` found, with the sentence about it. The shape is that of `Analysis`, and stable by its `version`. */
export interface PrintedAnalysis extends Analysis {
  /** What decided the round and why, in English sentences. */
  readonly sentence: string;
}

/** For a program that reads on: one JSON object. */
export function analysisJson(analysis: Analysis, names: readonly string[]): PrintedAnalysis {
  return { ...analysis, sentence: decidedSentence(analysis, names) };
}

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;

/** Columns side by side, the first row being the heads. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

const place = (path: number, position: number, paths: number): string => (paths > 1 ? `${path + 1}/${position}` : String(position));

function markerRow(each: MarkerFacts, names: readonly string[], paths: number): string[] {
  return [
    seconds(each.t),
    place(each.path, each.position, paths),
    names[each.seat] ?? '',
    seconds(each.took),
    each.symbol,
    `${each.right ? 'right' : `wrong (${each.clause ?? ''}, ${each.misread ?? ''})`}${each.final ? ', caught' : ''}`,
    each.legal.join(' '),
    each.counts.map(({ symbol, witnesses }) => `${symbol} ${witnesses}`).join(', '),
    String(each.margin),
  ];
}

/** Whether there was a shorter way, in a word or two. */
function shorterText({ shorter }: TileFacts): string {
  if (shorter === null) return '';
  if (shorter.found === 'yes') return `in ${shorter.tiles.length}`;
  return shorter.found === 'no' ? `none in ${shorter.upTo}` : `none in ${shorter.upTo}, gave up`;
}

function tileRow(each: TileFacts, names: readonly string[], paths: number): string[] {
  return [
    seconds(each.t),
    place(each.path, each.position, paths),
    names[each.seat] ?? '',
    each.took === null ? '' : seconds(each.took),
    each.hideout ? `${each.tile} (Hideout)` : each.item === null ? each.tile : `${each.tile} (${each.item})`,
    each.clause === null ? 'legal' : `against ${each.clause}`,
    each.choices === null ? '' : `${each.choices.placements} of ${each.choices.tiles} tiles`,
    shorterText(each),
  ];
}

const likeText = (like: LevelLike | null): string =>
  like === null ? '' : like.from === like.to ? `level ${like.level}` : `level ${like.level} (${like.from} to ${like.to})`;

function playerRow({ seat, role, pace, like }: PlayerFacts, names: readonly string[]): string[] {
  return [names[seat] ?? '', role, `${pace.right} of ${pace.count}`, pace.median === null ? '' : seconds(pace.median), likeText(like)];
}

function chanceRow({ t, events, runners, chasers, error, rounds }: ChancePoint): string[] {
  return [seconds(t), String(events), percent(runners), percent(chasers), `± ${(100 * error).toFixed(1)}`, String(rounds)];
}

/** For a person: the sentence and tables. `names` are the players' by seat. */
export function analysisText(analysis: Analysis, names: readonly string[]): string {
  const paths = analysis.tempo[0]?.paths.length ?? 1;
  const leads = analysis.tempo.map(({ t, paths: each }) => [
    seconds(t),
    each.map(({ tiles, marks, lead }) => `${tiles}-${marks} (${lead})`).join('  '),
  ]);
  return [
    ...linesOf(analysis, names),
    '',
    ...table([['player', 'role', 'right', 'time', 'like'], ...analysis.players.map((each) => playerRow(each, names))]),
    '',
    ...table([
      ['at', 'marker', 'player', 'took', 'symbol', 'judged', 'right were', 'witnesses', 'margin'],
      ...analysis.markers.map((each) => markerRow(each, names, paths)),
    ]),
    '',
    ...table([
      ['at', 'tile', 'player', 'took', 'laid', 'judged', 'choices', 'shorter way'],
      ...analysis.tiles.map((each) => tileRow(each, names, paths)),
    ]),
    '',
    ...table([['at', 'tiles-markers (lead)'], ...leads]),
    ...(analysis.chances === null
      ? []
      : ['', ...table([['at', 'events', 'runners', 'chasers', 'error', 'rounds'], ...analysis.chances.map(chanceRow)])]),
    '',
  ].join('\n');
}
