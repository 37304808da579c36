/** How hard a drill is, by what can be measured of it, and what it trains. */
import { countedFrom, type Counted } from '../notepad/count';
import { fillingsOf, weightOf } from './fillings';
import { neededFor } from './hand';
import { huntOf } from './hunt';
import { hiddenPlaces, knowledgeOfRow, knownSprints, sprintCount } from './position';
import { boundsOf } from './why';
import { asksOfRow, type Drill, type DrillOf, type DrillTheme, type RowKind, type RowPosition } from './types';

/** What of a drill makes it hard. */
export interface Features {
  /** N3; 1 where the question is not about a row. */
  readonly rows: number;
  /** Places face down. */
  readonly hidden: number;
  /** Sprint cards face down. */
  readonly sprints: number;
  /** How much better the best is than the second best, of 1; 1 where nothing is compared. */
  readonly gap: number;
  /** Cards in the hand that is asked about. */
  readonly cards: number;
  /** How long the right answer is. */
  readonly length: number;
}

export interface Rated {
  readonly features: Features;
  readonly rating: number;
  readonly themes: readonly DrillTheme[];
}

/** The best and the second best that is worse; the same numbers of both ways are equal but for rounding. */
function gapOf(values: readonly number[]): number {
  const best = Math.max(0, ...values);
  const others = values.filter((value) => value < best - 1e-9);
  return others.length === 0 ? 1 : best - Math.max(...others);
}

function gapIn(drill: DrillOf<RowKind>, counted: Counted): number {
  switch (drill.kind) {
    case 'call':
      return gapOf([...counted.odds.values()]);
    case 'gamble':
      return gapOf(drill.question.sets.map((numbers) => counted.oddsOf(numbers)));
    case 'hunt': {
      const fillings = fillingsOf(drill.position) ?? [];
      const whole = Number(weightOf(fillings));
      return gapOf(huntOf(drill.position, fillings).map(({ all }) => Number(all) / whole));
    }
    default:
      return 1;
  }
}

function lengthOf(drill: Drill): number {
  switch (drill.kind) {
    case 'cheap':
      return drill.answer.sprints.length;
    case 'way':
      return drill.answer.way.length;
    case 'where':
    case 'back':
    case 'sure':
    case 'pair':
    case 'steps':
      return drill.answer.numbers.length;
    default:
      return 1;
  }
}

/** The features of a solved drill. */
export function featuresOf(drill: Drill): Features {
  const length = lengthOf(drill);
  if (!asksOfRow(drill)) return { rows: 1, hidden: 0, sprints: 0, gap: 1, cards: drill.position.hand.length, length };
  const { places } = drill.position;
  const counted = countedFrom(knowledgeOfRow(drill.position));
  return {
    rows: Number(counted?.rows ?? 1n),
    hidden: hiddenPlaces(drill.position).length,
    sprints: places.reduce((sum, place) => sum + (knownSprints(place) === null ? sprintCount(place) : 0), 0),
    gap: counted === null ? 1 : gapIn(drill, counted),
    cards: 0,
    length,
  };
}

/** Where each kind begins, and what its features add. */
const BASE: Readonly<Record<Drill['kind'], number>> = {
  steps: 850,
  cheap: 900,
  where: 950,
  back: 1000,
  sure: 1050,
  call: 1100,
  pair: 1100,
  gamble: 1150,
  way: 1050,
  hunt: 1200,
};

/** The starting rating on the Glicko scale. */
function ratingOf({ kind }: Drill, { rows, hidden, sprints, gap, cards, length }: Features): number {
  const ofRow = 38 * Math.log2(rows) + 35 * Math.max(0, hidden - 1) + 25 * sprints;
  const close = gap >= 0.25 ? 0 : 400 * (0.25 - gap);
  const ofHand = 30 * Math.max(0, cards - 4);
  const long = kind === 'way' ? (length === 0 ? 450 : 130 * (length - 1)) : kind === 'cheap' ? 60 * length : 12 * length;
  return Math.min(2600, Math.max(700, Math.round(BASE[kind] + ofRow + close + ofHand + long)));
}

/** Whether the notepad says something else of what is asked once a part of what is known is taken away. */
function matters(drill: DrillOf<RowKind>, without: RowPosition): boolean {
  const [now, then] = [countedFrom(knowledgeOfRow(drill.position)), countedFrom(knowledgeOfRow(without))];
  if (now === null || then === null) return false;
  if (drill.kind === 'where' || drill.kind === 'back') {
    const at = drill.question.place - 1;
    return String(now.possible[at]) !== String(then.possible[at]);
  }
  const tell = (counted: Counted): string => {
    const best = Math.max(...counted.odds.values());
    return [...counted.odds].flatMap(([number, odds]) => (odds > best - 1e-9 ? [number] : [])).join();
  };
  return tell(now) !== tell(then);
}

function themesOf(drill: Drill, { sprints, gap, length, hidden }: Features): DrillTheme[] {
  const themes = new Set<DrillTheme>();
  if (asksOfRow(drill)) {
    const row = drill as DrillOf<RowKind>;
    const { position } = row;
    if (sprints > 0) themes.add('under-sprints');
    if (position.wrong.length > 0 && matters(row, { ...position, wrong: [] })) themes.add('wrong-calls');
    const drawn = position.places.map((place) => ({ ...place, draws: [11, 14, 13] }));
    if (matters(row, { ...position, places: drawn })) themes.add('piles-drawn');
    if (matters(row, { ...position, hand: [] })) themes.add('her-cards');
    if ((row.kind === 'where' || row.kind === 'back') && boundsOf(position, row.question.place - 1).next !== null) themes.add('both-ends');
    if (row.kind === 'hunt' && hidden === 3) themes.add('many-steps');
  }
  if (gap < 0.05) themes.add('close-odds');
  if (drill.kind === 'cheap' && neededFor(drill.position.last, drill.question.card) % 2 === 1) themes.add('odd-values');
  if (drill.kind === 'way' && length >= 4) themes.add('many-steps');
  return [...themes];
}

/** How hard a solved drill is, and what it trains. */
export function rate(drill: Drill): Rated {
  const features = featuresOf(drill);
  return { features, rating: ratingOf(drill, features), themes: themesOf(drill, features) };
}
