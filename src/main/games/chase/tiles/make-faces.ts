/** The seeded search for the 31 faces: even over symbols, corners and directions, and as hard to read as wanted. */
import type { Random } from '../../../../rules/random';
import { descend, type Aim, type Search } from './descent';
import { changedFace, faceSignature, randomFace, readSide, sizeOf, type FaceDraft } from './face-draft';

const FACES = 31;
const SIDES = 4 * FACES;

/** Sides with two legal symbols: 17 % of 124, in the middle of what is wanted. */
const TWOFOLD = 21;
/** Legal symbols over all sides. */
const LEGAL = SIDES + TWOFOLD;
/** Sectors with one, two, three and four witnesses: 2.7 on average. */
const SIZES = [15, 36, 45, 28];
/** Sides that one, two, three, four, and five or more witnesses of the tile look to. */
const WATCHED = [14, 42, 42, 20, 6];
const WITNESSES = SIZES.reduce((sum, sectors, at) => sum + sectors * (at + 1), 0);
/** The sides where one symbol leads by one witness (62 % of those with one leader), by two, and by three or more. */
const LEADS = [64, 34, 5];

/** The three ways round that four symbols can lie in, and their mirror images: by what follows symbol 0 clockwise. */
const ORDERS = ['123', '132', '213', '231', '312', '321'];
/** The six pairs of symbols that can lead together. */
const PAIRS = ['01', '02', '03', '12', '13', '23'];

function each(name: string, many: number, wanted: number, weight: number): Aim[] {
  return Array.from({ length: many }, (_, at) => ({ name: `${name} ${String(at)}`, wanted, weight }));
}

/** In the order in which `tallyFace` counts. */
const BLOCKS = {
  twofold: each('sides with two legal symbols', 1, TWOFOLD, 6),
  leads: LEADS.map((wanted, at) => ({ name: `lead ${String(at + 1)}`, wanted, weight: 2 })),
  symbol: each('sides on which a symbol is legal', 4, LEGAL / 4, 4),
  corner: each('sides on which a corner is legal', 4, LEGAL / 4, 4),
  bearing: each('legal corner as seen facing the side', 4, LEGAL / 4, 4),
  sideSymbol: each('symbol legal on a side', 16, LEGAL / 16, 1),
  facing: each('witnesses facing a direction', 4, WITNESSES / 4, 2),
  cornerFacing: each('witnesses of a corner facing a direction', 16, WITNESSES / 16, 1),
  watchers: each('witnesses of a symbol', 4, WITNESSES / 4, 1),
  watched: WATCHED.map((wanted, at) => ({ name: `sides watched by ${String(at + 1)}`, wanted, weight: 2 })),
  size: SIZES.map((wanted, at) => ({ name: `sectors with ${String(at + 1)}`, wanted, weight: 2 })),
  place: each('symbol in a corner', 16, FACES / 4, 2),
  order: each('symbols in this order', 6, FACES / 6, 3),
  pair: each('symbols that lead together', 6, TWOFOLD / 6, 2),
} satisfies Record<string, readonly Aim[]>;

type Block = keyof typeof BLOCKS;
const NAMES = Object.keys(BLOCKS) as Block[];
const AIMS: readonly Aim[] = NAMES.flatMap((name) => BLOCKS[name]);
const OFFSET = new Map<Block, number>();
for (const [at, name] of NAMES.entries()) {
  OFFSET.set(
    name,
    NAMES.slice(0, at).reduce((sum, before) => sum + BLOCKS[before].length, 0),
  );
}

function tallyFace(draft: FaceDraft): number[] {
  const tally = AIMS.map(() => 0);
  const add = (block: Block, at: number, by = 1): void => {
    const index = (OFFSET.get(block) ?? 0) + at;
    tally[index] = (tally[index] ?? 0) + by;
  };
  for (const direction of [0, 1, 2, 3]) {
    const { leaders, lead, watched } = readSide(draft, direction);
    add('watched', Math.min(watched, WATCHED.length) - 1);
    const symbols = leaders.map((corner) => draft.symbols[corner] ?? 0).sort();
    if (leaders.length === 2) {
      add('twofold', 0);
      add('pair', PAIRS.indexOf(symbols.join('')));
    } else {
      add('leads', Math.min(lead, LEADS.length) - 1);
    }
    for (const corner of leaders) {
      const symbol = draft.symbols[corner] ?? 0;
      add('symbol', symbol);
      add('corner', corner);
      add('bearing', (corner + 4 - direction) & 3);
      add('sideSymbol', 4 * direction + symbol);
    }
  }
  for (const [corner, looks] of draft.looks.entries()) {
    const symbol = draft.symbols[corner] ?? 0;
    add('size', sizeOf(looks) - 1);
    add('watchers', symbol, sizeOf(looks));
    add('place', 4 * corner + symbol);
    for (const [direction, count] of looks.entries()) {
      add('facing', direction, count);
      add('cornerFacing', 4 * corner + direction, count);
    }
  }
  const first = draft.symbols.indexOf(0);
  add('order', ORDERS.indexOf([1, 2, 3].map((step) => draft.symbols[(first + step) & 3]).join('')));
  return tally;
}

const SEARCH: Search<FaceDraft> = {
  aims: AIMS,
  tally: tallyFace,
  change: (draft, _index, random) => changedFace(draft, random),
  signature: faceSignature,
};

/** How many changes are tried; more do not make the set more even. */
const STEPS = 120_000;

/** The 31 faces that the search finds with `random`. */
export function makeFaces(random: Random, steps = STEPS): readonly FaceDraft[] {
  const first = Array.from({ length: FACES }, () => randomFace(random));
  return descend(SEARCH, first, random, steps, 40).parts;
}
