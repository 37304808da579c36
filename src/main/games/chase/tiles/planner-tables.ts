/** The tiles of one round as small whole numbers, so that a planner can try millions of placements. */
import { DIRECTIONS } from '../../../../rules/chase/compass';
import { faceOf, type RoundSetup } from '../../../../rules/chase/round';
import { endsMeet, streetsJoin } from '../../../../rules/chase/street';
import { ENDS, ITEMS, PLACES, PRISON_EXIT, type Exit, type TileId } from '../../../../rules/chase/tile';

/** Which pile a tile may come from: any at any time (P8), the first pile only, or by turns, the second first (T2). */
export type PileUse = 'both' | 'first' | 'by-turns';

/** All items lie (P6), as a set of bits: 1 for the map, 2 for the money, 4 for the keys. */
export const ALL_ITEMS = 7;
/** Exits are numbered place by end; this is a side without one. */
export const NO_EXIT = PLACES.length * ENDS.length;
/** A bound for what cannot be done. */
export const NEVER = 255;

/** A way to lay a tile: the tile's number times four plus the side, on the unturned face, that joins what came before. */
type Fit = number;

export interface PlannerTables {
  /** Tile ids by number: the Starting tiles drawn, then both piles. */
  readonly ids: readonly TileId[];
  /** How many of the first numbers are Starting tiles. */
  readonly starts: number;
  /** By four times the tile plus the side of the unturned face: the exit's number. */
  readonly exits: Uint8Array;
  /** By tile: the bit of its item, or 0. */
  readonly item: Uint8Array;
  /** By tile: 1 for a Hideout. */
  readonly hideout: Uint8Array;
  /** By exit number: how a Starting tile can be laid to join it (P3, P4). */
  readonly startFits: readonly (readonly Fit[])[];
  /**
   * By turn, by exit number: how a tile that may be taken on that turn can be laid to join it. There are two turns that
   * alternate where piles are used by turns; else both are alike.
   */
  readonly fits: readonly (readonly (readonly Fit[])[])[];
  /** By turn, by eight times the exit number plus the items that lie: see `boundsOf`. */
  readonly bounds: readonly Uint8Array[];
}

/** The exits by number. */
const EXITS: readonly Exit[] = PLACES.flatMap((at) => ENDS.map((end) => ({ at, end })));
const NUMBERED = [...EXITS, undefined];

/** The number of an exit. */
export function exitNumber(exit: Exit | undefined): number {
  return exit === undefined ? NO_EXIT : PLACES.indexOf(exit.at) * ENDS.length + ENDS.indexOf(exit.end);
}

/** The number of the Prison's exits (C7). */
export const PRISON_NUMBER = exitNumber(PRISON_EXIT);

/** By exit number, by exit number: whether they join and their ends may meet (P3, P4), by the engine's own rules. */
const JOINS = NUMBERED.map((here) => NUMBERED.map((there) => streetsJoin(here, there) && endsMeet(here, there)));

/** The tables for a round whose piles and Starting tiles are told; of several Runners, for the first one's Starting tiles. */
export function plannerTables(setup: RoundSetup, use: PileUse): PlannerTables {
  const starts = setup.starts?.[0] ?? [];
  const piles = setup.piles ?? [];
  const ids = [...starts, ...piles.flat()];
  const pile = [...starts.map(() => -1), ...piles.flatMap((tiles, at) => tiles.map(() => at))];
  const exits = new Uint8Array(4 * ids.length);
  const item = new Uint8Array(ids.length);
  const hideout = new Uint8Array(ids.length);
  for (const [tile, id] of ids.entries()) {
    const face = faceOf(setup, id);
    if (face === undefined) throw new Error(`the round has no tile ${id}`);
    for (const [side, direction] of DIRECTIONS.entries()) exits[4 * tile + side] = exitNumber(face.exits[direction]);
    if (face.item !== undefined) item[tile] = 1 << ITEMS.indexOf(face.item);
    if (face.kind === 'hideout') hideout[tile] = 1;
  }
  const fitsFrom = (wanted: (pile: number) => boolean): Fit[][] =>
    NUMBERED.map((_, before) =>
      [...exits.keys()].filter((fit) => wanted(pile[fit >> 2] ?? -1) && JOINS[before]?.[exits[fit] ?? NO_EXIT] === true),
    );
  const fits =
    use === 'both'
      ? [fitsFrom((at) => at >= 0)]
      : use === 'first'
        ? [fitsFrom((at) => at === 0)]
        : [fitsFrom((at) => at === 1), fitsFrom((at) => at === 0)];
  const tables = { ids, starts: starts.length, exits, item, hideout, startFits: fitsFrom((at) => at === -1), fits };
  return { ...tables, bounds: boundsOf(tables) };
}

/**
 * For each turn, each exit that a path may end with and each set of items that lie: the fewest tiles to a Hideout if every
 * tile could be used again and again and cells never ran into each other. So it is never too high, and a search may cut
 * by it. NEVER where there is no way even so.
 */
function boundsOf({ exits, item, hideout, fits }: Omit<PlannerTables, 'bounds'>): Uint8Array[] {
  const bounds = fits.map(() => new Uint8Array(8 * NUMBERED.length).fill(NEVER));
  for (let changed = true; changed;) {
    changed = false;
    for (const [turn, bound] of bounds.entries()) {
      const later = bounds[(turn + 1) % bounds.length] ?? bound;
      for (let at = 0; at < bound.length; at++) {
        const lying = at & 7;
        let least = NEVER;
        for (const fit of fits[turn]?.[at >> 3] ?? []) {
          const tile = fit >> 2;
          if (hideout[tile] === 1) {
            if (lying === ALL_ITEMS) least = Math.min(least, 1);
            continue;
          }
          const after = lying | (item[tile] ?? 0);
          for (let side = 1; side < 4; side++) {
            const out = exits[4 * tile + ((fit + side) & 3)] ?? NO_EXIT;
            least = Math.min(least, 1 + (later[8 * out + after] ?? NEVER));
          }
        }
        if (least < (bound[at] ?? NEVER)) {
          bound[at] = least;
          changed = true;
        }
      }
    }
  }
  return bounds;
}
