/** The small words of an analysis: names, times, shares, and where a tile stands. */
import type { Analysis } from '../../rules/chase/analysis/types';
import type { PathIndex } from '../../rules/chase/round';
import type { Item } from '../../rules/chase/tile';
import type { Side } from '../../rules/chase/verdict';
import type { PassedOver } from '../../rules/chase/wrongs';
import type { Millis, Seat } from '../../rules/game';
import type { Language } from '../language';
import type { Speaker } from '../speaker';
import { chancePercents } from './chance-percents';
import { betterText, costText, percentIn } from './cost-text';

/** Whoever tells it, and who sat where at the end. */
export interface AnalysisSpeaker extends Speaker {
  readonly language: Language;
  /** By seat. */
  readonly names: readonly string[];
  /** Who sat where when an event happened, where somebody took a seat in the midst; left out, those of the end. */
  readonly namesAt?: (event: number) => readonly string[];
  /** Clauses stand in the sentences by their numbers: for readers who have no links to them. */
  readonly cites: boolean;
}

export class AnalysisWords {
  protected readonly analysis: Analysis;
  protected readonly by: AnalysisSpeaker;

  constructor(analysis: Analysis, by: AnalysisSpeaker) {
    this.analysis = analysis;
    this.by = by;
  }

  /** With the clause's number before the full stop, if there is one. */
  protected cited(text: string, clause: string): string {
    return this.by.cites ? text.replace(/(\.?)$/, ` (${clause})$1`) : text;
  }

  /** Who sits at a seat: at the end, or as an event happened. */
  protected name(seat: Seat | null, event?: number): string {
    const names = event === undefined ? undefined : this.by.namesAt?.(event);
    return (names ?? this.by.names)[seat ?? -1] ?? '';
  }

  protected items(items: readonly Item[]): string {
    const { t, list } = this.by;
    return list(items.map((item) => t(`item.${item}`)));
  }

  protected seconds(millis: Millis | null): string {
    if (millis === null) return '–';
    const seconds = new Intl.NumberFormat(this.by.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(millis / 1000);
    return this.by.t('result.seconds', { seconds });
  }

  /** A side's chance at a moment, as tables have it: with the other's it makes 100. */
  protected percent(share: number, side: Side): string {
    const point = this.analysis.chances?.find((each) => each[side] === share);
    const percents = point === undefined ? Math.round(100 * share) : chancePercents(point)[side];
    return percentIn(this.by.language, percents);
  }

  /** What the deed of an event cost, with its grade; empty where it has none. Until that is final it says that it is worked out. */
  cost(event: number): string {
    const cost = this.analysis.costs?.find((each) => each.event === event);
    if (!this.analysis.final && cost?.final !== true) return this.by.t('analysis.open');
    return cost === undefined ? '' : costText(cost, this.by);
  }

  /** What would have been better than the tile of an event; empty where nothing was found. */
  better(event: number): string {
    const better = this.analysis.better?.find((each) => each.event === event);
    return better === undefined ? '' : betterText(better, this.by);
  }

  /** Why the judge did not go by something that was wrong. */
  passed({ clause, first }: PassedOver): string {
    return `${this.by.t(`analysis.passed.${clause}`, { position: first === null ? '' : this.position(first) })} (${clause})`;
  }

  /** Whoever runs on a path; of three players both. */
  protected runner(path: PathIndex): string {
    const { t, list } = this.by;
    const seats = this.analysis.tiles.filter((each) => each.path === path).map(({ seat }) => seat);
    const names = [...new Set(seats)].map((seat) => this.name(seat));
    return names.length === 0 ? t('analysis.runners') : list(names);
  }

  /** A tile's number, and whose path it is on where there are two. */
  protected position({ path, position }: { readonly path: PathIndex; readonly position: number }): string {
    const two = (this.analysis.tempo[0]?.paths.length ?? 1) > 1;
    return two ? this.by.t('analysis.position-of', { position, name: this.runner(path) }) : String(position);
  }
}
