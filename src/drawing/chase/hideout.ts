/** A Hideout: a lit cottage in its garden, with a street to each side (C7). */
import type { Tile } from '../../shared/chase/replay';
import { CORNERS } from '../../rules/chase/compass';
import { onCard, shadowStep } from './card';
import { faded } from '../contrast';
import { KERB, LANE, SIDE, badgeAt, streetsOf, type Spot } from './face';
import { drawExitEnds, drawGround, drawLamplight } from './streets';
import type { Target, TileStyle } from './style';

const MIDDLE = SIDE / 2;
/** The garden in the middle, and the ring road around it. */
const GARDEN = 21.5;
const RING = GARDEN + LANE * 1.5;

function disc(ctx: Target, x: number, y: number, radius: number, fill: string): void {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 2 * Math.PI);
  ctx.fillStyle = fill;
  ctx.fill();
}

function shape(ctx: Target, points: readonly (readonly [number, number])[], fill: string, line?: string): void {
  ctx.beginPath();
  for (const [x, y] of points) ctx.lineTo(x, y);
  ctx.closePath();
  ctx.fillStyle = fill;
  ctx.fill();
  if (line === undefined) return;
  ctx.lineJoin = 'round';
  ctx.lineWidth = 1.3;
  ctx.strokeStyle = line;
  ctx.stroke();
}

/** Draws a Hideout into a square of `size` device pixels. */
export function drawHideout(ctx: Target, tile: Tile, size: number, style: TileStyle): void {
  const { palette, rotation } = style;
  const streets = streetsOf(tile);
  onCard(ctx, size, rotation, palette, () => {
    drawGround(ctx, tile, style);
    for (const [extra, colour] of [
      [KERB, palette.pavement],
      [0, palette.street],
    ] as const) {
      disc(ctx, MIDDLE, MIDDLE, RING + extra, colour);
      ctx.strokeStyle = colour;
      ctx.lineWidth = 2 * (LANE + extra);
      for (const street of streets) {
        ctx.beginPath();
        for (const spot of street.line) ctx.lineTo(spot.x, spot.y);
        ctx.stroke();
      }
    }
    if (palette.lampStrength > 0 && style.detail === 'full') drawLamplight(ctx, streets, style);
    drawExitEnds(ctx, tile, style);
    disc(ctx, MIDDLE, MIDDLE, GARDEN + 1, palette.islandLine);
    disc(ctx, MIDDLE, MIDDLE, GARDEN, palette.garden);
    if (palette.lampStrength > 0) {
      const light = ctx.createRadialGradient(MIDDLE, MIDDLE + 3, 3, MIDDLE, MIDDLE + 3, 36);
      light.addColorStop(0, faded(palette.lamp, 0.75));
      light.addColorStop(0.5, faded(palette.lamp, 0.22));
      light.addColorStop(1, faded(palette.lamp, 0));
      ctx.fillStyle = light;
      ctx.fillRect(0, 0, SIDE, SIDE);
    }
    drawHedges(ctx, style);
    drawCottage(ctx, rotation, style);
  });
}

/** Orchards in the four corners. */
function drawHedges(ctx: Target, style: TileStyle): void {
  const { palette, rotation } = style;
  if (palette.roofs.length === 0) return;
  const light = shadowStep(rotation, -0.9);
  const shadow = shadowStep(rotation, 1.3);
  for (const corner of CORNERS) {
    const badge = badgeAt(corner);
    // From the badge's place outwards, where a Route tile has its people.
    const out: Spot = { x: Math.sign(badge.x - MIDDLE), y: Math.sign(badge.y - MIDDLE) };
    const trees: readonly (readonly [number, number, number])[] = [
      [40, 40, 3.2],
      [32.5, 42, 2.4],
      [42, 32.5, 2.4],
    ];
    for (const [dx, dy, radius] of trees) {
      const x = MIDDLE + out.x * dx;
      const y = MIDDLE + out.y * dy;
      disc(ctx, x + shadow.x, y + shadow.y, radius, faded(palette.shadow, palette.shade));
      disc(ctx, x, y, radius, palette.bush);
      disc(ctx, x + light.x, y + light.y, radius * 0.55, palette.bushLight);
    }
  }
}

/** A cottage as one draws it on a map: roof, chimney, lit windows and an open door. */
function drawCottage(ctx: Target, rotation: TileStyle['rotation'], style: TileStyle): void {
  const { palette } = style;
  const line = palette.itemLine;
  ctx.save();
  ctx.translate(MIDDLE, MIDDLE + 1);
  if (palette.shade > 0) {
    const shadow = shadowStep(rotation, 2.4);
    ctx.fillStyle = faded(palette.shadow, palette.shade);
    ctx.beginPath();
    ctx.roundRect(-11.5 + shadow.x, -5 + shadow.y, 23, 17, 1.5);
    ctx.fill();
  }
  shape(
    ctx,
    [
      [5, -14.5],
      [9, -14.5],
      [9, -6],
      [5, -6],
    ],
    palette.home,
    line,
  );
  shape(
    ctx,
    [
      [-11, -3],
      [11, -3],
      [11, 12],
      [-11, 12],
    ],
    palette.homeWall,
    line,
  );
  shape(
    ctx,
    [
      [0, -9.2],
      [10.6, 0],
      [-10.6, 0],
    ],
    palette.homeLight,
  );
  shape(
    ctx,
    [
      [0, -15.5],
      [15.5, -1.5],
      [12.5, 1.2],
      [0, -9.6],
      [-12.5, 1.2],
      [-15.5, -1.5],
    ],
    palette.home,
    line,
  );
  for (const x of [-8.6, 4.2])
    shape(
      ctx,
      [
        [x, 2.6],
        [x + 4.4, 2.6],
        [x + 4.4, 7],
        [x, 7],
      ],
      palette.homeDoor,
      line,
    );
  ctx.beginPath();
  ctx.roundRect(-2.7, 2.4, 5.4, 9.6, [2.7, 2.7, 0, 0]);
  ctx.fillStyle = palette.homeDoor;
  ctx.fill();
  ctx.strokeStyle = line;
  ctx.stroke();
  ctx.beginPath();
  ctx.arc(0, -4, 1.9, 0, 2 * Math.PI);
  ctx.fillStyle = palette.homeDoor;
  ctx.fill();
  ctx.stroke();
  ctx.restore();
}
