/** Right and wrong placements to be judged, found among the real tiles and judged by the real rules (P1 to P4, P6, P7). */
import type { Cell, Rotation } from '../../../../shared/chase/replay';
import { directionTo, opposite, ROTATIONS } from '../../../../rules/chase/compass';
import type { WalkStep } from '../../../../rules/chase/explain';
import type { PlacementClause } from '../../../../rules/chase/legality';
import type { RoundState } from '../../../../rules/chase/round';
import { exitOn, PRISON_EXIT, type End, type Exit, type Tile } from '../../../../rules/chase/tile';
import { pathExample } from '../lib/examples';
import { jointOf, jointWithPrison, meeting } from '../lib/streets';
import { TILES } from '../lib/tile-set';
import { lastStep, playedRound, type LaidTile, type Table } from './rounds';

/** What is to be seen where the new tile meets the end of the path. */
type Meets = (there: Exit | undefined, here: Exit | undefined) => boolean;

interface Wanted {
  /** From the Prison's on; the last is that of the tile that is judged. */
  readonly cells: readonly Cell[];
  readonly meets: Meets;
  readonly fault: PlacementClause | null;
  /** The clause that says so, where nothing is broken. */
  readonly by: string;
  readonly table?: Table;
  readonly kind?: Tile['kind'];
}

const at = (x: number, y: number): Cell => ({ x, y });
const LINE = [at(0, 2), at(1, 2), at(2, 2), at(3, 2)];
/** Longer by a tile, so that the path can end with any of the tiles. */
const LONG = [at(0, 2), at(1, 2), at(2, 2), at(3, 2), at(4, 2)];
const joined: Meets = (there, here) => meeting(here, there) === 'joined';
const ends =
  (one: End, other: End): Meets =>
  (there, here) =>
    meeting(here, there) !== 'no-street' && there?.end === one && here?.end === other;

const WANTED = {
  open: { cells: LINE, meets: ends('open', 'open'), fault: null, by: 'P3' },
  aside: {
    cells: LINE,
    meets: (there, here) => there?.at === 'left' && here?.at === 'right' && joined(there, here),
    fault: null,
    by: 'P3',
  },
  trees: { cells: LINE, meets: ends('trees', 'open'), fault: null, by: 'P4' },
  apart: {
    cells: LINE,
    meets: (there, here) => [here, there].every((exit) => exit !== undefined) && meeting(here, there) === 'no-street',
    fault: 'P3',
    by: 'P3',
  },
  mirror: { cells: LINE, meets: (there, here) => there?.at === 'left' && here?.at === 'left', fault: 'P3', by: 'P3' },
  roadblock: { cells: LINE, meets: ends('open', 'roadblock'), fault: 'P4', by: 'P4' },
  slip: { cells: LINE, meets: ends('trees', 'roadblock'), fault: null, by: 'P4' },
  roadblocks: { cells: LONG, meets: ends('roadblock', 'roadblock'), fault: 'P4', by: 'P4' },
  corner: { cells: [at(0, 1), at(1, 1), at(1, 0), at(2, 0)], meets: joined, fault: null, by: 'P2' },
  prison: { cells: [at(0, 1), at(1, 1), at(1, 0), at(0, 0)], meets: joined, fault: 'P2', by: 'P2' },
  touching: { cells: [at(0, 1), at(1, 1), at(2, 1), at(2, 0), at(1, 0)], meets: joined, fault: 'P2', by: 'P2' },
  edge: { cells: LINE, meets: joined, fault: 'P1', by: 'P1', table: { columns: 3, rows: 5 } },
  leaving: { cells: [at(0, 0), at(1, 0)], meets: (_, here) => here?.at !== 'centre', fault: 'P7', by: 'P7' },
  hideout: { cells: LINE, meets: joined, fault: 'P6', by: 'P6', kind: 'hideout' },
} as const satisfies Record<string, Wanted>;

export type PlacementName = keyof typeof WANTED;
/** In an order in which neither answer comes too often at once. */
export const PLACEMENTS = Object.keys(WANTED) as readonly PlacementName[];

/** A placement to be judged. */
export interface PlacementCase {
  readonly name: PlacementName;
  readonly state: RoundState;
  /** The tile that is judged: the last. */
  readonly step: WalkStep;
  /** The clause that it breaks, or by which it is right. */
  readonly by: string;
}

const FACES = Object.entries(TILES);
const lies = (lead: readonly LaidTile[], kind: Tile['kind']): [string, Tile][] =>
  FACES.filter(([id, face]) => face.kind === kind && !lead.some((each) => each.id === id));
/** S5: two Starting tiles come first. */
const kindAt = (position: number): Tile['kind'] => (position < 2 ? 'start' : 'route');

/** Every way to lay a tile on `cell` that goes on from what lies, as the rules have it. */
function* goingOn(lead: readonly LaidTile[], prison: Cell, cell: Cell): Generator<readonly LaidTile[]> {
  const before = lead.at(-1);
  const side = directionTo(cell, before?.cell ?? prison);
  const lying = before && TILES[before.id];
  if (side === undefined) return;
  for (const [id, face] of lies(lead, kindAt(lead.length))) {
    for (const rotation of ROTATIONS) {
      const joint =
        before === undefined || lying === undefined
          ? jointWithPrison(face, rotation, side)
          : jointOf(face, rotation, side, lying, before.rotation);
      if (joint === 'joined') yield [...lead, { id, cell, rotation }];
    }
  }
}

function exitThere(lead: readonly LaidTile[], cell: Cell): Exit | undefined {
  const end = lead.at(-1);
  const face = end && TILES[end.id];
  const side = end && directionTo(end.cell, cell);
  return end === undefined ? PRISON_EXIT : face && side && exitOn(face, end.rotation, side);
}

function judged(name: PlacementName, lead: readonly LaidTile[]): PlacementCase | null {
  const { cells, meets, fault, by, table, kind }: Wanted = WANTED[name];
  const [prison, cell] = [cells[0], cells.at(-1)];
  const side = cell && directionTo(cell, lead.at(-1)?.cell ?? prison ?? cell);
  if (prison === undefined || cell === undefined || side === undefined) return null;
  const there = exitThere(lead, cell);
  for (const [id, face] of lies(lead, kind ?? kindAt(lead.length))) {
    for (const rotation of ROTATIONS as readonly Rotation[]) {
      if (!meets(there, exitOn(face, rotation, side))) continue;
      const state = playedRound(prison, [...lead, { id, cell, rotation }], [], table);
      const step = state && lastStep(state);
      if (state !== null && step?.fault === fault) return { name, state, step, by: step.fault ?? by };
    }
  }
  return null;
}

function search(name: PlacementName): PlacementCase | null {
  const { cells }: Wanted = WANTED[name];
  const [prison] = cells;
  if (prison === undefined) return null;
  if (cells.length === 2) return judged(name, []);
  const end = cells[cells.length - 2];
  const lead = pathExample(cells.slice(0, -2)) ?? [];
  if (end === undefined) return null;
  for (const lying of goingOn(lead, prison, end)) {
    const found = judged(name, lying);
    if (found !== null) return found;
  }
  return null;
}

const found = new Map<PlacementName, PlacementCase | null>();

/** The placement of that name; null where the tiles have none. Sought once. */
export function placementCase(name: PlacementName): PlacementCase | null {
  const known = found.get(name);
  if (known !== undefined) return known;
  const sought = search(name);
  found.set(name, sought);
  return sought;
}

/** The side of the path's end on which the table ends, where the placement is about that. */
export function edgeBeside({ step, state }: PlacementCase): 'n' | 'e' | 's' | 'w' | null {
  const end = state.paths[0]?.tiles.at(-2)?.cell;
  const side = directionTo(step.placed.cell, end ?? step.placed.cell);
  return step.fault === 'P1' && side !== undefined ? opposite(side) : null;
}
