/** The Prison: walls with a tower at each corner, a gate on each side and the cell block in the yard (C7). */
import { angleOf } from './headings';
import { DIRECTIONS } from '../../rules/chase/compass';
import { onCard, shadowStep } from './card';
import { faded } from '../contrast';
import { KERB, LANE, SIDE } from './face';
import type { Target, TileStyle } from './style';

const MIDDLE = SIDE / 2;
/** The wall's middle line, its thickness, and the towers on its corners. */
const WALL_AT = 14.5;
const WALL = 10;
const TOWER = 9;
const GATE = LANE + KERB + 0.8;
const BLOCK = 13;

function disc(ctx: Target, x: number, y: number, radius: number, fill: string): void {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 2 * Math.PI);
  ctx.fillStyle = fill;
  ctx.fill();
}

/** Runs `draw` once for each side, turned so that the side lies north. */
function onEachSide(ctx: Target, draw: () => void): void {
  for (const side of DIRECTIONS) {
    ctx.save();
    ctx.translate(MIDDLE, MIDDLE);
    ctx.rotate(angleOf(side));
    ctx.translate(-MIDDLE, -MIDDLE);
    draw();
    ctx.restore();
  }
}

/** Draws the Prison into a square of `size` device pixels. */
export function drawPrison(ctx: Target, size: number, style: TileStyle): void {
  const { palette } = style;
  onCard(ctx, size, 0, palette, () => {
    ctx.fillStyle = palette.moat;
    ctx.fillRect(0, 0, SIDE, SIDE);
    ctx.fillStyle = palette.yard;
    ctx.fillRect(WALL_AT, WALL_AT, SIDE - 2 * WALL_AT, SIDE - 2 * WALL_AT);
    for (const [extra, colour] of [
      [KERB, palette.pavement],
      [0, palette.street],
    ] as const) {
      ctx.fillStyle = colour;
      onEachSide(ctx, () => ctx.fillRect(MIDDLE - LANE - extra, 0, 2 * (LANE + extra), MIDDLE));
      ctx.beginPath();
      ctx.roundRect(MIDDLE - 18 - extra, MIDDLE - 18 - extra, 36 + 2 * extra, 36 + 2 * extra, 4);
      ctx.fill();
    }
    ctx.strokeStyle = palette.streetLine;
    ctx.lineWidth = 0.9;
    ctx.setLineDash([3.2, 2.8]);
    onEachSide(ctx, () => {
      ctx.beginPath();
      ctx.moveTo(MIDDLE, 0);
      ctx.lineTo(MIDDLE, 28);
      ctx.stroke();
    });
    ctx.setLineDash([]);
    drawWalls(ctx, style);
    drawCellBlock(ctx, style);
  });
}

function square(ctx: Target, x: number, y: number, half: number, fill: string): void {
  ctx.beginPath();
  ctx.roundRect(x - half, y - half, half * 2, half * 2, 1.6);
  ctx.fillStyle = fill;
  ctx.fill();
}

function drawWalls(ctx: Target, style: TileStyle): void {
  const { palette } = style;
  const shadow = shadowStep(0, 2.6);
  const from = WALL_AT;
  const span = MIDDLE - GATE - from;
  const ring = (thick: number, fill: string): void => {
    ctx.fillStyle = fill;
    onEachSide(ctx, () => {
      for (const x of [from, MIDDLE + GATE]) ctx.fillRect(x, WALL_AT - thick / 2, span, thick);
    });
  };
  const towers = (half: number, fill: string, dx = 0, dy = 0): void => {
    for (const x of [WALL_AT, SIDE - WALL_AT]) for (const y of [WALL_AT, SIDE - WALL_AT]) square(ctx, x + dx, y + dy, half, fill);
  };
  if (palette.shade > 0) {
    towers(TOWER, faded(palette.shadow, palette.shade), shadow.x, shadow.y);
    ctx.save();
    ctx.translate(shadow.x, shadow.y);
    ring(WALL, faded(palette.shadow, palette.shade));
    ctx.restore();
  }
  ring(WALL + 1.8, palette.headLine);
  ring(WALL, palette.wallLight);
  ring(WALL - 2.6, palette.wall);
  // Joints of the stones.
  ctx.fillStyle = palette.headLine;
  onEachSide(ctx, () => {
    for (let x = from + TOWER + 3; x < SIDE - from - TOWER - 2; x += 4.6) {
      if (Math.abs(x - MIDDLE) > GATE + 4.6) ctx.fillRect(x, WALL_AT - WALL / 2, 0.7, WALL);
    }
  });
  // Gates: two doors, swung open into the yard, on posts with lamps.
  onEachSide(ctx, () => {
    ctx.lineCap = 'round';
    for (const hand of [-1, 1]) {
      const x = MIDDLE + hand * (GATE + 0.6);
      ctx.beginPath();
      ctx.moveTo(x, WALL_AT + WALL / 2);
      ctx.lineTo(x + hand * 1.6, WALL_AT + WALL / 2 + 7);
      ctx.strokeStyle = palette.headLine;
      ctx.lineWidth = 2.6;
      ctx.stroke();
      ctx.strokeStyle = palette.homeLight;
      ctx.lineWidth = 1.2;
      ctx.stroke();
      square(ctx, x + hand * 1.4, WALL_AT, 3.1, palette.headLine);
      square(ctx, x + hand * 1.4, WALL_AT, 2.3, palette.wallLight);
      disc(ctx, x + hand * 1.4, WALL_AT, 1.1, palette.lampStrength > 0 ? palette.lamp : palette.headLine);
    }
  });
  towers(TOWER + 0.9, palette.headLine);
  towers(TOWER, palette.wallLight);
  towers(TOWER - 2.2, palette.wall);
  for (const x of [WALL_AT, SIDE - WALL_AT]) {
    for (const y of [WALL_AT, SIDE - WALL_AT]) {
      disc(ctx, x, y, 3.4, palette.headLine);
      disc(ctx, x, y, 2.4, palette.lampStrength > 0 ? palette.lamp : palette.wallLight);
      if (palette.lampStrength > 0) {
        const light = ctx.createRadialGradient(x, y, 2, x, y, 17);
        light.addColorStop(0, faded(palette.lamp, 0.5));
        light.addColorStop(1, faded(palette.lamp, 0));
        ctx.fillStyle = light;
        ctx.fillRect(x - 17, y - 17, 34, 34);
      }
    }
  }
}

/** The cell block, with a barred window large enough to name the piece. */
function drawCellBlock(ctx: Target, style: TileStyle): void {
  const { palette } = style;
  if (palette.shade > 0) {
    const shadow = shadowStep(0, 3);
    ctx.fillStyle = faded(palette.shadow, palette.shade);
    ctx.fillRect(MIDDLE - BLOCK + shadow.x, MIDDLE - BLOCK + shadow.y, BLOCK * 2, BLOCK * 2);
  }
  ctx.lineJoin = 'round';
  ctx.beginPath();
  ctx.roundRect(MIDDLE - BLOCK, MIDDLE - BLOCK, BLOCK * 2, BLOCK * 2, 2);
  ctx.fillStyle = palette.wall;
  ctx.fill();
  ctx.lineWidth = 1.3;
  ctx.strokeStyle = palette.headLine;
  ctx.stroke();
  const half = BLOCK * 0.72;
  ctx.beginPath();
  ctx.roundRect(MIDDLE - half, MIDDLE - half, half * 2, half * 2, 1.4);
  ctx.fillStyle = palette.headLine;
  ctx.fill();
  ctx.strokeStyle = palette.wallLight;
  ctx.lineWidth = 2.1;
  ctx.beginPath();
  for (const share of [-0.5, 0, 0.5]) {
    ctx.moveTo(MIDDLE + half * share, MIDDLE - half);
    ctx.lineTo(MIDDLE + half * share, MIDDLE + half);
  }
  ctx.stroke();
  ctx.lineWidth = 1.6;
  ctx.strokeRect(MIDDLE - half, MIDDLE - half, half * 2, half * 2);
}
