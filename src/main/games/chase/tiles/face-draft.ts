/** A face under search: its four sectors as numbers, and what makes one a fair question on every side (C2, M3). */
import type { Random } from '../../../../rules/random';
import { CORNERS, DIRECTIONS } from '../../../../rules/chase/compass';
import { SYMBOLS, type Sectors } from '../../../../rules/chase/tile';

/** Corners, directions and symbols by their place in CORNERS, DIRECTIONS and SYMBOLS. */
export interface FaceDraft {
  /** By corner: the symbol of the sector. */
  readonly symbols: readonly number[];
  /** By corner, by direction: how many of the sector's witnesses look that way. */
  readonly looks: readonly (readonly number[])[];
}

/** Who leads on one side of a face. */
interface SideReading {
  /** The corners with the most, or joint most, witnesses that look that way (M3). */
  readonly leaders: readonly number[];
  /** By how many witnesses the leaders are ahead of the next corner. */
  readonly lead: number;
  /** How many witnesses of the tile look that way. */
  readonly watched: number;
}

/** Reads the side of the unturned face towards `direction` (M3). */
export function readSide(draft: FaceDraft, direction: number): SideReading {
  const counts = draft.looks.map((looks) => looks[direction] ?? 0);
  const most = Math.max(...counts);
  const leaders = [0, 1, 2, 3].filter((corner) => counts[corner] === most);
  const behind = counts.filter((count) => count < most);
  return { leaders, lead: behind.length === 0 ? 0 : most - Math.max(...behind), watched: sizeOf(counts) };
}

export function sizeOf(looks: readonly number[]): number {
  return looks.reduce((sum, count) => sum + count, 0);
}

/** Witnesses of a whole tile. */
const FEWEST_WITNESSES = 9;
const MOST_WITNESSES = 13;

/**
 * Whether the face is fair: one to four witnesses a sector (C2) and never four the same way, neither crowded nor empty as
 * a whole, one or two legal symbols on every side, at most two sides with two, and no symbol legal on more than two
 * sides, so that no answer can be guessed from another side.
 */
function isFair(draft: FaceDraft): boolean {
  if (draft.looks.some((looks) => sizeOf(looks) < 1 || sizeOf(looks) > 4)) return false;
  if (draft.looks.some((looks) => looks.includes(4))) return false;
  const witnesses = draft.looks.reduce((sum, looks) => sum + sizeOf(looks), 0);
  if (witnesses < FEWEST_WITNESSES || witnesses > MOST_WITNESSES) return false;
  const legalSides = [0, 0, 0, 0];
  let twofold = 0;
  for (const direction of [0, 1, 2, 3]) {
    const { leaders } = readSide(draft, direction);
    if (leaders.length > 2) return false;
    if (leaders.length === 2 && ++twofold > 2) return false;
    for (const corner of leaders) {
      legalSides[corner] = (legalSides[corner] ?? 0) + 1;
      if ((legalSides[corner] ?? 0) > 2) return false;
    }
  }
  return true;
}

/** A random fair face with two or three witnesses a sector. */
export function randomFace(random: Random): FaceDraft {
  for (;;) {
    const symbols = [0, 1, 2, 3];
    for (let last = 3; last > 0; last--) swap(symbols, last, random.below(last + 1));
    const looks = CORNERS.map(() => {
      const counts = [0, 0, 0, 0];
      for (let left = 2 + random.below(2); left > 0; left--) {
        const direction = random.below(4);
        counts[direction] = (counts[direction] ?? 0) + 1;
      }
      return counts;
    });
    const draft = { symbols, looks };
    if (isFair(draft)) return draft;
  }
}

/** One small change: a witness turns round, comes, goes or moves house, or two sectors swap symbols; fair faces only. */
export function changedFace(draft: FaceDraft, random: Random): FaceDraft | undefined {
  const symbols = [...draft.symbols];
  const looks = draft.looks.map((each) => [...each]);
  const corner = random.below(4);
  const direction = random.below(4);
  const add = (at: number, towards: number, by: number): void => {
    const counts = looks[at];
    if (counts !== undefined) counts[towards] = (counts[towards] ?? 0) + by;
  };
  switch (random.below(5)) {
    case 0:
      swap(symbols, corner, random.below(4));
      break;
    case 1:
      add(corner, direction, 1);
      break;
    case 2:
      add(corner, direction, -1);
      break;
    case 3:
      add(corner, direction, -1);
      add(corner, random.below(4), 1);
      break;
    default:
      add(corner, direction, -1);
      add(random.below(4), direction, 1);
  }
  if (looks.some((counts) => counts.some((count) => count < 0))) return undefined;
  const changed = { symbols, looks };
  return isFair(changed) ? changed : undefined;
}

function swap(list: number[], one: number, other: number): void {
  const held = list[one] ?? 0;
  list[one] = list[other] ?? 0;
  list[other] = held;
}

/** The same text for faces that are alike under rotation (C6), another for all others. */
export function faceSignature(draft: FaceDraft): string {
  const turns = [0, 1, 2, 3].map((turn) =>
    [0, 1, 2, 3]
      .map((corner) => {
        const from = (corner + 4 - turn) & 3;
        const looks = [0, 1, 2, 3].map((direction) => draft.looks[from]?.[(direction + 4 - turn) & 3] ?? 0);
        return `${String(draft.symbols[from])}:${looks.join('')}`;
      })
      .join(' '),
  );
  return turns.sort()[0] ?? '';
}

/** The face in the form of the tile set; a sector's witnesses stand clockwise from north. */
export function sectorsOf(draft: FaceDraft): Sectors {
  const [nw, ne, se, sw] = draft.symbols.map((symbol, corner) => ({
    symbol: SYMBOLS[symbol] ?? SYMBOLS[0],
    witnesses: DIRECTIONS.flatMap((direction, at) => Array.from({ length: draft.looks[corner]?.[at] ?? 0 }, () => direction)),
  }));
  if (nw === undefined || ne === undefined || se === undefined || sw === undefined) {
    throw new Error('a face has four sectors (C2)');
  }
  return { nw, ne, se, sw };
}
