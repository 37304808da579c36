/**
 * Where the witnesses of a sector stand: clear of streets, badge and each other, and so that nobody stands in another's
 * field of view where that can be helped. The same face always gives the same places.
 */
import type { Direction, Tile } from '../../../shared/replay';
import type { Corner } from '../../../shared/table';
import { VECTOR } from '../compass';
import { BADGE, HEAD, SIDE, SIGHT, badgeAt, blockOf, isInside, obstaclesOf, roomAt, type Obstacles, type Spot } from './face';

export interface StandingWitness extends Spot {
  readonly facing: Direction;
}

/** A place where a head fits. */
interface Place extends Spot {
  /** Room around the head's rim. */
  readonly room: number;
}

const STEP = 1.5;
/** Least room around a head, and between two. */
const GAP = 0.5;
/** More room than this is no better. */
const ENOUGH = 3;
const STARTS = 4;
const ROUNDS = 8;

function placesIn(tile: Tile, corner: Corner, obstacles: Obstacles): Place[] {
  const block = blockOf(tile, corner);
  const places: Place[] = [];
  for (let y = STEP; y < SIDE; y += STEP) {
    for (let x = STEP; x < SIDE; x += STEP) {
      const spot = { x, y };
      if (!isInside(spot, block)) continue;
      const room = roomAt(spot, obstacles) - HEAD;
      if (room >= GAP) places.push({ x, y, room });
    }
  }
  return places;
}

/** How bad it is to stand at `place` looking to `facing`, whoever else is there. */
function lonelyCost(place: Place, facing: Direction, badge: Spot, centre: Spot): number {
  const { x: dx, y: dy } = VECTOR[facing];
  let cost = 0.9 * Math.max(0, ENOUGH - place.room);
  // A gaze cut off by the tile's edge or lying over the badge is harder to read.
  const endX = place.x + dx * SIGHT;
  const endY = place.y + dy * SIGHT;
  const cut = Math.max(0, -endX, -endY, endX - SIDE, endY - SIDE);
  cost += cut * 1.6;
  for (const share of [0.6, 1]) {
    const gap = Math.hypot(place.x + dx * SIGHT * share - badge.x, place.y + dy * SIGHT * share - badge.y) - BADGE;
    cost += 1.5 * Math.max(0, 3 - gap);
  }
  return cost + 0.04 * Math.hypot(place.x - centre.x, place.y - centre.y);
}

/** How bad it is that two stand so near each other. */
function pairCost(a: Spot, aFacing: Direction, b: Spot, bFacing: Direction): number {
  const apart = Math.hypot(a.x - b.x, a.y - b.y) - 2 * HEAD;
  let cost = 0.8 * Math.max(0, 4 - apart);
  if (apart < 2 * GAP) cost += 200 + 100 * (2 * GAP - apart);
  return cost + gazeCost(a, aFacing, b) + gazeCost(b, bFacing, a);
}

/** How much of what one sees the other one's head covers. */
function gazeCost(from: Spot, facing: Direction, other: Spot): number {
  const { x: dx, y: dy } = VECTOR[facing];
  const ahead = (other.x - from.x) * dx + (other.y - from.y) * dy;
  const aside = Math.abs((other.x - from.x) * dy - (other.y - from.y) * dx);
  if (ahead <= 0) return 0;
  const over = Math.min(SIGHT + HEAD + 1 - ahead, HEAD + Math.min(ahead, SIGHT) * 0.6 - aside);
  return 2.2 * Math.max(0, over);
}

/** The witnesses of one sector with their places, in the face's order. */
export function crowdIn(tile: Tile, corner: Corner): StandingWitness[] {
  const witnesses = tile.kind === 'hideout' ? [] : tile.sectors[corner].witnesses;
  const obstacles = obstaclesOf(tile);
  const places = placesIn(tile, corner, obstacles);
  const badge = badgeAt(corner);
  if (places.length === 0) return witnesses.map((facing) => ({ ...badge, facing }));
  const centre = {
    x: places.reduce((sum, place) => sum + place.x, 0) / places.length,
    y: places.reduce((sum, place) => sum + place.y, 0) / places.length,
  };
  const alone = witnesses.map((facing) => places.map((place) => lonelyCost(place, facing, badge, centre)));

  let best: number[] = [];
  let bestCost = Number.POSITIVE_INFINITY;
  for (let start = 0; start < STARTS; start++) {
    const chosen = witnesses.map((_, i) => Math.floor((((i * 2 + start * 1.37) % 8) / 8) * places.length));
    let cost = Number.POSITIVE_INFINITY;
    for (let round = 0; round < ROUNDS; round++) {
      let total = 0;
      witnesses.forEach((facing, i) => {
        let least = Number.POSITIVE_INFINITY;
        places.forEach((place, at) => {
          let sum = alone[i]?.[at] ?? 0;
          witnesses.forEach((otherFacing, j) => {
            const other = places[chosen[j] ?? 0];
            if (j !== i && other !== undefined && sum < least) sum += pairCost(place, facing, other, otherFacing);
          });
          if (sum < least) {
            least = sum;
            chosen[i] = at;
          }
        });
        total += least;
      });
      if (total >= cost) break;
      cost = total;
    }
    if (cost < bestCost) {
      bestCost = cost;
      best = chosen;
    }
  }
  return witnesses.map((facing, i) => {
    const place = places[best[i] ?? 0];
    return { x: place?.x ?? badge.x, y: place?.y ?? badge.y, facing };
  });
}
