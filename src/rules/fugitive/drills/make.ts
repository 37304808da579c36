/** Drills made by chance: about rows of games that were played, and about hands that are dealt here. A generator gives the same ones each time. */
import { shuffled, type Random } from '../../random';
import { GOAL, HIGHEST_CALL } from '../cards';
import type { State } from '../types';
import { cheapestFor, neededFor } from './hand';
import { hiddenPlaces, knownSprints, positionOf, sprintCount } from './position';
import { rate, type Rated } from './rate';
import { countedRow, isHunt, solve } from './solve';
import { asksOfRow, type Draft, type Drill, type HandDraft, type RowDraft, type RowKind, type RowPosition } from './types';

/** How hard a drill is asked for. */
export type Difficulty = 'easy' | 'middling' | 'hard';

/** A drill with what is measured of it. */
export interface Made extends Rated {
  readonly drill: Drill;
}

/** N3: so many rows a drill of this difficulty has, of which people can weigh a few hundred by their look alone. */
const ROWS: Readonly<Record<Difficulty, readonly [least: bigint, most: bigint]>> = {
  easy: [2n, 40n],
  middling: [20n, 600n],
  hard: [150n, 3000n],
};
/** How many cards a hand has. */
const CARDS: Readonly<Record<Difficulty, readonly [least: number, most: number]>> = { easy: [4, 6], middling: [6, 8], hard: [8, 10] };
/** Whoever asks for the best means one that is better by more than nobody can tell. */
const LEAST_GAP = 0.005;

const oneOf = <Item>(items: readonly Item[], random: Random): Item | null =>
  items.length === 0 ? null : (items[random.below(items.length)] as Item);
const between = ([least, most]: readonly [number, number], random: Random): number => least + random.below(most - least + 1);
const ascending = (numbers: readonly number[]): number[] => [...numbers].sort((one, two) => one - two);

/** D1: a place face down whose number is not known, and where more than one may lie. D6: before one whose sprint cards are seen. */
function placeDraft(
  kind: 'where' | 'back',
  position: RowPosition,
  possible: readonly (readonly number[])[],
  random: Random,
): RowDraft | null {
  const open = hiddenPlaces(position).filter((at) => {
    const [count, next] = [possible[at]?.length ?? 0, position.places[at + 1]];
    const seen = typeof next?.number === 'number' && knownSprints(next) !== null;
    return count >= 1 && count <= 9 && (kind === 'back' ? seen : !seen);
  });
  const at = oneOf(open, random);
  return at === null ? null : { kind, position, question: { place: at + 1 } };
}

/** D5: three sets of one to three numbers that may lie there together, of different odds. */
function gambleDraft(
  position: RowPosition,
  numbers: readonly number[],
  oddsOf: (set: readonly number[]) => number,
  random: Random,
): RowDraft | null {
  const sets: number[][] = [];
  const odds: number[] = [];
  const most = Math.min(3, hiddenPlaces(position).length);
  for (let tried = 0; tried < 30 && sets.length < 3; tried++) {
    const set = ascending(shuffled(numbers, random).slice(0, 1 + random.below(most)));
    const chance = oddsOf(set);
    if (chance <= 0.01 || odds.some((other) => Math.abs(other - chance) < LEAST_GAP * 2)) continue;
    sets.push(set);
    odds.push(chance);
  }
  // Two of the same length, or the shortest would be right too often.
  const lengths = new Set(sets.map((set) => set.length));
  return sets.length < 3 || lengths.size > 2 ? null : { kind: 'gamble', position, question: { sets } };
}

/** A question of this kind about a row; null where the row is none for it. */
export function rowDraft(kind: RowKind, position: RowPosition, difficulty: Difficulty, random: Random): RowDraft | null {
  const hunt = isHunt(position);
  const hidden = hiddenPlaces(position).length;
  if (hidden === 0 || (kind === 'hunt') !== hunt) return null;
  const counted = countedRow(position);
  const [least, most] = ROWS[difficulty];
  if (counted === null || counted.rows < least || counted.rows > most) return null;
  const certain = [...counted.odds.values()].filter((odds) => odds === 1).length;
  switch (kind) {
    case 'where':
    case 'back':
      return placeDraft(kind, position, counted.possible, random);
    case 'sure':
      // Now and then none is.
      return certain === 0 && random.below(6) > 0 ? null : { kind, position, question: {} };
    case 'pair':
      return hidden < 2 || (certain < 2 && random.below(4) > 0) ? null : { kind, position, question: {} };
    case 'call':
      return certain > 0 ? null : { kind, position, question: {} };
    case 'gamble':
      return gambleDraft(position, [...counted.odds.keys()], (set) => counted.oddsOf(set), random);
    case 'hunt':
      return { kind, position, question: {} };
  }
}

/** A hand that he may hold at a number: some cards that he is past, most of them to come, and 42. */
function dealtHand(difficulty: Difficulty, spread: number, random: Random) {
  const size = between(CARDS[difficulty], random);
  const last = random.below(spread);
  const below = shuffled(
    Array.from({ length: Math.max(0, last - 1) }, (_, at) => at + 1),
    random,
  );
  const above = shuffled(
    Array.from({ length: HIGHEST_CALL - last }, (_, at) => last + 1 + at),
    random,
  );
  const past = Math.min(below.length, random.below(Math.max(1, size - 2)));
  return { last, hand: ascending([...below.slice(0, past), ...above.slice(0, size - past - 1), GOAL]) };
}

/** A question of this kind about a hand; null where the hand is none for it. */
export function handDraft(kind: HandDraft['kind'], difficulty: Difficulty, random: Random): HandDraft | null {
  switch (kind) {
    case 'steps':
      return { kind, position: dealtHand(difficulty, 36, random), question: {} };
    case 'cheap': {
      const position = dealtHand(difficulty, 36, random);
      const may = position.hand.filter(
        (card) => card > position.last && neededFor(position.last, card) > 0 && cheapestFor(position, card) !== null,
      );
      const card = oneOf(may, random);
      return card === null ? null : { kind, position, question: { card } };
    }
    case 'way': {
      const position = dealtHand(difficulty, 38, random);
      // From near it is no search.
      return GOAL - position.last < 6 ? null : { kind, position, question: {} };
    }
  }
}

/** Solves a draft in both ways and rates it; null where it is none after all. Throws where the two ways disagree. */
export function made(draft: Draft): Made | null {
  const solved = solve(draft);
  if (solved === null) return null;
  if (!solved.agree) throw new Error(`Two ways to answer a drill disagree: ${JSON.stringify({ draft, solved })}`);
  const drill = { ...draft, answer: solved.answer } as Drill;
  const rated = rate(drill);
  return rated.features.gap < LEAST_GAP || isIdle(drill) ? null : { drill, ...rated };
}

/** D10: where every course finds all, no first call is better than another. */
function isIdle(drill: Drill): boolean {
  return drill.kind === 'hunt' && drill.answer.best.length > 2;
}

/** A drill of his hand. */
export function makeHandDrill(kind: HandDraft['kind'], difficulty: Difficulty, random: Random): Made | null {
  const draft = handDraft(kind, difficulty, random);
  const drill = draft === null ? null : made(draft);
  // Nothing that can be placed, and no way, are traps, and one step is no way: few of all these.
  if (drill?.drill.kind === 'steps') return drill.drill.answer.numbers.length === 0 && random.below(4) > 0 ? null : drill;
  if (drill?.drill.kind !== 'way') return drill;
  const { length } = drill.drill.answer.way;
  return (length === 0 && random.below(12) > 0) || (length === 1 && random.below(4) > 0) ? null : drill;
}

/** A drill about the row of a game as it stands; null where it is none for that kind. */
export function makeRowDrill(kind: RowKind, state: State, difficulty: Difficulty, random: Random): Made | null {
  const position = positionOf(state);
  const draft = position === null ? null : rowDraft(kind, position, difficulty, random);
  return draft === null ? null : made(draft);
}

/** What a drill is to somebody who meets it: the same text for rows that differ by her cards and calls alone. */
export function lookText({ kind, position, question }: Draft | Drill): string {
  return JSON.stringify([kind, 'places' in position ? rowText({ ...position, hand: [], wrong: [] }) : position, question]);
}

/** What tells a drill from all others: the same text for the same position and question. */
export function drillText(draft: Draft | Drill): string {
  const { kind, position, question } = draft;
  return JSON.stringify([kind, asksOfRow(draft) ? rowText(draft.position) : position, question]);
}

function rowText({ places, hand, wrong }: RowPosition): unknown {
  return [
    places.map((place) => [place.number, knownSprints(place) ?? sprintCount(place), place.draws]),
    hand,
    wrong.map(({ numbers, before }) => [numbers, before]),
  ];
}
