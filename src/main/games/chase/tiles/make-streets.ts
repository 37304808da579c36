/** The seeded search for the streets of the 31 Route and Starting tiles. */
import { ENDS, PLACES } from '../../../../rules/chase/tile';
import type { Random } from '../../../../rules/random';
import { descend, type Aim, type Found, type Search } from './descent';
import {
  changedStreets,
  countOf,
  firstStreets,
  ROADBLOCK,
  streetSignature,
  TREES,
  type StreetDraft,
  type StreetKind,
} from './street-draft';

/** How many exits of each place and end tiles of a kind have in all: rows left, centre, right; columns open, trees, roadblock. */
type ExitCounts = readonly (readonly number[])[];

/** What the streets of the set are to be, counted over all tiles of a kind. */
export interface StreetWishes {
  readonly exits: Readonly<Record<StreetKind, ExitCounts>>;
  /** Plain tiles with no, one and two roadblocks. */
  readonly roadblocks: readonly number[];
  /** Plain tiles with no, one, two and more exits with trees. */
  readonly trees: readonly number[];
}

/** The wishes that the shipped set is made from; docs/tiles.md tells why. */
export const STREET_WISHES: StreetWishes = {
  exits: {
    // 19 tiles, 76 exits, 20 of them off-centre.
    plain: [
      [6, 2, 3],
      [33, 11, 12],
      [5, 2, 2],
    ],
    // 6 tiles, 24 exits, 3 off-centre.
    start: [
      [1, 0, 0],
      [17, 4, 0],
      [2, 0, 0],
    ],
    // 3 tiles, 12 exits: three open ones to the left, and two bent roadblocks.
    item3: [
      [3, 0, 1],
      [0, 0, 7],
      [0, 0, 1],
    ],
    // 3 tiles, 12 exits.
    item4: [
      [0, 0, 1],
      [0, 0, 10],
      [0, 0, 1],
    ],
  },
  roadblocks: [5, 11, 3],
  trees: [6, 11, 2, 0],
};

const KINDS: readonly StreetKind[] = ['plain', 'start', 'item3', 'item4'];
const CELLS = PLACES.length * ENDS.length;
const ROADBLOCKS_AT = KINDS.length * CELLS;
const TREES_AT = ROADBLOCKS_AT + 3;
const FEATURES = TREES_AT + 4;

/** In the order in which `tallyStreets` counts. */
function aimsOf(wishes: StreetWishes): Aim[] {
  return [
    ...KINDS.flatMap((kind) =>
      wishes.exits[kind].flatMap((row, place) =>
        row.map((wanted, end) => ({ name: `${kind} ${String(PLACES[place])} ${String(ENDS[end])}`, wanted, weight: 1 })),
      ),
    ),
    ...wishes.roadblocks.map((wanted, many) => ({ name: `plain with ${String(many)} roadblocks`, wanted, weight: 1 })),
    ...wishes.trees.map((wanted, many) => ({ name: `plain with ${String(many)} trees`, wanted, weight: 1 })),
  ];
}

function tallyStreets(draft: StreetDraft): number[] {
  const tally = Array.from({ length: FEATURES }, () => 0);
  const base = KINDS.indexOf(draft.kind) * CELLS;
  for (const side of [0, 1, 2, 3]) {
    const at = base + (draft.places[side] ?? 0) * ENDS.length + (draft.ends[side] ?? 0);
    tally[at] = (tally[at] ?? 0) + 1;
  }
  if (draft.kind === 'plain') {
    tally[ROADBLOCKS_AT + countOf(draft.ends, ROADBLOCK)] = 1;
    tally[TREES_AT + Math.min(3, countOf(draft.ends, TREES))] = 1;
  }
  return tally;
}

const STEPS = 40_000;

/** The streets of tiles of the given kinds, in their order, that the search finds with `random`. */
export function makeStreets(kinds: readonly StreetKind[], random: Random, wishes: StreetWishes = STREET_WISHES): Found<StreetDraft> {
  const search: Search<StreetDraft> = {
    aims: aimsOf(wishes),
    tally: tallyStreets,
    change: (draft, _index, chance) => changedStreets(draft, chance),
    signature: streetSignature,
  };
  // Tiles of a kind are alike at first; no two may be, so they are shaken apart before the search.
  const first = kinds.map((kind) => {
    let draft = firstStreets(kind);
    for (let shake = 0; shake < 40; shake++) draft = changedStreets(draft, random) ?? draft;
    return draft;
  });
  return descend(search, first, random, STEPS, 8);
}
