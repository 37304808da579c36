/**
 * A Runner who looks no further than the next tile: takes a Hideout where one fits, else a missing item, else any tile that
 * fits, by chance. How much longer its ways are than the shortest shows what planning is worth.
 */
import type { RoundSetup } from '../../../../rules/chase/round';
import type { Random } from '../../../../rules/random';
import { PlannerGrid } from './planner-grid';
import { ALL_ITEMS, NO_EXIT, plannerTables, PRISON_NUMBER } from './planner-tables';

interface Walk {
  /** Tiles after the Starting tiles, a Hideout included. */
  readonly tiles: number;
  /** Whether it ended with a Hideout; else nothing fitted any more. */
  readonly arrived: boolean;
  /** On average over the walk's tiles: how many different tiles would have fitted somewhere. */
  readonly choice: number;
}

interface NearStep {
  readonly tile: number;
  readonly cell: number;
  readonly heading: number;
  readonly turns: number;
}

/** One walk from the round as dealt, with both piles (P8). Every placement is legal. */
export function nearSightedWalk(setup: RoundSetup, random: Random): Walk {
  const tables = plannerTables(setup, 'both');
  const grid = new PlannerGrid(setup);
  const used = new Uint8Array(tables.ids.length);
  const fits = tables.fits[0] ?? [];
  let lying = 0;
  let last: NearStep | undefined;

  /** Every legal placement beside the path's end; `starting` for the Starting tiles. */
  const options = (starting: boolean): NearStep[] => {
    const found: NearStep[] = [];
    for (let heading = 0; heading < 4; heading++) {
      const out = last === undefined ? PRISON_NUMBER : (tables.exits[4 * last.tile + ((heading - last.turns) & 3)] ?? NO_EXIT);
      const cell = grid.beside(last?.cell ?? grid.prison, heading);
      if (!grid.isClear(cell, heading)) continue;
      for (const fit of (starting ? tables.startFits : fits)[out] ?? []) {
        const tile = fit >> 2;
        if (used[tile] === 1) continue;
        if (tables.hideout[tile] === 1 && lying !== ALL_ITEMS) continue; // P6
        found.push({ tile, cell, heading, turns: (heading + 2 - fit) & 3 });
      }
    }
    return found;
  };

  let choices = 0;
  for (let placed = -tables.starts; ; placed++) {
    const all = options(placed < 0);
    if (placed >= 0) choices += new Set(all.map(({ tile }) => tile)).size;
    const wanted = [
      all.filter(({ tile }) => tables.hideout[tile] === 1),
      all.filter(({ tile }) => (tables.item[tile] ?? 0) !== 0 && ((tables.item[tile] ?? 0) & lying) === 0),
      all.filter(({ tile }) => tables.item[tile] === 0),
      all,
    ].find((some) => some.length > 0);
    const step = wanted?.[random.below(wanted.length)];
    if (step === undefined) return { tiles: Math.max(0, placed), arrived: false, choice: choices / Math.max(1, placed + 1) };
    if (tables.hideout[step.tile] === 1) return { tiles: placed + 1, arrived: true, choice: choices / (placed + 1) };
    used[step.tile] = 1;
    grid.take(step.cell);
    lying |= tables.item[step.tile] ?? 0;
    last = step;
  }
}
