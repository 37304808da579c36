/** Ground, streets, the crossing or the roundabout, and what stands at the exits' ends. */
import type { Tile } from '../../shared/chase/replay';
import { angleOf } from './headings';
import { CORNERS, DIRECTIONS } from '../../rules/chase/compass';
import { shadowStep } from './card';
import { faded } from '../contrast';
import {
  ALLEY,
  BARRIER_HALF,
  CLUMP,
  CROSSING,
  ISLAND,
  KERB,
  LANE,
  ROUNDABOUT,
  SIDE,
  barrierOf,
  blockOf,
  clumpsOf,
  itemOf,
  spotAt,
  streetsOf,
  type Spot,
  type Street,
} from './face';
import { drawItem } from './item';
import type { Target, TileStyle } from './style';

const MIDDLE = SIDE / 2;

function trace(ctx: Target, line: readonly Spot[]): void {
  ctx.beginPath();
  for (const spot of line) ctx.lineTo(spot.x, spot.y);
}

function disc(ctx: Target, x: number, y: number, radius: number, fill: string): void {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 2 * Math.PI);
  ctx.fillStyle = fill;
  ctx.fill();
}

/** Fills the four blocks of the city. */
export function drawGround(ctx: Target, tile: Tile, style: TileStyle): void {
  const { palette } = style;
  for (const corner of CORNERS) {
    trace(ctx, blockOf(tile, corner));
    ctx.closePath();
    ctx.fillStyle = tile.kind === 'hideout' ? palette.island : palette.ground[tile.sectors[corner].symbol];
    ctx.fill();
    // Neighbouring fills must not let a seam through.
    ctx.strokeStyle = ctx.fillStyle;
    ctx.lineWidth = 0.4;
    ctx.stroke();
  }
  for (const side of DIRECTIONS) {
    if (tile.exits[side] !== undefined) continue;
    trace(ctx, [spotAt(side, 0, 0), spotAt(side, MIDDLE, 0)]);
    ctx.lineWidth = ALLEY * 2;
    ctx.strokeStyle = palette.alley;
    ctx.stroke();
  }
}

/** All streets of the tile with their kerbs, and the crossing or roundabout. */
export function drawStreets(ctx: Target, tile: Tile, style: TileStyle): void {
  const { palette } = style;
  const streets = streetsOf(tile);
  const middle = itemOf(tile) === undefined ? CROSSING : ROUNDABOUT;
  ctx.lineCap = 'butt';
  ctx.lineJoin = 'round';
  for (const [extra, colour] of [
    [KERB, palette.pavement],
    [0, palette.street],
  ] as const) {
    disc(ctx, MIDDLE, MIDDLE, middle - KERB + extra, colour);
    ctx.strokeStyle = colour;
    ctx.lineWidth = 2 * (LANE + extra);
    for (const street of streets) {
      trace(ctx, street.line);
      ctx.stroke();
    }
  }
  if (palette.lampStrength > 0 && style.detail === 'full') drawLamplight(ctx, streets, style);
  ctx.strokeStyle = palette.streetLine;
  ctx.lineWidth = 0.9;
  ctx.setLineDash([3.2, 2.8]);
  for (const street of streets) {
    trace(ctx, street.line);
    ctx.lineDashOffset = -(middle + 1.2);
    ctx.save();
    // The middle line starts outside the crossing.
    ctx.beginPath();
    ctx.rect(0, 0, SIDE, SIDE);
    ctx.arc(MIDDLE, MIDDLE, middle, 0, 2 * Math.PI, true);
    ctx.clip();
    trace(ctx, street.line);
    ctx.stroke();
    ctx.restore();
  }
  ctx.setLineDash([]);
  ctx.lineDashOffset = 0;
  const item = itemOf(tile);
  if (item !== undefined) {
    disc(ctx, MIDDLE, MIDDLE, ISLAND + 0.9, palette.islandLine);
    disc(ctx, MIDDLE, MIDDLE, ISLAND, palette.island);
    drawItem(ctx, item, MIDDLE, MIDDLE, 15, style);
  }
}

/** Lamps in a row along the kerbs, left and right in turn: the city's pearls of light. */
export function drawLamplight(ctx: Target, streets: readonly Street[], style: TileStyle): void {
  const { lamp, lampStrength } = style.palette;
  for (const street of streets) {
    for (const [i, share] of [0.36, 0.66, 0.95].entries()) {
      const spot = along(street.line, share);
      const side = (i % 2 === 0 ? 1 : -1) * (LANE + KERB * 0.4);
      const x = spot.x + spot.across.x * side;
      const y = spot.y + spot.across.y * side;
      const light = ctx.createRadialGradient(x, y, 0, x, y, 6.5);
      light.addColorStop(0, faded(lamp, lampStrength));
      light.addColorStop(0.25, faded(lamp, lampStrength * 0.45));
      light.addColorStop(1, faded(lamp, 0));
      ctx.fillStyle = light;
      ctx.fillRect(x - 6.5, y - 6.5, 13, 13);
      disc(ctx, x, y, 0.75, lamp);
    }
  }
}

/** The spot at `share` of a line's length, and the unit step across it. */
function along(line: readonly Spot[], share: number): Spot & { readonly across: Spot } {
  const lengths = line.slice(1).map((spot, i) => Math.hypot(spot.x - (line[i]?.x ?? 0), spot.y - (line[i]?.y ?? 0)));
  let rest = lengths.reduce((sum, length) => sum + length, 0) * share;
  for (const [i, length] of lengths.entries()) {
    const from = line[i];
    const to = line[i + 1];
    if (from === undefined || to === undefined) break;
    if (rest <= length || i === lengths.length - 1) {
      const dx = (to.x - from.x) / length;
      const dy = (to.y - from.y) / length;
      return { x: from.x + dx * rest, y: from.y + dy * rest, across: { x: -dy, y: dx } };
    }
    rest -= length;
  }
  return { x: MIDDLE, y: MIDDLE, across: { x: 0, y: 0 } };
}

/** Trees and roadblocks at the ends of the streets; an open exit is a bare lane. */
export function drawExitEnds(ctx: Target, tile: Tile, style: TileStyle): void {
  for (const street of streetsOf(tile)) {
    if (street.exit.end === 'trees') for (const spot of clumpsOf(street)) drawClump(ctx, spot, CLUMP, style);
    else if (street.exit.end === 'roadblock') drawBarrier(ctx, street, style);
  }
}

/** A clump of trees from above: three crowns with the light on their north-western side. */
function drawClump(ctx: Target, spot: Spot, radius: number, style: TileStyle): void {
  const { palette, rotation } = style;
  const crowns = [0, 1, 2].map((i) => ({
    x: spot.x + Math.cos((i * 2 * Math.PI) / 3 + 0.5) * radius * 0.46,
    y: spot.y + Math.sin((i * 2 * Math.PI) / 3 + 0.5) * radius * 0.46,
  }));
  const shadow = shadowStep(rotation, 1.4);
  const size = radius * 0.66;
  if (palette.shade > 0) {
    for (const crown of crowns) disc(ctx, crown.x + shadow.x, crown.y + shadow.y, size, faded(palette.shadow, palette.shade));
  }
  for (const crown of crowns) disc(ctx, crown.x, crown.y, size + 0.7, palette.treeLine);
  for (const crown of crowns) disc(ctx, crown.x, crown.y, size, palette.tree);
  const light = shadowStep(rotation, -0.85);
  for (const crown of crowns) disc(ctx, crown.x + light.x, crown.y + light.y, size * 0.5, palette.treeLight);
}

/** A striped barrier across the lane, on two feet. */
function drawBarrier(ctx: Target, street: Street, style: TileStyle): void {
  const { palette, rotation } = style;
  const at = barrierOf(street);
  const half = BARRIER_HALF;
  const thick = 2.5;
  ctx.save();
  ctx.translate(at.x, at.y);
  ctx.rotate(angleOf(street.side));
  if (palette.shade > 0) {
    const step = shadowStep(rotation, 1.8);
    const angle = -angleOf(street.side);
    ctx.fillStyle = faded(palette.shadow, palette.shade);
    ctx.beginPath();
    ctx.roundRect(
      -half + step.x * Math.cos(angle) - step.y * Math.sin(angle),
      -thick + step.x * Math.sin(angle) + step.y * Math.cos(angle),
      half * 2,
      thick * 2,
      1.2,
    );
    ctx.fill();
  }
  ctx.fillStyle = palette.barrierLine;
  for (const x of [-half + 2.4, half - 2.4]) {
    ctx.beginPath();
    ctx.roundRect(x - 1.1, -thick - 1.6, 2.2, (thick + 1.6) * 2, 0.8);
    ctx.fill();
  }
  ctx.beginPath();
  ctx.roundRect(-half, -thick, half * 2, thick * 2, 1.2);
  ctx.fillStyle = palette.barrier;
  ctx.fill();
  ctx.save();
  ctx.clip();
  ctx.fillStyle = palette.barrierStripe;
  const stripe = (half * 2) / 7;
  for (let i = -1; i < 8; i += 2) {
    const x = -half + i * stripe;
    ctx.beginPath();
    ctx.moveTo(x + 1.4, -thick);
    ctx.lineTo(x + stripe + 1.4, -thick);
    ctx.lineTo(x + stripe - 1.4, thick);
    ctx.lineTo(x - 1.4, thick);
    ctx.fill();
  }
  ctx.restore();
  ctx.beginPath();
  ctx.roundRect(-half, -thick, half * 2, thick * 2, 1.2);
  ctx.strokeStyle = palette.barrierLine;
  ctx.lineWidth = 1.1;
  ctx.stroke();
  ctx.restore();
}
