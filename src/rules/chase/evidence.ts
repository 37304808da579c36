/** What a wrong tile ran against, so that it can be pointed at and said (P1 to P4, P6, P7, F3). */
import { directionTo, opposite, type Cell } from './compass';
import { itemsOn, type PlacementClause } from './legality';
import { otherPath } from './paths';
import { faceOf, type PathIndex, type PlacedTile, type RoundSetup, type RoundState } from './round';
import { endsMeet, streetsJoin } from './street';
import { exitOn, ITEMS, PRISON_EXIT, type Exit, type Item } from './tile';

/** A tile of a path by its place; or the Prison, which is in none. */
export interface Neighbour {
  readonly cell: Cell;
  /** Null for the Prison. */
  readonly at: { readonly path: PathIndex; readonly position: number } | null;
}

/** What the streets of two tiles are where they touch: null where there is none. */
export interface Seam {
  readonly beside: Neighbour;
  readonly here: Exit | null;
  readonly there: Exit | null;
}

export type Evidence =
  /** It lies past the table's edge. */
  | { readonly clause: 'P1' }
  /** What it touches and must not. */
  | { readonly clause: 'P2'; readonly touched: readonly Neighbour[] }
  /** The edge at which streets do not join, or ends do not meet. */
  | ({ readonly clause: 'P3' | 'P4' | 'P7' } & Seam)
  /** What did not lie on the table yet. */
  | { readonly clause: 'P6'; readonly missing: readonly Item[] }
  /** The end of the other path, which the Hideout does not touch. */
  | { readonly clause: 'F3'; readonly end: Neighbour | null };

const PRISON = (setup: RoundSetup): Neighbour => ({ cell: setup.prison, at: null });

/** The streets on the edge that a tile shares with a neighbour; the Prison's are all alike (C7). */
function seamOf(setup: RoundSetup, placed: PlacedTile, beside: Neighbour, there: PlacedTile | null): Seam {
  const side = directionTo(placed.cell, beside.cell) ?? 'n';
  const exit = ({ tile, rotation }: PlacedTile, towards: typeof side): Exit | null => {
    const face = faceOf(setup, tile);
    return (face && exitOn(face, rotation, towards)) ?? null;
  };
  return { beside, here: exit(placed, side), there: there === null ? PRISON_EXIT : exit(there, opposite(side)) };
}

/** The streets where a tile of a path meets the one before it, or the first one the Prison; null where there is no such tile. */
export function seamBefore({ setup, paths }: RoundState, path: PathIndex, position: number): Seam | null {
  const tiles = paths[path]?.tiles ?? [];
  const [placed, own] = [tiles[position - 1], tiles[position - 2]];
  if (placed === undefined) return null;
  if (own === undefined) return seamOf(setup, placed, PRISON(setup), null);
  return seamOf(setup, placed, { cell: own.cell, at: { path, position: position - 1 } }, own);
}

/**
 * The evidence of a tile that is the first wrong one of its path and breaks `clause` (J1): the table is looked at as it stood
 * when the tile was placed (P2).
 */
export function evidenceOf(state: RoundState, path: PathIndex, position: number, clause: PlacementClause): Evidence | null {
  const { setup } = state;
  const placed = state.paths[path]?.tiles[position - 1];
  if (placed === undefined) return null;
  const lying = state.paths.flatMap(({ tiles }, at) =>
    tiles.flatMap((tile, k) =>
      tile.order < placed.order ? [{ tile, next: { cell: tile.cell, at: { path: at as PathIndex, position: k + 1 } } }] : [],
    ),
  );
  const own = lying.find(({ next }) => next.at.path === path && next.at.position === position - 1);
  const others = lying.filter(({ next }) => next.at.path !== path);
  const otherEnd = others[others.length - 1];
  const touches = (cell: Cell): boolean => directionTo(placed.cell, cell) !== undefined;
  const hideout = faceOf(setup, placed.tile)?.kind === 'hideout';
  // F3: a Hideout may touch the other path's end as well.
  const joined = hideout && otherEnd !== undefined && touches(otherEnd.tile.cell) ? otherEnd : undefined;
  switch (clause) {
    case 'P1':
      return { clause };
    case 'P2': {
      const prison = own !== undefined && touches(setup.prison) ? [PRISON(setup)] : [];
      const tiles = lying.filter((each) => each !== own && each !== joined && touches(each.tile.cell));
      return { clause, touched: [...prison, ...tiles.map(({ next }) => next)] };
    }
    case 'P3':
    case 'P4': {
      const fits = clause === 'P3' ? streetsJoin : endsMeet;
      const seams = [own, joined].flatMap((each) => (each === undefined ? [] : [seamOf(setup, placed, each.next, each.tile)]));
      const broken = seams.find(({ here, there }) => !fits(here ?? undefined, there ?? undefined));
      return broken === undefined ? null : { clause, ...broken };
    }
    case 'P7':
      return { clause, ...seamOf(setup, placed, PRISON(setup), null) };
    case 'P6': {
      const found = itemsOn(
        setup,
        lying.map(({ tile }) => tile),
      );
      return { clause, missing: ITEMS.filter((item) => !found.includes(item)) };
    }
    case 'F3': {
      const second = otherPath(state, path);
      return { clause, end: second === undefined ? null : (otherEnd?.next ?? PRISON(setup)) };
    }
  }
}
