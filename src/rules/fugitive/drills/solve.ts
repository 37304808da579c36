/** What is right in a drill (D1 to D10): by the notepad or a formula, and once more by laying out or trying everything. */
import { HIGHEST_CALL } from '../cards';
import { countedFrom, type Counted } from '../notepad/count';
import { fillingsOf, having, weightOf, type Filling } from './fillings';
import { cheaper, cheapestByTrying, cheapestFor, stepsByTrying, stepsOf } from './hand';
import { huntByTable, huntOf } from './hunt';
import { hiddenPlaces, knowledgeOfRow } from './position';
import { asksOfRow, type Draft, type DrillKind, type DrillOf, type HandDraft, type RowDraft } from './types';
import { faultIn, shortestLength, shortestWay } from './way';

type Right<Kind extends DrillKind = DrillKind> = DrillOf<Kind>['answer'];

/** A drill's right answer in both ways; null where a row is too large for either. */
export interface Solved {
  readonly answer: Right;
  readonly again: Right;
  /** Whether both say the same. */
  readonly agree: boolean;
}

/** More rows than this are more than anybody weighs in a drill. */
export const MOST_ROWS = 10_000n;
/** Odds that differ by less are the same: doubles tell no more apart. */
const SAME = 1e-9;

const ascending = (numbers: Iterable<number>): number[] => [...numbers].sort((one, two) => one - two);
const ALL: readonly number[] = Array.from({ length: HIGHEST_CALL }, (_, at) => at + 1);

/** The keys of the highest values, ascending. */
function highest(values: ReadonlyMap<number, number>): number[] {
  const most = Math.max(0, ...values.values());
  return ascending([...values].flatMap(([key, value]) => (value > 0 && value > most - SAME ? [key] : [])));
}
function heaviest(values: ReadonlyMap<number, bigint>): number[] {
  const most = [...values.values()].reduce((best, each) => (each > best ? each : best), 0n);
  return ascending([...values].flatMap(([key, value]) => (value === most && value > 0n ? [key] : [])));
}

/** Both ways to what is asked about a row. */
function ofRow(draft: RowDraft, counted: Counted, fillings: readonly Filling[]): readonly [Right, Right] {
  const { position } = draft;
  const whole = weightOf(fillings);
  const weigh = (numbers: readonly number[]): bigint => weightOf(having(position, fillings, numbers));
  switch (draft.kind) {
    case 'where':
    case 'back': {
      const at = draft.question.place - 1;
      return [
        { numbers: counted.possible[at] ?? [] },
        { numbers: ascending(new Set(fillings.map(({ numbers }) => numbers[at] as number))) },
      ];
    }
    case 'sure':
    case 'pair':
      return [
        { numbers: [...counted.odds].flatMap(([number, odds]) => (odds === 1 ? [number] : [])) },
        { numbers: ALL.filter((number) => whole > 0n && having(position, fillings, [number]).length === fillings.length) },
      ];
    case 'call':
      return [{ best: highest(counted.odds) }, { best: heaviest(new Map(ALL.map((number) => [number, weigh([number])]))) }];
    case 'gamble': {
      const sets = [...draft.question.sets.entries()];
      const odds = new Map(sets.map(([at, numbers]) => [at, counted.oddsOf(numbers)]));
      return [{ best: highest(odds) }, { best: heaviest(new Map(sets.map(([at, numbers]) => [at, weigh(numbers)]))) }];
    }
    case 'hunt': {
      const calls = new Map(huntOf(position, fillings).map(({ number, all }) => [number, all]));
      return [{ best: heaviest(calls) }, { best: heaviest(huntByTable(position, fillings)) }];
    }
  }
}

function ofHand(draft: HandDraft): Solved {
  const { position } = draft;
  switch (draft.kind) {
    case 'steps':
      return solved({ numbers: stepsOf(position) }, { numbers: stepsByTrying(position) });
    case 'cheap': {
      const sprints = cheapestFor(position, draft.question.card);
      const tried = cheapestByTrying(position, draft.question.card);
      const agree = sprints !== null && tried !== null && !cheaper(sprints, tried) && !cheaper(tried, sprints);
      return { answer: { sprints: sprints ?? [] }, again: { sprints: tried ?? [] }, agree: agree || (sprints === null && tried === null) };
    }
    case 'way': {
      const way = shortestWay(position);
      const length = shortestLength(position);
      const agree = way === null ? length === null : length === way.length && faultIn(position, way) === null;
      return { answer: { way: way ?? [] }, again: { way: way ?? [] }, agree };
    }
  }
}

function solved(answer: Right, again: Right): Solved {
  return { answer, again, agree: JSON.stringify(answer) === JSON.stringify(again) };
}

/** What the notepad says of a row, if it is small enough for a drill. */
export function countedRow(position: RowDraft['position']): Counted | null {
  const counted = countedFrom(knowledgeOfRow(position));
  return counted !== null && counted.rows > 0n && counted.rows <= MOST_ROWS ? counted : null;
}

/** Whether the first way agrees with what laying out every filling says of each number, too. */
function sameOdds(position: RowDraft['position'], counted: Counted, fillings: readonly Filling[]): boolean {
  const whole = weightOf(fillings);
  if (counted.rows !== BigInt(fillings.length)) return false;
  return ALL.every((number) => {
    const laid = Number((weightOf(having(position, fillings, [number])) * 10n ** 12n) / whole) / 1e12;
    return Math.abs(laid - (counted.odds.get(number) ?? 0)) < SAME;
  });
}

/** Solves a draft in both ways; null for a row that is too large for a drill, or that no filling fits. */
export function solve(draft: Draft): Solved | null {
  if (!asksOfRow(draft)) return ofHand(draft);
  const counted = countedRow(draft.position);
  const fillings = counted === null ? null : fillingsOf(draft.position);
  if (counted === null || fillings === null || fillings.length === 0) return null;
  const [answer, again] = ofRow(draft, counted, fillings);
  const both = solved(answer, again);
  return { ...both, agree: both.agree && sameOdds(draft.position, counted, fillings) };
}

/** H2, D10: whether a row is one of a Manhunt that is a drill: 42 lies at its end, and one to three before it face down. */
export function isHunt(position: RowDraft['position']): boolean {
  const down = hiddenPlaces(position).length;
  const up = position.places.map(({ number }) => number ?? 0).filter((number) => number !== 42);
  return position.places[position.places.length - 1]?.number === 42 && down >= 1 && down <= 3 && Math.max(0, ...up) < 30;
}
