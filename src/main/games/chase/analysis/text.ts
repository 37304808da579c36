/** An analysis for the command line: what decided the round in a few sentences, then tables; in the words of the window. */
import type {
  Analysis,
  ChancePoint,
  DeedCost,
  MarkerFacts,
  PlayerFacts,
  ShorterWay,
  TileFacts,
} from '../../../../rules/chase/analysis/types';
import { AnalysisWords } from '../../../../shared/chase/analysis-words';
import { chancePercents } from '../../../../shared/chase/chance-percents';
import { likeText } from '../../../../shared/chase/like-text';
import { clockText } from '../../../../shared/clock-text';
import type { Language } from '../../../../shared/language';
import { speakerOf } from '../../../../shared/speaker';
import { decidedSentence, linesOf } from './sentence';

/** An analysis as it is printed: what `analyse` found, with the sentence about it. The shape is that of `Analysis`, and stable by its `version`. */
export interface PrintedAnalysis extends Analysis {
  /** What decided the round and why, in sentences. */
  readonly sentence: string;
}

/** For a program that reads on: one JSON object. */
export function analysisJson(analysis: Analysis, names: readonly string[], language: Language = 'en'): PrintedAnalysis {
  return { ...analysis, sentence: decidedSentence(analysis, names, language) };
}

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

const OTHER_DEEDS = ['switch-pile', 'exchange', 'hand-over', 'lose-trail'] as const;

class Tables extends AnalysisWords {
  readonly #paths = this.analysis.tempo[0]?.paths.length ?? 1;

  players(): string[] {
    const { t } = this.by;
    const row = ({ seat, role, pace, like }: PlayerFacts): string[] => [
      this.name(seat),
      t(`role.${role}`),
      t('analysis.of', { right: pace.right, count: pace.count }),
      this.seconds(pace.median),
      like === null ? '' : likeText(role, like, pace.count, this.by),
    ];
    const head = [t('analysis.head.player'), '', t('analysis.head.right'), t('analysis.head.time'), t('analysis.head.level')];
    return table([head, ...this.analysis.players.map(row)]);
  }

  markers(): string[] {
    const { t, list } = this.by;
    const row = (each: MarkerFacts): string[] => [
      clockText(each.t),
      place(each.path, each.position, this.#paths),
      this.name(each.seat),
      this.seconds(each.took),
      t(`symbol.${each.symbol}`),
      [this.#right(each.clause), ...(each.final ? [t('analysis.caught')] : [])].join(', '),
      list(each.legal.map((symbol) => t(`symbol.${symbol}`))),
      each.counts.map(({ symbol, witnesses }) => `${t(`symbol.${symbol}`)} ${witnesses}`).join(', '),
      String(each.margin),
      each.misread === null ? '' : t(`analysis.misread.${each.misread}`),
      each.passed === null ? '' : this.passed(each.passed),
      this.cost(each.event),
    ];
    const heads = [
      'at',
      'tile',
      'player',
      'took',
      'symbol',
      'right',
      'were-right',
      'counts',
      'margin',
      'misread',
      'judge',
      'cost',
    ] as const;
    return [t('analysis.markers'), ...table([heads.map((name) => t(`analysis.head.${name}`)), ...this.analysis.markers.map(row)])];
  }

  tiles(): string[] {
    const { t } = this.by;
    const row = (each: TileFacts): string[] => [
      clockText(each.t),
      place(each.path, each.position, this.#paths),
      this.name(each.seat),
      each.took === null ? '' : this.seconds(each.took),
      this.#laid(each),
      each.behind ? t('analysis.unread') : this.#right(each.clause),
      each.behind ? this.#right(each.clause) : '',
      each.choices === null ? '' : String(each.choices.placements),
      each.shorter === null ? '' : this.#shorter(each.shorter),
      each.passed === null ? '' : this.passed(each.passed),
      this.cost(each.event),
      this.better(each.event),
    ];
    const heads = ['at', 'tile', 'player', 'took', 'laid', 'right', 'itself', 'choices', 'shorter', 'judge', 'cost', 'better'] as const;
    return [t('analysis.tiles'), ...table([heads.map((name) => t(`analysis.head.${name}`)), ...this.analysis.tiles.map(row)])];
  }

  /** What else the window grades: switches of a pile, exchanges, markers that were handed over, a lost trail. */
  others(): string[] {
    const { t } = this.by;
    const others = (this.analysis.costs ?? []).flatMap((each): string[][] => {
      const what = OTHER_DEEDS.find((deed) => deed === each.deed);
      return what === undefined ? [] : [[clockText(each.t), this.name(each.seat), t(`analysis.other.${what}`), this.#graded(each)]];
    });
    if (others.length === 0) return [];
    const heads = (['at', 'player', 'deed', 'cost'] as const).map((name) => t(`analysis.head.${name}`));
    return [t('analysis.others'), ...table([heads, ...others])];
  }

  #graded({ event }: DeedCost): string {
    const told = this.cost(event);
    return told === '' ? '–' : told;
  }

  tempo(): string[] {
    const { t } = this.by;
    const rows = this.analysis.tempo.map(({ t: at, paths }) => [clockText(at), ...paths.map(({ lead }) => String(lead))]);
    const heads = (this.analysis.tempo[0]?.paths ?? []).map((_, k) => (this.#paths > 1 ? t('analysis.of-path', { path: k + 1 }) : ''));
    return [t('analysis.tempo'), ...table([[t('analysis.head.at'), ...heads], ...rows])];
  }

  chances(chances: readonly ChancePoint[]): string[] {
    const { t } = this.by;
    const row = (point: ChancePoint): string[] => {
      const { runners, chasers, nobody } = chancePercents(point);
      return [clockText(point.t), ...[runners, chasers, nobody].map((each) => `${each} %`), `± ${(100 * point.error).toFixed(1)}`];
    };
    const head = [t('analysis.head.at'), t('analysis.runners'), t('analysis.chasers'), t('analysis.head.nobody'), t('analysis.head.error')];
    return [t('analysis.chances'), ...table([head, ...chances.map(row)])];
  }

  #right(clause: string | null): string {
    return clause === null ? this.by.t('analysis.right') : `${this.by.t('analysis.wrong')} (${clause})`;
  }

  #laid({ hideout, item, took }: TileFacts): string {
    const { t } = this.by;
    if (hideout) return t('tile.kind.hideout');
    return item === null ? t(took === null ? 'tile.kind.start' : 'tile.kind.route') : t(`item.${item}`);
  }

  #shorter(shorter: ShorterWay): string {
    const { t } = this.by;
    if (shorter.found === 'yes') return t('analysis.shorter-yes', { tiles: shorter.tiles.length });
    return t(shorter.found === 'no' ? 'analysis.shorter-no' : 'analysis.shorter-gave-up');
  }
}

/** For a person: the sentences and tables. `names` are the players' by seat. */
export function analysisText(analysis: Analysis, names: readonly string[], language: Language = 'en'): string {
  const tables = new Tables(analysis, { ...speakerOf(language), language, names, cites: true });
  const parts = [
    linesOf(analysis, names, language),
    tables.players(),
    tables.markers(),
    tables.tiles(),
    tables.others(),
    tables.tempo(),
    ...(analysis.chances === null ? [] : [tables.chances(analysis.chances)]),
  ];
  return `${parts
    .filter(({ length }) => length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}
