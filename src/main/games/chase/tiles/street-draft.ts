/** The streets of a tile under search: the place and the end of the exit on each side (C4, C5). */
import type { Random } from '../../../../rules/random';
import { DIRECTIONS, type Direction } from '../../../../rules/chase/compass';
import { ENDS, PLACES, type Exit, type Tile } from '../../../../rules/chase/tile';

/** What a tile's streets may be: a Starting tile, a plain Route tile, or an item tile with three or four roadblocks. */
export type StreetKind = 'start' | 'plain' | 'item3' | 'item4';

/** Places and ends by side, clockwise from north, by their place in PLACES and ENDS. */
export interface StreetDraft {
  readonly kind: StreetKind;
  readonly places: readonly number[];
  readonly ends: readonly number[];
}

const LEFT = PLACES.indexOf('left');
const CENTRE = PLACES.indexOf('centre');
const OPEN = ENDS.indexOf('open');
export const TREES = ENDS.indexOf('trees');
export const ROADBLOCK = ENDS.indexOf('roadblock');

/** How many of `list` are `value`. */
export function countOf(list: readonly number[], value: number): number {
  return list.filter((each) => each === value).length;
}

/**
 * Whether the streets are as the kind wants them. Every tile is a whole crossroads with four exits: its streets divide
 * four sectors (C2), and every side is then one that a chase can take.
 */
function isAllowed({ kind, places, ends }: StreetDraft): boolean {
  const offCentre = places.length - countOf(places, CENTRE);
  const roadblocks = countOf(ends, ROADBLOCK);
  const trees = countOf(ends, TREES);
  if (offCentre > 2) return false;
  switch (kind) {
    case 'start':
      // C1. At most two streets bend, so two are straight: one for the Prison (P7), one to go on by.
      return roadblocks === 0;
    case 'plain':
      return roadblocks <= 2 && trees <= 3;
    case 'item3':
      // The one open street always bends to the left, and left never meets left: so two item tiles never join (P3), and
      // a way to a Hideout has a tile between any two items.
      return trees === 0 && roadblocks === 3 && places[ends.indexOf(OPEN)] === LEFT;
    case 'item4':
      return roadblocks === 4;
  }
}

/** The streets that the search starts from. */
export function firstStreets(kind: StreetKind): StreetDraft {
  const places = [CENTRE, CENTRE, CENTRE, CENTRE];
  const ends = kind === 'item4' || kind === 'item3' ? [ROADBLOCK, ROADBLOCK, ROADBLOCK, ROADBLOCK] : [OPEN, OPEN, OPEN, OPEN];
  if (kind === 'item3') {
    places[0] = LEFT;
    ends[0] = OPEN;
  }
  return { kind, places, ends };
}

/** One small change: a street bends, an end changes, or two sides swap; allowed streets only. */
export function changedStreets(draft: StreetDraft, random: Random): StreetDraft | undefined {
  const places = [...draft.places];
  const ends = [...draft.ends];
  const side = random.below(4);
  switch (random.below(3)) {
    case 0:
      places[side] = random.below(PLACES.length);
      break;
    case 1:
      ends[side] = random.below(ENDS.length);
      break;
    default: {
      const other = random.below(4);
      [places[side], places[other]] = [places[other] ?? CENTRE, places[side] ?? CENTRE];
      [ends[side], ends[other]] = [ends[other] ?? OPEN, ends[side] ?? OPEN];
    }
  }
  const changed = { kind: draft.kind, places, ends };
  return isAllowed(changed) ? changed : undefined;
}

/** The same text for streets that are alike under rotation (C6); item tiles of different items may be alike. */
export function streetSignature(draft: StreetDraft, index: number): string {
  const turns = [0, 1, 2, 3].map((turn) =>
    [0, 1, 2, 3].map((side) => `${String(draft.places[(side + turn) & 3])}${String(draft.ends[(side + turn) & 3])}`).join(''),
  );
  const least = turns.sort()[0] ?? '';
  return draft.kind === 'item3' || draft.kind === 'item4' ? `${least} ${String(index)}` : least;
}

/** The exits in the form of the tile set. */
export function exitsOf(draft: StreetDraft): Tile['exits'] {
  const exits: { [Side in Direction]?: Exit } = {};
  for (const [side, direction] of DIRECTIONS.entries()) {
    exits[direction] = { at: PLACES[draft.places[side] ?? CENTRE] ?? 'centre', end: ENDS[draft.ends[side] ?? OPEN] ?? 'open' };
  }
  return exits;
}
