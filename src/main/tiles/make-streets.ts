/** The seeded search for the streets of the 31 Route and Starting tiles. */
import { ENDS, PLACES } from '../engine/chase/tile';
import type { Random } from '../engine/random';
import { descend, type Aim, type Search } from './descent';
import { changedStreets, countOf, firstStreets, ROADBLOCK, streetSignature, type StreetDraft, type StreetKind } from './street-draft';

/** How many exits of each place and end a kind of tile has in all: rows left, centre, right; columns open, trees, roadblock. */
type Wanted = readonly (readonly number[])[];

const WANTED: Readonly<Record<StreetKind, Wanted>> = {
  // 19 tiles, 76 exits, 20 of them off-centre.
  plain: [
    [4, 4, 2],
    [25, 21, 10],
    [4, 4, 2],
  ],
  // 6 tiles, 24 exits, 5 off-centre.
  start: [
    [1, 1, 0],
    [13, 6, 0],
    [2, 1, 0],
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
};
/** Plain tiles with no, one and two roadblocks. */
const ROADBLOCKS = [7, 10, 2];

const KINDS = Object.keys(WANTED) as StreetKind[];
const CELLS = PLACES.length * ENDS.length;

const AIMS: readonly Aim[] = [
  ...KINDS.flatMap((kind) =>
    WANTED[kind].flatMap((row, place) =>
      row.map((wanted, end) => ({ name: `${kind} ${String(PLACES[place])} ${String(ENDS[end])}`, wanted, weight: 1 })),
    ),
  ),
  ...ROADBLOCKS.map((wanted, many) => ({ name: `plain tiles with ${String(many)} roadblocks`, wanted, weight: 1 })),
];

function tallyStreets(draft: StreetDraft): number[] {
  const tally = AIMS.map(() => 0);
  const base = KINDS.indexOf(draft.kind) * CELLS;
  for (const side of [0, 1, 2, 3]) {
    const at = base + (draft.places[side] ?? 0) * ENDS.length + (draft.ends[side] ?? 0);
    tally[at] = (tally[at] ?? 0) + 1;
  }
  if (draft.kind === 'plain') tally[KINDS.length * CELLS + countOf(draft.ends, ROADBLOCK)] = 1;
  return tally;
}

const STEPS = 20_000;

/** The streets of tiles of the given kinds, in their order, that the search finds with `random`. */
export function makeStreets(kinds: readonly StreetKind[], random: Random, steps = STEPS): readonly StreetDraft[] {
  const search: Search<StreetDraft> = {
    aims: AIMS,
    tally: tallyStreets,
    change: (draft, _index, chance) => changedStreets(draft, chance),
    signature: streetSignature,
  };
  // Before the first changes plain tiles are all alike, so their streets are first shaken apart.
  const first = kinds.map((kind) => {
    let draft = firstStreets(kind);
    for (let shake = 0; shake < 40; shake++) draft = changedStreets(draft, random) ?? draft;
    return draft;
  });
  return descend(search, first, random, steps, 8).parts;
}
