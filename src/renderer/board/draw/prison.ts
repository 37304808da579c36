/** The Prison: walls with a tower at each corner and a gate on each side (C7). */
import { onCard } from './card';
import { SIDE } from './face';
import type { Target, TileStyle } from './style';

export function drawPrison(ctx: Target, size: number, style: TileStyle): void {
  const { palette, rotation } = style;
  onCard(ctx, size, rotation, palette, () => {
    ctx.fillStyle = palette.yard;
    ctx.fillRect(0, 0, SIDE, SIDE);
    ctx.strokeStyle = palette.wall;
    ctx.lineWidth = 8;
    ctx.strokeRect(16, 16, SIDE - 32, SIDE - 32);
  });
}
