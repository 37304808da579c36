/** The tables of an analysis of Fugitive: what stands in each row, and the entry that it goes to. For the window and for the command line. */
import type { Analysis, CallFacts, PlacementFacts } from '../../rules/fugitive/analysis/types';
import { clockText } from '../clock-text';
import type { Speaker } from '../speaker';
import { numbersText } from './entry-text';
import { chanceText, rowsText } from './figures';

/** What was not counted. */
const NONE = '–';
/** So many numbers that are likeliest together are named. */
const MOST_NAMED = 3;

export interface FactRow {
  /** So many entries have happened there. */
  readonly place: number;
  readonly wrong: boolean;
  readonly cells: readonly string[];
}
export interface FactTable {
  readonly head: readonly string[];
  readonly rows: readonly FactRow[];
}

class Cells {
  readonly #speaker: Speaker;
  readonly #language: string;

  constructor(speaker: Speaker, language: string) {
    this.#speaker = speaker;
    this.#language = language;
  }

  chance(value: number | null): string {
    return value === null ? NONE : chanceText(value, this.#language);
  }

  rows(value: string | null): string {
    return value === null ? NONE : rowsText(value, this.#language);
  }

  call({ event, t: at, numbers, right, odds, best, bestNumbers, rank, of, wrong }: CallFacts): FactRow {
    const { t } = this.#speaker;
    const named = bestNumbers.length > 0 && bestNumbers.length <= MOST_NAMED;
    const likeliest = named ? `${this.chance(best)} (${numbersText(bestNumbers, this.#speaker)})` : this.chance(best);
    const ranked = rank === null || of === null ? NONE : t('fugitive.analysis.rank', { rank, of });
    const result = t(right ? 'fugitive.right' : 'fugitive.wrong');
    return {
      place: event + 1,
      wrong,
      cells: [clockText(at), numbersText(numbers, this.#speaker), result, this.chance(odds), likeliest, ranked],
    };
  }

  placement({ event, t: at, card, sprints, rowsBefore, rowsAfter, bestBefore, bestAfter, wrong }: PlacementFacts): FactRow {
    const what = sprints.length === 0 ? String(card) : `${String(card)} (+ ${numbersText(sprints, this.#speaker)})`;
    const ways = `${this.rows(rowsBefore)} – ${this.rows(rowsAfter)}`;
    return {
      place: event + 1,
      wrong,
      cells: [clockText(at), what, ways, `${this.chance(bestBefore)} – ${this.chance(bestAfter)}`],
    };
  }
}

/** Each call: what it was worth, and the best that there was (N4). */
export function callTable({ calls }: Analysis, speaker: Speaker, language: string): FactTable {
  const cells = new Cells(speaker, language);
  const head = ['at', 'numbers', 'result', 'odds', 'best', 'rank'] as const;
  return { head: head.map((name) => speaker.t(`fugitive.analysis.head.${name}`)), rows: calls.map((call) => cells.call(call)) };
}

/** Each placement: what it made of her ways and of her best odds (N3, N4). */
export function placementTable({ placements }: Analysis, speaker: Speaker, language: string): FactTable {
  const cells = new Cells(speaker, language);
  const head = ['at', 'placed', 'rows', 'likeliest'] as const;
  return {
    head: head.map((name) => speaker.t(`fugitive.analysis.head.${name}`)),
    rows: placements.map((placement) => cells.placement(placement)),
  };
}
