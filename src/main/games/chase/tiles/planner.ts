/**
 * A planner without a clock: the shortest legal way to a Hideout for a Runner who knows both piles. It deepens step by
 * step, so the first way found is a shortest one; what cannot arrive in time by `PlannerTables.bounds` is cut.
 */
import { DIRECTIONS, ROTATIONS } from '../../../../rules/chase/compass';
import { itemsOn, type Placement } from '../../../../rules/chase/legality';
import { endOf, faceOf, type RoundSetup, type RoundState } from '../../../../rules/chase/round';
import { exitOn, ITEMS, type TileId } from '../../../../rules/chase/tile';
import { PlannerGrid } from './planner-grid';
import { ALL_ITEMS, exitNumber, NEVER, NO_EXIT, plannerTables, PRISON_NUMBER, type PileUse, type PlannerTables } from './planner-tables';

export type Escape =
  | {
      readonly found: 'way';
      /** Every tile of the way, the Starting tiles first. */
      readonly placements: readonly Placement[];
      /** Tiles after the Starting tiles, the Hideout included. */
      readonly tiles: number;
    }
  /** There is no way, whatever its length. */
  | { readonly found: 'none' }
  /** More placements would have to be tried than allowed. */
  | { readonly found: 'undecided' };

/**
 * A shortest legal escape (P1 to P4, P6, P7) from the round as dealt; the planner also chooses how the Starting tiles lie
 * and in which order. Tries at most `limit` placements.
 */
export function shortestEscape(setup: RoundSetup, use: PileUse = 'both', limit = 20_000_000): Escape {
  const search = new EscapeSearch(setup, plannerTables(setup, use), limit);
  const most = setup.piles?.flat().length ?? 0;
  for (let tiles = 1; tiles <= most; tiles++) {
    const outcome = search.within(tiles);
    if (outcome === 'limit') return { found: 'undecided' };
    if (outcome === 'found') return { found: 'way', placements: search.placements(), tiles };
    if (outcome === 'exhausted') break;
  }
  return { found: 'none' };
}

/**
 * A shortest legal way (P1 to P4, P6) from the end of a round's only path to a Hideout with the tiles of `hand`, each of
 * which can be taken at any time. Tries at most `limit` placements.
 */
export function shortestWayOn(state: RoundState, hand: readonly TileId[], limit = 1_000_000): Escape {
  const setup = { ...state.setup, starts: [], piles: [hand] };
  const search = new EscapeSearch(setup, plannerTables(setup, 'both'), limit);
  for (let tiles = 1; tiles <= hand.length; tiles++) {
    const outcome = search.onFrom(state, tiles);
    if (outcome === 'limit') return { found: 'undecided' };
    if (outcome === 'found') return { found: 'way', placements: search.placements(), tiles };
    if (outcome === 'exhausted') break;
  }
  return { found: 'none' };
}

/** `exhausted`: nothing was cut for being too long, so looking deeper finds nothing more. */
type Outcome = 'found' | 'deeper' | 'exhausted' | 'limit';

class EscapeSearch {
  private readonly tables: PlannerTables;
  private readonly limit: number;
  private readonly grid: PlannerGrid;
  private readonly used: Uint8Array;
  /** The way so far: tiles, cells of the grid and quarter turns. */
  private readonly way: { readonly tile: number; readonly cell: number; readonly turns: number }[] = [];
  private tried = 0;
  /** How often the search turned back because a way would have been too long. */
  private cuts = 0;

  constructor(setup: RoundSetup, tables: PlannerTables, limit: number) {
    this.tables = tables;
    this.limit = limit;
    this.grid = new PlannerGrid(setup);
    this.used = new Uint8Array(tables.ids.length);
  }

  /** Looks for a way with at most `tiles` tiles after the Starting tiles. */
  within(tiles: number): Outcome {
    const before = this.cuts;
    // S5: the first Starting tile goes beside the Prison, on any of its sides (P7).
    for (let heading = 0; heading < 4; heading++) {
      if (this.go(this.grid.prison, heading, PRISON_NUMBER, 0, tiles)) return 'found';
    }
    if (this.tried > this.limit) return 'limit';
    return this.cuts > before ? 'deeper' : 'exhausted';
  }

  /** Looks for a way of at most `tiles` tiles from the end of the path that lies. */
  onFrom({ setup, paths: [path] }: RoundState, tiles: number): Outcome {
    const end = path && endOf(path);
    const face = end && faceOf(setup, end.tile);
    if (path === undefined || end === undefined || face === undefined) return 'exhausted';
    for (const { cell } of path.tiles) this.grid.take(this.grid.numberOf(cell));
    const lying = itemsOn(setup, path.tiles).reduce((bits, item) => bits | (1 << ITEMS.indexOf(item)), 0);
    const before = this.cuts;
    for (const [heading, direction] of DIRECTIONS.entries()) {
      const exit = exitOn(face, end.rotation, direction);
      if (exit === undefined) continue;
      if (this.go(this.grid.numberOf(end.cell), heading, exitNumber(exit), lying, tiles)) return 'found';
    }
    if (this.tried > this.limit) return 'limit';
    return this.cuts > before ? 'deeper' : 'exhausted';
  }

  /** The way found, as placements. */
  placements(): Placement[] {
    return this.way.map(({ tile, cell, turns }) => ({
      tile: this.tables.ids[tile] ?? '',
      cell: this.grid.cellOf(cell),
      rotation: ROTATIONS[turns] ?? 0,
    }));
  }

  /** Goes on from `from` towards `heading`, over the exit `out`, with the items `lying` and at most `left` more tiles. */
  private go(from: number, heading: number, out: number, lying: number, left: number): boolean {
    const { tables, grid } = this;
    const placed = this.way.length - tables.starts;
    const turn = placed < 0 ? 0 : placed % tables.fits.length;
    if (placed >= 0) {
      const bound = tables.bounds[turn]?.[8 * out + lying] ?? NEVER;
      if (bound > left) {
        if (bound < NEVER) this.cuts++;
        return false;
      }
    }
    const cell = grid.beside(from, heading);
    if (!grid.isClear(cell, heading)) return false;
    for (const fit of (placed < 0 ? tables.startFits : tables.fits[turn])?.[out] ?? []) {
      const tile = fit >> 2;
      const hideout = tables.hideout[tile] === 1;
      if (this.used[tile] === 1) continue;
      if (hideout && lying !== ALL_ITEMS) continue; // P6
      if (++this.tried > this.limit) return false;
      // The joining side turns to face back the way that the path came.
      const turns = (heading + 2 - fit) & 3;
      this.way.push({ tile, cell, turns });
      if (hideout) return true; // P10
      this.used[tile] = 1;
      grid.take(cell);
      const after = lying | (tables.item[tile] ?? 0);
      for (const next of [heading, (heading + 1) & 3, (heading + 3) & 3]) {
        const exit = tables.exits[4 * tile + ((next - turns) & 3)] ?? NO_EXIT;
        if (exit !== NO_EXIT && this.go(cell, next, exit, after, placed < 0 ? left : left - 1)) return true;
      }
      grid.free(cell);
      this.used[tile] = 0;
      this.way.pop();
    }
    return false;
  }
}
