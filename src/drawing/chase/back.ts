/** The back of a tile: blue for Route tiles and Hideouts, red for Starting tiles (C1). */
import { onCard } from './card';
import { faded } from '../contrast';
import { SIDE } from './face';
import type { Target, TileStyle } from './style';

const MIDDLE = SIDE / 2;

/** Draws a back into a square of `size` device pixels: a watchful eye over a street plan. */
export function drawTileBack(ctx: Target, kind: 'route' | 'start', size: number, style: Pick<TileStyle, 'palette' | 'rotation'>): void {
  const { palette, rotation } = style;
  const line = palette.backLine[kind];
  onCard(
    ctx,
    size,
    rotation,
    palette,
    () => {
      ctx.fillStyle = palette.back[kind];
      ctx.fillRect(0, 0, SIDE, SIDE);
      drawStreetPlan(ctx, faded(line, 0.3));
      ctx.strokeStyle = line;
      ctx.lineWidth = 1.3;
      ctx.beginPath();
      ctx.roundRect(6, 6, SIDE - 12, SIDE - 12, 4);
      ctx.stroke();
      ctx.beginPath();
      ctx.arc(MIDDLE, MIDDLE, 24, 0, 2 * Math.PI);
      ctx.fillStyle = palette.back[kind];
      ctx.fill();
      ctx.lineWidth = 1.6;
      ctx.stroke();
      drawEye(ctx, line, palette.back[kind]);
    },
    line,
  );
}

function drawStreetPlan(ctx: Target, colour: string): void {
  ctx.strokeStyle = colour;
  ctx.lineCap = 'butt';
  for (const [width, lines] of [
    [3, [14, 50, 86]],
    [1.2, [26, 38, 62, 74]],
  ] as const) {
    ctx.lineWidth = width;
    ctx.beginPath();
    for (const at of lines) {
      ctx.moveTo(at, 0);
      ctx.lineTo(at, SIDE);
      ctx.moveTo(0, at);
      ctx.lineTo(SIDE, at);
    }
    ctx.stroke();
  }
}

function drawEye(ctx: Target, colour: string, pupil: string): void {
  ctx.beginPath();
  ctx.moveTo(MIDDLE - 17, MIDDLE);
  ctx.quadraticCurveTo(MIDDLE, MIDDLE - 19, MIDDLE + 17, MIDDLE);
  ctx.quadraticCurveTo(MIDDLE, MIDDLE + 19, MIDDLE - 17, MIDDLE);
  ctx.fillStyle = colour;
  ctx.fill();
  ctx.beginPath();
  ctx.arc(MIDDLE, MIDDLE, 6.4, 0, 2 * Math.PI);
  ctx.fillStyle = pupil;
  ctx.fill();
  ctx.beginPath();
  ctx.arc(MIDDLE + 2, MIDDLE - 2, 1.9, 0, 2 * Math.PI);
  ctx.fillStyle = colour;
  ctx.fill();
}
