/** A few roofs and bushes in the room that people, streets and badges leave. Seeded by the face, so always the same. */
import type { Rotation, Tile } from '../../shared/chase/replay';
import type { Corner } from '../../shared/chase/table';
import { VECTOR } from './headings';
import { shadowStep } from './card';
import { faded } from '../contrast';
import type { StandingWitness } from './crowd';
import { HEAD, SIGHT, blockOf, isInside, obstaclesOf, roomAt, type Spot } from './face';
import type { Dice } from '../seeded';
import type { Target, TileStyle } from './style';

interface House extends Spot {
  readonly width: number;
  readonly depth: number;
  /** Which of the palette's roofs; taken round the list. */
  readonly roof: number;
  readonly lights: number;
}

interface Bush extends Spot {
  readonly radius: number;
}

export interface Decoration {
  readonly houses: readonly House[];
  readonly bushes: readonly Bush[];
}

const TRIES = 40;
const MOST_HOUSES = 3;
const MOST_BUSHES = 3;

/** The distance from `spot` to a house's walls, 0 inside. */
function toHouse(spot: Spot, house: Spot & { readonly width: number; readonly depth: number }): number {
  const dx = Math.max(0, Math.abs(spot.x - house.x) - house.width / 2);
  const dy = Math.max(0, Math.abs(spot.y - house.y) - house.depth / 2);
  return Math.hypot(dx, dy);
}

/** Corners and the middles of the walls. */
function rimOf(house: House): Spot[] {
  const { x, y, width, depth } = house;
  return [-1, 0, 1].flatMap((across) => [-1, 0, 1].map((down) => ({ x: x + (across * width) / 2, y: y + (down * depth) / 2 })));
}

function isApart(a: House, b: House): boolean {
  return Math.abs(a.x - b.x) > (a.width + b.width) / 2 + 1.4 || Math.abs(a.y - b.y) > (a.depth + b.depth) / 2 + 1.4;
}

/** Where roofs and bushes of a sector stand. */
export function decorationIn(tile: Tile, corner: Corner, crowd: readonly StandingWitness[], dice: Dice): Decoration {
  const block = blockOf(tile, corner);
  const obstacles = obstaclesOf(tile);
  const left = Math.min(...block.map((spot) => spot.x));
  const top = Math.min(...block.map((spot) => spot.y));
  const width = Math.max(...block.map((spot) => spot.x)) - left;
  const height = Math.max(...block.map((spot) => spot.y)) - top;
  const somewhere = (): Spot => ({ x: left + dice() * width, y: top + dice() * height });
  // Heads and what they look at stay free.
  const free = (spot: Spot, gap: (from: Spot) => number): boolean =>
    isInside(spot, block) &&
    crowd.every((witness) => {
      const { x, y } = VECTOR[witness.facing];
      const seen = (share: number): Spot => ({ x: witness.x + x * SIGHT * share, y: witness.y + y * SIGHT * share });
      return gap(witness) > HEAD + 0.9 && gap(seen(0.65)) > 4 && gap(seen(1)) > 5;
    });

  const houses: House[] = [];
  const bushes: Bush[] = [];
  for (let i = 0; i < TRIES && houses.length < MOST_HOUSES; i++) {
    const spot = somewhere();
    const across = dice() < 0.5;
    const long = 8 + dice() * 6;
    const short = 6 + dice() * 3;
    const house = {
      ...spot,
      width: across ? long : short,
      depth: across ? short : long,
      roof: Math.floor(dice() * 8),
      lights: Math.floor(dice() * 3),
    };
    // The cheap questions first: most tries fail on the people.
    const fits =
      free(spot, (from) => toHouse(from, house)) &&
      houses.every((other) => isApart(other, house)) &&
      rimOf(house).every((each) => isInside(each, block) && roomAt(each, obstacles) > 1.2);
    if (fits) houses.push(house);
  }
  for (let i = 0; i < TRIES && bushes.length < MOST_BUSHES; i++) {
    const spot = somewhere();
    const radius = 1.3 + dice() * 1;
    const fits =
      free(spot, (from) => Math.hypot(from.x - spot.x, from.y - spot.y) - radius) &&
      houses.every((house) => toHouse(spot, house) > radius + 0.8) &&
      bushes.every((other) => Math.hypot(other.x - spot.x, other.y - spot.y) > other.radius + radius + 0.6) &&
      roomAt(spot, obstacles) > radius + 1;
    if (fits) bushes.push({ ...spot, radius });
  }
  return { houses, bushes };
}

/** Draws the roofs with their shadows, and the bushes. */
export function drawDecoration(ctx: Target, decoration: Decoration, style: TileStyle): void {
  const { palette, rotation } = style;
  if (palette.roofs.length === 0) return;
  const shadow = shadowStep(rotation, 2.2);
  ctx.fillStyle = faded(palette.shadow, palette.shade * 0.8);
  for (const house of decoration.houses) {
    ctx.fillRect(house.x - house.width / 2 + shadow.x, house.y - house.depth / 2 + shadow.y, house.width, house.depth);
  }
  for (const house of decoration.houses) drawRoof(ctx, house, rotation, style);
  for (const bush of decoration.bushes) {
    ctx.beginPath();
    ctx.arc(bush.x, bush.y, bush.radius, 0, 2 * Math.PI);
    ctx.fillStyle = palette.bush;
    ctx.fill();
    const light = shadowStep(rotation, -bush.radius * 0.3);
    ctx.beginPath();
    ctx.arc(bush.x + light.x, bush.y + light.y, bush.radius * 0.5, 0, 2 * Math.PI);
    ctx.fillStyle = palette.bushLight;
    ctx.fill();
  }
}

/** A hipped roof: its sides towards the light are the brighter ones. */
function drawRoof(ctx: Target, house: House, rotation: Rotation, style: TileStyle): void {
  const { palette } = style;
  const [bright, dark] = palette.roofs[house.roof % palette.roofs.length] ?? [palette.alley, palette.alley];
  const left = house.x - house.width / 2;
  const top = house.y - house.depth / 2;
  const hip = Math.min(house.width, house.depth) / 2;
  const along = house.width > house.depth;
  const a: Spot = along ? { x: left + hip, y: house.y } : { x: house.x, y: top + hip };
  const b: Spot = along ? { x: left + house.width - hip, y: house.y } : { x: house.x, y: top + house.depth - hip };
  const corners: readonly Spot[] = [
    { x: left, y: top },
    { x: left + house.width, y: top },
    { x: left + house.width, y: top + house.depth },
    { x: left, y: top + house.depth },
  ];
  const ridge: readonly (readonly [Spot, Spot])[] = along
    ? [
        [a, b],
        [b, b],
        [b, a],
        [a, a],
      ]
    : [
        [a, a],
        [a, b],
        [b, b],
        [b, a],
      ];
  const towards = shadowStep(rotation, 1);
  const outward: readonly Spot[] = [
    { x: 0, y: -1 },
    { x: 1, y: 0 },
    { x: 0, y: 1 },
    { x: -1, y: 0 },
  ];
  corners.forEach((corner, i) => {
    const next = corners[(i + 1) % 4] ?? corner;
    const [first, second] = ridge[i] ?? [a, b];
    const out = outward[i] ?? a;
    ctx.beginPath();
    for (const spot of [corner, next, second, first]) ctx.lineTo(spot.x, spot.y);
    ctx.closePath();
    ctx.fillStyle = out.x * towards.x + out.y * towards.y < 0 ? bright : dark;
    ctx.fill();
  });
  ctx.fillStyle = palette.window;
  for (let i = 0; i < house.lights; i++) {
    const share = (i + 1) / (house.lights + 1);
    const x = along ? left + house.width * share : house.x - house.width * 0.26;
    const y = along ? house.y - house.depth * 0.26 : top + house.depth * share;
    ctx.fillRect(x - 0.55, y - 0.55, 1.1, 1.1);
  }
}
