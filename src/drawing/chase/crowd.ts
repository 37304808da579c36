/**
 * Where the witnesses of a sector stand: clear of streets, badge and each other, and so that nobody stands in another's
 * field of view where that can be helped. The same face always gives the same places.
 */
import type { Direction, Tile } from '../../shared/chase/replay';
import type { Corner } from '../../shared/chase/table';
import { VECTOR } from './headings';
import { BADGE, HEAD, SIDE, SIGHT, badgeAt, blockOf, isInside, obstaclesOf, roomAt, type Obstacles, type Spot } from './face';

export interface StandingWitness extends Spot {
  readonly facing: Direction;
  /** The radius of the head: `HEAD`, and less only where a sector is too narrow for its people. */
  readonly radius: number;
}

/** Least room around a head, and between two. */
const GAP = 0.5;
/** More room around a head than this is no better. */
const ENOUGH = 2.2;
/** Places are first sought on this grid, then moved in ever finer steps. */
const GRID = 3;
const FINE_STEPS = [1.5, 0.75, 0.4] as const;
const STARTS = 2;
const ROUNDS = 6;
/** What counts as forbidden, against ordinary costs of a few units. */
const FORBIDDEN = 1000;

/**
 * The line from a head to where its gaze fades. It lies along an axis, so its box is the line itself, and the gap
 * between two boxes is the way between two lines.
 */
interface Line {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** How far of the gaze others should keep clear of, for a head of radius 1. */
const REACH = (SIGHT / HEAD) * 0.82;
/** Farther apart than this many radii two take no notice of each other. */
const COMPANY = 4;
/** Heads shrink by these factors, one after the other, until everybody fits. */
const SIZES = [1, 0.86, 0.74, 0.62, 0.5] as const;

function gazeOf(spot: Spot, facing: Direction, radius: number): Line {
  const { x, y } = VECTOR[facing];
  const endX = spot.x + x * REACH * radius;
  const endY = spot.y + y * REACH * radius;
  return {
    left: Math.min(spot.x, endX),
    right: Math.max(spot.x, endX),
    top: Math.min(spot.y, endY),
    bottom: Math.max(spot.y, endY),
  };
}

function gapBetween(a: Line, b: Line): number {
  const dx = Math.max(0, a.left - b.right, b.left - a.right);
  const dy = Math.max(0, a.top - b.bottom, b.top - a.bottom);
  return dx === 0 ? dy : dy === 0 ? dx : Math.sqrt(dx * dx + dy * dy);
}

function gapTo(line: Line, spot: Spot): number {
  const dx = Math.max(0, line.left - spot.x, spot.x - line.right);
  const dy = Math.max(0, line.top - spot.y, spot.y - line.bottom);
  return dx === 0 ? dy : dy === 0 ? dx : Math.sqrt(dx * dx + dy * dy);
}

interface Sector {
  readonly block: readonly Spot[];
  readonly badge: Spot;
  /** The middle of the room that people have. */
  readonly heart: Spot;
  readonly obstacles: Obstacles;
  /** Of the heads. */
  readonly radius: number;
}

/** How bad it is to stand at `spot` looking to `facing`, whoever else is there. */
function costAlone(spot: Spot, facing: Direction, room: number, sector: Sector): number {
  if (room < GAP) return FORBIDDEN + (GAP - room) * 100;
  const { radius } = sector;
  const { x, y } = VECTOR[facing];
  const sight = (SIGHT / HEAD) * radius;
  const far = { x: spot.x + x * sight, y: spot.y + y * sight };
  // A gaze cut off by the tile's edge or covered by the badge is harder to read; one over a street is only less neat.
  const cut = Math.max(0, 1.5 - far.x, 1.5 - far.y, far.x - SIDE + 1.5, far.y - SIDE + 1.5);
  const gaze = gazeOf(spot, facing, radius);
  let cost = 1.2 * Math.max(0, ENOUGH - room) + 2 * cut;
  cost += 2.4 * Math.max(0, BADGE + radius * 0.8 - gapTo(gaze, sector.badge));
  if (!isInside(far, sector.block)) cost += 2.5;
  for (const clump of sector.obstacles.clumps) cost += 1.4 * Math.max(0, radius + 2 - gapTo(gaze, clump));
  return cost + 0.025 * Math.hypot(spot.x + x * radius - sector.heart.x, spot.y + y * radius - sector.heart.y);
}

/** How bad it is that two stand so: heads must not touch, and each gaze should stay clear of the other. */
function costTogether(a: Spot, aGaze: Line, b: Spot, bGaze: Line, radius: number): number {
  const gap = gapBetween(aGaze, bGaze);
  if (gap > COMPANY * radius) return 0;
  const heads = Math.hypot(a.x - b.x, a.y - b.y) - 2 * radius;
  if (heads < 2 * GAP) return FORBIDDEN / 2 + (2 * GAP - heads) * 100;
  const covered = Math.max(0, radius * 1.9 - gapTo(aGaze, b)) + Math.max(0, radius * 1.9 - gapTo(bGaze, a));
  const crossed = Math.max(0, radius * 2.3 - gap);
  return 2.2 * covered + 1.1 * crossed + 0.3 * Math.max(0, 3 - heads) + 0.12 * (COMPANY * radius - gap);
}

function gridIn(sector: Pick<Sector, 'block' | 'obstacles' | 'radius'>): { spots: Spot[]; rooms: number[] } {
  const xs = sector.block.map((spot) => spot.x);
  const ys = sector.block.map((spot) => spot.y);
  const spots: Spot[] = [];
  const rooms: number[] = [];
  for (let y = Math.min(...ys) + sector.radius; y <= Math.max(...ys) - sector.radius; y += GRID) {
    for (let x = Math.min(...xs) + sector.radius; x <= Math.max(...xs) - sector.radius; x += GRID) {
      const spot = { x, y };
      if (!isInside(spot, sector.block)) continue;
      const room = roomAt(spot, sector.obstacles) - sector.radius;
      // A little too tight on the grid may still be right beside it.
      if (room < GAP - GRID / 2) continue;
      spots.push(spot);
      rooms.push(room);
    }
  }
  return { spots, rooms };
}

/** The witnesses of one sector with their places, in the face's order. */
export function crowdIn(tile: Tile, corner: Corner): StandingWitness[] {
  if (tile.kind === 'hideout') return [];
  const { witnesses } = tile.sectors[corner];
  const place = { block: blockOf(tile, corner), obstacles: obstaclesOf(tile), badge: badgeAt(corner) };
  let crowd: Crowd = { standing: [], cost: Number.POSITIVE_INFINITY };
  let radius = HEAD;
  for (const size of SIZES) {
    radius = HEAD * size;
    crowd = gather(witnesses, { ...place, radius });
    if (crowd.cost < FORBIDDEN / 2) break;
  }
  return witnesses.map((facing, i) => ({ ...(crowd.standing[i] ?? place.badge), facing, radius }));
}

interface Crowd {
  readonly standing: readonly Spot[];
  readonly cost: number;
}

/** The best places for heads of one size: first on a grid, from a few beginnings, then in finer steps. */
function gather(witnesses: readonly Direction[], place: Omit<Sector, 'heart'>): Crowd {
  const { radius } = place;
  const { spots, rooms } = gridIn(place);
  if (spots.length === 0) return { standing: [], cost: Number.POSITIVE_INFINITY };
  const heart = {
    x: spots.reduce((sum, spot) => sum + spot.x, 0) / spots.length,
    y: spots.reduce((sum, spot) => sum + spot.y, 0) / spots.length,
  };
  const sector: Sector = { ...place, heart };
  const alone = witnesses.map((facing) => spots.map((spot, at) => costAlone(spot, facing, rooms[at] ?? 0, sector)));
  const others: Company = (standing, self, spot, enough) => {
    const facing = witnesses[self];
    if (facing === undefined) return 0;
    const gaze = gazeOf(spot, facing, radius);
    let sum = 0;
    for (let j = 0; j < witnesses.length && sum < enough; j++) {
      const other = standing[j];
      const otherFacing = witnesses[j];
      if (j === self || other === undefined || otherFacing === undefined) continue;
      sum += costTogether(spot, gaze, other, gazeOf(other, otherFacing, radius), radius);
    }
    return sum;
  };

  let best: Spot[] = [];
  let bestCost = Number.POSITIVE_INFINITY;
  for (let start = 0; start < STARTS; start++) {
    const standing = witnesses.map((_, i) => {
      const share = ((i + 0.5) / witnesses.length + start / STARTS) % 1;
      return spots[Math.floor(share * spots.length)] ?? place.badge;
    });
    let cost = Number.POSITIVE_INFINITY;
    for (let round = 0; round < ROUNDS; round++) {
      let total = 0;
      witnesses.forEach((_, i) => {
        let least = Number.POSITIVE_INFINITY;
        spots.forEach((spot, at) => {
          const own = alone[i]?.[at] ?? 0;
          if (own >= least) return;
          const sum = own + others(standing, i, spot, least - own);
          if (sum < least) {
            least = sum;
            standing[i] = spot;
          }
        });
        total += least;
      });
      if (total >= cost) break;
      cost = total;
    }
    if (cost < bestCost) {
      bestCost = cost;
      best = standing;
    }
  }
  return settle(best, witnesses, sector, others);
}

/** What the others cost the one at `self` who stands at `spot`; no need to count beyond `enough`. */
type Company = (standing: readonly Spot[], self: number, spot: Spot, enough: number) => number;

/** Moves everybody by ever finer steps to where it is best. */
function settle(coarse: readonly Spot[], witnesses: readonly Direction[], sector: Sector, others: Company): Crowd {
  const standing = [...coarse];
  const costOf = (self: number, facing: Direction, spot: Spot): number =>
    isInside(spot, sector.block)
      ? costAlone(spot, facing, roomAt(spot, sector.obstacles) - sector.radius, sector) +
        others(standing, self, spot, Number.POSITIVE_INFINITY)
      : Number.POSITIVE_INFINITY;
  for (const step of FINE_STEPS) {
    for (let round = 0; round < 3; round++) {
      witnesses.forEach((facing, i) => {
        const from = standing[i];
        if (from === undefined) return;
        let least = costOf(i, facing, from);
        for (const { x, y } of Object.values(VECTOR)) {
          const spot = { x: from.x + x * step, y: from.y + y * step };
          const cost = costOf(i, facing, spot);
          if (cost < least) {
            least = cost;
            standing[i] = spot;
          }
        }
      });
    }
  }
  const cost = witnesses.reduce((sum, facing, i) => sum + costOf(i, facing, standing[i] ?? sector.badge), 0);
  return { standing, cost };
}
