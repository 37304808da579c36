/** A Runner's lead on the table: the streets from the last marker to the path's end shine, the more the longer they are, with its number. */
import type { Cell } from '../../shared/chase/replay';
import { faded } from '../contrast';
import { CHIP, type Stretch } from './band';
import { SIDE } from './face';
import type { Palette } from './palette';
import type { Target } from './style';
import { drawText } from './text';

/** The band on the tile at `cell`; `shown` is how much of it there is already, where it has just come. */
export function drawBand(ctx: Target, cell: Cell, band: readonly Stretch[], heat: number, shown: number, palette: Palette): void {
  ctx.save();
  ctx.translate(cell.x, cell.y);
  ctx.scale(1 / SIDE, 1 / SIDE);
  ctx.lineCap = 'butt';
  ctx.lineJoin = 'round';
  for (const [half, alpha] of [
    [3.4 + 2.3 * heat, 0.16 + 0.22 * heat],
    [1 + 0.9 * heat, 0.75 + 0.25 * heat],
  ] as const) {
    ctx.strokeStyle = faded(palette.focus, alpha * shown);
    for (const { line, room } of band) {
      ctx.beginPath();
      for (const spot of line) ctx.lineTo(spot.x, spot.y);
      ctx.lineWidth = 2 * Math.min(half, room);
      ctx.stroke();
    }
  }
  ctx.restore();
}

/** The number of tiles, in the middle of the tile at `cell`; above 1, `size` is where it grows. */
export function drawChip(ctx: Target, cell: Cell, tiles: number, size: number, palette: Palette): void {
  const radius = (CHIP / SIDE) * size;
  const [x, y] = [cell.x + 0.5, cell.y + 0.5];
  ctx.beginPath();
  ctx.arc(x, y, radius * 0.92, 0, 2 * Math.PI);
  ctx.fillStyle = palette.surface;
  ctx.fill();
  ctx.lineWidth = radius * 0.16;
  ctx.strokeStyle = palette.focus;
  ctx.stroke();
  drawText(ctx, String(tiles), x, y, radius * (tiles > 9 ? 1.05 : 1.3), palette.ink);
}
